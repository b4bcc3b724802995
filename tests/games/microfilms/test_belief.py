"""What a seat can conclude, against every deal there is."""

from itertools import permutations, product

import pytest

from brushpass.core.chance import Fast
from brushpass.core.wire import Belief
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import IDENTITY_NAMES, NATIONS
from brushpass.games.microfilms.speech.wire import View
from tests.games.microfilms.scenario import Board, Position, kind, seen_identity


def counts(belief: Belief | None) -> dict[str, dict[str, int]]:
    assert belief is not None
    return {question.about: question.counts for question in belief.questions}


def every_identity(v: View) -> list[tuple[int, ...]]:
    """By brute force: deals of identities that agree with the view."""
    agents = [nation for nation in range(NATIONS) if nation != v.absent]
    found = set()
    for who in permutations([*agents, 4, 5, 6, 7], v.seats):
        known = zip(who, v.players, strict=True)
        if set(agents) <= set(who) and all(
            player.identity in (identity, -2)
            and not (identity < NATIONS and player.denied >> identity & 1)
            for identity, player in known
        ):
            found.add(who)
    return sorted(found)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_deal_of_identities_is_counted(seats: int) -> None:
    for seed in range(4):
        chance = Fast(seed)
        board = Board(seats, chance)
        s = board.s
        for _ in range(60):
            if not GAME.to_act(s):
                break
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, board.tell)
        for audience in (0, seats - 1):
            view = board.view(audience)
            belief = GAME.face.belief(view)
            if belief is None:
                continue
            deals = every_identity(view)
            letters = len(counts(belief)["the alliance"])
            assert belief.worlds == len(deals) * letters
            for place, other in product(range(seats), range(8)):
                if place == audience:
                    continue
                expected = letters * sum(deal[place] == other for deal in deals)
                answers = counts(belief)[f"{'ABCDEF'[place]}'s identity"]
                assert answers.get(IDENTITY_NAMES[other], 0) == expected


def test_a_seat_of_six_begins_with_1440_worlds_at_most() -> None:
    worlds = []
    for seat in range(6):
        belief = GAME.face.belief(Position(seats=6).view(seat))
        assert belief is not None
        worlds.append(belief.worlds)
    assert worlds == [1440, 1440, 1440, 1080, 1080, 1080]


def test_letters_that_were_seen_narrow_the_alliance() -> None:
    position = Position(lone="china")
    alliance = "the alliance"
    assert len(counts(GAME.face.belief(position.view(0)))[alliance]) == 3
    position.give(0, "letter usa")
    assert set(counts(GAME.face.belief(position.view(0)))[alliance]) == {
        "China and USA",
        "USA and USSR",
    }
    assert len(counts(GAME.face.belief(position.view(1)))[alliance]) == 3
    position.bury("letter ussr")
    assert set(counts(GAME.face.belief(position.view(0)))[alliance]) == {"USA and USSR"}
    assert len(counts(GAME.face.belief(position.view(1)))[alliance]) == 2


def test_MR46_a_letter_that_was_seen_is_never_in_the_box_again() -> None:
    """A gives B a letter, who gives it on unseen: A cannot tell where it is, but it is in play."""
    position = Position(lone="china", cleared=[0, 1]).give(0, "letter usa")
    position.act("bribe b", "offer letter usa", "accept", "bribe c", "offer letter usa", "accept")
    assert position.sure(0, 1) == position.sure(0, 2) == []
    for seat in (0, 1, 2):
        allied = set(counts(GAME.face.belief(position.view(seat)))["the alliance"])
        assert allied == {"China and USA", "USA and USSR"}
        boxes = {GAME.imagine(position.view(seat), Fast(seed)).box for seed in range(40)}
        assert boxes == {kind("letter china"), kind("letter ussr")}
    assert len(counts(GAME.face.belief(position.view(None)))["the alliance"]) == 3


def test_MR43_letters_that_were_shuffled_in_are_not_in_the_box() -> None:
    position = Position(lone="china").second_evening()
    assert set(counts(GAME.face.belief(position.view(1)))["the alliance"]) == {"USA and USSR"}


def test_MR17_who_is_not_an_agent_is_counted_out() -> None:
    position = Position("usa", "ussr", "china", "journalist", cleared=[3]).turn_of(3)
    position.give(3, "microfilm usa").act("expose usa b")
    answers = counts(GAME.face.belief(position.view(None)))
    assert "agent of the USA" not in answers["B's identity"]
    assert answers["D's identity"] == {"journalist": 4 * 3}


def test_in_a_duel_one_identity_tells_the_croupiers() -> None:
    position = Position(seats=2, francs={0: 1})
    before = GAME.face.belief(position.view(0))
    assert before is not None
    assert before.worlds == 2 * 2 * 3
    position.act("pay interrogate b", draws=[seen_identity("usa")])
    answers = counts(GAME.face.belief(position.view(0)))
    assert set(answers["the Croupier's identity"]) == {"agent of the USSR"}
    assert set(answers["B's second identity"]) == {"information broker", "Interpol officer"}


def test_nothing_is_open_after_the_end() -> None:
    position = Position(cleared=[0]).give(0, "microfilm usa").act("reveal usa")
    assert GAME.face.belief(position.view(1)) is None
