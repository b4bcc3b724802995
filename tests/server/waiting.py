"""Waiting for something that must happen soon, and saying so if it does not."""

import asyncio
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 60.0  # seconds: a busy machine is no failure


async def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)
