"""What the rules make of a view, for displays."""

from collections.abc import Sequence

from brushpass.core.wire import Wire
from brushpass.games.double_agent.cards import AGENTS, BACK_NAMES, CARDS, KINDS, TOKENS
from brushpass.games.double_agent.loyalty import needed
from brushpass.games.double_agent.scoring import points
from brushpass.games.double_agent.wire import View


class Backs(Wire, frozen=True, forbid_unknown_fields=True):
    """Where one player's cards are, by back: all of it lies open."""

    lie: list[int]
    spent: list[int]  # played, shredded or taken
    held: list[int]  # in hand, as far as that is seen: where backs are open (DR7)
    left: list[int]  # in the draw pile, and in a hand that is not seen


class SideReading(Wire, frozen=True, forbid_unknown_fields=True):
    points: int  # so far (D6.3)
    backs: Backs
    tray: list[int]  # own loyalty tokens that are still to be placed; none of the other's


class AgentReading(Wire, frozen=True, forbid_unknown_fields=True):
    spared: int  # files fewer than usual, beside a delivered agent (D4.10)
    bonus: list[int]  # by seat: loyalty beyond the token when this agent was checked (D4.3)


class Reading(Wire, frozen=True, forbid_unknown_fields=True):
    agents: list[AgentReading]
    sides: list[SideReading]  # by seat


def read(v: View) -> Reading:
    agents = [read_agent(v, agent) for agent in range(AGENTS)]
    return Reading(agents, [read_side(v, seat) for seat in range(2)])


def read_agent(v: View, agent: int) -> AgentReading:
    delivery = v.deliveries[agent]
    bonus = [0, 0]
    if delivery is not None:
        tokens = [side.tokens[agent] for side in v.sides]
        bonus = [loyalty - token for loyalty, token in zip(delivery.loyalty, tokens, strict=True)]
    return AgentReading(needed(0, v.extra, agent) - v.needed[agent], bonus)


def read_side(v: View, seat: int) -> SideReading:
    side = v.sides[seat]
    lie = by_back([back for files in side.files for back in files.backs])
    taken = [card % KINDS for one in v.sides for card in one.scored if card // KINDS == seat]
    spent = by_back([CARDS[kind].back for kind in taken + side.discards] + side.shredded.backs)
    every = by_back([card.back for card in CARDS for _ in range(card.copies)])
    held = by_back(side.backs)
    seen = zip(every, lie, spent, held, strict=True)
    left = [all_ - lying - gone - in_hand for all_, lying, gone, in_hand in seen]
    return SideReading(
        points(side.scored),
        Backs(lie, spent, held, left),
        tray(side.tokens) if seat == v.seat else [],
    )


def by_back(backs: Sequence[int]) -> list[int]:
    return [backs.count(back) for back in range(len(BACK_NAMES))]


def tray(placed: Sequence[int]) -> list[int]:
    return [value for value, count in enumerate(TOKENS) for _ in range(count - placed.count(value))]
