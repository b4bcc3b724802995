"""Runs every test that asks for a `cell` or a `game` on all there are."""

from tests.conformity.conftest import pytest_generate_tests

__all__ = ["pytest_generate_tests"]
