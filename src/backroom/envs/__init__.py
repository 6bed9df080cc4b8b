"""Environments for research, in the forms that researchers know; install `backroom[research]`."""

from backroom.core.errors import MissingExtra

try:
    import numpy as np  # noqa: F401 (every environment needs it)
except ImportError as error:
    raise MissingExtra("backroom.envs", error) from error
