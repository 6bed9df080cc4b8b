"""Compile modules with mypyc: one library for the core and one for each game, their C files on all cores.

`hatch_build.py` runs this in a process of its own, from the source folder: compile_rules.py OBJECTS SCRATCH OUT COLD SOURCE…

OBJECTS keeps what the next build can use again: object files, named by a hash of all that they were made from. So an edit of one game
compiles files of that game only. (mypyc could also keep its translation to C, but forgets the headers of librt when it uses it again.)
Lines on standard output that begin with "progress: " say what is being done.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mypy.version
from mypyc.build import generate_c_extension_shim, mypycify, resolve_cfile_deps
from mypyc.namegen import exported_name
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

MYPY_OPTIONS = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
HOT, COLD = "3", "1"
"""Optimisation levels. The C compiler takes two thirds of the time for a cold file: one whose code runs rarely, such as reading data."""

UNIX_FLAGS = ["-fvisibility=hidden", "-fcommon"]
"""Calls between the files of a library need no look-up; and mypyc declares the tables of other groups in a header, without `extern`."""


def report(line: str) -> None:
    """Tell the build hook what is being done."""
    print(f"progress: {line}", flush=True)


def group_of(source: str) -> str:
    """Return the name of the group whose library holds a module: its game's, or the core's."""
    parts = Path(source).parts
    return f"backroom_{parts[parts.index('games') + 1]}" if "games" in parts else "backroom_core"


def module_of(source: str) -> str:
    """Return the dotted name of a module."""
    return ".".join(Path(source).with_suffix("").parts)


def generate(sources: list[str], folder: Path) -> list[Extension]:
    """Write the C files into a folder; return one extension for each group.

    mypyc would make one more small library for every module, only to call its initialisation in the group's library. All of them go
    into the group's library instead, by names of their own; `backroom._compiled` knows these.
    """
    groups: dict[str, list[str]] = {}
    for source in sources:
        groups.setdefault(group_of(source), []).append(source)
    extensions = mypycify(
        [*MYPY_OPTIONS, *sources],
        opt_level=HOT,
        debug_level="0",
        multi_file=True,
        separate=[(files, name) for name, files in groups.items()],
        target_dir=str(folder),
    )
    libraries = {extension.name: extension for extension in extensions}
    chosen = []
    for name, files in groups.items():
        extension = libraries[f"{name}__mypyc"]
        extension.sources.append(str(write_initialisers(name, files, folder)))
        chosen.append(extension)
    return chosen


def write_initialisers(group: str, sources: list[str], folder: Path) -> Path:
    """Write one C file that initialises every module of a group."""
    lines = []
    for source in sources:
        module = module_of(source)
        generate_c_extension_shim(module, exported_name(module), str(folder), group)
        # Each file also defines a function that only setuptools wants; it must not be defined twice.
        unused = f"unused_{exported_name(module)}"
        lines += [f"#define PyInit___init__ {unused}", f'#include "{"/".join(module.split("."))}.c"', "#undef PyInit___init__"]
    file = folder / f"__initialisers_{group}.c"
    file.write_text("\n".join(lines) + "\n")
    return file


class ParallelBuild(build_ext):
    """Builds extensions from object files that are compiled on all cores, each only if it has not been compiled before."""

    kept: Path
    scratch: Path
    folder: Path
    cold: set[str]

    def build_extensions(self) -> None:
        """Compile what has no object file yet, then link."""
        self.kept.mkdir(parents=True, exist_ok=True)
        wanted: dict[Path, tuple[Extension, str, list[str]]] = {}
        for extension in self.extensions:
            objects = []
            for source in extension.sources:
                flags = self.flags(extension, source)
                objects.append(self.kept / f"{self.fingerprint(source, flags)}.o")
                wanted[objects[-1]] = (extension, source, flags)
            extension.extra_objects = [str(file) for file in objects]
            extension.sources = []
        # The largest first, so that no core is left alone with one at the end.
        missing = sorted((file for file in wanted if not file.exists()), key=lambda file: -Path(wanted[file][1]).stat().st_size)
        with ThreadPoolExecutor(cores()) as pool:
            running = [pool.submit(self.compile_one, file, *wanted[file]) for file in missing]
            try:
                for number, one in enumerate(running, start=1):
                    one.result()
                    report(f"compiling {number} of {len(missing)} files")
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        report("linking")
        super().build_extensions()
        for file in self.kept.iterdir():
            if file not in wanted:
                file.unlink()

    def flags(self, extension: Extension, source: str) -> list[str]:
        """Return the compiler's flags for a file."""
        # A warning of a compiler that we do not know must not stop anybody from playing.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if self.compiler.compiler_type == "unix":
            flags += UNIX_FLAGS
        if any(source.endswith(f"___{name}.c") for name in self.cold):
            flags = [f"-O{COLD}" if flag == f"-O{HOT}" else flag for flag in flags]
        return flags

    def fingerprint(self, source: str, flags: list[str]) -> str:
        """Return a hash of all that an object file depends on."""
        compiler = getattr(self.compiler, "compiler_so", [str(self.compiler)])
        known = [sys.version, sysconfig.get_platform(), mypy.version.__version__, compiler, flags, os.environ.get("CFLAGS", "")]
        digest = hashlib.sha256(json.dumps(known).encode())
        text = Path(source).read_text(encoding="utf-8")
        includes = [(False, line.split('"')[1]) for line in text.splitlines() if line.startswith('#include "')]
        for file in (source, *sorted(resolve_cfile_deps(str(Path(source).parent), includes, str(self.folder)))):
            digest.update(Path(file).read_bytes() + b"\0")
        return digest.hexdigest()[:32]

    def compile_one(self, target: Path, extension: Extension, source: str, flags: list[str]) -> None:
        """Compile one file."""
        folder = self.scratch / target.stem
        made = self.compiler.compile([source], str(folder), include_dirs=extension.include_dirs, extra_postargs=flags)
        Path(made[0]).replace(target)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def main(kept: Path, scratch: Path, out: Path, cold: str, sources: list[str]) -> None:
    """Translate the modules to C and build the libraries."""
    ParallelBuild.kept = kept
    ParallelBuild.scratch = scratch
    ParallelBuild.folder = scratch / "c"
    ParallelBuild.cold = set(cold.split(","))
    report(f"translating {len(sources)} modules to C")
    setup(
        name="backroom-compiled",
        script_args=["-q", "build_ext", "--force", "--build-lib", str(out), "--build-temp", str(scratch)],
        cmdclass={"build_ext": ParallelBuild},
        ext_modules=generate(sources, ParallelBuild.folder),
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4], sys.argv[5:])
