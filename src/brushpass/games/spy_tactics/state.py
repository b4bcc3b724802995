"""The whole truth of a game. Each field is public, its owner's, or hidden from all."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.games.spy_tactics.cards import CODES

# Phases. In each but the last, those who are waited for decide at once.
DISCARD: Final = 0  # S2.6: which code to discard
CHOOSE: Final = 1  # S3.2: which code to activate
AIM: Final = 2  # SR5: whom or what the revealed code is aimed at
GUESS: Final = 3  # SR35: which code HydroCluster guesses
OVER: Final = 4
PHASE_NAMES: Final = ["discard", "choose", "aim", "guess", "over"]


@final
class State:
    """Filled in by `setup.new_game`, by `imagine` and by `clone`. Seats and codes as bits."""

    seats: i64 = 0  # public
    round: i64 = 0  # public: 1 to 6; 0 while codes are discarded
    phase: i64 = DISCARD  # public
    waiting: i64 = 0  # public: the seats that have still to decide
    teams: list[int]  # owner, by seat, and known to those in whose `seen` the seat is
    seen: list[int]  # public, by seat: whose alignments it has looked at
    points: list[int]  # public, by seat
    out: list[int]  # public, by seat: the round that eliminated it, or 0
    discards: list[int]  # owner, by seat; public once it is `exposed`
    exposed: i64 = 0  # public: whose discards were guessed
    missed: list[int]  # public, by seat: codes that were wrongly guessed as its discard
    hands: list[int]  # owner, by seat * CODES + code: how many it holds, two at most (SR10)
    face_up: list[int]  # public, by seat * CODES + code: how many lie before it
    played: list[list[int]]  # public, by round from 0 and seat; NOTHING, or NONE once out
    passed: list[int]  # owner, by seat, and the receiver's: the card passed on in round one
    named: list[int]  # public, by seat: what it banned for this round with StarFrost
    face_down: list[int]  # owner, by seat: the code discarded or chosen, until all have chosen
    aim: list[int]  # owner, by seat, and public once resolved: a seat or a code
    guess: list[int]  # owner, by seat, and public once resolved: the code guessed at `aim`

    def active(self, seat: i64) -> i64:
        """The code that a seat activated this round."""
        return self.played[self.round - 1][seat]

    def hand(self, seat: i64) -> i64:
        """The codes in hand."""
        codes: i64 = 0
        for code in range(CODES):
            if self.hands[seat * CODES + code]:
                codes |= 1 << code
        return codes

    def living(self) -> i64:
        living: i64 = 0
        for seat in range(self.seats):
            if self.out[seat] == 0:
                living |= 1 << seat
        return living

    def clone(self) -> "State":
        twin = State()
        twin.seats = self.seats
        twin.round = self.round
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.teams = self.teams[:]
        twin.seen = self.seen[:]
        twin.points = self.points[:]
        twin.out = self.out[:]
        twin.discards = self.discards[:]
        twin.exposed = self.exposed
        twin.missed = self.missed[:]
        twin.hands = self.hands[:]
        twin.face_up = self.face_up[:]
        twin.played = [codes[:] for codes in self.played]
        twin.passed = self.passed[:]
        twin.named = self.named[:]
        twin.face_down = self.face_down[:]
        twin.aim = self.aim[:]
        twin.guess = self.guess[:]
        return twin
