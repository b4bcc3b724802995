"""A truth, what everybody was told in it, and what they make of that."""

from typing import Any

from brushpass.core.about import Options
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import AnyGame
from brushpass.core.memory import Memory
from brushpass.core.post import Post
from brushpass.core.wire import Message, encode
from tests.conformity.cells import Audience
from tests.conformity.streams import box_of


class World:
    """Memories are made, and catch up, when somebody looks."""

    def __init__(self, game: AnyGame, options: Options, s: Any) -> None:
        self.game = game
        self.options = options
        self.s = s
        self.told: list[list[Message]] = [[] for _ in range(options.seats + 1)]
        self.memories: dict[Audience, Memory] = {}
        self.heard: dict[Audience, int] = {}
        self.shared: set[Audience] = set()  # whose memories a clone of this world has too
        self.renew()

    @staticmethod
    def dealt(game: AnyGame, options: Options, chance: Chance) -> "World":
        world = World(game, options, None)
        world.s = game.setup(options, chance, world.tell)
        world.deliver()
        return world

    def renew(self) -> None:
        """Another teller goes on from here, who remembers nothing of its own."""
        self.post = Post(self.options.seats)
        self.tell = self.game.face.teller(self.post)

    def deliver(self) -> list[list[Message]]:
        boxes = self.post.take()
        for told, box in zip(self.told, boxes, strict=True):
            told.extend(box)
        return boxes

    def play(self, seat: int, action: Action, chance: Chance) -> list[list[Message]]:
        """What each box was told by this step; the spectators' box is the last."""
        self.game.play(self.s, seat, action, chance, self.tell)
        return self.deliver()

    def memory(self, audience: Audience) -> Memory:
        if audience not in self.memories:
            self.memories[audience] = self.game.memory(self.options, audience)
            self.heard[audience] = 0
        letters = self.told[box_of(audience)][self.heard[audience] :]
        if letters and audience in self.shared:
            self.memories[audience] = self.memories[audience].clone()
            self.shared.remove(audience)
        for message in letters:
            self.memories[audience].hear(message)
        self.heard[audience] += len(letters)
        return self.memories[audience]

    def see(self, audience: Audience) -> Any:
        return self.game.see(self.s, audience, self.memory(audience))

    def sight(self, audience: Audience) -> bytes:
        return encode(self.see(audience))

    def forget_letters(self) -> None:
        """Those that all memories have heard: clones of this world need not carry them along."""
        for audience in self.memories:
            self.memory(audience)
            self.told[box_of(audience)] = []
            self.heard[audience] = 0

    def clone(self) -> "World":
        twin = World(self.game, self.options, self.game.clone(self.s))
        twin.told = [told[:] for told in self.told]
        twin.memories = dict(self.memories)  # each is cloned before it hears more
        twin.heard = dict(self.heard)
        twin.shared = set(self.memories)
        self.shared = set(self.memories)
        return twin

    def imagined(self, audience: Audience, chance: Chance) -> "World":
        """Another truth behind what an audience sees; only this audience remembers in it."""
        view = self.see(audience)
        twin = World(self.game, self.options, self.game.imagine(view, chance))
        twin.memories = {audience: self.memory(audience).clone()}
        twin.heard = {audience: 0}
        return twin
