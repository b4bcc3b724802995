"""Packages that only some commands need come as extras; who lacks one is told how to get it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from brushpass.core.refusal import Refusal

# By module: the extra in pyproject.toml that brings it. Ray and the laboratories of others are
# asked for by name, and told of where they are imported.
EXTRAS: Final = {
    "alembic": "server",
    "asyncpg": "server",
    "httptools": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "uvicorn": "server",
    "uvloop": "server",
    "websockets": "server",
    "openskill": "tournament",
}


@contextmanager
def extras_named() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module not in EXTRAS:
            raise
        install = f"pip install 'brushpass[{EXTRAS[module]}]'"
        raise Refusal(f"this needs {module}, which is not installed: {install}") from error
