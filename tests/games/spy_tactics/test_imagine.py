"""What a seat can know, and the truths that are imagined from it.

The yardstick is brute force: every deal, every discard and every passed card, played by the rules
themselves. A world fits if each open step is legal in it and the viewer is told the same.
"""

from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.wire import encode
from brushpass.games.spy_tactics.actions import Discard, Pass
from brushpass.games.spy_tactics.cards import CODES, NONE
from brushpass.games.spy_tactics.discards import discard_ways
from brushpass.games.spy_tactics.game import GAME
from brushpass.games.spy_tactics.state import OVER, State
from brushpass.games.spy_tactics.wire import Page, View
from tests.games.spy_tactics.scenario import (
    ACTION,
    DF,
    DW,
    EL,
    HC,
    JK,
    SS,
    TL,
    Deal,
    Position,
    shows,
)

World = tuple[tuple[int, ...], tuple[int, ...]]  # discards and passed cards


class Story(Position):
    """A position that remembers its steps, and what each audience was told of each."""

    def __init__(self, dealt: str, discards: str) -> None:
        self.steps: list[tuple[int, Action, list[list[bytes]]]] = []
        super().__init__(dealt, discards)

    def act(self, seat: int, action: str) -> "Story":
        before = [len(box) for box in self.post.boxes]
        super().act(seat, action)
        told = [
            [encode(message) for message in box[start:]]
            for box, start in zip(self.post.boxes, before, strict=True)
        ]
        self.steps.append((seat, ACTION[action], told))
        return self

    def fitting(self, viewer: int | None, free: list[int]) -> set[World]:
        """Worlds that differ in discards and passed cards of the seats in `free`."""
        box = -1 if viewer is None else viewer
        options = GAME.about.options(None, self.seats)
        worlds = [GAME.setup(options, Deal(list(self.s.teams)), GAME.silent)]
        for seat, action, told in self.steps:
            hidden = isinstance(action, (Discard, Pass)) and seat in free and seat != viewer
            after: list[State] = []
            for s in worlds:
                legal = GAME.legal(s, seat)
                for choice in legal if hidden else [a for a in legal if a is action]:
                    post, twin = Post(self.seats), GAME.clone(s)
                    GAME.play(twin, seat, choice, Fast(0), GAME.face.teller(post))
                    if [encode(message) for message in post.boxes[box]] == told[box]:
                        after.append(twin)
            worlds = after
        return {(tuple(s.discards), tuple(s.passed)) for s in worlds}


def imagined(view: View, times: int, seed: int = 1) -> "Counter[World]":
    chance = Fast(seed)
    found: Counter[World] = Counter()
    for _ in range(times):
        s = GAME.imagine(view, chance)
        found[tuple(s.discards), tuple(s.passed)] += 1
    return found


def must_be_even(found: "Counter[World]", worlds: set[World], times: int) -> None:
    """All of the worlds, equally often, and no other: chi-square, one in a hundred thousand."""
    assert set(found) <= worlds
    mean = times / len(worlds)
    chi = sum((found[world] - mean) ** 2 / mean for world in worlds)
    freedom = len(worlds) - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5 + 20, (chi, freedom)


def only_of(world: World, seats: list[int]) -> World:
    return (
        tuple(code if seat in seats else NONE for seat, code in enumerate(world[0])),
        tuple(code if seat in seats else NONE for seat, code in enumerate(world[1])),
    )


def compare(story: Story, viewer: int | None, free: list[int], draws_each: int = 60) -> int:
    """How many worlds there are, when `imagine` agrees with brute force about these seats."""
    worlds = {only_of(world, free) for world in story.fitting(viewer, free)}
    times = draws_each * len(worlds)
    view = story.view(viewer)
    found: Counter[World] = Counter()
    for world, count in imagined(view, times).items():
        found[only_of(world, free)] += count
    must_be_even(found, worlds, times)
    for seat in free:
        ways = discard_ways(view, seat)
        counts = Counter(world[0][seat] for world in worlds)
        total, all_ways = sum(counts.values()), sum(ways)
        for code in range(CODES):
            assert Fraction(ways[code], all_ways) == Fraction(counts[code], total)
    return len(worlds)


def test_S2_6_after_the_discards_any_code_may_be_gone() -> None:
    story = Story("CCTV", "TL HC SS DF")
    assert compare(story, 0, [1, 2, 3], 20) == 8**3


def test_S3_3_a_code_on_the_table_was_not_discarded() -> None:
    story = Story("CCTV", "TL HC SS DF")
    story.play("DW El SF TL", "c name stormsabre").play("El DF HC SF", "c target d")
    assert compare(story, 0, [1, 2, 3]) == 6 * 6 * 5  # what C guessed in vain is excluded too
    assert compare(story, None, [0, 1]) == 6 * 6


def test_S5_7_SR18_a_wrong_guess_excludes_a_code_and_a_right_one_all_others() -> None:
    story = Story("CCTV", "TL HC SS DF")
    story.play("DW El SF TL", "c name jackknife")
    story.play("El DF HC SF", "c target d", "d name darkwind", "c guess hydrocluster")
    assert {world[0][3] for world in story.fitting(0, [3])} == {DW, DF, EL, JK, SS}
    assert compare(story, 1, [0, 3]) == 6 * 5
    story.play("HC SS El JK", "a target d", "a guess dreamfall")
    assert compare(story, 1, [0, 3]) == 5


def test_SR9_both_sides_of_a_swap_know_more_than_the_others() -> None:
    story = Story("CCTV", "TL HC SS DF")
    story.play("JK JK DW DW", "a pass electrum", "b pass stormsabre")
    # A knows what B passed and what B got, so only B's discard is open.
    assert compare(story, 0, [1]) == 6
    assert compare(story, 2, [0, 1], 3) == 42 * 42
    assert compare(story, 2, [3]) == 7


def test_SR10_a_second_copy_proves_what_was_passed() -> None:
    story = Story("CCTV", "TL HC SS DF")
    story.play("JK JK DW DW", "a pass electrum", "b pass stormsabre")
    story.play("SS El SF El", "c name thornlily").play("SS El HC SF", "c target a")
    assert story.face_up(0).count("SS") == 2
    assert story.face_up(1).count("El") == 2
    worlds = story.fitting(3, [0, 1])
    assert {world[1][:2] for world in worlds} == {(EL, SS)}
    assert compare(story, 3, [0, 1]) == len(worlds)


def test_S5_3_SR12_a_card_that_came_back_is_in_hand_but_proves_no_second_copy() -> None:
    story = Story("CCTV", "TL HC SS DF")
    story.play("JK JK DW DW", "a pass electrum", "b pass stormsabre")
    story.play("SS El El El").play("DW DW SF SF", "a take back stormsabre", "b take back electrum")
    story.play("SS El JK JK")
    assert story.face_up(0).count("SS") == 1
    assert compare(story, 3, [0, 1], 8) > 100


def test_S4_7_three_in_a_ring() -> None:
    story = Story("CCTV", "TL HC SS DF")
    story.play("JK JK JK DW", "a pass electrum", "b pass stormsabre", "c pass electrum")
    story.play("El SF DF El", "b name stormsabre").play("SF El DW JK", "a name dreamfall")
    assert compare(story, 0, [1, 2], 30) > 20
    assert compare(story, 1, [0, 2], 30) == 20


def test_SR14_activating_nothing_proves_that_the_hand_was_banned() -> None:
    story = Story("CCCTTTVVV", "TL HC HC HC HC HC HC HC HC")
    for code in ("DW", "DF", "El"):
        story.play(" ".join([code] * 9))
    story.play(
        "JK SF SF SF JK JK JK JK JK",
        "b name hydrocluster",
        "c name starfrost",
        "d name stormsabre",
    )
    assert discard_ways(story.view(8), 0) == [0, 0, 0, 1, 0, 1, 1, 1]
    story.play("- JK JK JK TL TL TL TL TL")
    assert discard_ways(story.view(8), 0) == [0, 0, 0, 0, 0, 0, 0, 1]
    assert compare(story, 8, [0, 1]) == 3  # B never showed HydroCluster, StormSabre, ThornLily


def test_SR14_activating_nothing_says_as_much_about_passed_cards() -> None:
    story = Story("CCTTVV", "TL HC HC HC HC HC")
    story.play("JK JK DW DW DW DW", "a pass electrum", "b pass stormsabre")
    story.play("DF DF El El El El").play("SS TL DF DF DF DF")
    story.play(
        "HC DW SF SF SF JK",
        "a target b",
        "b take back dreamfall",
        "c name darkwind",
        "d name starfrost",
        "e name stormsabre",
    )
    assert story.legal(0) == ["activate nothing"]
    story.play("- DF JK JK JK TL")
    worlds = story.fitting(5, [0, 1])
    assert {(world[0][0], world[1][0]) for world in worlds} == {(EL, TL), (TL, EL)}
    assert compare(story, 5, [0, 1]) == len(worlds) > 1


@pytest.mark.parametrize("seed", range(8))
def test_SR9_SR12_SR18_brute_force_agrees_in_random_games(seed: int) -> None:
    """Two random agents, after up to six rounds; every second game begins with JackKnives."""
    chance = Fast(seed)
    story = Story("CCTTV", "TL HC SS DF El")
    if seed % 2:
        story.play("JK JK DW DW DW")
    while story.s.round < 3 + seed % 4 and story.s.phase != OVER:
        for seat in story.to_act():
            legal = story.legal(seat)
            story.act(seat, legal[chance.pick(len(legal))])
        story.settle()
    assert compare(story, None if seed == 7 else 4, [0, 1], 5) > 0


def test_a_sealed_choice_is_imagined_as_any_legal_one() -> None:
    story = Story("CCTV", "TL HC SS DF").play("DW El SF TL", "c name stormsabre")
    story.act(1, "activate jackknife")
    seen = Counter[tuple[int, int]]()
    chance = Fast(3)
    for _ in range(3000):
        s = GAME.imagine(story.view(0), chance)
        assert s.face_down[0] == s.face_down[2] == NONE
        seen[s.discards[1], s.face_down[1]] += 1
    # B holds six of seven codes; StormSabre is banned.
    pairs = {(d, c) for d in range(8) for c in range(8) if d != c and EL not in (d, c) and c != SS}
    assert set(seen) == pairs
    assert HC in {d for d, _ in pairs}


def test_sealed_aims_and_guesses_are_imagined_too() -> None:
    position = Position("CCTTVV", "JK", 2).choose("HC HC DF DF DF TL")
    position.act(1, "target c").act(5, "examine a")
    chance = Fast(5)
    aims = Counter(tuple(GAME.imagine(position.view(0), chance).aim) for _ in range(600))
    assert {aim[1] for aim in aims} == {0, 2, 3, 4, 5}
    assert {aim[5] for aim in aims} == {0, 1, 2, 3, 4}
    assert {aim[0] for aim in aims} == {NONE}
    position.act(0, "target c").act(1, "guess darkwind")
    guesses = Counter(GAME.imagine(position.view(0), chance).guess[1] for _ in range(600))
    assert set(guesses) == set(range(8))


def test_a_view_that_cannot_be_is_refused() -> None:
    view = Position("CCTV", "TL").play("DW El SF DW", "c name jackknife").view(0)
    agents = view.agents
    broken = [
        msgspec.structs.replace(agents[1], cards=3),
        msgspec.structs.replace(agents[1], missed=255),
        msgspec.structs.replace(agents[1], face_up=[2, 0, 0, 0, 0, 0, 0, 0]),
    ]
    for agent in broken:
        bad = msgspec.structs.replace(view, agents=[agents[0], agent, agents[2], agents[3]])
        with pytest.raises(ValueError, match=r"no deal fits|no card of kind"):
            GAME.imagine(bad, Fast(1))
    full = [[1], [2], [3], [4], [5], [6], [7]]
    played = [[agents[0].face_up.index(1), *code, 5, 0] for code in full]
    with pytest.raises(ValueError, match="a hand contradicts what was shown"):
        GAME.imagine(msgspec.structs.replace(view, played=[*played, [0, 0, 5, 0]]), Fast(1))
    lacking = msgspec.structs.replace(view, memory=Page([0, 255, 0, 0], [0, 255, 0, 0]))
    with pytest.raises(ValueError, match="a hand contradicts what was shown"):
        GAME.imagine(lacking, Fast(1))
    allied = [msgspec.structs.replace(agent, team=0) for agent in agents]
    with pytest.raises(ValueError, match="no card of kind"):
        GAME.imagine(msgspec.structs.replace(view, agents=allied), Fast(1))
    own = msgspec.structs.replace(agents[0], hand=[1, 1, 1, 1, 1, 1, 1, 1])
    with pytest.raises(ValueError, match="do not add up"):
        GAME.imagine(msgspec.structs.replace(view, agents=[own, *agents[1:]]), Fast(1))
    seven = Position("CCCTTVV", "TL").view(0)
    mixed = [msgspec.structs.replace(agent, team=0) for agent in seven.agents]
    with pytest.raises(ValueError, match="never dealt together"):
        GAME.imagine(msgspec.structs.replace(seven, agents=mixed), Fast(1))


def test_passed_cards_that_cannot_be_are_refused() -> None:
    view = Position("CCTV", "TL").play("JK JK DW DW").view(2)
    bad = msgspec.structs.replace(view, memory=Page([255, 255, 0, 0], [255, 255, 0, 0]))
    with pytest.raises(ValueError, match="passed cards contradict"):
        GAME.imagine(bad, Fast(1))


def test_nine_in_a_ring_have_more_worlds_than_one_pick_can_choose_from() -> None:
    position = Position("CCCTTTVVV", "TL").play("JK JK JK JK JK JK JK JK JK")
    ways = discard_ways(position.view(None), 0)
    assert sum(ways) == 42**9
    s = GAME.imagine(position.view(None), Fast(2))
    assert shows(s, position.view(None))
