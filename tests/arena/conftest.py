"""Ray is imported by tests before we can tell it how we want it."""

import os

os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
