"""Environments for research, in the forms that researchers know; install `backroom[research]`."""
