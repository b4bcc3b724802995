"""One way to lay the cards that a seat cannot see (unseen.py), each as likely as any other."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.memory.cases import DEALT, lot_of
from brushpass.games.microfilms.rules.actions import DECK
from brushpass.games.microfilms.rules.cards import KINDS, STEAL
from brushpass.games.microfilms.thought.unseen import Laid, Split, Unseen, count_letters
from brushpass.games.microfilms.thought.ways import Ways

PATIENCE: Final = 300  # ways tried before they are counted


def lay(unseen: Unseen, chance: Chance) -> Laid:
    """By trying again what MR44 and the viewer's own draws rule out: the rest stays as likely."""
    for _ in range(PATIENCE):
        laid = lay_split(unseen, unseen.pick(chance), chance)
        if fits(unseen, laid):
            return laid
    return lay_counted(unseen, chance)


def lay_counted(unseen: Unseen, chance: Chance) -> Laid:
    """The same without trying: every way is counted."""
    cases: list[Ways] = []
    for split in unseen.splits:
        for box in split.letters:
            cases.append(Ways(unseen, split, box))
    weights = [ways.count_all() for ways in cases]
    if sum(weights) == 0:
        raise ValueError("no deal fits this view: a hand or the deck holds what it cannot hold")
    return cases[pick_weighted(weights, chance)].lay(chance)


def fits(unseen: Unseen, laid: Laid) -> bool:
    for kind in range(KINDS):
        if laid.deck[kind] > unseen.most[kind]:
            return False
    for place in range(len(laid.hands)):
        if unseen.lacks[place] and holds_any(laid.hands[place], unseen.lacks[place]):
            return False
    if unseen.deck_lacks and holds_any(laid.deck, unseen.deck_lacks):
        return False
    if not unseen.missed:
        return True
    one, two = unseen.missed[0], unseen.missed[1]
    first = unseen.seen_there[0] + count_letters(laid.deck if one == DECK else laid.hands[one])
    if one == two:
        return first != 2
    second = unseen.seen_there[1] + count_letters(laid.deck if two == DECK else laid.hands[two])
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


def lay_split(unseen: Unseen, split: Split, chance: Chance) -> Laid:
    """Pool by pool; what is left of the last one is the deck."""
    laid = Laid(split, split.letters[chance.pick(len(split.letters))])
    for pool in range(len(split.rest)):
        pile = split.rest[pool][:]
        if pool == 0:
            if unseen.box < 0:
                pile[laid.box] -= 1
            lay_dealt(split, pile, laid, chance)
        left: i64 = 0
        for count in pile:
            left += count
        for room in split.rooms:
            if lot_of(room) == pool + 1:
                laid.lay(room, take(pile, left, chance))
                left -= 1
        laid.deck = pile
    return laid


def lay_dealt(split: Split, pile: list[int], laid: Laid, chance: Chance) -> None:
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
            laid.lay(room, kind)
