"""Tests of Kompromat, by rule."""
