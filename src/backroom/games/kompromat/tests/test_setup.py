"""Rounds, decks and the row of missions (KOM-S)."""

from __future__ import annotations

from backroom.core.draw_source import SeededDraws
from backroom.core.table import Table
from backroom.games.kompromat import GAME
from backroom.games.kompromat.data import BOTH_DECKS, DATA, MISSION_CARDS, MISSION_NAMES
from backroom.games.kompromat.events import CounterEspionageSetAside, MissionLaid, RoundBegan
from backroom.games.kompromat.tests.builder import PASS, STOP, Script, lay, play, playing, told


def dealt(missions: str, first: str = "0") -> Table:
    """Return a table whose first row is drawn as written."""
    table = Table(GAME, 2, {}, Script({"first-player": first, "missions": missions}))
    table.advance()
    return table


def whole_game(seed: int) -> Table:
    """Return a finished game in which everybody stops at once and passes."""
    table = Table(GAME, 2, {}, SeededDraws(seed))
    table.advance()
    while not table.over:
        s = table.position
        chain: list[int] = []
        while not chain or s.mid_move:
            trial = s.copy()
            for step in chain:
                trial.apply(s.turn, step)
            legal = list(trial.legal_steps(s.turn))
            words = [GAME.step_table.lookup[step][1] for step in legal]
            pick = next((i for i, word in enumerate(words) if word in {"stop", "pass", "keep", "take"}), 0)
            chain.append(legal[pick])
            trial.apply(s.turn, legal[pick])
            if not trial.mid_move:
                break
        table.play_steps(s.turn, chain)
        table.advance()
    return table


def test_kom_s1_six_rounds_the_first_player_drawn_then_alternating() -> None:
    for seed in (1, 2, 3):
        table = whole_game(seed)
        began = [fact for fact in told(table) if isinstance(fact, RoundBegan)]
        assert [fact.round for fact in began] == [1, 2, 3, 4, 5, 6]
        start = began[0].seat
        assert [fact.seat for fact in began] == [start, 1 - start] * 3
    assert [str(word) for word in GAME.decks[0].words] == ["0", "1"]
    assert dealt("informant code drone hotel", first="1").seats_to_act() == [1]


def test_kom_s1_each_of_the_24_missions_lies_in_the_row_once() -> None:
    laid = [fact.card for fact in told(whole_game(5)) if isinstance(fact, MissionLaid)]
    everything = [name for name, cards in zip(MISSION_NAMES, MISSION_CARDS, strict=True) for _ in range(cards)]
    assert sorted(laid) == sorted(name for name in everything if not name.startswith("counter"))


def test_kom_s2_all_fourteen_cards_come_back_each_round() -> None:
    cards = {card["name"]: card["cards"] for card in DATA["equipment"]}
    assert cards == {"half": 1, "1/11": 2, "2": 1, "3": 1, "4": 1, "5": 1, "6": 1, "7": 3, "8": 1, "9": 1, "10": 1}
    table = playing(lay(cards=("7 | 7 | 7 | 2", "7 | 7 | 7 | 2 (10 9)")), 4, seat=1)
    play(table, STOP)
    s = table.position
    assert s.round == 1
    assert sum(s.left) == 28 - 1  # one card is being looked at
    assert sum(s.bag) == 27
    assert sum(BOTH_DECKS) == 28


def test_kom_s3_counter_espionage_is_covered_at_once() -> None:
    table = dealt("counter-espionage-2 informant code drone hotel")
    assert [fact for fact in told(table) if isinstance(fact, MissionLaid)] == [
        MissionLaid(1, "informant", 2),
        MissionLaid(2, "code", 0),
        MissionLaid(3, "drone", 0),
        MissionLaid(4, "hotel", 0),
    ]


def test_kom_s3_counter_espionage_drawn_as_a_cover_returns_to_the_deck() -> None:
    table = dealt("informant counter-espionage-1 counter-espionage-3 counter-espionage-1 code drone hotel")
    assert CounterEspionageSetAside(3) in told(table)
    assert MissionLaid(2, "code", 1) in told(table)
    assert list(table.position.mission_deck[20:]) == [1, 2, 1]
    assert list(table.position.set_aside) == [0, 0, 0]


def test_kom_s3_one_set_aside_cannot_come_up_again_in_the_same_row() -> None:
    table = Table(GAME, 2, {}, Script({"first-player": "0", "missions": ""}))
    table.advance_once()
    s = table.position
    for word in ("counter-espionage-3", "counter-espionage-2", "counter-espionage-2", "informant"):
        s.apply(-1, MISSION_NAMES.index(word))
    assert list(s.outcome_weights())[20:] == [2, 0, 0]
    assert s.mid_move


def test_kom_s3_the_row_is_one_draw_of_chance() -> None:
    table = dealt("informant code drone hotel")
    assert [entry.move for entry in table.log][:2] == [
        {"do": "draw", "from": "first-player", "result": [0]},
        {"do": "draw", "from": "missions", "result": ["informant", "code", "drone", "hotel"]},
    ]
    assert PASS not in [entry.move for entry in table.log]
