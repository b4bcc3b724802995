"""K2 Set-up, and K5 as far as it repeats the set-up."""

from collections import Counter

import pytest

from brushpass.core.chance import Chance, Fast
from brushpass.core.playout import random_playout
from brushpass.core.post import Post
from brushpass.games.kompromat import setup
from brushpass.games.kompromat.cards import (
    EQUIPMENT,
    FIRST_COUNTER,
    MISSIONS,
    NONE,
    PLACES,
    is_counter,
)
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.scoring import SIX_ROUNDS
from brushpass.games.kompromat.state import CHOOSING, State
from brushpass.games.kompromat.wire import Laid
from tests.games.kompromat.scenario import Deal, Position, mission

ONE, TWO, THREE = FIRST_COUNTER, FIRST_COUNTER + 1, FIRST_COUNTER + 2


def laid_out(*draws: int) -> State:
    """Set-up by the game itself, with these mission cards on top of the deck."""
    deal = Deal()
    deal.missions = list(draws)
    s = GAME.setup(GAME.about.options(), deal, GAME.silent)
    assert deal.missions == [], "not all of the wanted cards were drawn"
    return s


def chi_square(seen: "Counter[int]", expected: dict[int, float]) -> float:
    assert set(seen) <= set(expected)
    return sum((seen[kind] - mean) ** 2 / mean for kind, mean in expected.items())


def test_K2_1_every_deck_is_shuffled_without_preference() -> None:
    games = 3000
    first: Counter[int] = Counter()
    near: Counter[int] = Counter()
    for seed in range(games):
        s = GAME.setup(GAME.about.options(), Fast(seed), GAME.silent)
        first[s.hand[s.starter]] += 1
        near[FIRST_COUNTER - 1 + s.counter[0] if s.counter[0] else s.mission[0]] += 1
    expected = {kind: games * count / 14 for kind, count in enumerate(EQUIPMENT)}
    assert chi_square(first, expected) < 29.6  # 10 degrees of freedom, one in a thousand
    expected = {kind: games * count / 29 for kind, count in enumerate(MISSIONS)}
    assert chi_square(near, expected) < 48.3  # 22 degrees of freedom, one in a thousand


def test_K2_1_no_deck_has_an_order_that_could_be_known() -> None:
    s = GAME.setup(GAME.about.options(), Fast(1), GAME.silent)
    assert s.missions.top == []
    assert [deck.top for deck in s.decks] == [[], []]


def test_K2_2_four_missions_lie_in_the_order_they_were_drawn_and_all_see_them() -> None:
    post = Post(2)
    deal = Deal()
    deal.missions = [mission(name) for name in ("Pursuit", "Drone", "Code", "Hotel")]
    row = deal.missions[:]
    s = GAME.setup(GAME.about.options(), deal, GAME.face.teller(post))
    assert s.mission == row
    assert s.counter == [0] * PLACES
    for seat in (0, 1, None):
        assert GAME.see(s, seat, None).mission == row
        assert post.box(seat)[0] == Laid(1, 0, row, [0] * PLACES)


def test_K2_3_counter_intelligence_is_covered_and_its_marks_stay_in_sight() -> None:
    s = laid_out(mission("Hotel"), TWO, mission("Locker"), mission("Code"), mission("Airport"))
    assert s.mission == [mission(n) for n in ("Hotel", "Airport", "Locker", "Code")]
    assert s.counter == [0, 2, 0, 0]
    for seat in (0, 1, None):
        assert GAME.see(s, seat, None).counter == [0, 2, 0, 0]


def test_K2_4_counter_intelligence_drawn_as_a_cover_is_put_aside_and_shuffled_back() -> None:
    s = laid_out(ONE, mission("Hotel"), THREE, mission("Code"), TWO, TWO, 0, ONE, 2)
    assert s.mission == [mission(n) for n in ("Barmaid", "Hotel", "Airport", "Code")]
    assert s.counter == [1, 0, 3, 0]
    assert s.missions.counts[FIRST_COUNTER:] == [1, 2, 0]
    assert s.missions.top == [], "nobody may know where the cards put aside lie now"
    assert s.missions.size() == 29 - 6


def test_K2_4_cards_put_aside_can_come_again_in_the_same_round_only_after_the_row() -> None:
    """While the row is being laid, a card put aside is out of the deck."""
    sizes: list[int] = []

    class Watch(Deal):
        def draw(self, counts: list[int], size: int) -> int:
            if len(counts) == len(MISSIONS):
                sizes.append(size)
            return super().draw(counts, size)

    deal = Watch()
    deal.missions = [ONE, TWO, mission("Code"), mission("Hotel"), ONE, TWO, 3, THREE, 4]
    s = GAME.setup(GAME.about.options(), deal, GAME.silent)
    assert sizes == [29, 28, 27, 26, 25, 24, 23, 22, 21]
    assert s.missions.size() == 20 + 3


def test_K2_5_the_starting_player_is_chosen_by_lot() -> None:
    for starter in (0, 1):
        s = GAME.setup(GAME.about.options(), Deal(starter), GAME.silent)
        assert s.starter == starter
        assert GAME.to_act(s) == (starter,)
        assert s.phase == CHOOSING
    starters = Counter(
        GAME.setup(GAME.about.options(), Fast(seed), GAME.silent).starter for seed in range(1000)
    )
    assert 430 < starters[0] < 570


def test_K5_2_KR2_counter_intelligence_is_covered_in_every_round() -> None:
    position = Position()
    for expected in range(2, 7):
        kind = [ONE, TWO, ONE, TWO, THREE][expected - 2]
        position.deal.missions += [kind]
        position.next_round()
        if position.s.round != expected:  # nine tokens ended it
            pytest.fail("the quiet game ended early")
        position.s.tokens = [0, 0]
        assert position.s.counter[0] == kind - FIRST_COUNTER + 1
        assert not any(is_counter(card) for card in position.s.mission)


def test_KR3_the_row_is_laid_before_the_covers() -> None:
    """Both counter-intelligence cards of the row lie under a mission; the covers come after."""
    s = laid_out(ONE, TWO, mission("Hotel"), mission("Locker"), 0, 2)
    assert s.mission == [0, 2, mission("Hotel"), mission("Locker")]
    assert s.counter == [1, 2, 0, 0]


def test_K2_3_KR3_all_five_counter_intelligence_cards_at_once() -> None:
    s = laid_out(ONE, ONE, TWO, TWO, THREE, 0, 1, 2, 3)
    assert s.counter == [1, 1, 2, 2], "one under each mission, never two"
    assert s.mission == [0, 1, 2, 3]
    assert s.missions.counts[FIRST_COUNTER:] == [0, 0, 1]


class CountersFirst(Chance):
    """The worst order: counter-intelligence comes as soon as it can."""

    def pick(self, n: int) -> int:
        return 0

    def draw(self, counts: list[int], size: int) -> int:
        return max(kind for kind, count in enumerate(counts) if count)


class CountersLast(CountersFirst):
    def draw(self, counts: list[int], size: int) -> int:
        return min(kind for kind, count in enumerate(counts) if count)


@pytest.mark.parametrize("chance", [CountersFirst(), CountersLast(), *map(Fast, range(40))])
def test_K5_2_the_mission_deck_never_lacks_a_card(chance: Chance) -> None:
    """Six rounds of rows alone: 24 missions are no counter-intelligence, and all are laid."""
    s = setup.new_game(False, chance)
    laid: list[int] = []
    for _ in range(6):
        setup.next_round(s, chance, GAME.silent)
        laid += s.mission
        assert NONE not in s.mission
    assert s.round == 6
    assert Counter(laid) == Counter(
        kind for kind, count in enumerate(MISSIONS) for _ in range(count) if not is_counter(kind)
    )


def test_K7_2_random_games_always_get_through_all_rounds_or_lose_by_tokens() -> None:
    for seed in range(60):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(), chance, GAME.silent)
        decisions = random_playout(GAME, s, chance)
        result = GAME.result(s)
        assert result is not None
        assert decisions <= GAME.about.modes[0].longest
        assert (result.ending == SIX_ROUNDS) == (s.loser == NONE)
        assert result.ending != SIX_ROUNDS or s.round == 6
