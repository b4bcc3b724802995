"""Builds the position a rule is about: wanted teams, wanted discards, wanted codes.

Teams are written as letters by seat ("CTVC"), codes as two letters ("DW DF El HC JK SF SS TL"),
one for each agent who is asked, in the order of seats; a dash activates nothing.
"""

from msgspec.structs import replace

from brushpass.core.chance import Chance
from brushpass.core.post import Post
from brushpass.core.wire import Message, encode
from brushpass.games.spy_tactics import rounds
from brushpass.games.spy_tactics.cards import CODE_NAMES, CODES, NONE, NOTHING
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.state import CHOOSE, OVER, State
from brushpass.games.spy_tactics.wire import Teller, View

ACTION = {action.name: action for action in GAME.actions}
SHORT = ["DW", "DF", "El", "HC", "JK", "SF", "SS", "TL"]
DW, DF, EL, HC, JK, SF, SS, TL = range(CODES)
C, T, V = range(3)


def teams(text: str) -> list[int]:
    return ["CTV".index(letter) for letter in text]


def name(short: str) -> str:
    return "nothing" if short == "-" else CODE_NAMES[SHORT.index(short)].lower()


class Deal(Chance):
    """Deals the wanted teams; the seventh card of seven is the one of which three are wanted."""

    def __init__(self, wanted: list[int]) -> None:
        self.wanted = wanted[:]
        if len(wanted) == 7:
            self.wanted.insert(0, next(team for team in range(3) if wanted.count(team) == 3))

    def pick(self, n: int) -> int:
        raise AssertionError("nothing but alignments is left to luck")

    def draw(self, counts: list[int], size: int) -> int:
        assert sum(counts) == size
        team = self.wanted.pop(0)
        assert counts[team], f"no alignment {team} is left"
        return team


class Position:
    """A game whose agents have discarded, at the beginning of a round."""

    def __init__(self, dealt: str = "CCTV", discards: str = "TL", nth: int = 1) -> None:
        self.seats = len(dealt)
        self.post = Post(self.seats)
        self.tell = Teller(self.post)
        self.deal = Deal(teams(dealt))
        options = GAME.about.options(None, self.seats)
        self.s = GAME.setup(options, self.deal, self.tell)
        shorts = discards.split() if " " in discards else [discards] * self.seats
        for seat, short in enumerate(shorts):
            self.act(seat, f"discard {name(short)}")
        if nth > 1:
            # As if nobody had done anything before: hands of seven.
            self.s.round = nth - 1
            self.s.played = [[NOTHING] * self.seats for _ in range(nth - 1)]
            rounds.begin(self.s, self.tell)

    # Playing on

    def act(self, seat: int, action: str) -> "Position":
        GAME.play(self.s, seat, ACTION[action], self.deal, self.tell)
        return self

    def choose(self, codes: str) -> "Position":
        assert self.s.phase == CHOOSE
        for seat, short in zip(GAME.to_act(self.s), codes.split(), strict=True):
            self.act(seat, f"activate {name(short)}")
        return self

    def play(self, codes: str, *aims: str) -> "Position":
        """A round. Aims as "a examine b"; whoever is left takes the first option."""
        self.choose(codes)
        for aim in aims:
            seat, action = aim.split(" ", 1)
            self.act("abcdefghi".index(seat), action)
        return self.settle()

    def settle(self) -> "Position":
        while self.s.phase not in (CHOOSE, OVER):
            seat = GAME.to_act(self.s)[0]
            self.act(seat, self.legal(seat)[0])
        return self

    # Looking at it

    def legal(self, seat: int) -> list[str]:
        return [action.name for action in GAME.legal(self.s, seat)]

    def to_act(self) -> list[int]:
        return list(GAME.to_act(self.s))

    def view(self, seat: int | None) -> View:
        memory = GAME.memory(GAME.about.options(None, self.seats), seat)
        for message in self.post.box(seat):
            memory.hear(message)
        return GAME.see(self.s, seat, memory)

    def points(self) -> list[int]:
        return list(self.s.points)

    def gains(self) -> list[int]:
        """Beyond the three points of the beginning."""
        return [points - 3 for points in self.s.points]

    def hand(self, seat: int) -> list[str]:
        place = seat * CODES
        counts = self.s.hands[place : place + CODES]
        return [SHORT[code] for code in range(CODES) for _ in range(counts[code])]

    def face_up(self, seat: int) -> list[str]:
        place = seat * CODES
        counts = self.s.face_up[place : place + CODES]
        return [SHORT[code] for code in range(CODES) for _ in range(counts[code])]

    def out(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.s.out[seat]]

    def told(self, seat: int | None, *kinds: type[Message]) -> list[Message]:
        return [m for m in self.post.box(seat) if not kinds or isinstance(m, kinds)]

    def letters(self, seat: int | None) -> list[bytes]:
        return [encode(message) for message in self.post.box(seat)]

    def passed(self, seat: int) -> str:
        code = self.s.passed[seat]
        return "" if code == NONE else SHORT[code]


def shows(s: State, view: View) -> bool:
    """Whether the table of this truth looks as the view has it."""
    return GAME.see(s, view.seat, None) == replace(view, memory=None)
