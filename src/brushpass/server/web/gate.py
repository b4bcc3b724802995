"""Who is let in at all, and what asking costs them."""

from typing import Final

from starlette.requests import HTTPConnection, Request

from brushpass.server.config import Config
from brushpass.server.live.time import Time
from brushpass.server.tables.refused import Refused
from brushpass.server.web.limits import Buckets
from brushpass.server.web.origin import by_another_site, is_ours, own_names, same_origin

GUESS: Final = 25.0  # requests: the price of a code that leads nowhere, which may be a guess
LONGEST_NAME: Final = 100


class TooFast(Refused):
    def __init__(self, seconds: float, text: str) -> None:
        super().__init__("too_fast", text)
        self.seconds = seconds


class Gate:
    def __init__(self, config: Config, time: Time) -> None:
        self._time = time
        self._rate = config.limits.rate
        self._buckets = Buckets(config.limits.burst, self._rate)
        self._origins = frozenset(config.origins)
        self._names = own_names(config.names, config.origins)

    def let_in(self, request: Request) -> None:
        self._check_name(request)
        if by_another_site(request, self._origins):
            raise Refused("not_yours", "a page of another site may not ask for that")
        self._take(request, f"up to {self._rate:g} requests a second, and fewer that are dear")

    def let_connect(self, socket: HTTPConnection) -> bool:
        """Whether it is one of our own pages, or a program, that asks for us."""
        return is_ours(socket.headers, self._names) and same_origin(socket.headers, self._origins)

    def count(self, socket: HTTPConnection) -> None:
        self._take(socket, "too many connections at once: wait a moment")

    def charge(self, asker: HTTPConnection, cost: float) -> None:
        """What an answer costs beyond the first request."""
        self._buckets.charge(address_of(asker), cost, self._time.now())

    def note(self, asker: HTTPConnection, refusal: Refused) -> None:
        if refusal.code == "unknown" and "code" in asker.path_params:
            self.charge(asker, GUESS)

    def _take(self, asker: HTTPConnection, text: str) -> None:
        wait = self._buckets.take(address_of(asker), self._time.now())
        if wait:
            raise TooFast(wait, text)

    def _check_name(self, request: Request) -> None:
        if not is_ours(request.headers, self._names):
            asked = request.headers["host"][:LONGEST_NAME]
            raise Refused(
                "not_yours",
                f"this server is not called {asked!r}: whoever runs it can add a name with --name",
            )


def address_of(asker: HTTPConnection) -> str:
    return asker.client.host if asker.client else ""
