"""The rules of MegaCorps, by their ids."""
