"""What a release holds, built and installed as its users will: a wheel with compiled rules, one without, and the source distribution."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SMOKE = Path(__file__).parent / "smoke.py"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def uv(*words, **environment):
    """Run uv; return what it wrote."""
    program = shutil.which("uv")
    assert program is not None, "these tests need uv on the path"
    command = [program, *map(str, words)]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


def build(folder, kind="--wheel", source=ROOT, **environment) -> Path:
    """Build with this interpreter; return the one file that was built."""
    uv("build", kind, "--python", sys.executable, "--out-dir", folder, source, **({"BACKROOM_MUST_BUILD": "1"} | environment))
    (built,) = [file for file in folder.iterdir() if file.suffix in {".whl", ".gz"}]
    return built


def check_installed(wheel, expected, tmp_path) -> None:
    """Install a wheel into an empty environment, without building anything, and try it there without compiler and Node."""
    environment = tmp_path / "environment"
    pins = tmp_path / "pins.txt"
    pins.write_text("\n".join(PROJECT["tool"]["uv"]["constraint-dependencies"]))
    uv("venv", "--python", sys.executable, environment)
    uv("pip", "install", "--no-build", "--constraint", pins, "--python", environment, wheel)
    programs = environment / ("Scripts" if os.name == "nt" else "bin")
    done = subprocess.run(
        [programs / "python", SMOKE, expected],
        cwd=tmp_path,
        env={"PATH": str(programs), "HOME": str(tmp_path), "SYSTEMROOT": os.environ.get("SYSTEMROOT", "")},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    checked = subprocess.run([programs / "backroom", "doctor", "--port", "0"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
    assert 'pip install "backroom[research]"' in checked.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel of this checkout."""
    return build(tmp_path_factory.mktemp("wheel"))


def test_the_wheel_runs_compiled_in_an_empty_environment(wheel, tmp_path):
    assert "-none-any" not in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    assert "backroom_page/index.html" in names
    assert not [name for name in names if "/tests/" in name or name.endswith((".c", ".svelte", ".ts"))]
    check_installed(wheel, "compiled", tmp_path)


def test_the_pure_wheel_runs_uncompiled_on_every_platform(tmp_path):
    wheel = build(tmp_path / "dist", BACKROOM_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    check_installed(wheel, "uncompiled (this is the wheel for every platform", tmp_path)


def test_the_source_distribution_builds_the_same_wheel_without_node(wheel, tmp_path):
    packed = build(tmp_path / "sdist", "--sdist")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    source = tmp_path / packed.name.removesuffix(".tar.gz")
    # The C compiler's work is taken from the repository's build: the same sources must give the same object files.
    own = source / ".build"
    for kept in (ROOT / ".build").glob("objects-*"):
        shutil.copytree(kept, own / kept.name)
    before = {file.name for file in own.glob("objects-*/*")}
    built = build(tmp_path / "dist", source=source)
    assert before
    assert {file.name for file in own.glob("objects-*/*")} <= before
    assert not (source / "web" / "node_modules").exists()
    theirs, ours = (sorted(zipfile.ZipFile(file).namelist()) for file in (built, wheel))
    assert theirs == ours
    check_installed(built, "compiled", tmp_path)


def test_wheels_are_configured_for_every_supported_python():
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert PROJECT["project"]["requires-python"] == ">=3.11"
    assert wheels["build"] == [f"cp3{minor}-*" for minor in (11, 12, 13, 14)]
    assert SMOKE.exists()
    assert wheels["test-command"].startswith("python {project}/tests/packaging/smoke.py compiled")


@pytest.mark.parametrize("key", [key["file"] for key in PROJECT["tool"]["uv"]["cache-keys"]])
def test_what_uv_watches_exists_and_is_never_written_by_the_build(key):
    found = list(ROOT.glob(key.replace("/**", "/**/*")))
    assert found, f"{key} matches nothing"
    assert not [file for file in found if {"node_modules", ".build", "__pycache__"} & set(file.parts)]
    # In a folder that the build writes to, patterns match more than they seem to: uv then builds once more.
    assert "*" not in key or not key.startswith("web/*")


def test_every_source_of_the_page_and_the_rules_is_watched():
    watched = {file for key in PROJECT["tool"]["uv"]["cache-keys"] for file in ROOT.glob(key["file"].replace("/**", "/**/*"))}
    hook = PROJECT["tool"]["hatch"]["build"]["hooks"]["custom"]
    compiled = {file for glob in hook["compile"] for file in ROOT.glob(glob)}
    page = {file for folder in ("src", "text", "public") for file in (ROOT / "web" / folder).rglob("*") if file.is_file()}
    assert compiled | page <= watched
