"""The codes of errors: every error that can be sent has one, each is documented, and each means one thing."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

from litestar.exceptions import HTTPException

import backroom.server
import backroom.store
from backroom.core.errors import BackroomError, IllegalMove
from backroom.core.registry import games
from backroom.server import error_codes
from backroom.server.error_codes import ALL_CODES, OF_ERRORS, error_code, error_code_http
from backroom.store.log_appender import WriteConflict

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "backroom" / "server"
SENT_FROM = tuple(f"backroom.{package}." for package in ("core", "games", "bots", "store", "server"))
NEVER_SENT = {"BadDeclaration", "BadPolicy", "BadSetting", "BadBackup", "PortTaken", "UnknownUser", "ObsoleteDelivery", "MissingExtra"}
"""Errors of the command line and of work in the background."""


def kinds_of(error):
    """Return a class of errors and all classes below it."""
    return {error}.union(*(kinds_of(kind) for kind in error.__subclasses__()))


def test_every_error_that_can_be_sent_has_a_code_of_its_own_or_of_a_closer_kind():
    games()
    for package in (backroom.server, backroom.store):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    sent = {kind for kind in kinds_of(BackroomError) if kind.__module__.startswith(SENT_FROM) and kind.__name__ not in NEVER_SENT}
    without = {
        kind.__name__
        for kind in sent - {BackroomError}
        if not any(base in OF_ERRORS for base in kind.__mro__[: kind.__mro__.index(BackroomError)])
    }
    assert without == set()


def test_a_class_that_is_not_listed_has_the_code_of_the_nearest_above():
    class TooLate(WriteConflict):
        """Derived from one that is listed, which is derived from another."""

    class Odd(BackroomError):
        """Derived from none but the root."""

    assert error_code(TooLate("")).code == "write-conflict"
    assert error_code(IllegalMove("")).code == "illegal-move"
    assert error_code(Odd("")) == error_codes.BAD_REQUEST


def test_errors_of_the_web_framework_have_codes_by_their_status():
    for status, code in ((404, "not-found"), (413, "too-large"), (415, "bad-request"), (502, "internal-error")):
        assert error_code_http(HTTPException(status_code=status)).code == code


def test_a_code_means_one_thing():
    assert len({known.code for known in ALL_CODES}) == len(ALL_CODES)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", known.code) for known in ALL_CODES)


def test_codes_are_documented_and_no_other_is_sent():
    manual = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    section = manual.partition("## Error codes")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", section, re.MULTILINE) == [(known.code, str(known.status)) for known in ALL_CODES]
    code = "\n".join(file.read_text(encoding="utf-8") for file in SERVER.glob("*.py"))
    written = set(re.findall(r'Refused\("[^"]*", "([a-z-]+)"', code)) | set(re.findall(r'Trouble\("([a-z-]+)"', code))
    assert written <= {known.code for known in ALL_CODES}
