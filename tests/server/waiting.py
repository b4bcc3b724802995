"""Waiting for something that must happen soon, and saying so if it does not."""

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
