"""How a truth came about: enough to make it again, where it cannot be copied itself."""

from dataclasses import dataclass
from typing import Any

from brushpass.core.chance import Script
from brushpass.core.record import Step
from brushpass.core.seats import letter
from brushpass.core.wire import decode
from brushpass.research.openspiel.sitting import Sitting


@dataclass(frozen=True)
class Past:
    picks: tuple[int, ...]  # luck of the deal, or of imagining
    view: bytes | None = None  # what was imagined from; None: the game was dealt
    steps: tuple[Step, ...] = ()

    def then(self, step: Step) -> "Past":
        return Past(self.picks, self.view, (*self.steps, step))

    def relive(self, sitting: Sitting) -> Any:
        """The truth that all this led to."""
        rules = sitting.rules
        script = Script([*self.picks, *[pick for step in self.steps for pick in step.picks]])
        if self.view is None:
            truth = rules.setup(sitting.options, script, rules.silent)
        else:
            truth = rules.imagine(decode(self.view, rules.face.view_type()), script)
        for step in self.steps:
            rules.play(truth, step.seat, rules.actions[step.action], script, rules.silent)
        script.finish()
        return truth

    def tell(self, sitting: Sitting) -> str:
        """For people: a line a step, with the luck it had."""
        begun = "deal" if self.view is None else f"imagined from {self.view.decode()}"
        lines = [" ".join([begun, *map(str, self.picks)])]
        for step in self.steps:
            name = sitting.rules.actions[step.action].name
            lines.append(" ".join([letter(step.seat), name, *map(str, step.picks)]))
        return "\n".join(lines)
