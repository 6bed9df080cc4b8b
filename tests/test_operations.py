"""What docs/operations.md, the Dockerfile and compose.yaml say exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
import yaml

from backroom.cli.main import add_commands, app

ROOT = Path(__file__).parent.parent
MANUAL = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def commands():
    """The command line."""
    add_commands()
    return typer.main.get_command(app).commands


def options(command):
    """Return the options by name, without the older names that still work."""
    return {parameter.opts[0]: parameter for parameter in command.params if parameter.opts[0].startswith("--")}


def variable_of(parameter):
    """Return the environment variable of an option, without the older ones that still work."""
    return parameter.envvar[0] if isinstance(parameter.envvar, list) else parameter.envvar


def test_the_manual_lists_every_setting_with_its_variable_and_default(commands):
    listed = re.findall(r"^\| `(--[a-z-]+)` \| `(BACKROOM_[A-Z_]+)` \| ([^|]+) \|", MANUAL, re.MULTILINE)
    known = options(commands["serve"])
    assert {name for name, _, _ in listed} == set(known)
    for name, variable, default in listed:
        assert variable_of(known[name]) == variable
        if default.startswith("`"):
            shown = known[name].default
            assert default.strip(" `") == (f"{shown:g}" if isinstance(shown, float) else str(shown))


def test_every_command_and_option_in_the_manual_exists(commands):
    for line in re.findall(r"backroom (serve [^`\n|#]*|admin [a-z][^`\n|#]*)", MANUAL):
        words = line.split()
        command = commands[words[0]] if words[0] == "serve" else commands["admin"].commands[words[1]]
        for option in [word for word in words if word.startswith("--")]:
            assert option in options(command), line
    listed = set(re.findall(r"`backroom admin ([a-z-]+)", MANUAL))
    assert listed == set(commands["admin"].commands)


def test_compose_and_dockerfile_name_what_exists(commands):
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    service = compose["services"]["backroom"]
    assert (ROOT / service["build"]["context"] / service["build"]["dockerfile"]).exists()
    assert set(service["depends_on"]) <= set(compose["services"])
    named = {volume.split(":")[0] for entry in compose["services"].values() for volume in entry.get("volumes", [])}
    assert named == set(compose["volumes"])
    variables = {variable_of(parameter) for parameter in commands["serve"].params}
    assert {name for name in service["environment"] if name.startswith("BACKROOM_")} <= variables
    docker = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    built_with = set(re.findall(r'"(BACKROOM_[A-Z_]+)"', (ROOT / "hatch_build.py").read_text(encoding="utf-8")))
    building, _, running = docker.rpartition("\nFROM ")
    assert set(re.findall(r"\b(BACKROOM_[A-Z_]+)=", building)) <= built_with
    assert "BACKROOM_MUST_BUILD=1" in building  # an image without compiled rules or without the page is no image
    assert set(re.findall(r"\b(BACKROOM_[A-Z_]+)=", running)) <= variables
    assert "USER backroom" in docker
    assert "HEALTHCHECK" in docker
