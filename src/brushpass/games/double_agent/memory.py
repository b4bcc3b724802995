"""DR33: what an audience still knows of a card that was taken back into a hand.

All saw its back: until a card with that back leaves the hand, one is there (`shown`). An opponent
who had read it with Clues knows more: it is in hand, or it is one of the cards with its back that
were laid since (`trail`, and `maybe` on those files), until one of them turns out to be it. Its
owner knows that the opponent knows it.

Where backs are open (DR7), a hand shows what is there, and when the last card with that back leaves
it, the card is one of those laid since for sure (`left`).
"""

from typing import Any, Final, final

from mypy_extensions import i64

from brushpass.core.memory import Memory
from brushpass.games.double_agent.cards import AGENTS, BACK_COUNT, BACKS, HIDDEN, NONE, QUESTION
from brushpass.games.double_agent.wire import (
    Dealt,
    Delivered,
    Drew,
    Filed,
    Page,
    Played,
    Read,
    Revealed,
    Shredded,
    TakenBack,
    TookBack,
)

SHREDDED: Final = AGENTS  # a place behind the six agents: files out of the game


@final
class File:
    """A card face down, as the audience knows it."""

    def __init__(self, card: i64, maybe: bool) -> None:
        self.card = card  # HIDDEN if not known
        self.read = False  # by the opponent of its owner
        self.maybe = maybe  # may be the card that was taken back

    def clone(self) -> "File":
        twin = File(self.card, self.maybe)
        twin.read = self.read
        return twin


@final
class Trail:
    """One player's files, and the card that this player took back last."""

    def __init__(self, open_backs: bool) -> None:
        self.open_backs = open_backs
        self.hand: list[int] = [0] * BACK_COUNT  # how many of each back are there, if they are open
        self.places: list[list[File]] = [[] for _ in range(AGENTS + 1)]
        self.shown: i64 = NONE  # a back that is in hand for all to know
        self.card: i64 = NONE  # the card read and taken back, if the audience knows it
        self.left = False  # that card is in hand no more

    def drew(self, back: i64) -> None:
        if self.open_backs:
            self.hand[back] += 1

    def lost(self, back: i64) -> None:
        """A card with this back left the hand."""
        if self.shown == back:
            self.shown = NONE
        if self.open_backs:
            self.hand[back] -= 1
            if self.hand[back] == 0 and self.card != NONE and BACKS[self.card] == back:
                self.left = True

    def laid(self, agent: i64, back: i64, card: i64) -> None:
        """May be the one that was taken back, if it has that back and that one was in hand."""
        maybe = self.card != NONE and BACKS[self.card] == back and not self.left
        self.places[agent].append(File(card, maybe))
        self.lost(back)

    def played(self, card: i64) -> None:
        if self.card == card:
            self.lose()
        self.lost(QUESTION)

    def took_back(self, agent: i64, index: i64, back: i64) -> None:
        self.lose()
        file = self.places[agent].pop(index)
        if self.open_backs:
            self.hand[back] += 1
        else:
            self.shown = back
        if file.read and file.card != HIDDEN:
            self.card = file.card

    def read(self, agent: i64, cards: list[int]) -> None:
        """By the opponent. The owner, who is not told the cards, knows them."""
        files = self.places[agent]
        for index in range(len(files)):
            files[index].read = True
            if cards[index] != HIDDEN:
                files[index].card = cards[index]
        self.seen(agent)

    def revealed(self, agent: i64, cards: list[int]) -> None:
        files = self.places[agent]
        for index in range(len(files)):
            files[index].card = cards[index]
        self.seen(agent)

    def seen(self, agent: i64) -> None:
        """The opponent sees these cards: is the one that was taken back among them?"""
        for file in self.places[agent]:
            if file.maybe:
                file.maybe = False
                if file.card == self.card:
                    self.lose()
                    return

    def lose(self) -> None:
        self.card = NONE
        self.left = False
        for place in self.places:
            for file in place:
                file.maybe = False

    def maybes(self, agent: i64) -> int:
        """The positions that may hold the card, as bits."""
        bits: i64 = 0
        files = self.places[agent]
        for index in range(len(files)):
            if files[index].maybe:
                bits |= 1 << index
        return bits

    def clone(self) -> "Trail":
        twin = Trail(self.open_backs)
        twin.hand = self.hand[:]
        twin.places = [[file.clone() for file in place] for place in self.places]
        twin.shown = self.shown
        twin.card = self.card
        twin.left = self.left
        return twin

    def page(self) -> TakenBack:
        maybe = [self.maybes(agent) for agent in range(AGENTS)]
        return TakenBack(self.shown, self.card, self.left, maybe, self.maybes(SHREDDED))


@final
class DoubleAgentMemory(Memory):
    def __init__(self, open_backs: bool) -> None:
        self.open_backs = open_backs
        self.trails: list[Trail] = [Trail(open_backs), Trail(open_backs)]  # by owner

    def hear(self, message: Any) -> None:
        if isinstance(message, Filed):
            self.trails[message.seat].laid(message.agent, message.back, message.card)
        elif isinstance(message, Dealt):
            for back in message.backs:
                self.trails[message.seat].drew(back)
        elif isinstance(message, Drew):
            self.trails[message.seat].drew(message.back)
        elif isinstance(message, Played):
            self.trails[message.seat].played(message.card)
        elif isinstance(message, Read):
            self.trails[1 - message.seat].read(message.agent, message.cards)
        elif isinstance(message, TookBack):
            self.trails[message.seat].took_back(message.agent, message.index, message.back)
        elif isinstance(message, Shredded):
            places = self.trails[message.owner].places
            places[SHREDDED].append(places[message.agent].pop(message.index))
        elif isinstance(message, Revealed):
            for owner in range(2):
                self.trails[owner].revealed(message.agent, message.files[owner])
        elif isinstance(message, Delivered):
            for owner in range(2):
                self.trails[owner].places[message.agent].clear()

    def clone(self) -> "DoubleAgentMemory":
        twin = DoubleAgentMemory(self.open_backs)
        twin.trails = [trail.clone() for trail in self.trails]
        return twin

    def page(self) -> Page:
        return Page([trail.page() for trail in self.trails])
