"""Finds the compiled rules, and never a compiled module that is older than its source.

The build puts compiled modules into a folder of their own, `backroom_compiled`, with a manifest of source hashes. They are used only
if every hash still fits; one edited source and all rules run as plain Python, which is always right and only slower.
Set BACKROOM_COMPILED=0 to run the plain sources on purpose.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

FOLDER = "backroom_compiled"
SOURCE_ROOT = Path(__file__).parent.parent

status = "uncompiled"
"""What `backroom --version` says: whether the rules run compiled and, if not, why."""


class CompiledFinder:
    """An import hook that answers for the compiled modules."""

    def __init__(self, files: dict[str, Path]) -> None:
        """Take the extension file of each module."""
        self.files = files

    def find_spec(self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the spec of a compiled module, None for all others."""
        file = self.files.get(fullname)
        if file is None:
            return None
        loader = importlib.machinery.ExtensionFileLoader(fullname, str(file))
        return importlib.util.spec_from_file_location(fullname, file, loader=loader)


def find_folder() -> Path | None:
    """Return the folder of compiled modules on the import path, if there is one."""
    for entry in sys.path:
        folder = Path(entry or ".") / FOLDER
        if (folder / "manifest.json").is_file():
            return folder
    return None


def install() -> str:
    """Make the compiled modules importable if they fit the sources; return the status line."""
    if os.environ.get("BACKROOM_COMPILED") == "0":
        return "uncompiled (BACKROOM_COMPILED=0)"
    folder = find_folder()
    if folder is None:
        return "uncompiled (never built: run it with uv, or install it with pip)"
    manifest = json.loads((folder / "manifest.json").read_text())
    modules: dict[str, str] = manifest["modules"]
    if not modules:
        reason = manifest["reason"].splitlines() or ["unknown"]
        return f"uncompiled (the C compiler failed when it was installed: {reason[-1][:120]})"
    for name, digest in modules.items():
        source = SOURCE_ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            return f"uncompiled ({name} was edited after the last build)"
    suffixes = importlib.machinery.EXTENSION_SUFFIXES
    files = {}
    for file in folder.iterdir():
        suffix = next((s for s in suffixes if file.name.endswith(s)), None)
        if suffix:
            files[file.name.removesuffix(suffix)] = file
    if any(name not in files for name in modules):
        return "uncompiled (the compiled files are for another Python)"
    sys.meta_path.insert(0, CompiledFinder(files))
    return "compiled"


status = install()
