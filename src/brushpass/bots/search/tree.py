"""Multi-observer information-set tree search.

Every seat has its own tree: a node is what a seat saw of the table when the thinking began and
what it was told since, so truths that a seat cannot tell apart share their nodes, and no seat's
choice in the tree can depend on what it may not know. Alone, a seat tries options by upper
confidence, rules of thumb first; where several decide at once, nobody has a best answer to be
found, and each matches regret.

The thinker's own options are compared in the same truth with the same luck (`compare`), or, where
others decide at once with it, matched by regret of that comparison. The tree says what the others,
and the thinker later, make of it.
"""

from collections.abc import Sequence
from typing import Any

from brushpass.bots.search.clock import Clock
from brushpass.bots.search.compare import ASKED, SEEDS, compare
from brushpass.bots.search.courses import Course, alone, courses, take
from brushpass.bots.search.hearing import Hearing
from brushpass.bots.search.luck import Luck
from brushpass.bots.search.node import Node
from brushpass.bots.search.prior import ask, rollout_prior
from brushpass.bots.search.rollout import Beyond, last_turn, roll_out, standing
from brushpass.bots.search.worlds import Worlds
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame
from brushpass.core.wire import encode


class Answer:
    """What a seat took at one of its decisions; without a node where it had no choice."""

    def __init__(self, node: Node | None, seat: int, place: int, action: Action) -> None:
        self.node = node
        self.seat = seat
        self.place = place
        self.action = action

    def learn(self, gained: float) -> None:
        if self.node is not None:
            self.node.learn(self.place, gained)


class Tree(Beyond):
    def __init__(self, game: AnyGame, worlds: Worlds, chance: Chance) -> None:
        super().__init__(game)
        self.worlds = worlds
        self.chance = chance
        self.nodes: dict[tuple[int, int, int], Node] = {}
        self.hearing = Hearing(max([max(mode.seats) for mode in game.about.modes]))
        self.teller = game.face.teller(self.hearing)
        self.truth: Any = None  # in a clone of which the game is being played on
        self.tell: Any = game.silent
        self.sights: dict[tuple[int, int], int] = {}  # by truth and seat

    def grow(self, options: Sequence[Action], clock: Clock) -> list[float]:
        """Think about the options as long as the clock goes on: how readily each is taken then."""
        if len(self.game.to_act(self.worlds.pick())) > 1:
            return self.match(options, clock)
        return compare(self.game, self.worlds, options, self, clock, self.chance)

    def match(self, options: Sequence[Action], clock: Clock) -> list[float]:
        """By regret. Sealed, so the others' answers are the same whatever the thinker takes; they
        learn from what it would play now, and from no more."""
        game, seat = self.game, self.worlds.seat
        prior = ask(game, self.worlds.view, options, ASKED, self.chance)
        root = Node(alone(options, prior), True)
        while clock.goes_on():
            truth = self.worlds.pick()
            seed = self.chance.pick(SEEDS)
            self.listen(truth)
            sealed = self.answers(truth)
            meant = root.draw(self.chance)
            gained: list[float] = []
            for place in range(len(options)):
                s = game.clone(truth)
                luck = Luck(seed)
                game.follow(s, seat, options[place], luck, game.silent)
                for answer in sealed:
                    game.follow(s, answer.seat, answer.action, luck, game.silent)
                roll_out(game, s, luck, last_turn(game, truth))
                gained.append(standing(game, s, seat))
                if place == meant:
                    for answer in sealed:
                        answer.learn(standing(game, s, answer.seat))
            root.regret_all(gained)
            clock.done += len(options)
        return root.strategies

    def answers(self, truth: Any) -> list[Answer]:
        """What the others, who decide at once with the thinker, answer in this truth."""
        found: list[Answer] = []
        for seat in self.game.to_act(truth):
            if seat != self.worlds.seat:
                legal = self.game.legal(truth, seat)
                if len(legal) == 1:
                    found.append(Answer(None, seat, 0, legal[0]))
                else:
                    node = self.node(truth, seat, legal, True)
                    place = node.draw(self.chance)
                    found.append(Answer(node, seat, place, node.open_to[place].option))
        return found

    def listen(self, truth: Any) -> Any:
        """Nobody needs to where nobody's decisions are looked for."""
        self.truth = truth
        self.hearing.begin()
        looks_ahead = self.game.thought.tuning(truth).foresight > 0
        self.tell = self.teller if looks_ahead else self.game.silent
        return self.tell

    def did(self, seat: int, action: Action) -> None:
        self.hearing.did(seat, action)

    def sight(self, seat: int) -> int:
        """What a seat saw when the thinking began; in all truths the same to the thinker."""
        if seat == self.worlds.seat:
            return 0
        key = (id(self.truth), seat)
        sight = self.sights.get(key)
        if sight is None:
            sight = hash(encode(self.game.see(self.truth, seat, None)))
            self.sights[key] = sight
        return sight

    def node(self, s: Any, seat: int, legal: Sequence[Action], at_once: bool) -> Node:
        key = (seat, self.sight(seat), self.hearing.told[seat])
        node = self.nodes.get(key)
        if node is None:
            prior = rollout_prior(self.game, s, seat, legal, self.chance)
            open_to = alone(legal, prior) if at_once else self.open_to(s, seat, legal, prior)
            node = Node(open_to, at_once)
            self.nodes[key] = node
        return node

    def open_to(
        self, s: Any, seat: int, legal: Sequence[Action], prior: list[float]
    ) -> list[Course]:
        """Whole ways, where the game knows where they may lead."""
        return courses(self.game, s, seat, legal, prior)

    def play_on(self, s: Any, luck: Luck, until: int) -> None:
        """Down the nodes to a new one, and from there by rules of thumb."""
        game, tell = self.game, self.tell
        path: list[Answer] = []
        sealed: list[int] = []  # who decides at once with others, though they are asked in turn
        fresh = False
        deepest = game.thought.tuning(s).foresight
        while sealed or (len(path) < deepest and not fresh):
            if until >= 0:
                if game.thought.turns(s) >= until:
                    break  # before whole walks lead beyond it
                luck.begin(game.thought.turns(s))
            acting = game.to_act(s)
            if not acting:
                break
            if len(acting) > 1:
                sealed = list(acting)
            seat = acting[0]
            at_once = seat in sealed
            if at_once:
                sealed.remove(seat)
            legal = game.legal(s, seat)
            if len(legal) == 1:
                game.follow(s, seat, legal[0], luck, tell)
                continue
            known = len(self.nodes)
            node = self.node(s, seat, legal, at_once)
            fresh = fresh or len(self.nodes) > known  # the last, but for those at once with it
            place = node.draw(luck) if node.at_once else node.best()
            course = node.open_to[place]
            path.append(Answer(node, seat, place, course.option))
            self.did(seat, course.option)
            take(game, s, seat, course, luck, tell)
        roll_out(game, s, luck, until)
        for answer in path:
            answer.learn(standing(game, s, answer.seat))
