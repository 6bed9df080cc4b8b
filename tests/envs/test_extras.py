"""An environment whose libraries are not installed says what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

RESEARCH = 'pip install "backroom[research]"'


@pytest.mark.parametrize(
    ("module", "library", "command"),
    [
        ("backroom.envs.batched", "numpy", RESEARCH),
        ("backroom.envs.workers", "numpy", RESEARCH),
        ("backroom.envs.pettingzoo", "pettingzoo", RESEARCH),
        ("backroom.envs.gymnasium", "gymnasium", RESEARCH),
        ("backroom.envs.dataset", "pyarrow", RESEARCH),
        ("backroom.envs.open_spiel", "pyspiel", "pip install open-spiel"),
    ],
)
def test_the_error_names_the_library_and_the_command(module, library, command):
    code = f"import sys; sys.modules[{library!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("backroom.core.errors.MissingExtra: backroom.envs"), done.stderr
    assert f"needs {library}, which is not installed. Install it with: {command}" in last


def test_the_error_is_an_import_error():
    from backroom.core.errors import BackroomError, MissingExtra

    assert issubclass(MissingExtra, ImportError)
    assert issubclass(MissingExtra, BackroomError)
