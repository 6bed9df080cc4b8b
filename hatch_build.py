"""Compiles the rules with mypyc while the wheel is built.

The compiled files go into a folder of their own, `backroom_compiled`, with a manifest that holds a hash of every source they came from;
`backroom._compiled` reads it at import. Without a working compiler the wheel is built all the same, uncompiled, and says so.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDER = "backroom_compiled"
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


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, an editable one too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and tell hatchling which files to pack."""
        if self.target_name != "wheel":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="backroom-build-"))
        target = self.scratch / FOLDER
        target.mkdir()
        manifest = self.compile(target)
        (target / "manifest.json").write_text(json.dumps(manifest, indent=1))
        for file in target.iterdir():
            include = "force_include_editable" if version == "editable" else "force_include"
            build_data[include][str(file)] = f"{FOLDER}/{file.name}"
        if manifest["modules"]:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch folder."""
        if self.target_name == "wheel":
            shutil.rmtree(self.scratch, ignore_errors=True)

    def sources(self) -> list[Path]:
        """Return the files to compile, by the globs in pyproject.toml."""
        root = Path(self.root)
        interpret = set(self.config["interpret"])
        found = {file for glob in self.config["compile"] for file in root.glob(glob)}
        return sorted(file for file in found if file.name not in interpret)

    def compile(self, target: Path) -> dict[str, Any]:
        """Compile the sources into `target`; return the manifest."""
        source_root = Path(self.root) / "src"
        sources = self.sources()
        built = self.scratch / "lib"
        script = self.scratch / "build.py"
        script.write_text(BUILD_SCRIPT)
        relative = [str(file.relative_to(source_root)) for file in sources]
        command = [sys.executable, str(script), str(built), str(self.scratch / "temp"), *relative]
        environment = os.environ | {"MYPYPATH": str(source_root)}
        done = subprocess.run(  # noqa: S603
            command, cwd=source_root, env=environment, capture_output=True, text=True, check=False
        )
        shutil.rmtree(source_root / "build", ignore_errors=True)
        if done.returncode != 0:
            reason = done.stdout.strip() + done.stderr.strip()
            self.app.display_warning(f"The rules could not be compiled and will run as plain Python.\n{reason}")
            if os.environ.get("BACKROOM_MUST_COMPILE"):
                raise RuntimeError(reason)
            return {"modules": {}, "reason": reason[-2000:]}
        for file in built.rglob("*.so" if os.name != "nt" else "*.pyd"):
            name = ".".join(file.relative_to(built).parts)
            shutil.move(file, target / name)
        modules = {}
        for file in sources:
            name = ".".join(file.relative_to(source_root).with_suffix("").parts)
            modules[name] = hashlib.sha256(file.read_bytes()).hexdigest()
        return {"modules": modules, "reason": ""}
