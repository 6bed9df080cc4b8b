"""Telling people of slow games that it is their turn: web hooks and mail, at least once, whatever is killed."""

from __future__ import annotations

import asyncio
import email
import email.policy
import ipaddress
import json
import re
import sys
import threading
import time
from contextlib import nullcontext
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest
from aiosmtpd.controller import Controller
from live_server import Person, Server, free_port
from standardwebhooks.webhooks import Webhook
from test_play import begin, run

from backroom.core.conformance import check_languages
from backroom.server.webhooks import WebhookError, check_port, is_allowed, parse_ports

pytestmark = pytest.mark.slow
SLOW = {"clock": {"kind": "slow", "per_turn": 7200}}
HOOKS_AT_HOME = ("--hook-networks", "127.0.0.0/8", "--hook-ports", "1024-65535", "--retry-seconds", "0.2")


class Receiver:
    """Somebody's web hook; answers as told and remembers what it was sent."""

    def __init__(self) -> None:
        self.calls: list[tuple[dict[str, str], bytes]] = []
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(receiver.answers.pop(0) if receiver.answers else 204)
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_words):
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}/hook?for=me"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    async def called(self, times: int) -> None:
        """Wait until it was called so often."""
        await until(lambda: len(self.calls) >= times)


class Postbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[email.message.EmailMessage] = []
        self.refuse = False
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_RCPT(self, _server, _session, envelope, address, _options):  # noqa: N802
        """Take or refuse an address."""
        if self.refuse:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server, _session, envelope):  # noqa: N802
        """Keep a mail."""
        self.mails.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"


async def until(true, seconds=30):
    """Wait until something is so."""
    for _ in range(int(seconds / 0.05)):
        if true():
            return
        await asyncio.sleep(0.05)
    raise TimeoutError


@pytest.fixture
def receiver():
    receiver = Receiver()
    yield receiver
    receiver.http.shutdown()


@pytest.fixture
def postbox():
    postbox = Postbox()
    postbox.controller.start()
    yield postbox
    postbox.controller.stop()


async def with_hook(person, url):
    answer = await person.ask("PUT", "/me/notifications/hook", url=url)
    assert answer.status_code == 200, answer.text
    return answer.json()["secret"]


async def deliveries(person):
    return (await person.ask("GET", "/me/notifications")).json()["deliveries"]


def test_a_turn_is_told_by_a_signed_call_and_tried_again_with_the_same_id(start_server, receiver):
    server = start_server(*HOOKS_AT_HOME)
    receiver.answers = [500, 302]

    async def scenario():
        ann = Person(server, "Ann")
        await ann.arrive()
        secret = await with_hook(ann, receiver.url)
        table = await ann.create("me", "greedy", **SLOW)
        await ann.ask("POST", f"/tables/{table}/start")
        await receiver.called(3)
        first, second, third = receiver.calls[:3]
        assert first[1] == second[1] == third[1]
        assert first[0]["webhook-id"] == second[0]["webhook-id"] == third[0]["webhook-id"]
        told = Webhook(secret).verify(third[1], third[0])
        assert (told["type"], told["data"]["table"], told["data"]["seat"]) == ("turn", table, 0)
        await until_async(lambda: deliveries(ann), lambda found: found[0]["status"] == "done")
        (shown,) = await deliveries(ann)
        assert (shown["tries"], shown["error"]) == (3, None)
        async with ann.at(table) as client:
            await client.play(most=1)
        await receiver.called(4)
        assert receiver.calls[3][0]["webhook-id"] != third[0]["webhook-id"]
        receiver.answers = [302] * 3
        assert (await ann.ask("POST", "/me/notifications/hook/test")).status_code == 201
        await until_async(lambda: deliveries(ann), lambda found: found[0]["error"] is not None)
        assert "redirect" in (await deliveries(ann))[0]["error"]
        assert (await ann.ask("DELETE", "/me/notifications/hook")).status_code == 200
        await until_async(lambda: deliveries(ann), lambda found: found[0]["status"] == "dropped")

    run(scenario())


async def until_async(ask, true, seconds=30):
    end = time.monotonic() + seconds
    while not true(await ask()):
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


def test_a_kill_loses_no_notification_and_live_games_send_none(start_server, receiver):
    server = start_server(*HOOKS_AT_HOME)
    receiver.answers = [503] * 100

    async def scenario():
        ann = Person(server, "Ann")
        await ann.arrive()
        await with_hook(ann, receiver.url)
        live = await ann.create("me", "greedy", clock={"kind": "live", "initial": 600})
        await ann.ask("POST", f"/tables/{live}/start")
        table = await ann.create("me", "greedy", **SLOW)
        await ann.ask("POST", f"/tables/{table}/start")
        await receiver.called(1)
        server.kill()
        receiver.answers = []
        failed = len(receiver.calls)
        server.start()
        await receiver.called(failed + 1)
        await asyncio.sleep(2)
        bodies = {json.loads(body)["data"]["table"] for _, body in receiver.calls}
        assert bodies == {table}
        assert len({headers["webhook-id"] for headers, _ in receiver.calls}) == 1
        assert len(receiver.calls) == failed + 1  # delivered, and not again after the restart

    run(scenario())


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:9/",
        "http://localhost/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://[::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://169.254.169.254/latest/meta-data",
        "http://[fe80::1]/",
        "http://192.168.1.1/",
        "http://0.0.0.0/",
        "ftp://example.org/",
        "http://ann:secret@example.org/",
        "http://example.org:99999/",
        "http://93.184.216.34:22/",
        "http:// /",
        "javascript:alert(1)",
        "http://no.such.name.invalid/",
        "https://example.org/" + "x" * 500,
    ],
)
def test_private_addresses_and_odd_urls_are_refused(server, url):
    async def scenario():
        ann = Person(server, "Ann")
        await ann.arrive()
        answer = await ann.ask("PUT", "/me/notifications/hook", url=url)
        assert answer.status_code == 400
        assert answer.json()["code"] == "webhook-error"

    run(scenario())


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("10.1.2.3", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
        ("192.168.7.7", True),
        ("::192.168.7.7", False),
        ("::ffff:192.168.7.7", True),
        ("64:ff9b::93.184.216.34", True),
        ("::93.184.216.34", False),
        ("::127.0.0.1", False),
        ("::1", False),
        ("::", False),
        ("64:ff9b:1::5db8:d822", False),
        ("100::1", False),
        ("100:0:0:1::1", False),
        ("2001::1", False),
        ("2001:2::1", False),
        ("2001:20::1", False),
        ("2001:db8::1", False),
        ("2002:5db8:d822::", False),
        ("2620:4f:8000::1", False),
        ("3fff::1", False),
        ("5f00::1", False),
        ("fe80::1", False),
        ("fec0::1", False),
        ("ff02::1", False),
        ("192.0.0.9", False),
        ("192.31.196.1", False),
        ("192.52.193.1", False),
        ("192.88.99.1", False),
        ("192.175.48.1", False),
        ("198.18.0.1", False),
        ("203.0.113.1", False),
        ("255.255.255.255", False),
    ],
)
def test_only_public_and_permitted_addresses_are_called(address, allowed):
    assert is_allowed(ipaddress.ip_address(address), ("192.168.7.0/24",)) is allowed


@pytest.mark.parametrize(("port", "allowed"), [(80, True), (443, True), (8443, True), (22, False), (9001, True), (9003, False)])
def test_only_web_ports_and_those_of_the_operator_are_called(port, allowed):
    ports = parse_ports("9000-9002, 12000")
    with nullcontext() if allowed else pytest.raises(WebhookError, match="ports 80, 443, 8080 and 8443"):
        check_port(port, ports)


def test_mail_needs_a_confirmed_address_and_ends_with_one_click(start_server, postbox):
    public = "http://127.0.0.1:1"
    smtp = f"smtp://127.0.0.1:{postbox.controller.port}"
    server = start_server("--smtp", smtp, "--mail-from", "games@example.org", "--public-url", public, "--mail-delay", "0")

    async def post(link):
        async with httpx.AsyncClient() as client:
            return await client.post(link.replace(public, server.address), content="List-Unsubscribe=One-Click")

    async def scenario():
        (ann, bob), table = await begin(server, "Ann", "Bob", **SLOW)
        for person in (ann, bob):
            assert (await person.ask("PATCH", "/me/notifications", language="fr")).status_code == 200
            wish = await person.ask("PUT", "/me/notifications/mail", address=f"{person.name}@example.org")
            assert wish.json() == {"mail": f"{person.name}@example.org", "confirmed": False}
        await until(lambda: len(postbox.mails) == 2)
        for mail in postbox.mails:
            assert mail["Subject"] == "Backroom : veuillez confirmer votre adresse"
            link = re.search(r"http\S+/confirm/\S+", mail.get_content())[0]
            async with httpx.AsyncClient() as client:  # looking at the link changes nothing
                assert "<button>" in (await client.get(link.replace(public, server.address))).text
            assert "Merci" in (await post(link)).text
            assert "n’est plus valable" in (await post(link[:-1] + ("0" if link[-1] != "0" else "1"))).text
        async with ann.at(table) as a, bob.at(table) as b:
            await asyncio.gather(a.hear("table_state"), b.hear("table_state"))
            mover = a if a.state["decision"] is not None else b
            await mover.play(most=1)
        await until(lambda: len(postbox.mails) >= 3)
        mail = postbox.mails[2]
        assert mail["Subject"] == "New Corp Order : c’est à vous"
        assert f"{public}/table/{table}" in mail.get_content()
        assert "2 heures" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = mail["List-Unsubscribe"].strip("<>")
        assert stop in mail.get_content()
        assert "ne recevrez plus" in (await post(stop)).text
        told = ann if mail["To"].startswith("Ann") else bob
        assert (await told.ask("GET", "/me/notifications")).json()["mail"] is None
        for number in range(3):
            answer = await told.ask("PUT", "/me/notifications/mail", address=f"x{number}@example.org")
        assert answer.status_code == 429
        for address in ("nonsense", "a@b@c", "a b@c.de", "a@c.de\nBcc: x@y.de", "x" * 250 + "@c.de"):
            assert (await told.ask("PUT", "/me/notifications/mail", address=address)).status_code == 400

    run(scenario())


def test_an_address_that_is_refused_is_given_up_and_shown(start_server, postbox):
    postbox.refuse = True
    smtp = f"smtp://127.0.0.1:{postbox.controller.port}"
    server = start_server(
        "--smtp", smtp, "--mail-from", "games@example.org", "--public-url", "http://127.0.0.1:1", "--retry-seconds", "0.2"
    )

    async def scenario():
        ann = Person(server, "Ann")
        await ann.arrive()
        await ann.ask("PUT", "/me/notifications/mail", address="ann@example.org")
        await until_async(lambda: deliveries(ann), lambda found: found[0]["status"] == "failed")
        assert "refused (550)" in (await deliveries(ann))[0]["error"]

    run(scenario())


def test_a_server_without_mail_says_so(server):
    async def scenario():
        ann = Person(server, "Ann")
        await ann.arrive()
        assert (await ann.ask("GET", "/me/notifications")).json()["mail_possible"] is False
        assert "no mail" in (await ann.ask("PUT", "/me/notifications/mail", address="ann@example.org")).json()["message"]
        assert (await ann.ask("POST", "/me/notifications/hook/test")).status_code == 403
        assert (await ann.ask("PATCH", "/me/notifications", language="xx")).status_code == 400

    run(scenario())


def test_two_processes_tell_a_turn_once(postgres_database, receiver):
    servers = [Server(postgres_database, options=HOOKS_AT_HOME) for _ in range(2)]
    for server in servers:
        server.start()

    async def scenario():
        ann = Person(servers[0], "Ann")
        await ann.arrive()
        await with_hook(ann, receiver.url)
        for _ in range(3):
            table = await ann.create("me", "random", **SLOW)
            await ann.ask("POST", f"/tables/{table}/start")
        await receiver.called(3)
        await asyncio.sleep(8)  # long enough for the lease to pass to the other process
        assert len(receiver.calls) == 3

    try:
        run(scenario())
    finally:
        for server in servers:
            server.stop()


def test_the_texts_of_the_server_say_the_same_in_every_language():
    check_languages(Path(sys.modules["backroom"].__file__).parent / "server" / "text")
