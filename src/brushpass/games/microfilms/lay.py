"""One way to lay the cards that a seat cannot see (unseen.py), each as likely as any other."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.actions import DECK
from brushpass.games.microfilms.cards import KINDS, STEAL
from brushpass.games.microfilms.unseen import Laid, Split, Unseen, count_letters
from brushpass.games.microfilms.ways import Ways

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
    box = pick_box(unseen, chance)
    cases = [Ways(unseen, split, box) for split in unseen.splits]
    weights = [ways.count_all() for ways in cases]
    if sum(weights) == 0:
        raise ValueError("no deal fits this view: a hand or the deck holds what it cannot hold")
    ways = cases[pick_weighted(weights, chance)]
    laid = Laid(ways.split)
    laid.box = box
    ways.lay(laid, chance)
    return laid


def fits(unseen: Unseen, laid: Laid) -> bool:
    if not unseen.one_lot:
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


def pick_box(unseen: Unseen, chance: Chance) -> i64:
    letters = unseen.letters()
    if not letters:
        raise ValueError("no deal fits this view: no letter is left for the box")
    return letters[chance.pick(len(letters))]


def take(lot: list[int], size: i64, chance: Chance) -> i64:
    if size <= 0:
        raise ValueError("no deal fits this view: too few cards for the hands")
    kind = chance.draw(lot, size)
    lot[kind] -= 1
    return kind


def lay_split(unseen: Unseen, split: Split, chance: Chance) -> Laid:
    laid = Laid(split)
    laid.box = pick_box(unseen, chance)
    fresh = unseen.rest[:] if unseen.one_lot else split.fresh_lot[:]
    held = fresh if unseen.one_lot else split.held_lot[:]
    if unseen.box < 0:
        held[laid.box] -= 1
    lay_dealt(split, held, laid, chance)
    held_cards: i64 = 0
    for count in held:
        held_cards += count
    for place in range(len(split.held_at)):
        for _ in range(split.held_at[place]):
            kind = take(held, held_cards, chance)
            laid.hands[place][kind] += 1
            laid.held[place][kind] += 1
            held_cards -= 1
    fresh_cards: i64 = 0
    for count in fresh:
        fresh_cards += count
    for place in range(len(split.drawn_at)):
        for _ in range(split.drawn_at[place]):
            laid.hands[place][take(fresh, fresh_cards, chance)] += 1
            fresh_cards -= 1
    laid.deck = fresh
    return laid


def lay_dealt(split: Split, lot: list[int], laid: Laid, chance: Chance) -> None:
    if split.dealt == 0:
        return
    actions: list[int] = [0] * KINDS
    left: i64 = 0
    for kind in range(STEAL, KINDS):
        actions[kind] = lot[kind]
        left += lot[kind]
    for place in range(len(split.dealt_at)):
        for _ in range(split.dealt_at[place]):
            kind = take(actions, left, chance)
            left -= 1
            lot[kind] -= 1
            laid.hands[place][kind] += 1
            laid.dealt[place][kind] += 1
