"""The rules of New Corp Order, by their ids."""
