"""A table for whoever reads and writes text: no network, no dependency, one class."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.clerk import Clerk
from brushpass.bots.fault import Failure, Kind
from brushpass.bots.match import decide
from brushpass.bots.question import Question
from brushpass.bots.registry import find_any_bot
from brushpass.bots.seated import Seated
from brushpass.bots.seeds import bot_chance
from brushpass.bots.text.answer import NotOffered, Unreadable, read_move
from brushpass.bots.text.prompt import introduction, observation, offers_of, rules_text
from brushpass.bots.wall import Walled, answered
from brushpass.core.about import Value
from brushpass.core.catalogue import find_game
from brushpass.core.chance import secret_from_seed
from brushpass.core.refusal import Refusal
from brushpass.core.result import Result
from brushpass.core.seats import letter
from brushpass.core.table import Table
from brushpass.core.wire import encode

SEEDS: Final = 62  # bits


class Came(StrEnum):
    """What came of an answer."""

    PLAYED = "played"
    UNREADABLE = "unreadable"  # no move was found in it: try again
    ILLEGAL = "illegal"  # a move that is not on offer: try again
    FORFEIT = "forfeit"  # the last try was one of these two: the Clerk played


@dataclass(frozen=True)
class Outcome:
    came: Came
    words: str  # one sentence for whoever answered
    move: str | None  # what was played, by name
    tries: int  # that are left for this decision
    over: bool


@dataclass
class Tally:
    """What a seat did, counted. `characters` are of all its answers."""

    decisions: int = 0  # that it was asked for, forfeits among them
    answers: int = 0
    characters: int = 0
    unreadable: int = 0
    illegal: int = 0
    forfeits: int = 0


class TextTable:
    """One game after the other, each begun with `reset`.

    `bots` play behind the glass wall: one name for all seats but the first, or a name for some
    seats. All other seats are yours. A seat that has no choice is not asked. `retries`: how often
    an answer that cannot be taken is asked for again; then the Clerk plays. `history`: observations
    tell everything since the deal, for a reader who remembers nothing.
    """

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
        *,
        bots: str | Mapping[int, str] | None = None,
        retries: int = 2,
        history: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.options = self.game.about.options(mode, seats, settings)
        self.retries = retries
        self.history = history
        self.seed = 0
        self.tallies: list[Tally] = []
        self._bots = self._read_bots(bots)
        self._players: dict[int, Walled] = {}
        self._begun: Table | None = None

    def _read_bots(self, bots: str | Mapping[int, str] | None) -> dict[int, Bot]:
        seats = self.options.seats
        if isinstance(bots, str):
            bots = dict.fromkeys(range(1, seats), bots)
        wrong = [seat for seat in bots or {} if seat not in range(seats)]
        if wrong:
            raise Refusal(f"bots sit in seats from 0 to {seats - 1}, not in {wrong[0]}")
        return {seat: find_any_bot(name, self.game) for seat, name in (bots or {}).items()}

    def reset(self, seed: int | None = None) -> tuple[int, ...]:
        """A new game. The seats that must answer; the same seed deals the same cards."""
        self.close()
        self.seed = secrets.randbits(SEEDS) if seed is None else seed
        seats = range(self.options.seats)
        self._secret = secret_from_seed(self.seed)
        self._begun = Table.committed(self.game, self.options, self._secret)
        self._lucks = [bot_chance(self.seed, seat) for seat in seats]
        self._players = {
            seat: Walled(bot, self.options, seat, self._lucks[seat])
            for seat, bot in self._bots.items()
        }
        self.tallies = [Tally() for _ in seats]
        self._told: list[list[bytes]] = [[] for _ in seats]
        self._heard = [0 for _ in seats]  # messages that a seat knew when it last decided
        self._failed = [0 for _ in seats]  # answers to this decision that could not be taken
        self._held: dict[int, int] = {}  # sealed: played when all have decided
        self._deliver()
        self._go_on()
        return self.to_act

    @property
    def _table(self) -> Table:
        if self._begun is None:
            raise Refusal("no game has begun: call reset first")
        return self._begun

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that must answer, in any order: none knows what another answered. None: over."""
        return tuple([seat for seat in self._table.to_act() if seat not in self._held])

    @property
    def over(self) -> bool:
        return not self._table.to_act()

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.game.result(self._table.state)

    def introduction(self, seat: int) -> str:
        """What the game is, who this seat is and how to answer: for the beginning of a prompt."""
        return introduction(self.game, self.options.seats, self._seat(seat))

    def rules(self) -> str:
        return rules_text(self.game)

    def observe(self, seat: int) -> str:
        """What the seat was told since it last decided, the table as it sees it, its options.

        To look again changes nothing.
        """
        question = self._question(self._seat(seat))
        return observation(self.game, question, 0 if self.history else self._heard[seat])

    def act(self, seat: int, text: str) -> Outcome:
        """An answer in words, to what `observe` asks."""
        if not isinstance(text, str):
            raise Refusal(f"an answer is text, not {type(text).__name__}")
        if self._seat(seat) not in self.to_act:
            asked = ", ".join(map(letter, self.to_act)) or "nobody, the game is over"
            raise Refusal(f"{letter(seat)} is not asked now: to act: {asked}")
        question, tally = self._question(seat), self.tallies[seat]
        tally.answers += 1
        tally.characters += len(text)
        try:
            option = question.options[read_move(text, self.game, offers_of(self.game, question))]
            came, words = Came.PLAYED, ""
        except (Unreadable, NotOffered) as wrong:
            came, words = self._fail(seat, wrong)
            if came is not Came.FORFEIT:
                left = self.retries + 1 - self._failed[seat]
                return Outcome(came, words, None, left, False)
            option = self._clerk(question)
        self._decide(seat, option)
        move = self.game.actions[option].name
        words = f"{words}; the Clerk played {move!r}." if words else f"You played {move!r}."
        return Outcome(came, words, move, 0, self.over)

    def _fail(self, seat: int, wrong: Refusal) -> tuple[Came, str]:
        tally = self.tallies[seat]
        came = Came.ILLEGAL if isinstance(wrong, NotOffered) else Came.UNREADABLE
        tally.illegal += came is Came.ILLEGAL
        tally.unreadable += came is Came.UNREADABLE
        self._failed[seat] += 1
        if self._failed[seat] > self.retries:
            tally.forfeits += 1
            came = Came.FORFEIT
        return came, str(wrong)

    def _clerk(self, question: Question) -> int:
        luck = self._lucks[question.seat]
        return answered(question, Mute(), Clerk(self.game).seated(luck), luck)[0]

    def _decide(self, seat: int, option: int) -> None:
        self.tallies[seat].decisions += 1
        self._heard[seat] = len(self._told[seat])
        self._failed[seat] = 0
        self._held[seat] = option
        self._go_on()

    def _go_on(self) -> None:
        """Until one of your seats has a choice, or the game is over."""
        while acting := self._table.to_act():
            for seat in acting:
                if seat in self._held:
                    continue
                if seat in self._players:
                    self._held[seat] = decide(self._table, seat, self._players[seat]).id
                elif len(options := self._question(seat).options) == 1:
                    self._held[seat] = options[0]
            if self.to_act:
                return
            for seat in acting:
                self._table.play(seat, self.game.actions[self._held.pop(seat)])
                self._deliver()

    def _deliver(self) -> None:
        boxes = self._table.post.take()
        for seat, told in enumerate(self._told):
            letters = [encode(message) for message in boxes[seat]]
            told.extend(letters)
            if seat in self._players and self._players[seat].listens:
                self._players[seat].hear(letters, own=False)

    def _question(self, seat: int) -> Question:
        table = self._table
        asked = () if seat in self._held else table.legal(seat)
        options = [option.id for option in asked]
        view = encode(table.view(seat))
        told = self._told[seat]
        return Question.put(self.game, self.options, seat, view, told, options, Budget())

    def _seat(self, seat: int) -> int:
        if seat not in range(self.options.seats):
            raise Refusal(f"there is no seat {seat}: allowed: 0 to {self.options.seats - 1}")
        return seat

    def record(self) -> str:
        """The whole game with its secret, as `brushpass replay` and `brushpass export` read it."""
        if not self.over:
            raise Refusal("the record is told after the end of the game")
        return self._table.record().reveal(self._secret).to_text()

    def close(self) -> None:
        """Ends what bots have started outside."""
        for player in self._players.values():
            player.leave()
        self._players = {}


class Mute(Seated):
    """Somebody whose turn is lost."""

    def answer(self, question: Question) -> int:
        raise Failure(Kind.NONSENSE, "gave no answer that could be taken")
