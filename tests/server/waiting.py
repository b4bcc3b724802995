"""Waiting for something that must happen, and saying so if it never does."""

import asyncio
from collections.abc import Callable
from typing import Final

# Seconds after which something hangs. No test passes or fails by how long a thing takes: a machine
# may be as busy as it likes.
PATIENCE: Final = 240.0


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
