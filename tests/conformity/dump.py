"""Any object as plain data that can be compared: for states above all, compiled or not."""

from collections.abc import Mapping, Sequence, Set
from enum import Enum
from typing import Any

import msgspec

from brushpass.core.action import Action

PLAIN = (type(None), bool, int, float, str, bytes)


def dump(thing: Any) -> Any:
    match thing:
        case Enum() | Action():
            return (type(thing).__name__, thing.name)
        case _ if isinstance(thing, PLAIN):
            return thing
        case msgspec.Struct():
            fields = [(name, dump(getattr(thing, name))) for name in thing.__struct_fields__]
            return (type(thing).__name__, fields)
        case Mapping():
            return {key: dump(value) for key, value in thing.items()}
        case Set():
            return ("set", sorted(map(repr, map(dump, thing))))
        case Sequence():
            return (type(thing).__name__, [dump(item) for item in thing])
        case _:
            return (type(thing).__name__, [(name, dump(value)) for name, value in fields_of(thing)])


def fields_of(thing: Any) -> list[tuple[str, Any]]:
    """The fields of an object, in order of their names."""
    names = set(vars(thing)) if hasattr(thing, "__dict__") else set()
    for kind in type(thing).__mro__:
        names |= set(getattr(kind, "__mypyc_attrs__", ())) - {"__dict__"}
        names |= set(vars(kind).get("__annotations__", ()))  # with a default, not in vars(thing)
        slots = vars(kind).get("__slots__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
    if not names:
        raise TypeError(f"a {type(thing).__name__} shows no fields to compare")
    return [(name, getattr(thing, name)) for name in sorted(names) if hasattr(thing, name)]


def where_different(one: Any, two: Any, path: str = "") -> str:
    """Where two dumps differ first, for people."""
    if type(one) is not type(two):
        return f"{path or 'all'}: {one!r} against {two!r}"
    if isinstance(one, dict) and one.keys() == two.keys():
        pairs = [(f"{path}[{key!r}]", one[key], two[key]) for key in one]
    elif isinstance(one, (list, tuple)) and len(one) == len(two):
        both = zip(one, two, strict=True)
        pairs = [(f"{path}.{_name(a, i)}", a, b) for i, (a, b) in enumerate(both)]
    else:
        pairs = []
    for inner, a, b in pairs:
        if a != b:
            return where_different(a, b, inner)
    return f"{path or 'all'}: {one!r} against {two!r}"


def _name(item: Any, index: int) -> str:
    named = isinstance(item, tuple) and len(item) == 2 and isinstance(item[0], str)
    return str(item[0]) if named else str(index)
