"""A memory, written down for a view."""

from brushpass.games.microfilms.memory.account import Account
from brushpass.games.microfilms.memory.glances import Pack, kinds_among
from brushpass.games.microfilms.memory.wire import Case, Deck, Glance, Notes, Page
from brushpass.games.microfilms.rules.actions import DECK


def write_page(
    mine: Account,
    everybody: Account,
    packs: list[Pack],
    discard: list[int],
    shuffled: list[int],
    drawn: list[int],
) -> Page:
    deck = mine.deck
    return Page(
        [write_notes(mine, packs[place], place) for place in range(deck)],
        Deck(mine.sure[deck][:], mine.was[deck], mine.lacks[deck]),
        discard[:],
        shuffled[:],
        drawn[:],
        [Case(case.weight, case.pools, case.cards) for case in mine.lots.cases],
        [DECK if pack == deck else pack for pack in mine.missed],
        mine.stands,
        everybody.stands,
    )


def write_notes(mine: Account, pack: Pack, place: int) -> Notes:
    found = [
        Glance(
            each.seat, each.whose, each.identities, each.total, each.still, kinds_among(each.among)
        )
        for each in pack.glances
    ]
    return Notes(mine.was[place], mine.lacks[place], found)
