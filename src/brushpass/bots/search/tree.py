"""Multi-observer information-set tree search.

Every seat has its own tree: a node is what a seat knows at one of its decisions (its view, as
bytes), so truths that a seat cannot tell apart share their nodes, and no seat's choice in the tree
can depend on what it may not know. Alone, a seat tries options by upper confidence, rules of thumb
first; where several decide at once, nobody has a best answer to be found, and each matches regret.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from brushpass.bots.search.clock import Clock
from brushpass.bots.search.estimate import Estimates
from brushpass.bots.search.prior import ask
from brushpass.bots.search.rollout import roll_out, standing
from brushpass.bots.search.worlds import Worlds
from brushpass.core.chance import Chance
from brushpass.core.game import Action, Game
from brushpass.core.wire import encode

ASKED: Final = 8  # at the root; elsewhere once
CURIOSITY: Final = 0.7
STRAY: Final = 0.15  # at once: so much is tried without regret
SHARES: Final = 1 << 20


class Node(Estimates):
    """What a seat has found out about its options at one of its decisions."""

    def __init__(self, prior: list[float]) -> None:
        super().__init__(prior)
        self.regrets: list[float] = [0.0] * len(prior)
        self.strategies: list[float] = [0.0] * len(prior)
        self.drawn_from = prior  # the strategy of the last draw
        self.drawn_with = 1.0  # and how likely that draw was
        self.at_once = False

    def best(self) -> i64:
        """By upper confidence."""
        found: i64 = 0
        most = -1000.0
        reach = CURIOSITY * sqrt(self.tried + 1.0)
        for place in range(len(self.prior)):
            hope = self.value(place) + reach * self.prior[place] / (1.0 + self.visits[place])
            if hope > most:
                found, most = place, hope
        return found

    def strategy(self) -> list[float]:
        """By regret; by the prior where nothing is regretted."""
        positive = 0.0
        for regret in self.regrets:
            if regret > 0.0:
                positive += regret
        if positive <= 0.0:
            return self.prior
        return [regret / positive if regret > 0.0 else 0.0 for regret in self.regrets]

    def draw(self, chance: Chance) -> i64:
        strategy = self.strategy()
        shares: list[int] = []
        size: i64 = 0
        for place in range(len(strategy)):
            self.strategies[place] += self.tried * strategy[place]  # later ones are wiser
            mixed = (1.0 - STRAY) * strategy[place] + STRAY * self.prior[place]
            share = 1 + int(SHARES * mixed)
            shares.append(share)
            size += share
        place = chance.draw(shares, size)
        self.drawn_from = strategy
        self.drawn_with = float(shares[place]) / float(size)
        return place

    def regret(self, place: i64, gained: float) -> None:
        """What every option would have gained, without bias: its mean so far, and for the one
        taken what was gained beyond that, the more the less likely it was taken."""
        would: list[float] = []
        reached = 0.0
        for other in range(len(self.regrets)):
            worth = self.value(other)
            if other == place:
                worth += (gained - worth) / self.drawn_with
            would.append(worth)
            reached += self.drawn_from[other] * worth
        for other in range(len(self.regrets)):
            self.regrets[other] = max(0.0, self.regrets[other] + would[other] - reached)


class Tree:
    def __init__(self, game: Game[Any, Any, Any], worlds: Worlds, chance: Chance) -> None:
        self.game = game
        self.worlds = worlds
        self.chance = chance
        self.nodes: dict[tuple[int, bytes], Node] = {}

    def grow(self, options: Sequence[Action], clock: Clock) -> list[float]:
        """Think about the options as long as the clock goes on: how readily each is taken then."""
        prior = ask(self.game, self.worlds.view, options, ASKED, self.chance)
        root = Node(prior)
        self.nodes[self.worlds.seat, encode(self.worlds.view)] = root
        while clock.goes_on():
            self.simulate(self.worlds.pick())
            clock.done += 1
        if root.at_once:
            return root.strategies
        return root.visits

    def simulate(self, s: Any) -> None:
        game, chance, silent = self.game, self.chance, self.game.silent
        path: list[tuple[Node, int, int]] = []
        fresh = False
        while not fresh:
            acting = game.to_act(s)
            if not acting:
                break
            # The thinker first: to see that others at once have decided already would be news.
            seat = acting[0] if path else self.worlds.seat
            legal = game.legal(s, seat)
            if len(legal) == 1:
                game.follow(s, seat, legal[0], chance, silent)
                continue
            view = game.see(s, seat)
            key = (seat, encode(view))
            node = self.nodes.get(key)
            if node is None:
                node = Node(ask(game, view, legal, 1, chance))
                self.nodes[key] = node
                fresh = True
            node.at_once = len(acting) > 1
            place = node.draw(chance) if node.at_once else node.best()
            path.append((node, seat, place))
            game.follow(s, seat, legal[place], chance, silent)
        roll_out(game, s, chance)
        for node, seat, place in path:
            gained = standing(game, s, seat)
            if node.at_once:
                node.regret(place, gained)
            node.learn(place, gained)
