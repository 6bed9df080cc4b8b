"""Pin every version: `uv run tools/pin.py` takes the newest that fit and writes them into pyproject.toml.

uv's own lock file names package registries and is therefore not kept in the repository; these constraints take its place.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

PYPROJECT = Path(__file__).parent.parent / "pyproject.toml"
BLOCK = re.compile(r"(# pinned by tools/pin.py\nconstraint-dependencies = \[\n).*?(^\]\n)", re.DOTALL | re.MULTILINE)


def newest() -> list[str]:
    """Return `name==version` of everything the project needs, for every platform."""
    empty = BLOCK.sub(r"\1\2", PYPROJECT.read_text())
    PYPROJECT.write_text(empty)
    subprocess.run(["uv", "lock", "--upgrade", "--quiet"], check=True, cwd=PYPROJECT.parent)  # noqa: S607
    command = [
        "uv",
        "export",
        "--all-groups",
        "--all-extras",
        "--no-hashes",
        "--no-header",
        "--no-annotate",
        "--no-emit-project",
        "--quiet",
    ]
    lines = subprocess.run(command, check=True, capture_output=True, text=True, cwd=PYPROJECT.parent).stdout.splitlines()
    pins = sorted(line.strip() for line in lines if "==" in line)
    names = [pin.split("==")[0] for pin in pins]
    # Where Python versions differ in what they need, each pin keeps its marker.
    return [pin if names.count(name) > 1 else pin.split(";")[0].strip() for pin, name in zip(pins, names, strict=True)]


def main() -> None:
    """Write the pins."""
    before = PYPROJECT.read_text()
    try:
        pins = newest()
    except subprocess.CalledProcessError:
        PYPROJECT.write_text(before)
        raise
    listed = "".join(f'    "{pin}",\n' for pin in pins)
    PYPROJECT.write_text(BLOCK.sub(rf"\g<1>{listed}\2", before))
    print(f"{len(pins)} versions pinned")


main()
