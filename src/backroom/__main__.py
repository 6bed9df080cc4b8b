"""`python -m backroom`: the command line."""

from backroom.cli.main import main

main()
