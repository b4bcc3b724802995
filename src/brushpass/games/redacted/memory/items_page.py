"""The memory of items, written down for the view, and read again."""

from brushpass.games.redacted.memory.ledger import Case, Ledger
from brushpass.games.redacted.memory.unknowns import card_of, place_of, spot
from brushpass.games.redacted.memory.weighing import apart, common
from brushpass.games.redacted.speech.page import ItemCase, ItemsPage, Spot


def items_page(known: Ledger, exposed: list[int]) -> ItemsPage:
    same = shared(known.cases)
    cases = [
        ItemCase(case.weight, case.dealt[:], write_spots(apart(case.spots, same)))
        for case in known.cases
    ]
    return ItemsPage(write_spots(same), cases, known.hazy, exposed)


def shared(cases: list[Case]) -> list[int]:
    """The spots that all cases have."""
    if not cases:
        return []
    spots = cases[0].spots
    for case in cases[1:]:
        spots = common(spots, case.spots)
    return spots


def write_spots(spots: list[int]) -> list[Spot]:
    return [Spot(place_of(there), card_of(there)) for there in spots]


def read_cases(page: ItemsPage) -> list[Case]:
    same = read_spots(page.spots)
    return [
        Case(case.weight, case.dealt, sorted(same + read_spots(case.spots))) for case in page.cases
    ]


def read_spots(spots: list[Spot]) -> list[int]:
    return [spot(there.place, there.card) for there in spots]
