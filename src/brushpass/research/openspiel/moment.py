"""A moment of a game as OpenSpiel divides games: a seat decides, or luck does, or it is over.

Our rules draw luck while they carry an action out. To make chance nodes of it without cutting a
rule in two, an action is carried out on a copy of the truth as far as the picks are known; where
the next pick is open, the copy is thrown away and the moment waits for it.
"""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.core.chance import Chance, Recorder
from brushpass.core.record import Step
from brushpass.core.refusal import IllegalAction
from brushpass.research.openspiel.fork import Fork, LuckNeeded, Odds
from brushpass.research.openspiel.minds import Audience, Minds
from brushpass.research.openspiel.past import Past, Source, begin
from brushpass.research.openspiel.sitting import Sitting

CHANCE: Final = -1  # these two as in pyspiel.PlayerId
OVER: Final = -4
SAMPLED_DEAL: Final[Odds] = [(0, 1.0)]

Decision = tuple[int, int]  # seat, number of the action


class Moment:
    """Before the deal there is no truth, no past and nobody who knows anything."""

    def __init__(
        self,
        sitting: Sitting,
        truth: Any = None,
        minds: Minds | None = None,
        past: Past | None = None,
    ) -> None:
        self.sitting = sitting
        self.truth = truth
        self.past = past
        self._minds = minds  # as they were when somebody last asked: see `minds`
        self.player: int = CHANCE
        self.odds = SAMPLED_DEAL
        self.waiting: Decision | None = None  # for luck; None: the deal waits
        self.picks: tuple[int, ...] = ()  # the luck it had so far
        if truth is not None:
            self._reach(truth)
        elif sitting.luck is None:
            self._carry_out(None, ())

    def legal(self, seat: int) -> list[int]:
        return sorted([action.id for action in self.sitting.rules.legal(self.truth, seat)])

    def minds(self) -> Minds | None:
        """What everybody knows by now. Nobody is told of a step that waits."""
        if self._minds is not None and self.past is not None:
            unheard = self.past.steps[self._minds.steps :]
            if unheard:
                self._minds = self._minds.then(unheard)
        return self._minds

    def sight(self, seat: Audience) -> bytes:
        """All that the seat knows; None is a spectator."""
        minds = self.minds()
        return b"" if minds is None else minds.sight(seat)

    def returns(self) -> Sequence[float]:
        result = self.sitting.rules.result(self.truth) if self.player == OVER else None
        if result is None:
            return (0.0,) * self.sitting.options.seats
        return result.honest if self.sitting.honest else result.zero_sum

    def apply(self, number: int) -> None:
        """An action of the seat that decides, or an outcome of luck."""
        if self.player == OVER:
            raise IllegalAction("the game is over: nothing can be done any more")
        if self.player == CHANCE:
            outcomes = [outcome for outcome, _ in self.odds]
            if number not in outcomes:
                allowed = ", ".join(map(str, outcomes))
                raise IllegalAction(f"luck cannot pick {number} now: allowed: {allowed}")
            self._carry_out(self.waiting, (*self.picks, number))
        else:
            most = len(self.sitting.rules.actions) - 1
            if not 0 <= number <= most:
                raise IllegalAction(f"there is no action {number}: allowed: 0 to {most}")
            self._carry_out((self.player, number), ())

    def _carry_out(self, decision: Decision | None, picks: tuple[int, ...]) -> None:
        luck = self.sitting.luck
        try:
            truth = self._follow(decision, Fork(picks) if luck is None else luck)
        except LuckNeeded as needed:
            self.player, self.odds = CHANCE, needed.odds
            self.waiting, self.picks = decision, picks
            return
        had = picks if luck is None else tuple(luck.take())
        if decision is None or self.past is None:
            self.past = Past(had)
        else:
            self.past = self.past.then(Step(*decision, had))
        self._reach(truth)

    def _follow(self, decision: Decision | None, luck: Chance) -> Any:
        rules = self.sitting.rules
        if decision is None:
            truth, self._minds = begin(self.sitting, None, luck)
            return truth
        # Sampled luck never stops half-way, so that there no copy is needed.
        truth = rules.clone(self.truth) if self.sitting.luck is None else self.truth
        seat, number = decision
        rules.play(truth, seat, rules.actions[number], luck, rules.silent)
        return truth

    def _reach(self, truth: Any) -> None:
        self.truth = truth
        # Seats that decide at once do so in this order, sealed: none is told of another's choice.
        acting = self.sitting.rules.to_act(truth)
        self.player = acting[0] if acting else OVER

    def __str__(self) -> str:
        past = Past(()) if self.past is None else self.past
        if self.player != CHANCE:
            return past.tell(self.sitting)
        if self.waiting is None:
            return f"{Past(self.picks).tell(self.sitting)} ..."
        return f"{past.then(Step(*self.waiting, self.picks)).tell(self.sitting)} ..."

    def __deepcopy__(self, memo: Any) -> "Moment":
        """The truth is copied; past and minds never change, and luck is no part of a moment."""
        twin = Moment.__new__(Moment)
        twin.__dict__.update(self.__dict__)
        if self.truth is not None:
            twin.truth = self.sitting.rules.clone(self.truth)
        return twin

    def __reduce__(self) -> Any:
        return _relived, (self.sitting, self.past, self.player, self.waiting, self.picks)


def imagined(sitting: Sitting, source: Source, chance: Chance) -> Moment:
    """A truth that the source allows, with its player to decide if it is among those to act.

    It goes first even where an earlier one decides at once with it: in what order sealed choices
    arrive changes nothing.
    """
    luck = Recorder(chance)
    truth, minds = begin(sitting, source, luck)
    moment = Moment(sitting, truth, minds, Past(tuple(luck.take()), source))
    if source.player in sitting.rules.to_act(truth):
        moment.player = source.player
    return moment


def _relived(
    sitting: Sitting,
    past: Past | None,
    player: int,
    waiting: Decision | None,
    picks: tuple[int, ...],
) -> Moment:
    if past is None and sitting.luck is not None:
        return Moment(sitting)
    moment = Moment(sitting) if past is None else Moment(sitting, *past.relive(sitting), past)
    if player == CHANCE:
        moment._carry_out(waiting, picks)
    else:
        moment.player = player
    return moment
