"""One way to lay the cards that a seat cannot see (unseen.py), each as likely as any other."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.chance import Chance, pick_weighted
from brushpass.games.microfilms.actions import DECK
from brushpass.games.microfilms.cards import KINDS, STEAL
from brushpass.games.microfilms.unseen import Laid, Unseen, count_letters
from brushpass.games.microfilms.ways import Ways, choose, falling

PATIENCE: Final = 300  # ways tried before they are counted


def lay(unseen: Unseen, chance: Chance) -> Laid:
    """By trying again what MR44 and the viewer's own draws rule out: the rest stays as likely."""
    for _ in range(PATIENCE):
        laid = lay_first(unseen, chance) if unseen.first_evening else lay_later(unseen, chance)
        if fits(unseen, laid):
            return laid
    return lay_counted(unseen, chance)


def lay_counted(unseen: Unseen, chance: Chance) -> Laid:
    """The same without trying: every way is counted."""
    laid = Laid(len(unseen.held_at))
    laid.box = pick_box(unseen, chance)
    ways = Ways(unseen, laid.box)
    ways.lay(laid, chance)
    return laid


def fits(unseen: Unseen, laid: Laid) -> bool:
    if not unseen.first_evening:
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


def lay_first(unseen: Unseen, chance: Chance) -> Laid:
    laid = Laid(len(unseen.held_at))
    rest = unseen.rest[:]
    laid.box = pick_box(unseen, chance)
    if unseen.box < 0:
        rest[laid.box] -= 1
    lay_dealt(unseen, rest, laid, chance)
    cards: i64 = 0
    for count in rest:
        cards += count
    for place in range(len(unseen.free_at)):
        for _ in range(unseen.free_at[place]):
            laid.hands[place][take(rest, cards, chance)] += 1
            cards -= 1
    laid.deck = rest
    return laid


def lay_dealt(unseen: Unseen, lot: list[int], laid: Laid, chance: Chance) -> None:
    actions: list[int] = [0] * KINDS
    left: i64 = 0
    for kind in range(STEAL, KINDS):
        actions[kind] = lot[kind]
        left += lot[kind]
    for place in range(len(unseen.dealt_at)):
        for _ in range(unseen.dealt_at[place]):
            kind = take(actions, left, chance)
            left -= 1
            lot[kind] -= 1
            laid.hands[place][kind] += 1
            laid.held[place][kind] += 1


def lay_later(unseen: Unseen, chance: Chance) -> Laid:
    laid = Laid(len(unseen.held_at))
    laid.box = pick_box(unseen, chance)
    held = unseen.held_lot[:]
    fresh = unseen.fresh_lot[:]
    if unseen.box < 0:
        held[laid.box] -= 1
    split_open(unseen, held, fresh, chance)
    lay_dealt(unseen, held, laid, chance)
    held_cards: i64 = 0
    fresh_cards: i64 = 0
    for kind in range(KINDS):
        held_cards += held[kind]
        fresh_cards += fresh[kind]
    for place in range(len(unseen.held_at)):
        for _ in range(unseen.held_at[place]):
            kind = take(held, held_cards, chance)
            laid.hands[place][kind] += 1
            laid.held[place][kind] += 1
            held_cards -= 1
    free: i64 = sum(unseen.free_at)
    for place in range(len(unseen.free_at)):
        for _ in range(unseen.free_at[place]):
            # The rest of the held lot lies in free places, all equally likely.
            if chance.pick(free) < held_cards:
                laid.hands[place][take(held, held_cards, chance)] += 1
                held_cards -= 1
            else:
                laid.hands[place][take(fresh, fresh_cards, chance)] += 1
                fresh_cards -= 1
            free -= 1
    laid.deck = fresh
    return laid


def split_open(unseen: Unseen, held: list[int], fresh: list[int], chance: Chance) -> None:
    """How many of the open cards are of the held lot: only action cards leave that open."""
    for kind in range(STEAL):
        if unseen.open[kind]:
            if held[kind]:
                held[kind] = 0
            else:
                fresh[kind] = 0
    dealt = sum(unseen.dealt_at)
    must = dealt + sum(unseen.held_at)
    free = sum(unseen.free_at)
    splits: list[list[int]] = []
    weights: list[int] = []
    single = sum(held[:STEAL])
    others = sum(fresh[:STEAL])
    for first in range(unseen.open[STEAL] + 1):
        for second in range(unseen.open[STEAL + 1] + 1):
            for third in range(unseen.open[STEAL + 2] + 1):
                split: list[int] = [first, second, third]
                weight = 1
                held_cards = single
                fresh_cards = others
                for nth in range(3):
                    kind = STEAL + nth
                    opened = unseen.open[kind]
                    part = split[nth]
                    weight *= choose(opened, part)
                    weight *= falling(held[kind], part) * falling(fresh[kind], opened - part)
                    held_cards += held[kind] - part
                    fresh_cards += fresh[kind] - opened + part
                if weight == 0 or not must <= held_cards <= must + free:
                    continue
                weight *= choose(free, held_cards - must)
                # Of the held lot, action cards alone are laid where cards were dealt.
                weight *= falling(held_cards - single, dealt)
                weight *= falling(held_cards - dealt, held_cards - dealt)
                weight *= falling(fresh_cards, fresh_cards)
                if weight <= 0:
                    continue
                splits.append(split)
                weights.append(weight)
    if not splits:
        raise ValueError("no deal fits this view: the lots do not add up")
    chosen = splits[0] if len(splits) == 1 else splits[pick_weighted(weights, chance)]
    for nth in range(3):
        kind = STEAL + nth
        held[kind] -= chosen[nth]
        fresh[kind] -= unseen.open[kind] - chosen[nth]
