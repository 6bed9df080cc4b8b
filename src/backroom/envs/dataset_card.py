"""The card of a dataset: what it is, how it was made, what its columns mean, and what is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from backroom.core.errors import MissingExtra

try:
    import pyarrow as pa
    import pyarrow.compute as pc
except ImportError as error:
    raise MissingExtra("backroom.envs.dataset_card", error) from error

from backroom.core.stats import wilson

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from backroom.envs.dataset import DatasetPlan, GameRows


class DatasetStats:
    """What is counted while games are written."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.rows = 0
        self.forced = 0
        self.legal = 0
        self.moves: list[int] = []
        self.rows_of: dict[str, int] = {}
        self.shares: dict[str, list[float]] = {}
        self.scores: dict[str, list[int]] = {}

    def count(self, played: GameRows) -> None:
        """Count a game."""
        masks = pc.list_flatten(played.rows["mask"]).to_numpy(zero_copy_only=False).reshape(played.rows.num_rows, -1)
        legal = masks.sum(1)
        self.rows += played.rows.num_rows
        self.legal += int(legal.sum())
        self.forced += int((legal == 1).sum())
        self.moves.append(played.moves)
        seats, numbers = np.unique(played.rows["seat"].to_numpy(), return_counts=True)
        decided = dict(zip(seats.tolist(), numbers.tolist(), strict=True))
        winners = played.outcome.winners
        for seat, bot in enumerate(played.bots):
            for name in (f"bot {bot}", f"seat {seat}"):
                self.rows_of[name] = self.rows_of.get(name, 0) + decided.get(seat, 0)
                self.shares.setdefault(name, []).append((seat in winners) / len(winners))
                self.scores.setdefault(name, []).append(played.outcome.scores[seat])


def render_card(plan: DatasetPlan, schema: pa.Schema, tally: DatasetStats, file: str, command: str) -> str:
    """Return the card as Markdown, with the front matter that dataset hubs read."""
    about = msgspec.json.decode(schema.metadata[b"backroom"])
    return "\n".join(
        [*front_matter(plan, file), *introduction(plan, about, command), *contents(tally), *columns(schema), *usage(about, file)]
    )


def front_matter(plan: DatasetPlan, file: str) -> list[str]:
    """Return what programs read."""
    return [
        "---",
        f"pretty_name: {plan.game}, {plan.players} players, {plan.games} games of bots",
        "license: cc0-1.0",
        "task_categories: [reinforcement-learning]",
        "tags: [board-games, hidden-information, imitation-learning, offline-reinforcement-learning]",
        f"configs: [{{config_name: default, data_files: {file}}}]",
        "---",
        "",
    ]


def introduction(plan: DatasetPlan, about: dict[str, Any], command: str) -> list[str]:
    """Return what it is and how it was made."""
    options = ", ".join(f"{name} {' '.join(str(value).split())[:60]}" for name, value in plan.options.items()) or "none"
    return [
        f"# {plan.game}: {plan.games} games of {plan.players} players",
        "",
        "Every step of games between bots: what the deciding seat could see and do, what it did, and what came of it in the end.",
        "A step is one small choice; a move is a chain of steps. Steps without an alternative are rows too. Draws of chance are not.",
        "",
        f"- Made by `{command}`",
        f"- Backroom {about['version']}, rules version {about['rules']}, pyarrow {pa.__version__}",
        f"- Bots {', '.join(plan.bots)}: everybody sits one seat on from game to game",
        f"- Options: {options}",
        f"- Seed `{plan.seed}`: game number k has the seed `{plan.seed}/k`. Equal commands give equal files, where bots that search are",
        "  not cut short by their limit of time",
        "- Only the deciding seat's view reaches a row's observation, mask and information state. Columns from `return` on tell the end of",
        "  the game, which nobody knew: they are what to predict, not what to predict from",
        "- Bots are no people: the data says how these bots play, with their habits and blind spots",
        "- Licence CC0 1.0. Rows are figures; they hold none of the game's texts or drawings. The game is its authors' work",
        "",
    ]


def contents(tally: DatasetStats) -> list[str]:
    """Return counts and statistics."""
    games = len(tally.moves)
    return [
        "## What is in it",
        "",
        *markdown_table(
            ("", "number"),
            [
                ("games", f"{games:,}"),
                ("rows", f"{tally.rows:,}"),
                ("rows with a choice", f"{tally.rows - tally.forced:,}"),
                ("legal steps a row, mean", f"{tally.legal / tally.rows:.2f}"),
                ("moves a game, mean (least to most)", f"{sum(tally.moves) / games:.1f} ({min(tally.moves)} to {max(tally.moves)})"),
            ],
        ),
        "A shared win counts in parts; intervals are Wilson's at 95 %.",
        "",
        *markdown_table(
            ("", "rows", "games", "share of wins", "interval", "score, mean ± deviation"),
            [result_line(name, tally) for name in sorted(tally.shares)],
        ),
    ]


def result_line(name: str, tally: DatasetStats) -> tuple[str, ...]:
    """Return how a bot or a seat fared."""
    shares, scores = tally.shares[name], tally.scores[name]
    low, high = wilson(sum(shares), len(shares))
    share = f"{sum(shares) / len(shares):.3f}"
    return (
        name,
        f"{tally.rows_of[name]:,}",
        f"{len(shares):,}",
        share,
        f"{low:.3f} to {high:.3f}",
        f"{np.mean(scores):.2f} ± {np.std(scores):.2f}",
    )


def columns(schema: pa.Schema) -> list[str]:
    """Return the columns with their meaning, and the sections of an observation."""
    about = msgspec.json.decode(schema.metadata[b"backroom"])
    sections = [
        (section["name"], str(section["first"]), str(section["length"]), str(section["max_value"]), section["meaning"])
        for section in about["observation"]
    ]
    meanings = [(f"`{field.name}`", type_text(field.type), field.metadata[b"meaning"].decode()) for field in schema]
    return [
        "## Columns",
        "",
        *markdown_table(("column", "type", "meaning"), meanings),
        "## An observation",
        "",
        *markdown_table(("section", "first", "length", "greatest", "meaning"), sections),
    ]


def type_text(kind: pa.DataType) -> str:
    """Return a type as one says it."""
    return f"list of {kind.list_size} {kind.value_type}" if pa.types.is_fixed_size_list(kind) else str(kind)


def usage(about: dict[str, Any], file: str) -> list[str]:
    """Return how to read the file."""
    return [
        "## Reading it",
        "",
        "The schema's metadata has under `backroom` this plan, the sections of an observation and the names of all",
        f"{len(about['steps'])} steps, as JSON.",
        "",
        "```python",
        "import json",
        "import pyarrow.parquet as pq",
        "",
        f'file = pq.ParquetFile("{file}")',
        'about = json.loads(file.schema_arrow.metadata[b"backroom"])',
        "rows = file.read_row_group(0)",
        'observations = rows["observation"].combine_chunks().flatten().to_numpy().reshape(len(rows), -1)',
        'print(observations.shape, about["steps"][rows["step"][0].as_py()])',
        "```",
        "",
    ]


def markdown_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return a table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return ["| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines] + [""]
