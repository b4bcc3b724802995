"""What leaves the table: closed types, and each fact to those who may learn it."""

import msgspec
import pytest

from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.wire import decode, encode
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.tell import Tell
from tests.games.kompromat.scenario import Position


def test_views_and_messages_of_a_game_survive_the_wire() -> None:
    chance = Fast(4)
    post = Post(2)
    tell = GAME.face.teller(post)
    s = GAME.setup(GAME.about.options(), chance, tell)
    while GAME.to_act(s):
        for seat in (0, 1, None):
            view = GAME.see(s, seat, None)
            assert decode(encode(view), GAME.face.view_type()) == view
        (seat,) = GAME.to_act(s)
        legal = GAME.legal(s, seat)
        GAME.play(s, seat, legal[chance.pick(len(legal))], chance, tell)
    for box in post.take():
        for message in box:
            assert decode(encode(message), GAME.face.message_type()) == message


def test_a_view_takes_no_field_that_it_does_not_know() -> None:
    data = encode(Position().view(0))
    with pytest.raises(msgspec.ValidationError):
        decode(data[:-1] + b',"deck_order":[1]}', GAME.face.view_type())


def test_every_audience_gets_the_same_number_of_messages() -> None:
    """A count of letters is an output too: nobody's box is fuller than another's."""
    for seed in range(10):
        chance = Fast(seed)
        post = Post(2)
        tell = GAME.face.teller(post)
        s = GAME.setup(GAME.about.options(), chance, tell)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, tell)
            boxes = post.take()
            kinds = [[type(message) for message in box] for box in boxes]
            assert kinds[0] == kinds[1] == kinds[2]


def test_every_fact_that_the_rules_can_tell_has_its_readers() -> None:
    facts = [name for name in vars(Tell) if not name.startswith("_")]
    assert facts
    teller = type(GAME.face.teller(Post(2)))
    assert [name for name in facts if name not in vars(teller)] == []


def test_the_silent_tell_tells_nobody() -> None:
    """A whole game with it: nothing to check but that it can be played."""
    position = Position(["9 3"]).attempt(0)
    GAME.silent.stopped(0, 0)
    assert position.told(0)
