"""Look for known weaknesses in what the project depends on: `uv run tools/audit.py`.

It runs pip-audit, in an environment of its own, over the pinned versions. pip-audit asks a database in the network; where that can't be
reached it says so and fails, it never passes unseen.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent


def main() -> int:
    """Audit the versions that an installation gets; return the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        pins = Path(folder) / "requirements.txt"
        export = ["uv", "export", "--no-dev", "--no-hashes", "--no-emit-project", "--quiet", "--output-file", str(pins)]
        subprocess.run(export, check=True, cwd=ROOT)
        return subprocess.run(["uvx", "pip-audit", "--requirement", str(pins), "--no-deps"], check=False).returncode  # noqa: S607


sys.exit(main())
