"""What each audience is told, as bytes."""

from brushpass.core.wire import Message, encode
from tests.conformity.cells import Audience

Stream = tuple[bytes, ...]


def stream(box: list[Message]) -> Stream:
    return tuple(encode(message) for message in box)


def box_of(audience: Audience) -> int:
    return -1 if audience is None else audience


def whom(audience: Audience) -> str:
    return "a spectator" if audience is None else f"seat {audience}"
