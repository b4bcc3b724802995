"""What each audience was told, and what it has of that when somebody asks for its sight."""

from collections.abc import Sequence
from typing import Any

from brushpass.core.chance import Script
from brushpass.core.memory import Memory
from brushpass.core.post import Post
from brushpass.core.record import Step
from brushpass.core.wire import Message, encode
from brushpass.research.openspiel.sitting import Sitting

Audience = int | None  # a seat, or None for a spectator
Boxes = list[list[Message]]  # as a post has them: the spectators' is the last
# By one step (None: by the deal), and who is to act then, if that is somebody else than before.
Told = tuple[Step | None, Boxes, tuple[int, ...] | None]


class Minds:
    """After so many steps, with the truth at that time. Never changed: copies of a moment share it.

    A moment plays in silence, and its steps are taken again, aloud, when somebody asks for a sight.
    So rollouts pay nothing for messages that nobody hears, and a step that is thrown away because
    it needs luck has told nobody anything.
    """

    def __init__(self, sitting: Sitting, truth: Any, told: tuple[Told, ...] = ()) -> None:
        self.sitting = sitting
        self.steps = 0
        self._truth = sitting.rules.clone(truth)
        self._told = told
        # Those that were asked for, and how much of what was told each knows. Where two moments
        # part, both go on from it, so that no mind is changed either.
        self._minds: dict[Audience, tuple[Any, int]] = {}
        self._sights: dict[Audience, bytes] = {}  # searches ask for the same one again and again

    def then(self, steps: Sequence[Step]) -> "Minds":
        rules = self.sitting.rules
        truth = rules.clone(self._truth)
        luck = Script([pick for step in steps for pick in step.picks])
        acting = rules.to_act(truth)
        told: list[Told] = []
        for step in steps:
            post = Post(self.sitting.options.seats)
            teller = rules.face.teller(post)
            rules.follow(truth, step.seat, rules.actions[step.action], luck, teller)
            before, acting = acting, rules.to_act(truth)
            told.append((step, post.boxes, None if acting == before else acting))
        later = type(self).__new__(type(self))
        later.__dict__.update(self.__dict__)
        later.steps = self.steps + len(steps)
        later._truth = truth
        later._told = (*self._told, *told)
        later._minds = self._minds.copy()
        later._sights = {}
        return later

    def sight(self, seat: Audience) -> bytes:
        """All that an audience knows: the same wherever it was told the same and did the same."""
        sight = self._sights.get(seat)
        if sight is None:
            sight = self._sights[seat] = self._look(seat, self._mind(seat))
        return sight

    def view(self, seat: Audience) -> bytes:
        """What other truths can be imagined from."""
        return self.sight(seat)

    def _mind(self, seat: Audience) -> Any:
        mind, known = self._minds.get(seat) or (self._at_first(seat), 0)
        if known < len(self._told):
            mind = self._later(mind, seat, self._told[known:])
        self._minds[seat] = mind, len(self._told)
        return mind

    def _at_first(self, seat: Audience) -> Any:
        raise NotImplementedError

    def _later(self, mind: Any, seat: Audience, told: Sequence[Told]) -> Any:
        raise NotImplementedError

    def _look(self, seat: Audience, mind: Any) -> bytes:
        raise NotImplementedError


class Memories(Minds):
    """In a dealt game everybody has a memory, which heard all there was from the deal on."""

    def _at_first(self, seat: Audience) -> Memory:
        memory: Memory = self.sitting.rules.memory(self.sitting.options, seat)
        return memory

    def _later(self, mind: Memory, seat: Audience, told: Sequence[Told]) -> Memory:
        memory = mind.clone()
        for _, boxes, _ in told:
            for message in boxes[_box(seat)]:
                memory.hear(message)
        return memory

    def _look(self, seat: Audience, mind: Memory) -> bytes:
        return encode(self.sitting.rules.see(self._truth, seat, mind))


class Notes(Minds):
    """In an imagined truth nobody remembers: there was no beginning that a memory could have heard.

    Instead everybody keeps notes. The first line is what it had when the truth was imagined: the
    player who imagined it, all that it knew; anybody else, what one sees who has just come to the
    table. Then follow what it was told since, and what it need not be told: what it did itself, and
    who is to act whenever that changes, which all can see.
    Nothing is concluded from that, so it costs no inference; and whoever could conclude something
    has other lines, so that a search takes no two information sets for one.
    """

    def __init__(self, sitting: Sitting, truth: Any, player: int, known: bytes) -> None:
        super().__init__(sitting, truth)
        self._first = self._truth
        self._minds[player] = known, 0

    def view(self, seat: Audience) -> bytes:
        """The first line, if it is a view and still true. No memory could go on from it, so later
        it is what the table shows."""
        notes = self.sight(seat)
        return encode(self.sitting.rules.see(self._truth, seat, None)) if b"\n" in notes else notes

    def _at_first(self, seat: Audience) -> bytes:
        return encode(self.sitting.rules.see(self._first, seat, None))

    def _later(self, mind: bytes, seat: Audience, told: Sequence[Told]) -> bytes:
        lines = [mind]
        for step, boxes, acting in told:
            if step is not None and step.seat == seat:
                lines.append(b'"%s"' % self.sitting.rules.actions[step.action].name.encode())
            lines += [encode(message) for message in boxes[_box(seat)]]
            if acting is not None:
                lines.append(b"[%s]" % ",".join(map(str, acting)).encode())
        return b"\n".join(lines)

    def _look(self, seat: Audience, mind: bytes) -> bytes:
        return mind


def _box(seat: Audience) -> int:
    return -1 if seat is None else seat
