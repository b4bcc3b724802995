"""What leaves the table: closed types, and each fact to those who may learn it."""

import msgspec
import pytest

from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.wire import decode, encode
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import HIDDEN
from brushpass.games.microfilms.rules.tell import Tell
from brushpass.games.microfilms.speech.messages import Accepted
from brushpass.games.microfilms.speech.teller import Teller
from tests.games.microfilms.scenario import Position, kind


def test_a_view_takes_no_field_that_it_does_not_know() -> None:
    data = encode(Position().view(0))
    with pytest.raises(msgspec.ValidationError):
        decode(data[:-1] + b',"identities":[1]}', GAME.face.view_type())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_audience_gets_the_same_number_of_messages(seats: int) -> None:
    """A count of letters is an output too: nobody's box is fuller than another's."""
    for seed in range(10):
        chance = Fast(seed)
        post = Post(seats)
        tell = GAME.face.teller(post)
        s = GAME.setup(GAME.about.options(seats=seats), chance, tell)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, tell)
            kinds = {tuple(type(message) for message in box) for box in post.take()}
            assert len(kinds) == 1


def test_every_fact_that_the_rules_can_tell_has_its_readers() -> None:
    facts = [name for name in dir(Tell) if not name.startswith("_")]
    assert len(facts) > 20
    assert [name for name in facts if name not in vars(Teller)] == []


def test_M8_8_what_the_croupier_gets_is_not_told_to_the_spectators() -> None:
    """The Croupier has no box, and his place at the table is not the number of theirs."""
    position = Position(seats=2).act("bribe croupier")
    assert [position.heard(who, Accepted).card for who in (0, 1, None)] == [
        kind("cash out card"),
        HIDDEN,
        HIDDEN,
    ]


def test_options_follow_from_what_the_seat_knows() -> None:
    """M5.9: whether a victim could defend shows in nobody's view but the victim's."""
    defended = Position(dealt=("steal card", "cash out card", "cash out card"))
    helpless = Position(dealt=("steal card", "interrogate card", "cash out card"))
    for position in (defended, helpless):
        position.act("steal card blackmail b")
    assert defended.view(0) == helpless.view(0)
    assert defended.legal() != helpless.legal()
    assert GAME.to_act(defended.s) == GAME.to_act(helpless.s)
