"""What an audience concludes of attack cards, message by message."""

from brushpass.core.wire import Message
from brushpass.games.redacted.memory.everybody import as_all_heard
from brushpass.games.redacted.memory.groups import GUARDS
from brushpass.games.redacted.memory.weapons import Weapons
from brushpass.games.redacted.memory.weapons_page import read_group, sure, weapons_page, write_group
from brushpass.games.redacted.rules.cards import (
    BRASS_KNUCKLES,
    DANGER_ZONE,
    DIPLOMATIQUE,
    DOUBLE_BLIND,
    GARROTTE,
    HIDDEN,
    KNIFE,
    NEUTRAL,
    NEUTRAL_SEEN,
    NONE,
    WEAPON_SEEN,
    WEAPONS,
    compare,
)
from brushpass.games.redacted.speech.messages.danger_zone import Fought, MetGuard
from brushpass.games.redacted.speech.messages.house import Armed, Kept
from brushpass.games.redacted.speech.messages.meetings import Exchanged, Interrogated, Settled
from brushpass.games.redacted.speech.page import SureWeapons

ALL = [BRASS_KNUCKLES, GARROTTE, KNIFE]
A, B, C, D = range(4)


def memory(seat: int, *messages: Message, mission: int = DIPLOMATIQUE, seats: int = 4) -> Weapons:
    known = Weapons(mission, seats, seat)
    for message in messages:
        known.hear(message)
    return known


def fight(first: int, second: int, to: int, eyes: int = 0b0011) -> list[Message]:
    """A against B, as this seat is told it."""
    attacked = (1 if first < WEAPONS else 0) | (2 if second < WEAPONS else 0)
    outcome = compare(first, second)
    seen = (first, second) if to != NONE and eyes >> to & 1 else (HIDDEN, HIDDEN)
    return [Exchanged(A, B, attacked, outcome, *seen, eyes), Settled(A, B, outcome)]


def sure_of(known: Weapons, owner: int) -> SureWeapons:
    """What is certain of another's attack cards."""
    return sure(known.others.certain(owner))


def test_R4_9_a_card_played_unseen_may_be_any_until_all_are_back() -> None:
    unseen = fight(KNIFE, NEUTRAL, NONE)
    assert sure_of(memory(D, *unseen), A) == SureWeapons([], [], ALL)
    assert weapons_page(memory(D, *unseen)).either[A] == ALL
    assert sure_of(memory(D, *unseen * 3), A).in_hand == ALL


def test_R4_9_the_owner_knows_who_saw_which_card_go() -> None:
    known = memory(A, *fight(KNIFE, NEUTRAL, A, eyes=0b0111))
    page = weapons_page(known)
    assert (known.in_hand, known.spent) == ([1, 1, 0], [0, 0, 1])
    for witness in (B, C):
        assert page.witnessed[witness].spent == [KNIFE]
    assert page.witnessed[D].either == ALL
    assert page.public[A].either == ALL


def test_R16_9_only_who_meets_a_guard_knows_both_cards() -> None:
    seen = Fought(A, True, 0, KNIFE, KNIFE)
    for seat, spent in ((A, [0, 0, 1]), (B, []), (NONE, [])):
        message = seen if seat == A else as_all_heard(seen)
        known = memory(seat, message, MetGuard(A, 3, 0), mission=DANGER_ZONE, seats=2)
        assert (known.spent if seat == A else sure_of(known, A).spent) == spent
        guards = known.others.group_of(GUARDS)
        assert (guards.owners == [GUARDS]) == (seat == A), "for others bound to what A played"


def test_R7_3_a_weapon_from_the_armoury_is_hidden_until_it_is_seen() -> None:
    visit = [Armed(A, [KNIFE, KNIFE]), Kept(A, KNIFE)]
    known = memory(D, *map(as_all_heard, visit))
    page = weapons_page(known)
    assert page.groups == [], "the table shows how many they hold"
    assert write_group(known.others.group_of(A)).cases[0].stocks[0].in_hand == [*ALL, HIDDEN]
    assert (page.visits[0].kept, page.visits[0].put_back) == (HIDDEN, HIDDEN)
    for message in fight(KNIFE, NEUTRAL, D, eyes=0b1011) * 2:
        known.hear(message)
    assert sure_of(known, A).spent == [KNIFE, KNIFE]
    assert memory(A, *visit).in_hand == [1, 1, 2]
    mine = weapons_page(memory(A, *visit))
    assert (mine.visits[0].kept, mine.visits[0].put_back) == (KNIFE, KNIFE)


def test_R5_3_the_loser_knows_what_was_laid_down_and_the_winner_what_was_seen() -> None:
    eyes = 0b0001
    took = [Armed(B, [HIDDEN, HIDDEN]), Kept(B, HIDDEN)]
    winner = memory(A, *took, Interrogated(A, B, WEAPON_SEEN + KNIFE, HIDDEN, eyes))
    loser = memory(B, Interrogated(A, B, HIDDEN, KNIFE, eyes))
    other = memory(D, Interrogated(A, B, HIDDEN, HIDDEN, eyes))
    assert winner.looks.seen == WEAPON_SEEN + KNIFE
    assert [known.looks.added[A] for known in (winner, loser, other)] == [HIDDEN, KNIFE, HIDDEN]
    assert all(known.looks.owner[A] == B for known in (winner, loser, other))
    assert not weapons_page(winner).looks[A].stale
    winner.hear(Exchanged(A, B, 2, -1, NEUTRAL, KNIFE, 3))
    assert weapons_page(winner).looks[A].stale
    assert memory(A, Interrogated(A, B, NEUTRAL_SEEN, HIDDEN, eyes)).looks.seen == NEUTRAL_SEEN


def test_RR58_what_everybody_concludes_is_the_same_for_all_who_heard_the_same() -> None:
    """B, who took a weapon, beat A three times. A can only have played three different weapons, so
    B has too: everybody knows B's pile, whichever cards these were, and knows it only because it
    remembers how earlier fights bind B's weapons to A's."""
    for turn in range(WEAPONS):
        cards = [ALL[(turn + i) % WEAPONS] for i in range(WEAPONS)]
        rounds = [
            (card, next(weapon for weapon in ALL if compare(card, weapon) < 0)) for card in cards
        ]
        for seat in (A, B, C, D, NONE):
            visit: list[Message] = [Armed(B, [KNIFE, KNIFE]), Kept(B, KNIFE)]
            if seat != B:
                visit = [as_all_heard(message) for message in visit]
            known = memory(seat, *visit, mission=DOUBLE_BLIND, seats=5)
            for first, second in rounds:
                for message in fight(first, second, seat):
                    known.hear(message)
            page = weapons_page(known)
            assert page.public[B].spent == ALL
            assert page.public[B].in_hand == []
            assert page.public[A].in_hand == ALL, "the last one brings all back (RR21)"


def test_a_memory_and_its_clone_go_on_apart() -> None:
    known = memory(D, *fight(KNIFE, GARROTTE, D))
    before = weapons_page(known)
    twin = known.clone()
    for message in fight(KNIFE, GARROTTE, D):
        twin.hear(message)
    assert weapons_page(known) == before != weapons_page(twin)
    assert [write_group(read_group(group)) for group in before.groups] == before.groups
