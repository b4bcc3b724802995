"""A game written down: what was chosen, and every step as seat, action and picks.

The text form is for people as much as for programs:

    brushpass record 1
    game kompromat
    rules 1
    mode standard
    seats 2
    option memory_aid off
    commitment 9f0c...
    secret 41aa...

    deal : 3 17 22 4
    1 A attempt 2 : 8
    2 A stop
    end 2

`commitment` is there if the deal was committed to, `secret` once it is revealed. Picks stand
behind the colon. core.record_text reads it.

A game that was played on a server begins with

    brushpass record 2
    table KQ7M2P

and has a line for each seat before the commitment, and what was revealed behind it:

    seat A person 3f0c...
    seat B bot clerk
    commitment 9f0c...
    nonce A 77b1...
    secret 41aa...

The lines down to the commitment are the head: their SHA-256 is the seal (core.exchange).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from brushpass.core.about import Options, write
from brushpass.core.catalogue import find_game
from brushpass.core.chance import commitment as commitment_to
from brushpass.core.exchange import Exchange, Place, luck_of, nonce_hash, seal_of
from brushpass.core.refusal import BadRecord
from brushpass.core.seats import letter

FORMAT: Final = "brushpass record 1"
SEALED: Final = "brushpass record 2"  # by an exchange


@dataclass(frozen=True)
class Step:
    seat: int
    action: int  # id
    picks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Record:
    game: str
    rules: int
    options: Options
    deal: tuple[int, ...] = ()  # the picks of the set-up
    steps: tuple[Step, ...] = ()
    commitment: str | None = None
    secret: str | None = field(default=None, repr=False)
    exchange: Exchange | None = None

    def reveal(self, secret: bytes) -> "Record":
        return replace(self, secret=secret.hex())

    @property
    def places(self) -> tuple[Place, ...]:
        return () if self.exchange is None else self.exchange.places

    @property
    def seal(self) -> str | None:
        return None if self.exchange is None else seal_of(self.exchange.head)

    def luck(self) -> bytes:
        """The key of all picks, from what was revealed; refused if that is not what was sealed."""
        if self.secret is None or self.commitment is None:
            missing = "secret" if self.secret is None else "commitment"
            raise BadRecord(f"the deal cannot be verified: the record has no {missing}")
        secret = bytes.fromhex(self.secret)
        if commitment_to(secret) != self.commitment:
            raise BadRecord("the secret is not the one that the table committed to before the deal")
        if self.exchange is None:
            return secret
        for seat, place in enumerate(self.places):
            if place.nonce and nonce_hash(self.exchange.table, place.nonce) != place.hash:
                raise BadRecord(f"the nonce of seat {letter(seat)} is not the one that it sealed")
        return luck_of(secret, self.exchange)

    def check_shown(self, figure: str) -> None:
        """Whether this is the game to which the table was bound when it showed that figure."""
        if figure in (self.seal, self.commitment):
            return
        own = f"its commitment is {self.commitment}"
        own += f", its seal {self.seal}" if self.seal else ""
        raise BadRecord(f"this is not the deal that you were shown: {own}, yours is {figure}")

    def check_nonce(self, seat: int, nonce: str) -> None:
        """Whether that seat's own number went into the luck."""
        if self.exchange is None:
            raise BadRecord("nobody but the table itself added to the luck of this deal")
        place = self.places[seat]
        if place.nonce == nonce:
            return
        who = f"seat {letter(seat)}"
        if place.hash == nonce_hash(self.exchange.table, nonce):
            raise BadRecord(f"{who} sealed this nonce, and the record says it was not revealed")
        raise BadRecord(f"the nonce of {who} is not the one that you sealed")

    def head(self) -> str:
        """The lines down to the commitment."""
        if self.exchange is not None:
            return self.exchange.head
        return head_of(self.game, self.rules, self.options, self.commitment)

    def to_text(self) -> str:
        actions = find_game(self.game).actions
        lines = [f"nonce {letter(n)} {one.nonce}" for n, one in enumerate(self.places) if one.nonce]
        lines += [f"secret {self.secret}"] if self.secret else []
        lines += ["", "deal" + _picks_text(self.deal)]
        for number, step in enumerate(self.steps, 1):
            name = actions[step.action].name
            lines.append(f"{number} {letter(step.seat)} {name}{_picks_text(step.picks)}")
        return self.head() + "\n".join([*lines, f"end {len(self.steps)}", ""])

    @staticmethod
    def from_text(text: str) -> "Record":
        from brushpass.core.record_text import Parser

        return Parser(text).record()


def head_of(
    game: str,
    rules: int,
    options: Options,
    commitment: str | None,
    table: str | None = None,
    places: Sequence[Place] = (),
) -> str:
    lines = [FORMAT] if table is None else [SEALED, f"table {table}"]
    lines += [f"game {game}", f"rules {rules}", f"mode {options.mode}", f"seats {options.seats}"]
    lines += [f"option {name} {write(value)}" for name, value in sorted(options.settings.items())]
    lines += [place.line(seat) for seat, place in enumerate(places)]
    lines += [f"commitment {commitment}"] if commitment else []
    return "\n".join([*lines, ""])


def _picks_text(picks: tuple[int, ...]) -> str:
    return " : " + " ".join(map(str, picks)) if picks else ""
