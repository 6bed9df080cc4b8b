"""Compiled rules are used only while they fit their sources; without a compiler everything still works."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import backroom
from backroom import _compiled

ROOT = Path(__file__).parent.parent
SOURCE = Path(backroom.__file__).parent


def status_of(folder: Path) -> str:
    """Return what a copy of the package says about itself."""
    environment = {name: value for name, value in os.environ.items() if name != "BACKROOM_COMPILED"} | {"PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", "import backroom; print(backroom.__file__); print(backroom.compiled_status)"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    place, status = done.stdout.splitlines()
    assert place.startswith(str(folder))
    return status


@pytest.fixture
def copy(tmp_path):
    """A copy of the sources beside the compiled modules of this environment."""
    shutil.copytree(SOURCE, tmp_path / "backroom", ignore=shutil.ignore_patterns("__pycache__"))
    compiled = _compiled.find_folder()
    assert compiled is not None, "run the tests with `uv run --group dev pytest`"
    manifest = json.loads((compiled / "manifest.json").read_text())
    assert manifest["modules"], f"this environment was built without compiling: {manifest['reason']}"
    shutil.copytree(compiled, tmp_path / _compiled.FOLDER)
    return tmp_path


def test_fitting_modules_are_used(copy):
    assert status_of(copy) == "compiled"


def test_an_edited_source_is_never_run_stale(copy):
    with (copy / "backroom" / "games" / "new_corp_order" / "score.py").open("a") as file:
        file.write("\n# edited\n")
    assert status_of(copy) == "uncompiled (backroom.games.new_corp_order.score was edited after the last build)"


def test_a_missing_source_is_noticed(copy):
    manifest = copy / _compiled.FOLDER / "manifest.json"
    content = json.loads(manifest.read_text())
    content["modules"]["backroom.core.gone"] = "0" * 64
    manifest.write_text(json.dumps(content))
    assert "backroom.core.gone was edited" in status_of(copy)


def test_modules_of_another_python_are_not_used(copy):
    for file in (copy / _compiled.FOLDER).glob("*.so"):
        file.rename(file.with_name(file.name.replace("cpython-3", "cpython-9")))
    assert status_of(copy) == "uncompiled (the compiled files are for another Python)"


def test_without_a_compiler_it_installs_uncompiled_and_says_so(copy, monkeypatch):
    hook = load_hook(copy)
    monkeypatch.setenv("CC", "/nonexistent/cc")
    monkeypatch.delenv("BACKROOM_MUST_BUILD", raising=False)
    include: dict[str, dict[str, str]] = {"force_include_editable": {}, "force_include": {}}
    hook.initialize("editable", include)
    packed = {target: Path(file) for file, target in include["force_include_editable"].items()}
    assert set(packed) == {"backroom_compiled/manifest.json"}
    manifest = json.loads(packed["backroom_compiled/manifest.json"].read_text())
    assert manifest["modules"] == {}
    assert "pure_python" not in include
    shutil.rmtree(copy / _compiled.FOLDER)
    shutil.copytree(packed["backroom_compiled/manifest.json"].parent, copy / _compiled.FOLDER)
    assert status_of(copy).startswith("uncompiled (they could not be compiled when it was installed: error: ")
    hook.finalize("editable", include, "")


def test_an_edit_of_one_game_compiles_files_of_that_game_only(tmp_path, monkeypatch):
    monkeypatch.delenv("BACKROOM_MUST_BUILD", raising=False)
    for kept in (ROOT / ".build").glob("objects-*"):  # mypyc's own C files are compiled already
        shutil.copytree(kept, tmp_path / ".build" / kept.name)
    hook = load_hook(tmp_path, "games/one", "games/two")
    hook.initialize("standard", {"force_include": {}})
    first = {file.name for file in tmp_path.glob(".build/objects-*/*")}
    (tmp_path / "src" / "games" / "one" / "rules.py").write_text("def two() -> int:\n    return 1 + len('!')\n")
    packed: dict[str, dict[str, str]] = {"force_include": {}}
    hook.initialize("standard", packed)
    second = {file.name for file in tmp_path.glob(".build/objects-*/*")}
    libraries = {Path(target).name.partition(".")[0] for target in packed["force_include"].values()}
    assert libraries == {"manifest", "backroom_one__mypyc", "backroom_two__mypyc"}
    assert 1 <= len(second - first) <= 2, "the module, and the group's table of constants"
    assert len(second) == len(first) > 10


def load_hook(scratch: Path, *packages: str):
    """Return the build hook for a small project without a page, so that it need not translate all rules."""
    for package in packages or ("small",):
        folder = scratch / "src" / package
        folder.mkdir(parents=True)
        for place in {folder, folder.parent} - {scratch / "src"}:
            (place / "__init__.py").touch()
        (folder / "rules.py").write_text("def two() -> int:\n    return 2\n")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    config = {"compile": ["src/**/rules.py"], "interpret": ["__init__.py"]}
    return module.BuildParts(str(scratch), config, None, None, str(scratch), "wheel")
