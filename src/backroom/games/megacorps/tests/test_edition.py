"""Editions: another file can take the place of ours, and a wrong one is told its entry and the reason."""

from __future__ import annotations

from typing import Any

import pytest

from backroom import BadSetup, read_record, replay_record, write_record
from backroom.bots.play import play_game
from backroom.core import conformance
from backroom.core.texts import Texts
from backroom.games.megacorps import GAME
from backroom.games.megacorps.edition import ORIGINS, STANDARD, STANDARD_DATA, find_edition, read_edition
from backroom.games.megacorps.tests.builder import do, lay, money

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def change(old: Any, new: Any, count: Any = 1) -> Any:
    assert old in TEXT
    return TEXT.replace(old, new, count)


def test_ours_is_the_default_and_says_where_each_entry_comes_from() -> None:
    assert read_edition(TEXT) == ""
    assert find_edition("") is STANDARD
    for part in ("megacorps", "countries", "independents", "industries", "events"):
        assert all(entry["origin"] in ORIGINS for entry in STANDARD_DATA[part])
    assert sum(entry["count"] for entry in STANDARD_DATA["events"]) == 21
    assert STANDARD.reconstructed


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('votes = "media"', 'votes = "gossip"', "roles.votes: unknown industry 'gossip'"),
        ('id = "oil"', 'id = "tea"', "industries.tea: the notation has no such id"),
        ('"maghreb", "asean"]', '"atlantis", "asean"]', "industries.oil: unknown country 'atlantis'"),
        ('id = "maghreb"\ngovernment = "dictatorship"', 'id = "maghreb"', "countries.maghreb: government must be"),
        ('{ do = "auction" }', '{ do = "riot" }', "events.greedy-kleptocrats: there is no effect 'riot'"),
        ("count = 3", "count = 1", "events: 3 players may need 21 cards, but there are 19"),
        ('timing = "payout"', 'timing = "any-time"', "events.oversupply: a card for payouts"),
        ('home = "china"', 'home = "l-5"', "megacorps.lenogo: its home 'l-5' is no country"),
        ('home = "china"', 'home = "japan"', "megacorps.lenogo: its home 'japan' is another's already"),
        ("payouts = [12, 10, 8, 6, 4, 3]", "payouts = [12]", "numbers: payouts must be six"),
        ('country = "l-5" }', 'country = "japan" }', "events.l-5-card: 'japan' is no independent"),
        ('from = ["democracy"], to = "wiki', 'from = ["wikisyndicalism"], to = "wiki', "a wikisyndicalism never changes again"),
        ('origin = "review"', 'origin = "hearsay"', "origin must be"),
        ("[deck]\n3 = 18", "[deck]\n3 = 0", "deck: 3 must be a whole number from 1"),
        ("[deck]", "[decks]", "decks: there is no such part"),
        ("title = ", "title ", "file: cannot be read"),
    ],
)
def test_a_wrong_edition_is_told_entry_and_reason(old: Any, new: Any, reason: Any) -> None:
    text = TEXT.replace('origin = "book"', 'origin = "review"', 1) if "review" in old else TEXT
    assert old in text
    with pytest.raises(BadSetup, match="edition: ") as caught:
        GAME.new_position(3, {"edition": text.replace(old, new, 1)})
    assert reason in str(caught.value)


def test_another_edition_plays_and_a_record_carries_it() -> None:
    edition = change("payouts = [12, 10, 8, 6, 4, 3]", "payouts = [20, 15, 9, 7, 5, 4]")
    edition = edition.replace('id = "oil"', 'id = "oil"\nname = "Energy"').replace("company = 4 ", "company = 6 ")
    table = lay(companies=("media/nafta",), options={"edition": edition})
    do(table, 0, "payout", industry="media")
    assert money(table)[0] == 44
    finished = play_game(GAME, 3, {"edition": edition}, ["random"] * 3, "edition")
    text = write_record(finished, ["a", "b", "c"])
    again = replay_record(read_record(text))
    assert again.position.key() == finished.position.key()
    assert again.position.edition.hash == finished.position.edition.hash != STANDARD.hash
    assert again.position.edition.industry_words[8] == "Energy"


def test_a_record_says_that_ours_is_a_reconstruction() -> None:
    record = write_record(play_game(GAME, 3, {}, ["random"] * 3, "ours"), ["a", "b", "c"])
    assert f'"edition":"reconstruction-{STANDARD.hash}"' in record.splitlines()[0]
    assert GAME.check_setup(3, {"edition": TEXT}) == GAME.check_setup(3, {})
    with pytest.raises(BadSetup, match="not the one that comes with this version"):
        GAME.new_position(3, {"edition": "reconstruction-000000000000"})


def test_several_editions_are_in_play_at_once() -> None:
    dear = lay(options={"edition": change("company = 4 ", "company = 9 ")})
    cheap = lay()
    do(dear, 0, "buy", industry="oil", country="asean")
    do(cheap, 0, "buy", industry="oil", country="asean")
    assert (money(dear)[0], money(cheap)[0]) == (31, 36)


def test_another_edition_conforms() -> None:
    edition = change('"caliphate", "maghreb", "asean"]', '"caliphate", "country-16"]')
    atlantis = '[[countries]]\nid = "country-16"\nname = "Atlantis"\ngovernment = "democracy"\ndefence = 1\nforce = 9\norigin = "copy"\n\n'
    edition = edition.replace("[[independents]]", f"{atlantis}[[independents]]", 1)
    setup = conformance.Setup(4, GAME.check_setup(4, {"deals": "none", "edition": edition}))
    for check in (conformance.check_ends, conformance.check_views, conformance.check_replay, conformance.check_components):
        check(GAME, setup, 0)
    table = conformance.finished_table(GAME, setup, 0)
    assert "Atlantis" in str([country["name"] for country in GAME.describe(GAME.view(table.position, -1))["countries"]])


def test_an_edition_is_read_from_a_file_when_a_table_is_created(tmp_path: Any) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(change("money = 40", "money = 55"), encoding="utf-8")
    name, text = GAME.read_option(f"edition={file}")
    assert GAME.new_position(3, {name: text}).money[0] == 55
    with pytest.raises(BadSetup, match="cannot be read"):
        GAME.read_option(f"edition={tmp_path / 'nowhere.toml'}")


def test_what_is_reconstructed_is_said_wherever_it_is_shown() -> None:
    view = GAME.new_position(3)
    assert GAME.describe(GAME.view(view, 0))["edition"]["reconstructed"]
    for language, word in (("en", "reconstructed"), ("fr", "reconstitu"), ("de", "rekonstruiert")):
        texts = Texts(language, GAME, ["a", "b", "c"])
        assert word in texts.format("draw-reconstructed", title="x", hash="y")
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        assert word in (GAME.folder / name).read_text(encoding="utf-8")
