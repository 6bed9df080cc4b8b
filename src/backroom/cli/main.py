"""The command line: one command a module; every error is one clear line on stderr and exit code 2."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import backroom
from backroom.core.errors import BackroomError

app = typer.Typer(
    name="backroom",
    help="A table for games of power. Alone, it starts the table server and opens the page.",
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and whether the rules run compiled.")] = False,
) -> None:
    """Start the table server if no command is given."""
    if version:
        print(f"backroom {backroom.__version__}, rules {backroom.compiled_status}")
    elif context.invoked_subcommand is None:
        app(["serve"], standalone_mode=False)  # by its own command, so that the environment counts


def add_commands() -> None:
    """Put the commands on the app."""
    from backroom.cli import analyse, arena, bench, dataset, doctor, games, play, replay, report, rules, serve, simulate, sync, verify  # noqa: PLC0415
    from backroom.cli.admin import admin  # noqa: PLC0415

    app.command("play")(play.play)
    app.command("games")(games.games)
    app.command("rules")(rules.rules)
    app.command("simulate")(simulate.simulate)
    app.command("analyse")(analyse.analyse)
    app.command("arena")(arena.arena)
    app.command("report")(report.report)
    app.command("dataset")(dataset.dataset)
    app.command("replay")(replay.replay)
    app.command("bench")(bench.bench)
    app.command("verify")(verify.verify)
    app.command("serve")(serve.serve)
    app.command("doctor")(doctor.doctor)
    app.command("sync")(sync.sync)
    app.add_typer(admin, name="admin")


def main() -> None:
    """Run the command line."""
    add_commands()
    try:
        code = app(standalone_mode=False)
    except BackroomError as error:
        sys.exit(print_error(str(error)))
    except typer.TyperException as error:
        sys.exit(print_error(error.format_message()))
    except (typer.Abort, KeyboardInterrupt, EOFError):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(code if isinstance(code, int) else 0)


def print_error(message: str) -> int:
    """Say what was wrong in one line; return the exit code."""
    line = " ".join(message.split())
    print(f"backroom: {line}", file=sys.stderr)
    return 2
