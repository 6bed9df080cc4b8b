"""A game at the terminal: drawn table, numbered choices, help, going back, saving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from backroom.bots.match import make_bot, play_on
from backroom.cli.common import console
from backroom.cli.rules import as_markdown, rules_text
from backroom.core.draft import Choice, Draft
from backroom.core.record import write_record
from backroom.core.rng import seed_from
from backroom.core.table import ASK, LET_GO, Table, replay

if TYPE_CHECKING:
    from backroom.core.texts import Texts


MOST_FACTS = 3
"""How much of what a choice does is told beside it; the confirmation tells all."""


class Leave(Exception):
    """The player has had enough for now."""


class TerminalGame:
    """One person at a table, bots in the other seats."""

    def __init__(self, table: Table, seat: int, bot: str, texts: Texts, file: Path, seed: str) -> None:
        self.table = table
        self.seat = seat
        self.texts = texts
        self.file = file
        self.out = console()
        self.bots = {s: make_bot(bot, table.game, seed_from(seed, s)) for s in range(table.players) if s != seat}
        self.told = 0

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.out.print(self.texts.say("play-welcome", title=self.texts.say("title")), style="bold")
        self.out.print(self.texts.say("play-keys"), style="dim")
        try:
            while self.bots_move():
                self.decide()
        except (Leave, EOFError, KeyboardInterrupt):
            self.save(self.file)
            self.out.print(self.texts.say("play-resume-hint", file=str(self.file)))
            return
        self.finish()

    def bots_move(self) -> bool:
        """Let the bots move and tell what they did; return whether the player is to decide."""
        play_on(self.table, self.bots)
        self.tell()
        return not self.table.over

    def tell(self) -> None:
        """Tell what has happened since the last time."""
        for n, fact in self.table.facts(self.seat, self.told):
            self.out.print(Text(f"{n:4}  {self.texts.fact(fact)}"))
        self.told = len(self.table.log)

    def finish(self) -> None:
        """Show how it ended."""
        outcome = self.table.outcome
        assert outcome is not None
        self.draw()
        for side in sorted(range(len(outcome.scores)), key=lambda side: outcome.ranks[side]):
            line = self.texts.say("result-line", rank=outcome.ranks[side], name=self.texts.names[side], score=outcome.scores[side])
            self.out.print(line, style="bold" if outcome.ranks[side] == 1 else "")
        self.save(self.file)

    def draw(self) -> None:
        """Draw the table as the player sees it."""
        self.out.print(self.table.game.draw(self.table.view(self.seat), self.texts))

    def save(self, file: Path) -> None:
        """Write the record of the game so far."""
        try:
            file.write_text(write_record(self.table, self.texts.names[: self.table.players]), encoding="utf-8")
        except OSError as error:
            self.out.print(f"{file}: {error.strerror or error}", style="red")
        else:
            self.out.print(self.texts.say("play-saved", file=str(file)), style="dim")

    def decide(self) -> None:
        """Walk the player through a move, then make it."""
        self.draw()
        draft = Draft(self.table.game, self.table.view(self.seat), self.seat)
        revealing = False
        while True:
            if draft.whole:
                if revealing or self.confirm(draft):
                    break
                draft.back()
                continue
            choice = self.ask(draft)
            if choice is None:
                return
            revealing = choice.reveals
            draft.choose(choice.step)
        self.table.commit(self.seat, draft.move, self.table.decision(self.seat))

    def confirm(self, draft: Draft) -> bool:
        """Show what the move will do and ask whether to do it."""
        for fact in draft.facts:
            self.out.print(Text(f"   → {self.texts.fact(fact)}"), style="green")
        return self.read(self.texts.say("play-confirm")) not in {"b", "u"}

    def ask(self, draft: Draft) -> Choice | None:
        """Ask one question until it is answered; None if an earlier move was taken back."""
        question = draft.question()
        choices = draft.choices()
        self.out.print()
        self.out.print(self.texts.say(question.key, **question.mentions), style="bold yellow", end=" ")
        self.out.print(f"[{', '.join(question.rules)}]", style="dim", markup=False)
        for number, choice in enumerate(choices, start=1):
            self.out.print(self.line(number, choice))
        while True:
            answer = self.read(self.texts.say("play-prompt"))
            if answer in {"b", "u"}:
                if draft.back():
                    return self.ask(draft)
                if self.take_back():
                    return None
                self.out.print(self.texts.say("play-no-undo"), style="red")
            elif answer.isdigit() and 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1]
            elif answer.startswith("?"):
                self.explain(answer[1:].strip(), choices, question.rules)
            else:
                self.out.print(self.texts.say("play-number-please", most=len(choices)), style="red")

    def line(self, number: int, choice: Choice) -> Text:
        """Return a choice as a numbered line, with what it does and whether it can be undone."""
        line = Text(f"{number:3}  ").append(self.label(choice), "bold")
        remark = self.table.game.remark(self.table.view(self.seat), choice.field, choice.value, self.texts)
        if remark:
            line.append(f"  {remark}")
        if choice.completes and choice.facts:
            told = [self.texts.fact(fact) for fact in choice.facts[:MOST_FACTS]]
            line.append("  " + " ".join(told) + (" …" if len(choice.facts) > MOST_FACTS else ""), "dim")
        if choice.reveals:
            line.append("  " + self.texts.say("play-reveals"), "red")
        return line

    def label(self, choice: Choice) -> str:
        """Return a choice in words."""
        if not choice.field:
            return self.texts.say(f"choice-{choice.value}")
        exact = f"choice-{choice.field}-{choice.value}"
        if self.texts.has(exact):
            return self.texts.say(exact)
        return self.texts.say(f"choice-{choice.field}", value=self.texts.word(choice.field, choice.value))

    def explain(self, which: str, choices: list[Choice], rules: tuple[str, ...]) -> None:
        """Give help: on a choice, or the rules that govern the question."""
        if which.isdigit() and 1 <= int(which) <= len(choices):
            choice = choices[int(which) - 1]
            for key in (f"help-{choice.field}-{choice.value}", f"help-{choice.value}"):
                if self.texts.has(key):
                    self.out.print(self.texts.say(key))
                    return
            for fact in choice.facts:
                self.out.print(Text(self.texts.fact(fact)))
        self.show_rules(rules)

    def show_rules(self, ids: tuple[str, ...] = ()) -> None:
        """Show the rules text, or the passages of some rules."""
        text = rules_text(self.table.game, self.texts.language)
        if ids:
            text = "\n\n".join(line for line in text.splitlines() if any(f"**{rule}**" in line for rule in ids))
        self.out.print(as_markdown(text))

    def change_windows(self) -> None:
        """Be asked in windows that can be let go by, or not be asked any more."""
        asked = self.table.settings[self.seat] == ASK
        self.table.settings[self.seat] = LET_GO if asked else ASK  # from the next window on
        self.out.print(self.texts.say("play-windows-pass" if asked else "play-windows-ask"))

    def take_back(self) -> bool:
        """Take back the last move, if it is the player's own and nothing came of it yet."""
        log = self.table.log
        if not log or log[-1].by != self.seat or any(not fact.seen_by(-1) for fact in log[-1].facts):
            return False
        chance, settings = self.table.chance, self.table.settings
        kept = [(entry.by, entry.move) for entry in log[:-1]]
        self.table = replay(self.table.game, self.table.players, self.table.options, kept)
        self.table.chance = chance
        self.table.settings = settings
        self.told = min(self.told, len(kept))
        return True

    def read(self, prompt: str) -> str:
        """Read an answer; commands that fit everywhere are carried out here."""
        while True:
            answer = self.out.input(f"{prompt} ", markup=False).strip().lower()
            if answer == "q":
                raise Leave
            if answer == "r":
                self.show_rules()
            elif answer == "v":
                self.draw()
            elif answer == "w":
                self.change_windows()
            elif answer == "l":
                self.told = 0
                self.tell()
            elif answer.split(" ")[0] == "s":
                self.save(Path(answer[2:].strip() or self.file))
            else:
                return answer
