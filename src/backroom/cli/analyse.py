"""`backroom analyse`: what the decisions of a record were worth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from backroom.bots.game_analysis import AnalysedDecision, GameAnalysis, analyse_recorded, decisions_in, summarise
from backroom.cli.common import Language, console, make_texts, side_names
from backroom.cli.replay import check
from backroom.core.errors import BackroomError, BadSetup
from backroom.core.record import Record, replay_record

if TYPE_CHECKING:
    from backroom.bots.decision_analysis import RatedMove, WinEstimate
    from backroom.core.texts import Texts

BLOCKS = "▁▂▃▄▅▆▇█"
COLUMNS = 64


def analyse(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A file of JSON lines, as `simulate --out` and `play` write it.")],
    seconds: Annotated[float, typer.Option(min=0.001, help="Processor time for each decision.")] = 1.0,
    at: Annotated[int | None, typer.Option(metavar="N", help="Only what was decided after line n, with the best moves.")] = None,
    json_: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write everything here; - prints it.")] = None,
    lang: Language = "en",
) -> None:
    """Show the best moves of a decision, everybody's chances over the game and the largest mistakes, by what each mover could know."""
    read = check(record)
    review = analyse_record(read, seconds, at)
    if json_ is not None:
        text = msgspec.json.format(msgspec.json.encode(review), indent=2).decode()
        if str(json_) == "-":
            print(text)
            return
        write(json_, text)
    texts = make_texts(lang, read.game)
    texts.names = side_names(read.game, read.players, read.names, texts)
    if at is None:
        print_analysis(review, texts)
    else:
        for one in review.decisions:
            show_decision(one, texts)


def analyse_record(read: Record, seconds: float, at: int | None) -> GameAnalysis:
    """Judge the decisions, with a progress bar."""
    decisions = decisions_in(read)
    if at is not None:
        positions = sorted({decision.n for decision in decisions})
        decisions = [decision for decision in decisions if decision.n == at]
        if not decisions:
            after = [n for n in positions if n > at]
            raise BadSetup(f"nothing was decided after line {at}" + (f"; the next decision is after line {after[0]}" if after else ""))
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        analysed = [analyse_recorded(read, decision, seconds) for decision in progress.track(decisions, description=read.game.name)]
    return summarise(analysed, len(read.moves), replay_record(read).outcome)


def write(file: Path, text: str) -> None:
    """Write a file, or say why not."""
    try:
        file.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise BackroomError(f"{file}: {error.strerror or error}") from error


def print_analysis(review: GameAnalysis, texts: Texts) -> None:
    """Print the curve and the mistakes."""
    out = console()
    out.print(texts.format("analyse-heading", title=texts.format("title"), decisions=len(review.decisions)), style="bold")
    width = max((len(name) for name in texts.names), default=0)
    for seat in range(len(review.curve[0].win_probabilities) if review.curve else 0):
        shares = [point.win_probabilities[seat].value for point in review.curve]
        out.print(
            f"{texts.names[seat]:{width}}  {sparkline(shares)}  {estimate_text(review.curve[-1].win_probabilities[seat])}", markup=False
        )
    out.print(texts.format("analyse-mistakes" if review.mistakes else "analyse-no-mistakes"), style="bold")
    by_moment = {one.n: one for one in review.decisions}
    for n in review.mistakes:
        show_mistake(by_moment[n], texts)


def show_mistake(one: AnalysedDecision, texts: Texts) -> None:
    """Print what was played and what would have been better."""
    judgement = one.analysis
    assert judgement.played is not None
    assert judgement.loss is not None
    loss = judgement.loss
    given_away = f"−{100 * loss.value:.0f} ({100 * loss.low:.0f}–{100 * loss.high:.0f})"
    out = console()
    out.print(f"{one.n:4}  {texts.names[judgement.seat]}  {given_away}", markup=False)
    out.print(
        f"      {texts.format('analyse-played', move=move_text(judgement.played, texts), chance=estimate_text(judgement.played.win))}",
        markup=False,
    )
    out.print(
        f"      {texts.format('analyse-better', move=move_text(judgement.best[0], texts), chance=estimate_text(judgement.best[0].win))}",
        markup=False,
    )


def show_decision(one: AnalysedDecision, texts: Texts) -> None:
    """Print the best moves of one decision, and what was played."""
    out = console()
    judgement = one.analysis
    out.print(texts.format("analyse-decision", n=one.n, name=texts.names[judgement.seat], trials=judgement.trials), style="bold")
    for weighed in judgement.best:
        out.print(f"  {estimate_text(weighed.win):>18}  {move_text(weighed, texts)}", markup=False)
    if judgement.played is not None:
        out.print(
            texts.format("analyse-played", move=move_text(judgement.played, texts), chance=estimate_text(judgement.played.win)),
            markup=False,
        )


def estimate_text(chance: WinEstimate) -> str:
    """Return a chance with its interval."""
    return f"{chance.value:.0%} ({100 * chance.low:.0f}–{100 * chance.high:.0f})"


def move_text(weighed: RatedMove, texts: Texts) -> str:
    """Return what a move will do in sentences; what reveals something new by its words."""
    if weighed.facts:
        return " ".join(texts.fact_text(fact) for fact in weighed.facts)
    words = [value if isinstance(value, list) else [value] for value in weighed.move.values()]
    return " ".join(str(word) for several in words for word in several)


def sparkline(shares: list[float]) -> str:
    """Return shares as a small curve, the last value of each column."""
    columns = min(COLUMNS, len(shares))
    picked = [shares[(column + 1) * len(shares) // columns - 1] for column in range(columns)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))] for share in picked)
