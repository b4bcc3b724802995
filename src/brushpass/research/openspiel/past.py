"""How a truth came about: enough to make it again, where it cannot be copied itself."""

from dataclasses import dataclass
from typing import Any

from brushpass.core.chance import Chance, Script
from brushpass.core.post import Post
from brushpass.core.record import Step
from brushpass.core.seats import letter
from brushpass.core.wire import decode, encode
from brushpass.research.openspiel.minds import Memories, Minds, Notes
from brushpass.research.openspiel.sitting import Sitting


@dataclass(frozen=True)
class Source:
    """What a truth was imagined from."""

    player: int
    view: bytes
    known: bytes  # all that the player knew: the view, or notes from within an imagined truth

    @staticmethod
    def of(view: Any) -> "Source":
        known = encode(view)
        return Source(view.seat, known, known)


@dataclass(frozen=True)
class Past:
    picks: tuple[int, ...]  # luck of the deal, or of imagining
    source: Source | None = None  # None: the game was dealt
    steps: tuple[Step, ...] = ()

    def then(self, step: Step) -> "Past":
        return Past(self.picks, self.source, (*self.steps, step))

    def relive(self, sitting: Sitting) -> tuple[Any, Minds]:
        """The truth that all this led to, and minds that go on from where it began."""
        rules = sitting.rules
        script = Script([*self.picks, *[pick for step in self.steps for pick in step.picks]])
        truth, minds = begin(sitting, self.source, script)
        for step in self.steps:
            rules.play(truth, step.seat, rules.actions[step.action], script, rules.silent)
        script.finish()
        return truth, minds

    def tell(self, sitting: Sitting) -> str:
        """For people: a line a step, with the luck it had."""
        source = self.source
        begun = "deal" if source is None else f"imagined from {source.view.decode()}"
        lines = [" ".join([begun, *map(str, self.picks)])]
        for step in self.steps:
            name = sitting.rules.actions[step.action].name
            lines.append(" ".join([letter(step.seat), name, *map(str, step.picks)]))
        return "\n".join(lines)


def begin(sitting: Sitting, source: Source | None, luck: Chance) -> tuple[Any, Minds]:
    """The deal, or a truth that the source allows."""
    rules = sitting.rules
    if source is None:
        post = Post(sitting.options.seats)
        tell = rules.face.teller(post)
        if not sitting.opening:
            truth = rules.setup(sitting.options, luck, tell)
        else:
            truth = _begun(sitting, luck, tell)
        return truth, Memories(sitting, truth, ((None, post.boxes, None),))
    truth = rules.imagine(decode(source.view, rules.face.view_type()), luck)
    return truth, Notes(sitting, truth, source.player, source.known)


def _begun(sitting: Sitting, luck: Chance, tell: Any) -> Any:
    """By an opening's own luck, aloud, so that everybody remembers it."""
    rules, ways = sitting.rules, sitting.opening
    record = ways[luck.pick(len(ways))] if len(ways) > 1 else ways[0]
    script = Script([*record.deal, *[pick for step in record.steps for pick in step.picks]])
    truth = rules.setup(sitting.options, script, tell)
    for step in record.steps:
        rules.play(truth, step.seat, rules.actions[step.action], script, tell)
    return truth
