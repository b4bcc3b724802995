"""What a seat can conclude from what it knows: for each open question, the share of each answer."""

from brushpass.core.wire import Wire


class Question(Wire, frozen=True, forbid_unknown_fields=True):
    """In how many of the worlds that the seat's view allows each answer is true."""

    about: str  # "B's identity", "the alliance"
    counts: dict[str, int]

    def share(self, answer: str) -> float:
        return self.counts.get(answer, 0) / sum(self.counts.values())


class Belief(Wire, frozen=True, forbid_unknown_fields=True):
    """Exact: every world that fits is counted, with the weight that the deal gives it."""

    worlds: int
    questions: list[Question]
