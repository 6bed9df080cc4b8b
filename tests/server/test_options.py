"""What the page needs beyond moves: the lobby's offer, editions, windows, offers at any time, leaving, looking back."""

from __future__ import annotations

import asyncio

import pytest
from live_server import Person
from test_play import begin, run

from backroom.core.registry import games
from backroom.server.catalog import catalog

pytestmark = pytest.mark.slow


def test_the_offer_says_all_that_a_lobby_needs():
    told = {game.name: game for game in catalog().games}
    assert set(told) == set(games())
    assert told["megacorps"].edition == "edition"
    assert told["megacorps"].default_auto_response == "pass"
    assert told["new-corp-order"].default_auto_response is None
    for name, game in games().items():
        for option in told[name].options:
            for players in option.players:
                for value in option.values:
                    game.check_setup(players, {option.name: value})
        assert [bot.level for bot in told[name].bots] == list(range(1, len(told[name].bots) + 1))
        assert set(told[name].taglines) == set(catalog().languages)


def test_an_edition_comes_with_the_table_and_a_bad_one_is_explained(server):
    text = (games()["megacorps"].folder / "edition.toml").read_text()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]

    async def scenario():
        ann = Person(server, "Ann")
        await ann.arrive()
        made = await ann.ask("POST", "/tables", game="megacorps", seats=seats, options={"edition": text.replace("€", "$") + "\n"})
        assert made.status_code == 201, made.text
        bad = await ann.ask("POST", "/tables", game="megacorps", seats=seats, options={"edition": text.replace("[", "(", 1)})
        assert bad.status_code == 400
        assert bad.json()["code"] == "bad-setup"
        assert "line" in bad.json()["message"]
        long = await ann.ask("POST", "/tables", game="megacorps", seats=seats, options={"edition": "#" * 70_000})
        assert long.status_code == 413
        lobby = (await ann.ask("GET", "/tables")).json()
        assert all(len(value) < 100 for table in lobby["mine"] for value in table["options"].values() if isinstance(value, str))

    run(scenario())


def test_windows_are_let_go_unless_a_seat_wants_to_be_asked_and_the_wish_outlives_the_process(tmp_path):
    from live_server import Server

    server = Server(f"sqlite:///{tmp_path}/settled.db")
    server.start()

    async def first():
        (ann,), table = await begin(server, "Ann", bots=["random", "random"], game="megacorps")
        async with ann.at(table) as client:
            await client.hear("table_state")
            assert client.state["auto_response"] == "pass"
            await client.send(type="set_auto_response", response="whenever")
            assert (await client.hear("error"))["code"] == "malformed"
            await client.send(type="set_auto_response", response={"do": "dance", "card": 7})
            assert (await client.hear("error"))["code"] == "malformed-move"
            await client.send(type="set_auto_response", response="ask")
            while client.state["auto_response"] != "ask":
                await client.hear("table_state")
        return ann, table

    async def again(ann, table):
        async with ann.at(table) as client:
            await client.hear("table_state")
            assert client.state["auto_response"] == "ask"

    try:
        ann, table = run(first())
        server.kill()
        server.start()
        run(again(ann, table))
    finally:
        server.stop()


def test_an_offer_is_made_out_of_turn_and_answered(server):
    async def scenario():
        people, table = await begin(server, "Ann", "Bob", "Cy", game="megacorps")
        async with people[0].at(table) as a, people[1].at(table) as b, people[2].at(table) as c:
            clients = [a, b, c]
            for client in clients:
                await client.hear("table_state")
            while True:  # through the set-up, until somebody may deal while another is to act
                states = await asyncio.gather(*(fresh(client) for client in clients))
                free = [s for s in range(3) if states[s]["decision"] is not None and s not in states[s]["seats_to_act"]]
                if free:
                    break
                seat = states[0]["seats_to_act"][0]
                await commit(clients[seat], await clients[seat].choose_move())
            seat = free[0]
            await clients[seat].send(type="query_choices", id="deal", steps=[])
            asked = await clients[seat].hear("choices")
            assert asked["id"] == "deal"
            assert asked["move"] == {"do": "offer"}  # nothing else can be done out of turn now
            owing = states[0]["seats_to_act"]
            await commit(clients[seat], {"do": "offer", "partner": (seat + 1) % 3, "give-money": 1})
            other = clients[(seat + 1) % 3]
            state = await fresh(other)
            assert state["seats_to_act"] == owing  # nobody waits for an offer
            await commit(other, {"do": "accept", "partner": seat})

    run(scenario())


async def fresh(client):
    """Return the state as it is now."""
    await client.send(type="ping")
    await client.hear("pong")
    return client.state


async def commit(client, move):
    """Make a move; it must be accepted."""
    state = await fresh(client)
    await client.send(type="commit", id=f"m{client.rng.random()}", decision=state["decision"], move=move)
    answer = await client.hear("committed", "error")
    assert answer["type"] == "committed", answer


def test_who_leaves_is_out_where_the_rules_allow_it_and_a_bot_plays_on_elsewhere(server):
    async def scenario():
        people, table = await begin(server, "Ann", "Bob", "Cy", game="megacorps")
        left = (await people[1].ask("POST", f"/tables/{table}/leave", for_good=True)).json()
        assert (left["seats"][1]["kind"], left["seats"][1]["name"], left["seat"]) == ("gone", "Bob", None)
        async with people[0].at(table) as client:
            await client.hear("table_state")
            assert any(fact["fact"] == "left" for _, fact in client.facts)
            assert 1 not in client.state["seats_to_act"]
        over = (await people[2].ask("POST", f"/tables/{table}/leave", for_good=True)).json()
        assert over["status"] == "over"  # with one player left the game ends (MEG-T2)
        (ann, _bob), table = await begin(server, "Ann", "Bob")
        left = (await ann.ask("POST", f"/tables/{table}/leave", for_good=True)).json()
        assert left["seats"][0]["kind"] == "bot"

    run(scenario())


def test_a_finished_table_and_its_record_show_the_same_moments_from_every_perspective(server):
    async def scenario():
        (ann,), table = await begin(server, "Ann", bots=["random"])
        assert (await ann.ask("GET", f"/tables/{table}/frames")).status_code == 403  # not everything before the end
        async with ann.at(table) as client:
            await client.play()
        record = (await ann.ask("GET", f"/tables/{table}/record")).text
        for seat in (None, -1, 0, 1):
            where = "" if seat is None else f"&seat={seat}"
            told = (await ann.ask("GET", f"/tables/{table}/frames?first=3&count=4{where}")).json()
            assert [moment["n"] for moment in told["frames"]] == [3, 4, 5, 6]
            brought = await ann.ask("POST", "/replay", record=record, seat=seat, first=3, count=4)
            assert brought.json() == told
        whole = (await ann.ask("POST", "/replay", record=record, seat=0, first=0)).json()
        facts = [fact for moment in whole["frames"] for fact in moment["facts"]]
        assert facts == [fact for _, fact in client.facts][: len(facts)]
        assert (await ann.ask("GET", f"/tables/{table}/frames?seat=2")).status_code == 400
        assert (await ann.ask("GET", f"/tables/{table}/frames?count=1000")).status_code == 400
        bad = await ann.ask("POST", "/replay", record=record.replace('"n":4', '"n":5', 1))
        assert bad.status_code == 400
        assert bad.json()["message"].startswith("line 5: n should be 4")
        assert (await ann.ask("POST", "/replay", record="x" * 2_000_000)).status_code == 413

    run(scenario())


@pytest.mark.parametrize(("game", "rivals"), [("new-corp-order", 1), ("kompromat", 1), ("megacorps", 2)])
def test_while_it_is_played_a_seat_looks_back_with_its_own_eyes_and_all_others_with_the_public_ones(server, game, rivals):
    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob", bots=["random"] * (rivals - 1), game=game)
        zoe = Person(server, "Zoe")
        async with ann.at(table) as a, bob.at(table) as b, zoe.at(table) as z:
            await asyncio.gather(play_a_while(a), play_a_while(b))
            await z.send(type="ping")
            await z.hear("pong")
        for person, seat, client in ((ann, 0, a), (bob, 1, b), (zoe, -1, z)):
            told = (await person.ask("GET", f"/tables/{table}/frames?seat={seat}")).json()
            views = {state["entries"]: state["view"] for state in client.heard if state["type"] == "table_state"}
            seen = {moment["n"]: moment["view"] for moment in told["frames"] if moment["n"] in views}
            assert len(seen) > 3
            assert seen == {n: views[n] for n in seen}
            facts = [fact for moment in told["frames"] for fact in moment["facts"]]
            heard = [fact for _, fact in client.facts]
            assert facts[: len(heard)] == heard[: len(facts)]
            assert {moment["by"] for moment in told["frames"] if moment["move"]} <= {seat}
            assert told["result"] is None
        for person, eyes in ((ann, "seat=1"), (bob, "seat=0"), (zoe, "seat=0"), (ann, "first=0"), (zoe, "first=0")):
            answer = await person.ask("GET", f"/tables/{table}/frames?{eyes}")
            assert answer.status_code == 403, answer.text
            assert "until the game is over" in answer.json()["message"]
        assert (await ann.ask("GET", f"/tables/{table}/frames?seat=-1")).status_code == 200

    run(scenario())


async def play_a_while(client):
    """Make a few moves, as long as others keep moving too."""
    try:
        await asyncio.wait_for(client.play(4), 10)
    except TimeoutError:
        assert client.acknowledged
