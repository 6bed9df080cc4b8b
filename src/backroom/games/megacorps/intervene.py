"""Government intervention (MEG-G1), and the winner's after a war (MEG-W5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from backroom.games.megacorps.events import Divested, Nationalised, Seized, Syndicalised
from backroom.games.megacorps.flow import end_action
from backroom.games.megacorps.moves import INDUSTRY, INTERVENE, PASS
from backroom.games.megacorps.setup import place_steps
from backroom.games.megacorps.state import INTERVENE_PLACE, NOBODY, SPOILS, SPOILS_INDUSTRY, State
from backroom.games.megacorps.vocabulary import (
    BOXES,
    BOXES_EACH,
    DEMOCRACY,
    DICTATORSHIP,
    INDUSTRIES,
    KLEPTOCRACY,
    NATIONALISED,
    SYNDICALISED,
    UNOWNED,
)


def within_reach(s: State, seat: i64, box: i64) -> bool:
    """A player-owned company in one of the own countries, the own included (MEG-G1)."""
    return s.company[box] >= 0 and s.country[s.edition.box_place[box]] == seat


def can_intervene(s: State, seat: i64) -> bool:
    """Needs a country with a company to act on (MEG-G1)."""
    for box in range(BOXES):
        if within_reach(s, seat, box):
            return True
    return False


def industry_steps(s: State) -> vec[i64]:
    """Industries with a company within reach (MEG-G1)."""
    steps = vec[i64](capacity=12)
    for industry in range(INDUSTRIES):
        for box in range(industry * BOXES_EACH, industry * BOXES_EACH + BOXES_EACH):
            if within_reach(s, s.turn, box):
                steps = append(steps, INDUSTRY + industry)
                break
    return steps


def place_steps_within_reach(s: State) -> vec[i64]:
    """In which of the own countries (MEG-G1)."""
    found: i64 = 0
    for box in range(s.industry * BOXES_EACH, s.industry * BOXES_EACH + BOXES_EACH):
        if within_reach(s, s.turn, box):
            found |= 1 << s.edition.box_place[box]
    return place_steps(found)


def choose_industry(s: State, industry: i64) -> None:
    """First the industry is named."""
    s.industry = industry
    s.phase = INTERVENE_PLACE


def choose_company(s: State, place: i64) -> None:
    """Then the country (MEG-G1)."""
    intervene(s, s.turn, s.box_in(s.industry, place))
    end_action(s)


def intervene(s: State, seat: i64, box: i64) -> None:
    """What happens depends on the government (MEG-G1)."""
    place = s.edition.box_place[box]
    government = s.government[place]
    owner = s.company[box]
    industry, country = s.edition.industry_words[box // BOXES_EACH], s.edition.place_words[place]
    money = s.edition.compensation
    if government == DEMOCRACY:
        s.company[box] = UNOWNED
        s.money[owner] += money
        if s.facts is not None:
            s.facts.append(Divested(seat, owner, industry, country, money))
    elif government == KLEPTOCRACY:
        s.company[box] = s.country[place]
        if s.facts is not None:
            s.facts.append(Seized(seat, owner, industry, country))
    elif government == DICTATORSHIP:
        s.company[box] = NATIONALISED
        if s.facts is not None:
            s.facts.append(Nationalised(seat, owner, industry, country))
    else:
        syndicalise(s, seat, box)


def syndicalise(s: State, seat: i64, box: i64) -> None:
    """A company becomes syndicalised, its owner is compensated (MEG-G1, MEG-V1)."""
    owner = s.company[box]
    s.company[box] = SYNDICALISED
    s.money[owner] += s.edition.compensation
    if s.facts is not None:
        industry, country = s.edition.industry_words[box // BOXES_EACH], s.edition.place_words[s.edition.box_place[box]]
        s.facts.append(Syndicalised(seat, owner, industry, country, s.edition.compensation))


def offer_spoils(s: State, winner: i64, loser: i64) -> None:
    """The winner may intervene at once against a company of the loser in that country (MEG-W5)."""
    s.winner = winner
    s.loser = loser
    if loser == NOBODY or len(spoil_industries(s)) == 0:
        end_action(s)
        return
    s.phase = SPOILS
    s.turn = winner


def spoil_steps(_s: State) -> vec[i64]:
    """Intervene or not (MEG-W5)."""
    return vec[i64]([INTERVENE, PASS])


def answer_spoils(s: State, step: i64) -> None:
    """Intervene or not (MEG-W5)."""
    if step == INTERVENE:
        s.phase = SPOILS_INDUSTRY
    else:
        end_action(s)


def spoil_industries(s: State) -> vec[i64]:
    """Industries in which the loser has a company in that country (MEG-W5)."""
    steps = vec[i64](capacity=4)
    for box in range(BOXES):
        if s.company[box] == s.loser and s.edition.box_place[box] == s.target:
            steps = append(steps, INDUSTRY + box // BOXES_EACH)
    return steps


def take_spoils(s: State, industry: i64) -> None:
    """One company, by the country's government (MEG-W5)."""
    intervene(s, s.winner, s.box_in(industry, s.target))
    end_action(s)
