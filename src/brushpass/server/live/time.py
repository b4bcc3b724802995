"""Time, as the server is given it."""

import asyncio
import time


class Time:
    """The real one. `now` never goes back and means nothing by itself; `date` is for people."""

    def now(self) -> float:
        return time.monotonic()

    def date(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def wait(self, event: asyncio.Event, seconds: float) -> None:
        """Until the event, or until so much time has passed."""
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            pass
