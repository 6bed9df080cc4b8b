"""Names show who somebody is: nothing invisible, no bots' names, no look-alikes at one table; chat can't turn text around."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from live_server import Person
from test_play import run

from backroom.server.nicknames import (
    LEVELS,
    NICKNAME_LENGTH,
    BadNickname,
    are_confusable,
    check_nickname,
    clean_chat,
    looks_like_bot,
    skeleton,
)

TEXTS = Path(__file__).parents[2] / "web" / "text"


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz", "Łukasz"),
        ("Nguyễn", "Nguyễn"),
        ("अनिल", "अनिल"),
        ("Anna 😀", "Anna 😀"),
        ("❤\ufe0f", "❤"),
        ("Talbot", "Talbot"),
        ("Botticelli", "Botticelli"),
        ("Regular Joe", "Regular Joe"),
        ("ﬁ", "fi"),
    ],
)
def test_names_are_kept_in_normal_form(given_name, kept):
    assert check_nickname(given_name) == kept


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "ﷺ" * 3,  # longer than 24 in normal form
        "A\u200bnn",  # zero width space
        "A\u202enn",  # right-to-left override
        "A\u2066nn\u2069",
        "Ann\u00ad",  # soft hyphen
        "\ufeffAnn",
        "Ann\x07",
        "Ann\x7f",
        "\u3164",  # Hangul filler
        "\u2800\u2800",  # braille blank
        "Ann\ue000",  # private use
        "Ann\U000e0041",  # tag
        "Ann\u0378",  # unassigned
        "A\u034fnn",
        "a\u0301\u0301\u0301\u0301nn",  # a stack of accents
        "\u0301Ann",
        "A\u20ddnn",  # in a circle
        "\ud800",
    ],
)
def test_invisible_and_control_characters_are_refused(name):
    with pytest.raises(BadNickname):
        check_nickname(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Bot", "bot 3", "Regular", "regular 2", "EXPERT", "Expert-Bot", "RegularBot", "Ann (Bot)", "ODS", "O.D.S.", "0DS", "B0T"),
        *("Воt", "Ехреrt", "Stammgast", "Habituée", "Händlerin", "Praktikant 1", "duellist", "ＯＤＳ", "random", "Novice Bot"),
    ],
)
def test_names_that_look_like_a_bots_are_refused(name):
    with pytest.raises(BadNickname, match="looks like the name of a bot"):
        check_nickname(name)


def test_all_names_that_the_page_gives_bots_are_refused():
    shown = set()
    for language in ("en", "fr", "de"):
        text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
        shown |= {
            name for key, name in re.findall(r"^bot-([a-z]+) = (.+)$", text, re.MULTILINE) if key not in ("called", "numbered", "level")
        }
    assert shown == set(LEVELS)
    assert all(looks_like_bot(name) for name in shown)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "ann"), ("Ann", "Аnn"), ("Ian", "lan"), ("Bob", "B0b"), ("Tom", "Torn"), ("Ann", "A n n."), ("Paul", "Pаul"), ("Max", "МАХ")],
)
def test_look_alikes_are_confusable(name, other):
    assert are_confusable(name, other)
    assert are_confusable(other, name)


@pytest.mark.parametrize(("name", "other"), [("Ann", "Anne"), ("Ann", "Änn"), ("Player 1", "Player 2"), ("😀", "😁"), ("李", "王")])
def test_different_names_are_not(name, other):
    assert not are_confusable(name, other)


@given(st.text(max_size=40))
@example(":\r")
def test_a_name_that_is_kept_is_kept_again_and_shows_all_it_has(name):
    try:
        kept = check_nickname(name)
    except BadNickname:
        return
    assert check_nickname(kept) == kept
    assert 1 <= len(kept) <= NICKNAME_LENGTH
    assert all(unicodedata.category(letter)[0] != "C" for letter in kept)
    assert are_confusable(name, kept)


@given(st.text(max_size=40))
def test_a_skeleton_is_its_own_skeleton(text):
    assert skeleton(skeleton(text)) == skeleton(text)


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("a\u202eb\u2066c\u200fd\u061ce", "abcde"),
        ("one\u200bword", "oneword"),
        (" two\twords \n", "two words"),
        ("\u200d\u202e", ""),
        ("👩\u200d🚀 and ❤\ufe0f\u200d🔥", "👩\u200d🚀 and ❤\ufe0f\u200d🔥"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("a\u200db", "ab"),
        ("bell\x07", "bell"),
    ],
)
def test_chat_drops_what_turns_or_hides_text(said, heard):
    assert clean_chat(said) == heard


@pytest.mark.slow
def test_nobody_joins_a_table_with_a_name_that_looks_like_anothers(server):
    async def scenario():
        ann, double, bob = Person(server, "Ann"), Person(server, "Аnn"), Person(server, "Bob")
        for person in (ann, double, bob):
            await person.arrive()
        table = await ann.create("me", "open", "open")
        refused = await double.ask("POST", f"/tables/{table}/join")
        assert (refused.status_code, refused.json()["code"]) == (409, "name-taken")
        assert "change your nickname first" in refused.json()["message"]
        await double.ask("POST", "/me", nickname="Zoe")
        assert (await double.ask("POST", f"/tables/{table}/join")).status_code == 201
        await double.ask("POST", "/me", nickname="Bob")  # the seat keeps the name it was taken with
        assert (await bob.ask("POST", f"/tables/{table}/join")).status_code == 201
        async with bob.at(table) as client:
            await client.hear("table_state")
            await client.send(type="chat", text="safe\u202etext")
            assert (await client.hear("chat_message"))["text"] == "safetext"

    run(scenario())
