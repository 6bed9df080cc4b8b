"""The page's types and the manual follow from the server's definitions."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import protocol

from backroom.server.protocol import decoder, encoder


def test_the_types_of_the_page_are_up_to_date():
    assert protocol.TYPES.read_text() == protocol.write_types(), "run: uv run tools/protocol.py"


def test_the_manual_of_the_protocol_is_up_to_date():
    assert protocol.MANUAL.read_text() == protocol.write_manual(), "run: uv run tools/protocol.py"


def test_every_message_of_the_manual_reads_as_it_is_written():
    from backroom.server.protocol import Commit, SetAutoResponse

    for message in (Commit("a", 3, {"do": "plot"}), SetAutoResponse("pass"), SetAutoResponse({"do": "pass"})):
        assert decoder.decode(encoder.encode(message)) == message
