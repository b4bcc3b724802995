"""A bot at a table of a server somewhere: the client's side of the bot protocol (docs/protocol.md).

Plain HTTP with the standard library, so that it doubles as an example for other languages.
"""

import http.client
import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from brushpass.bots.bot import Bot
from brushpass.bots.wall import Walled
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.game import AnyGame
from brushpass.core.record import Record
from brushpass.core.refusal import Refusal
from brushpass.server.witness import Witness

PATIENCE: Final = 30.0  # seconds of silence; the server writes an empty line every few
AGAIN: Final = 1.0  # seconds until a lost connection is tried again
LOST: Final = (OSError, http.client.HTTPException)

MakeBot = Callable[[AnyGame], Bot]


class Server:
    def __init__(self, url: str, token: str | None = None) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refusal(f"--server is an address like http://localhost:8765, not {url!r}")
        self.url = url.rstrip("/")
        self.token = token

    def post(self, path: str, body: Any) -> Any:
        with self._open(path, json.dumps(body).encode()) as response:
            return json.load(response)

    def record(self, code: str) -> Record:
        with self._open(f"/api/tables/{code}/record", None) as response:
            return Record.from_text(response.read().decode())

    def lines(self, path: str) -> Iterator[Any]:
        """Each line that is not empty, until the server ends it."""
        with self._open(path, None) as response:
            for line in response:
                if line.strip():
                    yield json.loads(line)

    def _open(self, path: str, data: bytes | None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        request = Request(f"{self.url}{path}", data, headers)
        try:
            return urlopen(request, timeout=PATIENCE)
        except HTTPError as error:
            with error:
                raise Refusal(_sentence(error)) from None
        except URLError as error:
            raise ConnectionError(f"{self.url} does not answer: {error.reason}") from None


def _sentence(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError):
        return f"the server answered {error.code}"


def register(server: Server, name: str) -> str:
    """The token of a new account."""
    token: str = server.post("/api/bots", {"name": name})["token"]
    return token


def visit(
    server: Server, make: MakeBot, say: Callable[[str], None], once: bool, accept: bool = True
) -> None:
    """Play every game in which the account sits, each as it begins; rematches too."""
    games: dict[str, threading.Thread] = {}
    witnesses: dict[str, Witness] = {}  # by table, from the moment it sits there
    while True:
        try:
            for event in server.lines("/api/bots/events"):
                code = event["code"]
                if event["type"] == "challenge":
                    _answer_challenge(server, event, say, accept)
                if event["type"] == "seated" and code not in witnesses:
                    witnesses[code] = _seal(server, code)
                if event["type"] == "gameStart" and code not in games:
                    say(f"plays at {code}")
                    witness = witnesses.get(code) or Witness(code)
                    games[code] = threading.Thread(
                        target=play, args=(server, code, make, say, witness), daemon=True
                    )
                    games[code].start()
                if event["type"] == "gameFinish" and code in games:
                    games.pop(code).join()
                    witnesses.pop(code, None)
                    if once:
                        return
        except LOST:
            pass
        time.sleep(AGAIN)


def _answer_challenge(server: Server, event: Any, say: Callable[[str], None], accept: bool) -> None:
    answer = "accept" if accept else "decline"
    try:
        server.post(f"/api/bots/challenges/{event['code']}/{answer}", {})
        say(f"{answer}s to play {event['game']} at {event['code']}")
    except Refusal as refusal:  # the seat was taken meanwhile, or the host changed their mind
        say(f"cannot {answer} at {event['code']}: {refusal}")


def _seal(server: Server, code: str) -> Witness:
    """Add to the luck of the deal; whether the server would have it or not, the game is played."""
    witness = Witness(code)
    with suppress(Refusal):  # the game has begun meanwhile, or the seat is lost
        server.post(f"/api/tables/{code}/commands", _command("seal", "hash", witness.hash))
        witness.was_sealed()
    return witness


def play(
    server: Server, code: str, make: MakeBot, say: Callable[[str], None], witness: Witness
) -> None:
    """One game, to its end. Whatever breaks off is taken up again from a fresh beginning."""
    while True:
        try:
            if _follow(server, code, make, say, witness):
                return
        except LOST:
            pass
        except Refusal as refusal:
            say(f"stops at {code}: {refusal}")
            return
        time.sleep(AGAIN)


def _follow(
    server: Server, code: str, make: MakeBot, say: Callable[[str], None], witness: Witness
) -> bool:
    """Whether the game was seen to end. From the first event, because a bot may need them all."""
    seat = answered = 0
    facts: list[bytes] = []  # told, and not yet passed on
    bot: Walled | None = None
    try:
        for frame in server.lines(f"/api/tables/{code}/stream?seen=0"):
            match frame["type"]:
                case "welcome":
                    seat = frame["seat"]
                case "news":
                    facts.append(json.dumps(frame["fact"]).encode())
                case "table":
                    bot = bot or _sit_down(make, frame["settings"], seat, say)
                    if witness.look(frame, seat):
                        reveal = _command("reveal", "nonce", witness.nonce)
                        server.post(f"/api/tables/{code}/commands", reveal)
                        witness.was_revealed()
                case "end":
                    say(f"saw the end at {code}: {frame['verdict']}, {frame['ending']}")
                    say(_checked(server, code, witness, seat))
                    return True
                case "view" if frame["request"] and frame["request"]["number"] > answered:
                    assert bot is not None
                    if bot.listens:
                        bot.hear(facts, own=False)
                    facts = []
                    answered = frame["request"]["number"]
                    _answer(server, code, bot, frame)
    finally:
        if bot is not None:
            bot.leave()
    return False


def _checked(server: Server, code: str, witness: Witness, seat: int) -> str:
    wrong = witness.check(server.record(code), seat)
    if wrong:
        return f"COMPLAINS of the deal at {code}: {' '.join(wrong)}"
    if not witness.revealed:
        return f"added nothing to the luck at {code}; its record is true to itself"
    return f"finds the deal at {code} to be the one it was shown, with its own number in it"


def _command(do: str, name: str, figure: str) -> Any:
    return {"do": do, "id": f"{do} {figure[:32]}", name: figure}  # once, however often it is sent


def _sit_down(make: MakeBot, settings: Any, seat: int, say: Callable[[str], None]) -> Walled:
    game = find_game(settings["game"])
    options = game.about.options(settings["mode"], settings["seats"], settings["options"])
    chance = Fast(secrets.randbits(64))
    return Walled(
        make(game), options, seat, chance, report=lambda fault: say(f"loses a turn: {fault.words}")
    )


def _answer(server: Server, code: str, bot: Walled, frame: Any) -> None:
    view = json.dumps(frame["view"]).encode()
    request = frame["request"]
    chosen = bot.choose(view, tuple(option["id"] for option in request["options"]))
    command = {
        "do": "choose",
        "id": f"request {request['number']}",  # sent again after a lost answer, it counts once
        "request": request["number"],
        "option": chosen,
    }
    server.post(f"/api/tables/{code}/commands", command)
