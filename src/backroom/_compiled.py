"""Finds the compiled rules, and never a compiled module that is older than its source.

The build puts compiled libraries, one for the core and one for each game, into a folder of their own, `backroom_compiled`, with a
manifest of source hashes. They are used only if every hash still fits; one edited source and all rules run as plain Python, which is
always right and only slower.
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


class LibraryLoader(importlib.machinery.ExtensionFileLoader):
    """Loads one of the modules that a library holds."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Create the module by the name that its initialiser has in the library: dots are three underscores there, as in mypyc's C."""
        name = spec.name.replace(".", "___")
        module = super().create_module(importlib.machinery.ModuleSpec(name, self, origin=spec.origin))
        sys.modules.pop(name, None)  # the interpreter has listed it by that name
        return module


class CompiledFinder:
    """An import hook that answers for the compiled modules and the libraries that hold them."""

    def __init__(self, files: dict[str, Path]) -> None:
        """Take the library of each module, and of itself."""
        self.files = files

    def find_spec(self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None) -> ModuleSpec | None:
        """Return the spec of a compiled module, None for all others."""
        file = self.files.get(fullname)
        if file is None:
            return None
        loader = LibraryLoader(fullname, str(file))
        return importlib.util.spec_from_file_location(fullname, file, loader=loader)


def library_of(module: str) -> str:
    """Return the name of the library that holds a module: that of its game, or of the core."""
    parts = module.split(".")
    return f"backroom_{parts[2] if parts[1] == 'games' else 'core'}__mypyc"


def find_folder() -> Path | None:
    """Return the folder of compiled modules on the import path, if there is one."""
    for entry in sys.path:
        folder = Path(entry or ".") / FOLDER
        if (folder / "manifest.json").is_file():
            return folder
    return None


def find_library(folder: Path, library: str) -> Path | None:
    """Return the file of a library that this Python can load."""
    files = (folder / f"{library}{suffix}" for suffix in importlib.machinery.EXTENSION_SUFFIXES)
    return next((file for file in files if file.is_file()), None)


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
        return f"uncompiled ({manifest['reason'][:200]})"
    for name, digest in modules.items():
        source = SOURCE_ROOT.joinpath(*name.split(".")).with_suffix(".py")
        if not source.is_file() or hashlib.sha256(source.read_bytes()).hexdigest() != digest:
            return f"uncompiled ({name} was edited after the last build)"
    files = {}
    for name in modules:
        library = library_of(name)
        file = find_library(folder, library)
        if file is None:
            return "uncompiled (the compiled files are for another Python)"
        files[name] = files[library] = file
    sys.meta_path.insert(0, CompiledFinder(files))
    return "compiled"


status = install()
