"""A finished game, step by step, as one audience saw it."""

from collections.abc import Iterator, Sequence

import msgspec

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Script
from brushpass.core.record import Record
from brushpass.core.refusal import BadRecord
from brushpass.core.seats import calling
from brushpass.core.table import Table, replay, verify
from brushpass.core.wire import Belief, Wire, encode
from brushpass.server.door import news
from brushpass.server.frames import Frame, ViewFrame
from brushpass.server.store.rows import ResultRow
from brushpass.server.tables.names import seat_names
from brushpass.server.tables.streams import Audience


class Player(Wire, frozen=True, forbid_unknown_fields=True):
    """`bot` is who decided at the end, if it was one of ours."""

    name: str  # as sentences call the seat
    bot: str | None
    role: str  # what the seat turned out to be


class ReplayFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="replay"):
    """What the game was, and how it ended. `fault`: why the deal is not what was committed to."""

    game: str
    mode: str
    seats: int
    players: list[Player]
    ending: str
    verdict: str  # who won, in the game's words
    winners: list[int]
    points: list[float]
    at: float
    steps: int
    commitment: str | None
    secret: str | None
    fault: str | None


class StepFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="step"):
    """Who decided what; news and a view follow. The deal is step 0, and nobody's."""

    number: int
    seat: int | None
    action: str


class BeliefFrame(Frame, frozen=True, forbid_unknown_fields=True, tag="belief"):
    """What the audience could conclude after the step, and the true answers to its questions."""

    number: int
    belief: Belief | None
    truths: dict[str, str]


AnyReplayFrame = ReplayFrame | StepFrame | BeliefFrame


def replay_head(record: Record, result: ResultRow) -> ReplayFrame:
    fault = None
    try:
        verify(record)
    except BadRecord as error:
        fault = str(error)
    ended = replay(record)
    outcome = ended.game.result(ended.state)
    assert outcome is not None
    with calling(names_of(result)):
        verdict = ended.game.face.words().verdict(outcome, None)
    return ReplayFrame(
        record.game,
        record.options.mode,
        record.options.seats,
        [
            Player(name, one["bot"], ended.game.role(ended.state, seat))
            for seat, (name, one) in enumerate(zip(names_of(result), _played(result), strict=True))
        ],
        result.ending,
        verdict,
        msgspec.json.decode(result.winners),
        msgspec.json.decode(result.points),
        result.finished_at,
        len(record.steps),
        record.commitment,
        record.secret,
        fault,
    )


def names_of(result: ResultRow) -> list[str]:
    return seat_names([one["name"] for one in _played(result)])


def _played(result: ResultRow) -> list[dict[str, str | None]]:
    return msgspec.json.decode(result.players, type=list[dict[str, str | None]])


def replay_frames(record: Record, audience: Audience, names: Sequence[str]) -> Iterator[bytes]:
    """The step, its news and then the view, for the deal and for every decision."""
    table = _dealt(record)
    game = table.game
    words = game.face.words()
    told = 0
    for number, step in enumerate([None, *record.steps]):
        if step is None:
            yield encode(StepFrame(number, None, ""))
        else:
            action = game.actions[step.action]
            yield encode(StepFrame(number, step.seat, action.name))
            table.play(step.seat, action)
        with calling(names):  # not while we yield: the caller has names of its own
            frames: list[Frame] = []
            for message in table.post.take()[-1 if audience is None else audience]:
                told += 1
                frames.append(news(told, message, words, audience))
            view = table.view(audience)
            waiting = list(table.to_act())
            reading, prompt = game.face.reading(view), words.prompt(view)
            scores = words.scores(view)
            frames.append(ViewFrame(told, view, reading, prompt, waiting, None, None, None, scores))
        yield from map(encode, frames)


def belief_frames(record: Record, audience: Audience, names: Sequence[str]) -> Iterator[bytes]:
    """One for the deal and for every decision."""
    table = _dealt(record)
    for number, step in enumerate([None, *record.steps]):
        if step is not None:
            table.play(step.seat, table.game.actions[step.action])
        with calling(names):
            belief = table.game.face.belief(table.view(audience))
            truths = table.game.face.truths(table.state)
        asked = {question.about for question in belief.questions} if belief else set()
        true = {about: truths[about] for about in truths if about in asked}
        yield encode(BeliefFrame(number, belief, true))


def _dealt(record: Record) -> Table:
    picks = [*record.deal, *[pick for step in record.steps for pick in step.picks]]
    return Table(find_game(record.game), record.options, Script(picks), record.commitment)
