"""A release is one tag: its version stands in one place, the changelog has a form, and the workflows call what exists."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import release  # noqa: E402 (a script, not a package)

CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SAMPLE = """# Changelog

## [Unreleased]

### Added

- Later.

## [1.2.0] - 2030-01-02

### Fixed

- A thing.

## [1.1.0] - 2029-01-02

- Older.
"""


def test_notes_are_the_section_of_the_version():
    assert release.notes(SAMPLE, "1.2.0") == "### Fixed\n\n- A thing."
    assert release.notes(SAMPLE, "1.1.0") == "- Older."


@pytest.mark.parametrize("version", ["1.3.0", "1.2", "1x2.0", "Unreleased"])
def test_a_version_without_a_section_is_no_release(version):
    with pytest.raises(release.BadRelease, match="has no section"):
        release.notes(SAMPLE, version)


def test_the_tag_has_to_be_the_version():
    with pytest.raises(release.BadRelease, match=r"the tag is v99\.0\.0"):
        release.check("v99.0.0")


def test_the_changelog_follows_keep_a_changelog():
    headings = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading) for heading in headings[1:])
    assert set(re.findall(r"^### (.+)$", CHANGELOG, re.MULTILINE)) <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_only_pyproject_names_the_version():
    version = re.escape(release.project_version())
    named = [
        file
        for file in ("CITATION.cff", "README.md", "src/backroom/__init__.py", "Dockerfile", "docs/packaging.md", "hatch_build.py")
        if re.search(rf"(?<![\d.]){version}(?![\d.])", (ROOT / file).read_text(encoding="utf-8"))
    ]
    assert named == []


@pytest.mark.parametrize("file", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda file: file.name)
def test_workflows_call_what_exists_with_few_rights(file):
    workflow = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    commands = [step["run"] for job in workflow["jobs"].values() for step in job["steps"] if "run" in step]
    scripts = {word for command in commands for word in command.split() if word.startswith((".ci/", "tools/"))}
    assert all((ROOT / script).is_file() for script in scripts)
    uses = [step["uses"] for job in workflow["jobs"].values() for step in job["steps"] if "uses" in step]
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", action) for action in uses)


def test_dependabot_looks_where_packages_are_listed():
    updates = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8"))["updates"]
    folders = {update["package-ecosystem"]: update.get("directories", [update.get("directory")]) for update in updates}
    listed = {"uv": "pyproject.toml", "npm": "package-lock.json", "docker": "Dockerfile"}
    for ecosystem, name in listed.items():
        assert all((ROOT / folder.strip("/") / name).is_file() for folder in folders[ecosystem])
