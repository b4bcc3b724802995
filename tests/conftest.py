"""Which build is under test, and the switch that rewrites the golden files."""

import os
import signal
from typing import Final

import pytest

import brushpass.core.game

BUILDS: Final = {"pure": ".py", "compiled": ".so"}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the golden playthroughs and the perft counts instead of comparing them",
    )


def pytest_configure(config: pytest.Config) -> None:
    # Whoever runs in the background ignores Ctrl-C, and so would all that tests start to press it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    expected = os.environ.get("BRUSHPASS_EXPECT")
    if not expected:
        return
    if expected not in BUILDS:
        raise pytest.UsageError(
            f"BRUSHPASS_EXPECT must be one of {', '.join(BUILDS)}, not {expected!r}"
        )
    file = brushpass.core.game.__file__
    if not file.endswith(BUILDS[expected]):
        raise pytest.UsageError(
            f"the {expected} build of brushpass should be tested, but Python imports {file}"
        )


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))
