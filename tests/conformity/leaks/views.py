"""Leaks through what a seat can look at: its view."""

from typing import Any

import msgspec

from brushpass.core.chance import Chance
from brushpass.games.kompromat.cards import HIDDEN, PLACES
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.state import State
from brushpass.games.kompromat.wire import View
from tests.conformity.leaks.bent import Bent, covered, with_side


class CoveredCardInView(Bent):
    """The other's last face-down card of each stack is shown."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        view = GAME.see(s, seat, memory)
        for other in {0, 1} - {seat}:
            stacks = [
                msgspec.structs.replace(seen, cards=[*seen.cards[:-1], truth.cards[-1]])
                if seen.cards
                else seen
                for seen, truth in zip(
                    view.sides[other].stacks,
                    [s.stack(other, place) for place in range(PLACES)],
                    strict=True,
                )
            ]
            view = with_side(view, other, stacks=stacks)
        return view


class HandInView(Bent):
    """The other's first card is shown before it is laid."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        view = GAME.see(s, seat, memory)
        for other in {0, 1} - {seat}:
            view = with_side(view, other, hand=s.hand[other])
        return view


class OrderByHiddenCards(Bent):
    """Collected missions are listed in an order that follows from covered cards."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        view = GAME.see(s, seat, memory)
        for other in {0, 1} - {seat}:
            if sum(covered(s, other)) % 2:
                view = with_side(view, other, won=view.sides[other].won[::-1])
        return view


class SpectatorSeesAsPlayer(Bent):
    """A spectator is handed the view of seat 0."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        if seat is None:
            return msgspec.structs.replace(GAME.see(s, 0, memory), seat=None)
        return GAME.see(s, seat, memory)


class KnownTopInView(Bent):
    """The top of the other's deck is given by kinds instead of by its height."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        view = GAME.see(s, seat, memory)
        for other in {0, 1} - {seat}:
            view = with_side(view, other, top=s.decks[other].top[:])
        return view


class StunnedCardTurnedUp(Bent):
    """A card hit by the Stun Gun is shown with the others when its mission is revealed."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        view = GAME.see(s, seat, memory)
        for other in {0, 1} - {seat}:
            stacks = list(view.sides[other].stacks)
            for place in range(PLACES):
                truth = s.stack(other, place)
                if len(truth.cards) > 1 and int(truth.up | truth.gone).bit_count() == len(
                    truth.cards
                ):
                    stacks[place] = msgspec.structs.replace(stacks[place], cards=truth.cards[:])
            view = with_side(view, other, stacks=stacks)
        return view


class DeckTellsHand(Bent):
    """The height of the other's deck is one too many while a low card is in hand."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        view = GAME.see(s, seat, memory)
        for other in {0, 1} - {seat}:
            extra = 1 if 0 <= s.hand[other] < 5 else 0
            view = with_side(view, other, deck=view.sides[other].deck + extra)
        return view

    def imagine(self, v: View, chance: Chance) -> State:
        for seat in range(2):
            hand = v.sides[seat].hand
            laid = sum(len(stack.cards) for stack in v.sides[seat].stacks)
            v = with_side(v, seat, deck=14 - laid - (1 if hand == HIDDEN or hand >= 0 else 0))
        return GAME.imagine(v, chance)


class ViewSharesList(Bent):
    """The view holds the very list that the game goes on to change."""

    def see(self, s: State, seat: int | None, memory: Any) -> View:
        view = GAME.see(s, seat, memory)
        for owner in range(2):
            view = with_side(view, owner, won=s.won[owner])
        return view
