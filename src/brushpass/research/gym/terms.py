"""Reads what an environment was asked for."""

from dataclasses import fields
from typing import Any

from brushpass.core.refusal import unknown
from brushpass.research.terms import Terms


def read_terms(given: dict[str, Any]) -> Terms:
    allowed = [field.name for field in fields(Terms)]
    for name in given:
        if name not in allowed:
            raise unknown("argument of the environment", name, allowed)
    return Terms.of(given)
