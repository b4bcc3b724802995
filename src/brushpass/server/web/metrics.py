"""`/metrics`: the figures of all workers, whichever of them is asked.

Workers share a folder in which each writes its figures every moment; who is asked reads the others'
there. What a worker that has ended left behind is removed.
"""

import asyncio
import os
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from brushpass.server.figures import Samples, figures, write
from brushpass.server.live.house import House
from brushpass.server.tables.refused import Refused
from brushpass.server.web.origin import on_this_machine

OFTEN: Final = 2.0  # seconds
READERS: Final = ("loopback", "everybody", "nobody")
TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    def __init__(self, house: House, readers: str, folder: str) -> None:
        self._house = house
        self._readers = readers
        self._folder = Path(folder) if folder else None

    async def answer(self, request: Request) -> Response:
        if not self.may_read(request):
            raise Refused("not_yours", "the figures are read on the server's own machine")
        tables = await self._house.store.count_by_life()
        return PlainTextResponse(write(tables, self._workers()), media_type=TYPE)

    def may_read(self, request: Request) -> bool:
        if self._readers != "loopback":
            return self._readers == "everybody"
        return on_this_machine(request)

    def _workers(self) -> dict[str, Samples]:
        found = {str(os.getpid()): figures.samples}
        for file in self._folder.glob("*.json") if self._folder else ():
            if not Path(f"/proc/{file.stem}").exists():
                file.unlink(missing_ok=True)
            elif file.stem not in found:
                found[file.stem] = msgspec.json.decode(file.read_bytes(), type=Samples)
        return found

    async def share(self) -> None:
        while self._folder is not None:
            file = self._folder / f"{os.getpid()}.json"
            fresh = file.with_suffix(".new")
            fresh.write_bytes(msgspec.json.encode(figures.samples))
            fresh.replace(file)
            await asyncio.sleep(OFTEN)
