"""A game at the terminal: drawn table, numbered choices, help, going back, saving."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from backroom.bots.play import make_named_bot, play_bots
from backroom.cli.common import console
from backroom.cli.rules import as_markdown, rules_text
from backroom.core.move_builder import Choice, MoveBuilder
from backroom.core.record import write_record
from backroom.core.rng import seed_from
from backroom.core.table import ASK, AUTO_PASS, Table, replay

if TYPE_CHECKING:
    from backroom.core.texts import Texts


MAX_FACTS = 3
"""How much of what a choice does is told beside it; the confirmation tells all."""


class QuitGame(Exception):
    """The player has had enough for now."""


class TerminalGame:
    """One person at a table, bots in the other seats."""

    def __init__(self, table: Table, seat: int, bot: str, texts: Texts, file: Path, seed: str) -> None:
        self.table = table
        self.seat = seat
        self.texts = texts
        self.file = file
        self.out = console()
        self.bots = {s: make_named_bot(bot, table.game, seed_from(seed, s)) for s in range(table.players) if s != seat}
        self.told = 0

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.out.print(self.texts.format("play-welcome", title=self.texts.format("title")), style="bold")
        self.out.print(self.texts.format("play-keys"), style="dim")
        try:
            while self.play_bots():
                self.decide()
        except (QuitGame, EOFError, KeyboardInterrupt):
            self.save(self.file)
            self.out.print(self.texts.format("play-resume-hint", file=str(self.file)))
            return
        self.finish()

    def play_bots(self) -> bool:
        """Let the bots move and tell what they did; return whether the player is to decide."""
        play_bots(self.table, self.bots)
        self.print_facts()
        return not self.table.over

    def print_facts(self) -> None:
        """Tell what has happened since the last time."""
        for n, fact in self.table.facts(self.seat, self.told):
            self.out.print(Text(f"{n:4}  {self.texts.fact_text(fact)}"))
        self.told = len(self.table.log)

    def finish(self) -> None:
        """Show how it ended."""
        outcome = self.table.outcome
        assert outcome is not None
        self.render()
        for side in sorted(range(len(outcome.scores)), key=lambda side: outcome.ranks[side]):
            line = self.texts.format("result-line", rank=outcome.ranks[side], name=self.texts.names[side], score=outcome.scores[side])
            self.out.print(line, style="bold" if outcome.ranks[side] == 1 else "")
        self.save(self.file)

    def render(self) -> None:
        """Draw the table as the player sees it."""
        self.out.print(self.table.game.render(self.table.view(self.seat), self.texts))

    def save(self, file: Path) -> None:
        """Write the record of the game so far."""
        try:
            file.write_text(write_record(self.table, self.texts.names[: self.table.players]), encoding="utf-8")
        except OSError as error:
            self.out.print(f"{file}: {error.strerror or error}", style="red")
        else:
            self.out.print(self.texts.format("play-saved", file=str(file)), style="dim")

    def decide(self) -> None:
        """Walk the player through a move, then make it."""
        self.render()
        draft = MoveBuilder(self.table.game, self.table.view(self.seat), self.seat)
        revealing = False
        while True:
            if draft.is_complete:
                if revealing or self.confirm(draft):
                    break
                draft.undo()
                continue
            choice = self.ask(draft)
            if choice is None:
                return
            revealing = choice.reveals_hidden
            draft.choose(choice.step)
        self.table.commit(self.seat, draft.move, self.table.open_decision(self.seat))

    def confirm(self, draft: MoveBuilder) -> bool:
        """Show what the move will do and ask whether to do it."""
        for fact in draft.facts:
            self.out.print(Text(f"   → {self.texts.fact_text(fact)}"), style="green")
        return self.read(self.texts.format("play-confirm")) not in {"b", "u"}

    def ask(self, draft: MoveBuilder) -> Choice | None:
        """Ask one question until it is answered; None if an earlier move was taken back."""
        question = draft.question()
        choices = draft.choices()
        self.out.print()
        self.out.print(self.texts.format(question.key, **question.args), style="bold yellow", end=" ")
        self.out.print(f"[{', '.join(question.rules)}]", style="dim", markup=False)
        for number, choice in enumerate(choices, start=1):
            self.out.print(self.choice_line(number, choice))
        while True:
            answer = self.read(self.texts.format("play-prompt"))
            if answer in {"b", "u"}:
                if draft.undo():
                    return self.ask(draft)
                if self.undo():
                    return None
                self.out.print(self.texts.format("play-no-undo"), style="red")
            elif answer.isdigit() and 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1]
            elif answer.startswith("?"):
                self.explain(answer[1:].strip(), choices, question.rules)
            else:
                self.out.print(self.texts.format("play-number-please", most=len(choices)), style="red")

    def choice_line(self, number: int, choice: Choice) -> Text:
        """Return a choice as a numbered line, with what it does and whether it can be undone."""
        line = Text(f"{number:3}  ").append(self.choice_text(choice), "bold")
        remark = self.table.game.choice_note(self.table.view(self.seat), choice.field, choice.value, self.texts)
        if remark:
            line.append(f"  {remark}")
        if choice.completes_move and choice.facts:
            told = [self.texts.fact_text(fact) for fact in choice.facts[:MAX_FACTS]]
            line.append("  " + " ".join(told) + (" …" if len(choice.facts) > MAX_FACTS else ""), "dim")
        if choice.reveals_hidden:
            line.append("  " + self.texts.format("play-reveals"), "red")
        return line

    def choice_text(self, choice: Choice) -> str:
        """Return a choice in words."""
        if not choice.field:
            return self.texts.format(f"choice-{choice.value}")
        exact = f"choice-{choice.field}-{choice.value}"
        if self.texts.has(exact):
            return self.texts.format(exact)
        return self.texts.format(f"choice-{choice.field}", value=self.texts.display_name(choice.field, choice.value))

    def explain(self, which: str, choices: list[Choice], rules: tuple[str, ...]) -> None:
        """Give help: on a choice, or the rules that govern the question."""
        if which.isdigit() and 1 <= int(which) <= len(choices):
            choice = choices[int(which) - 1]
            for key in (f"help-{choice.field}-{choice.value}", f"help-{choice.value}"):
                if self.texts.has(key):
                    self.out.print(self.texts.format(key))
                    return
            for fact in choice.facts:
                self.out.print(Text(self.texts.fact_text(fact)))
        self.show_rules(rules)

    def show_rules(self, ids: tuple[str, ...] = ()) -> None:
        """Show the rules text, or the passages of some rules."""
        text = rules_text(self.table.game, self.texts.language)
        if ids:
            text = "\n\n".join(line for line in text.splitlines() if any(f"**{rule}**" in line for rule in ids))
        self.out.print(as_markdown(text))

    def toggle_auto_pass(self) -> None:
        """Be asked in windows that can be let go by, or not be asked any more."""
        asked = self.table.auto_responses[self.seat] == ASK
        self.table.auto_responses[self.seat] = AUTO_PASS if asked else ASK  # from the next window on
        self.out.print(self.texts.format("play-windows-pass" if asked else "play-windows-ask"))

    def undo(self) -> bool:
        """Take back the last move, if it is the player's own and nothing came of it yet."""
        log = self.table.log
        if not log or log[-1].by != self.seat or any(not fact.seen_by(-1) for fact in log[-1].facts):
            return False
        chance, settings = self.table.draws, self.table.auto_responses
        kept = [(entry.by, entry.move) for entry in log[:-1]]
        self.table = replay(self.table.game, self.table.players, self.table.options, kept)
        self.table.draws = chance
        self.table.auto_responses = settings
        self.told = min(self.told, len(kept))
        return True

    def read(self, prompt: str) -> str:
        """Read an answer; commands that fit everywhere are carried out here."""
        while True:
            answer = self.out.input(f"{prompt} ", markup=False).strip().lower()
            if answer == "q":
                raise QuitGame
            if answer == "r":
                self.show_rules()
            elif answer == "v":
                self.render()
            elif answer == "w":
                self.toggle_auto_pass()
            elif answer == "l":
                self.told = 0
                self.print_facts()
            elif answer.split(" ")[0] == "s":
                self.save(Path(answer[2:].strip() or self.file))
            else:
                return answer
