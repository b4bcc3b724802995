"""A layout of the cards that a seat cannot see, drawn so that each is as likely as any other."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.memory.cases import DEALT, lot_of
from brushpass.games.microfilms.rules.actions import DECK
from brushpass.games.microfilms.rules.cards import ACE, KINDS, LETTER, STEAL
from brushpass.games.microfilms.thought.enumeration import Enumeration
from brushpass.games.microfilms.thought.layout import Layout
from brushpass.games.microfilms.thought.unseen import Split, Unseen, count_letters

PATIENCE: Final = 300  # layouts tried before they are counted


def sample(unseen: Unseen, chance: Chance) -> Layout:
    """By trying again what MR44 and the viewer's own draws rule out: the rest stays as likely."""
    for _ in range(PATIENCE):
        layout = sample_split(unseen, unseen.pick(chance), chance)
        if fits(unseen, layout):
            return layout
    return sample_counted(unseen, chance)


def sample_counted(unseen: Unseen, chance: Chance) -> Layout:
    """The same without trying: every layout is counted."""
    cases: list[Enumeration] = []
    for split in unseen.splits:
        for box in split.letters:
            cases.append(Enumeration(unseen, split, box))
    weights = [case.count_all() for case in cases]
    if sum(weights) == 0:
        raise ValueError("no deal fits this view: a hand or the deck holds what it cannot hold")
    return cases[pick_weighted(weights, chance)].sample(chance)


def fits(unseen: Unseen, layout: Layout) -> bool:
    for kind in range(KINDS):
        if layout.deck[kind] > unseen.most[kind]:
            return False
    for place in range(len(layout.hands)):
        if unseen.lacks[place] and holds_any(layout.hands[place], unseen.lacks[place]):
            return False
    if unseen.deck_lacks and holds_any(layout.deck, unseen.deck_lacks):
        return False
    if not unseen.missed:
        return True
    one, two = unseen.missed[0], unseen.missed[1]
    first = unseen.seen_there[0] + count_letters(layout.deck if one == DECK else layout.hands[one])
    if one == two:
        return first != 2
    second = unseen.seen_there[1] + count_letters(layout.deck if two == DECK else layout.hands[two])
    return first != 1 or second != 1


def holds_any(cards: list[int], wanted: i64) -> bool:
    found = False
    for kind in range(KINDS):
        if (wanted >> kind) & 1 and cards[kind]:
            found = True
    return found


def take(pile: list[int], size: i64, chance: Chance) -> i64:
    if size <= 0:
        raise ValueError("no deal fits this view: too few cards for the hands")
    kind = chance.draw(pile, size)
    pile[kind] -= 1
    return kind


def sample_split(unseen: Unseen, split: Split, chance: Chance) -> Layout:
    """Pool by pool; what is left of the last one is the deck."""
    layout = Layout(split, split.letters[chance.pick(len(split.letters))])
    for pool in range(len(split.rest)):
        pile = split.rest[pool][:]
        if pool == 0:
            if unseen.box < 0:
                pile[layout.box] -= 1
            deal_actions(split, pile, layout, chance)
            cover(unseen, pile, layout, chance)
        left: i64 = 0
        for count in pile:
            left += count
        for room in split.rooms:
            if lot_of(room) == pool + 1:
                layout.put(room, take(pile, left, chance))
                left -= 1
        layout.deck = pile
    return layout


def cover(unseen: Unseen, pile: list[int], layout: Layout, chance: Chance) -> None:
    """What lies below the top of the discards, for one who has only just come (MR4).

    Everybody has seen it, so no letter is there that somebody has not (MR46). Laid first, because
    then every way to lay the rest is as likely.
    """
    seen = pile[:]
    for kind in range(LETTER, ACE):
        if not (unseen.public_met >> kind) & 1:
            seen[kind] = 0
    left: i64 = 0
    for count in seen:
        left += count
    for _ in range(unseen.covered):
        kind = take(seen, left, chance)
        left -= 1
        pile[kind] -= 1
        layout.covered.append(kind)


def deal_actions(split: Split, pile: list[int], layout: Layout, chance: Chance) -> None:
    actions: list[int] = [0] * KINDS
    left: i64 = 0
    for kind in range(STEAL, KINDS):
        actions[kind] = pile[kind]
        left += pile[kind]
    for room in split.rooms:
        if lot_of(room) == DEALT:
            kind = take(actions, left, chance)
            left -= 1
            pile[kind] -= 1
            layout.put(room, kind)
