"""Every letter names its readers."""

import pytest

from brushpass.core.post import Post
from brushpass.core.wire import Message


class Note(Message, frozen=True, forbid_unknown_fields=True):
    text: str


def texts(post: Post) -> list[list[str]]:
    return [[m.text for m in box if isinstance(m, Note)] for box in post.boxes]


def test_a_letter_to_all_reaches_every_seat_and_the_spectators() -> None:
    post = Post(3)
    post.all(Note("hello"))
    assert texts(post) == [["hello"]] * 4


def test_a_letter_to_one_seat_reaches_no_other_box() -> None:
    post = Post(3)
    post.only(1, Note("psst"))
    assert texts(post) == [[], ["psst"], [], []]


def test_a_letter_to_the_others_reaches_the_spectators_too() -> None:
    post = Post(3)
    post.others(1, Note("look"))
    assert texts(post) == [["look"], [], ["look"], ["look"]]


def test_only_and_others_together_reach_everybody_once() -> None:
    post = Post(2)
    post.only(0, Note("a ten"))
    post.others(0, Note("a card"))
    assert texts(post) == [["a ten"], ["a card"], ["a card"]]


def test_boxes_are_found_by_seat_and_the_spectators_by_none() -> None:
    post = Post(2)
    post.only(1, Note("one"))
    post.all(Note("all"))
    assert post.box(1) == [Note("one"), Note("all")]
    assert post.box(None) == [Note("all")]


def test_taking_empties_every_box() -> None:
    post = Post(2)
    post.all(Note("x"))
    assert post.take() == [[Note("x")]] * 3
    assert post.take() == [[], [], []]


def test_boxes_are_not_one_list() -> None:
    post = Post(2)
    post.all(Note("x"))
    taken = post.take()
    taken[0].append(Note("y"))
    assert taken[1] == [Note("x")]


@pytest.mark.parametrize("seat", [-1, 2, 3])
def test_a_letter_to_a_seat_that_is_none_reaches_nobody(seat: int) -> None:
    """Nobody (-1) is no seat, and the box behind the last seat is the spectators'."""
    post = Post(2)
    with pytest.raises((ValueError, IndexError)):
        post.only(seat, Note("secret"))
    assert texts(post) == [[], [], []]
