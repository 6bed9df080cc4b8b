"""Check a release's tag against the version and the changelog, or print its notes: `tools/release.py check v1.2.3`, `… notes v1.2.3`."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


class BadRelease(Exception):
    """The tag, the version and the changelog do not fit together."""


def project_version() -> str:
    """Return the version, which only pyproject.toml names."""
    version: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return version


def notes(changelog: str, version: str) -> str:
    """Return the changelog's section of a version, without its heading."""
    section = re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if section is None or not section[1].strip():
        raise BadRelease(f"CHANGELOG.md has no section `## [{version}] - YYYY-MM-DD` with text")
    return section[1].strip()


def check(tag: str) -> str:
    """Return the notes of the release that a tag names, or say what does not fit."""
    if tag != f"v{project_version()}":
        raise BadRelease(f"the tag is {tag}, but pyproject.toml has version {project_version()}")
    return notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), project_version())


def main() -> None:
    """Run the command line."""
    if len(sys.argv) != 3 or sys.argv[1] not in ("check", "notes"):
        sys.exit(__doc__)
    try:
        text = check(sys.argv[2])
    except BadRelease as error:
        sys.exit(f"error: {error}")
    if sys.argv[1] == "notes":
        print(text)


if __name__ == "__main__":
    main()
