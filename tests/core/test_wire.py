"""The one door out: closed types, canonical bytes."""

import msgspec
import pytest

from brushpass.core.wire import Belief, Message, Question, Wire, decode, encode


class Spot(Wire, frozen=True, forbid_unknown_fields=True):
    b: int
    a: dict[str, int]


class Moved(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


class TurnedUp(Message, frozen=True, forbid_unknown_fields=True):
    seat: int


def test_bytes_are_the_same_for_the_same_thing() -> None:
    assert encode(Spot(1, {"y": 2, "x": 1})) == encode(Spot(1, {"x": 1, "y": 2}))


def test_a_message_says_which_fact_it_is() -> None:
    assert decode(encode(Moved(1)), Moved | TurnedUp) == Moved(1)
    assert decode(encode(TurnedUp(1)), Moved | TurnedUp) == TurnedUp(1)
    assert msgspec.json.decode(encode(TurnedUp(1))) == {"fact": "turnedup", "seat": 1}


def test_a_message_of_another_fact_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(encode(TurnedUp(1)), Moved)


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decode(b'{"b":1,"a":{},"c":3}', Spot)
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        decode(b'{"fact":"moved","seat":1,"card":9}', Moved)


@pytest.mark.parametrize("data", [b"", b"{", b'{"b":1}', b'{"b":"1","a":{}}', b'{"b":1.5,"a":{}}'])
def test_what_is_no_such_thing_is_refused(data: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode(data, Spot)


def test_what_was_sent_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Moved(1).seat = 2  # type: ignore[misc]


def test_a_belief_goes_through_the_door_and_counts_worlds() -> None:
    question = Question("B's identity", {"spy": 3, "guest": 1})
    assert question.share("spy") == 0.75
    assert question.share("king") == 0
    belief = Belief(4, [question])
    assert decode(encode(belief), Belief) == belief
