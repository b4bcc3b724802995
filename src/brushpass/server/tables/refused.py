"""A refusal that programs can tell apart by its code."""

from typing import Final

from brushpass.core.refusal import Refusal

STATUS: Final = {
    "malformed": 400,
    "wrong": 400,  # understood, and not possible: the sentence says what is
    "no_token": 401,
    "not_yours": 403,
    "unknown": 404,
    "too_late": 409,  # the table has moved on
    "too_large": 413,
    "too_fast": 429,
    "fault": 500,
    "unavailable": 503,
}


class Refused(Refusal):
    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code

    @property
    def status(self) -> int:
        return STATUS[self.code]
