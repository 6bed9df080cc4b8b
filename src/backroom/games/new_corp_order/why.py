"""Why something that a player looks for is not among the choices at hand, by the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from backroom.core.game import Question
from backroom.games.new_corp_order import takeover
from backroom.games.new_corp_order.data import (
    ABILITY_OF_TYPE,
    CONGLOMERATE_NAMES,
    CONGLOMERATES,
    CONSULTANT_NAMES,
    CORPORATE_LAWYER,
    DEALMAKER,
    MEDIA_ADVISOR,
    SWAP_CARDS,
    TILE_NAMES,
)
from backroom.games.new_corp_order.grid import protected
from backroom.games.new_corp_order.moves import PILES
from backroom.games.new_corp_order.state import (
    ABILITY,
    HIRE_CONSULTANT,
    INFILTRATE_CONSULTANT,
    NOBODY,
    TAKEOVER_CONGLOMERATE,
    TAKEOVER_CONSULTANT,
    State,
)

if TYPE_CHECKING:
    from backroom.core.steps import Word

TILE_FIELDS = ("tile", "second-tile", "tiles", "source", "target", "from", "to", "swap")
HAND_FIELDS = ("conglomerate", "second", "joker", "discard")
PILE_FIELDS = ("card", "give", "untap")


def because(key: str, rule: str, **mentions: Word) -> Question:
    """Return a reason: the key of its text, the rule, and what the text mentions."""
    return Question(f"why-{key}", (rule,), dict(mentions))


def why_not(s: State, seat: int, field: str, value: Word) -> Question | None:  # noqa: PLR0911
    """Return why an answer is not among the choices; None where there is no more to say than the question's own rules."""
    if seat != s.turn:
        return None
    if field == "do":
        return no_action(s, str(value))
    if field in TILE_FIELDS and value in TILE_NAMES[: s.tiles]:
        return no_tile(s, field, TILE_NAMES.index(str(value)))
    if field in HAND_FIELDS and value in CONGLOMERATE_NAMES:
        return no_conglomerate(s, field, CONGLOMERATE_NAMES.index(str(value)))
    if field == "take":
        return no_card(s, value)
    if field in {"consultant", "hire"} and value in CONSULTANT_NAMES:
        return no_consultant(s, field, CONSULTANT_NAMES.index(str(value)))
    if field in PILE_FIELDS and value in PILES:
        return no_pile(s, field, PILES.index(str(value)))
    if field == "hq" and isinstance(value, int):
        return no_hq(s, value)
    return None


# Actions


def no_action(s: State, action: str) -> Question | None:  # noqa: PLR0911
    """Why an action is not possible (NCO-T1, NCO-T3)."""
    if action == "plot":
        return because("nothing-to-draw", "NCO-T3")
    if action == "infiltrate":
        if s.solo():
            return because("no-infiltration", "NCO-O3")
        if s.hand_size(s.seat) == 0:
            return because("empty-hand", "NCO-I1")
        return because("supply-empty-for-hand", "NCO-I3")
    if action == "takeover":
        if not any(takeover.usable(s, c) for c in range(CONGLOMERATES)):
            return because("no-upright", "NCO-X1")
        return because("none-to-spare", "NCO-X1")
    return because("pass", "NCO-T3") if action == "pass" else None


# Tiles


def no_tile(s: State, field: str, tile: int) -> Question | None:  # noqa: PLR0911
    """Why a tile can't be chosen."""
    name = TILE_NAMES[tile]
    if field == "source":
        return no_source(s, tile)
    if field == "target":
        return no_target(s, tile)
    if field == "swap":
        return because("same-tile", "NCO-A6", tile=name)
    if field == "from":
        return no_mover(s, tile)
    if field == "to":
        if tile in (s.tile, s.moved_from):
            return because("comes-from-there", "NCO-A1", tile=name)
        return because("not-there", "NCO-A1", tile=name, conglomerate=CONGLOMERATE_NAMES[s.colour])
    wanted = s.taken if field == "tiles" else s.second if field == "second-tile" else s.colour
    if wanted == NOBODY or s.conglomerate[tile] == wanted:
        return None
    return because("not-there", "NCO-I1", tile=name, conglomerate=CONGLOMERATE_NAMES[wanted])


def no_source(s: State, tile: int) -> Question | None:
    """Why no takeover can set out from a tile (NCO-X1)."""
    name = TILE_NAMES[tile]
    conglomerate = s.conglomerate[tile]
    if s.colour not in (NOBODY, conglomerate):
        return because("not-there", "NCO-X1", tile=name, conglomerate=CONGLOMERATE_NAMES[s.colour])
    if not takeover.usable(s, conglomerate):
        return no_upright(s, conglomerate)
    if s.agents[tile] < 2:
        return because("keeps-one", "NCO-X1", tile=name)
    return because("neighbours-safe", "NCO-X5", tile=name)


def no_upright(s: State, conglomerate: int) -> Question:
    """Why a conglomerate's agents can't be moved (NCO-X1, NCO-O6)."""
    name = CONGLOMERATE_NAMES[conglomerate]
    if s.solo() and s.sides_chosen[conglomerate] != s.seat:
        return because("rivals-conglomerate", "NCO-O6", conglomerate=name)
    if s.tapped[s.seat * 4 + conglomerate] > 0:
        return because("all-tapped", "NCO-X6", conglomerate=name)
    return because("no-upright-of", "NCO-X1", conglomerate=name)


def no_target(s: State, tile: int) -> Question | None:
    """Why a takeover can't go to a tile (NCO-X1, NCO-X5)."""
    if s.source == NOBODY:
        return None
    name, source = TILE_NAMES[tile], TILE_NAMES[s.source]
    if tile not in s.neighbours(s.source):
        return because("not-adjacent", "NCO-X1", tile=name, source=source)
    if protected(s, tile):
        return because("last-tile", "NCO-X5", tile=name, conglomerate=CONGLOMERATE_NAMES[s.conglomerate[tile]])
    return None


def no_mover(s: State, tile: int) -> Question | None:
    """Why Broadcast Network can't move an agent from a tile (NCO-A1)."""
    name = TILE_NAMES[tile]
    if s.uses == 1 and s.conglomerate[tile] != s.colour:
        return because("one-conglomerate", "NCO-A1", conglomerate=CONGLOMERATE_NAMES[s.colour])
    if s.agents[tile] < 2:
        return because("keeps-one", "NCO-A1", tile=name)
    if s.uses == 1 and tile == s.moved_to:
        return because("just-arrived", "NCO-A1", tile=name)
    return because("no-other-tile", "NCO-A1", conglomerate=CONGLOMERATE_NAMES[s.conglomerate[tile]])


# Cards


def no_conglomerate(s: State, field: str, conglomerate: int) -> Question | None:  # noqa: PLR0911
    """Why cards of a conglomerate can't be played, tapped or discarded."""
    name = CONGLOMERATE_NAMES[conglomerate]
    if s.phase == TAKEOVER_CONGLOMERATE:
        if not takeover.usable(s, conglomerate):
            return no_upright(s, conglomerate)
        return because("none-to-spare-of", "NCO-X1", conglomerate=name)
    if s.solo():
        return because("no-infiltration", "NCO-O3")
    if s.hand[s.seat * 4 + conglomerate] == 0:
        return because("not-in-hand", "NCO-T2" if field == "discard" else "NCO-I1", conglomerate=name)
    if field in {"joker", "second"} and conglomerate == s.colour:
        return because("another-conglomerate", "NCO-C1" if field == "joker" else "NCO-C3", conglomerate=name)
    if s.supply[conglomerate] == 0:
        return because("supply-empty", "NCO-I3", conglomerate=name)
    if s.consultant == MEDIA_ADVISOR:
        return because("advisor-needs", "NCO-C1", conglomerate=name)
    if s.consultant == CORPORATE_LAWYER:
        return because("lawyer-needs", "NCO-C3", conglomerate=name)
    return None


def no_card(s: State, value: Word) -> Question | None:
    """Why a card can't be taken (NCO-P1)."""
    if value == "deck":
        return because("deck-empty", "NCO-P1")
    if value in CONGLOMERATE_NAMES:
        return because("not-in-display", "NCO-P1", conglomerate=value)
    return None


def no_pile(s: State, field: str, pile: int) -> Question | None:
    """Why a card of an HQ can't be chosen (NCO-A2 to NCO-A5)."""
    if s.phase < ABILITY:
        return None
    rule = f"NCO-A{ABILITY_OF_TYPE[s.kind[s.target]] + 1}"
    if field == "untap":
        if s.ambient_one_colour and s.pile not in (NOBODY, pile):
            return because("untap-one-conglomerate", rule, conglomerate=CONGLOMERATE_NAMES[s.pile])
        return because("none-tapped", rule, conglomerate=CONGLOMERATE_NAMES[pile % 4])
    if pile >= CONGLOMERATES and field == "card" and rule == "NCO-A2":
        return because("tapped-already", rule)
    return because("not-in-hq", rule, card=PILES[pile])


def no_hq(s: State, side: int) -> Question | None:
    """Why an ability can't touch an HQ (NCO-A2 to NCO-A5)."""
    if s.phase < ABILITY or side >= s.sides:
        return None
    ability = ABILITY_OF_TYPE[s.kind[s.target]]
    rule = f"NCO-A{ability + 1}"
    if ability == SWAP_CARDS and side == s.seat:
        return because("with-another", rule)
    return because("no-such-cards", rule, hq=side)


# Consultants


def no_consultant(s: State, field: str, consultant: int) -> Question | None:  # noqa: PLR0911
    """Why a consultant can't be used or taken (NCO-T1, NCO-I2)."""
    name = CONSULTANT_NAMES[consultant]
    if field == "hire" or s.phase == HIRE_CONSULTANT:
        if consultant == s.consultant:
            return because("just-used", "NCO-I2", consultant=name)
        return because("none-in-supply", "NCO-I2", consultant=name)
    if s.consultants[s.seat * 4 + consultant] == 0:
        return because("not-held", "NCO-T1", consultant=name)
    helps_infiltrate = consultant in (MEDIA_ADVISOR, CORPORATE_LAWYER)
    if s.phase != (INFILTRATE_CONSULTANT if helps_infiltrate else TAKEOVER_CONSULTANT):
        return because("helps-infiltrate" if helps_infiltrate else "helps-takeover", "NCO-T1", consultant=name)
    if consultant == MEDIA_ADVISOR:
        return because("advisor-useless", "NCO-C1")
    if consultant == CORPORATE_LAWYER:
        return because("lawyer-useless", "NCO-C3")
    return None if consultant == DEALMAKER else because("contractor-useless", "NCO-X5")
