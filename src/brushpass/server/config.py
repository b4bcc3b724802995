"""How a server is run: flags and environment end up here."""

import os
from typing import Final

import msgspec

from brushpass.server.web.limits import Limits

VARIABLE: Final = "BRUSHPASS_SERVER"  # how the settings reach the workers


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8765
    workers: int = 1
    names: list[str] = []  # by which the server is asked for, besides its addresses
    origins: list[str] = []  # besides the server's own
    pace: float = 0.8  # seconds between the beats on which bots answer
    thinkers: int = 0  # processes for bots; 0: one less than there are cores
    proxies: list[str] = []  # addresses whose word about whom they speak for is taken
    metrics: str = "loopback"  # who may read /metrics
    figures: str = ""  # a folder in which several workers share what they count
    limits: Limits = Limits()

    def hand_over(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def handed_over() -> Config:
    return msgspec.json.decode(os.environ[VARIABLE], type=Config)
