"""What is remembered of a card taken back: from messages alone, and never against the truth.

The rule itself (DR33) is tried in test_trail.py.
"""

import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.core.table import Table
from brushpass.core.wire import decode, encode
from brushpass.games.double_agent.cards import AGENTS, BACKS, NONE
from brushpass.games.double_agent.game import GAME
from brushpass.games.double_agent.state import State
from brushpass.games.double_agent.wire import TakenBack
from tests.games.double_agent.scenario import A, B

AUDIENCES = (A, B, None)
LIKED = ("exfiltration", "clues", "own", "top secret", "personal", "booby")


def some_action(legal: tuple[Action, ...], chance: Fast) -> Action:
    """Files are read and taken back more often than at random."""
    liked = [action for action in legal if any(word in action.name for word in LIKED)]
    options = liked if liked and chance.pick(2) else list(legal)
    return options[chance.pick(len(options))]


def some_game(seed: int) -> Table:
    """With open backs (DR7) in every second game."""
    options = GAME.about.options(settings={"open_backs": seed % 2 == 0})
    return Table(GAME, options, Fast(seed))


def step(table: Table, chance: Fast) -> None:
    seats = table.to_act()
    seat = seats[chance.pick(len(seats))]
    table.play(seat, some_action(table.legal(seat), chance))


def possible(s: State, owner: int, taken: TakenBack) -> bool:
    """Whether the card is where it is remembered to be."""
    if taken.shown != NONE and all(BACKS[card] != taken.shown for card in s.hands[owner]):
        return False
    places = [s.files_of(owner, agent) for agent in range(AGENTS)] + [s.shredded[owner]]
    marked = [*taken.maybe, taken.maybe_shredded]
    laid = [
        files.kinds[index]
        for files, bits in zip(places, marked, strict=True)
        for index in range(bits.bit_length())
        if bits >> index & 1
    ]
    return taken.card == NONE or taken.card in laid + ([] if taken.left else s.hands[owner])


@pytest.mark.parametrize("seed", range(80))
def test_the_truth_is_possible_to_every_memory(seed: int) -> None:
    table, chance = some_game(seed), Fast(-seed)
    while table.to_act():
        for seat in AUDIENCES:
            page = table.view(seat).memory
            for owner in (A, B):
                assert possible(table.state, owner, page.taken_back[owner])
        step(table, chance)


@pytest.mark.parametrize("seed", range(4))
def test_a_memory_is_a_function_of_what_was_told(seed: int) -> None:
    table, chance = some_game(seed), Fast(-seed)
    memories = {seat: GAME.memory(table.options, seat) for seat in AUDIENCES}
    heard = dict.fromkeys(AUDIENCES, 0)
    while table.to_act():
        for seat in AUDIENCES:
            memories[seat] = memories[seat].clone()
            for message in table.post.box(seat)[heard[seat] :]:
                memories[seat].hear(decode(encode(message), GAME.face.message_type()))
            heard[seat] = len(table.post.box(seat))
            assert encode(memories[seat].page()) == encode(table.view(seat).memory)
        step(table, chance)


@pytest.mark.parametrize("seed", range(10))
def test_both_players_remember_the_same_and_spectators_no_card(seed: int) -> None:
    table, chance = some_game(seed), Fast(-seed)
    while table.to_act():
        pages = [table.view(seat).memory for seat in AUDIENCES]
        assert pages[A] == pages[B]
        for owner in (A, B):
            public = pages[-1].taken_back[owner]
            assert public.shown == pages[A].taken_back[owner].shown
            assert (public.card, any(public.maybe), public.maybe_shredded) == (NONE, False, 0)
        step(table, chance)
