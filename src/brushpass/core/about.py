"""What a game is, as data: its modes, its seat counts, its options. And one choice among them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from brushpass.core.refusal import Refusal, unknown

Value = bool | int | str


@dataclass(frozen=True)
class Setting:
    """One option of a mode, with the values it may take; the first is the default.

    `before` is how tables were before they could choose: what a record means that does not say.
    """

    name: str
    words: str
    values: tuple[Value, ...]
    before: Value | None = None

    @property
    def default(self) -> Value:
        return self.values[0]

    def read(self, text: str) -> Value:
        """The value that a person wrote as text."""
        for value in self.values:
            if write(value) == text:
                return value
        raise unknown(f"value of option {self.name!r}", text, [write(v) for v in self.values])


def write(value: Value) -> str:
    """A setting's value as a person writes it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Mode:
    name: str
    title: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    longest: int  # no game takes more decisions than this
    settings: tuple[Setting, ...] = ()
    roles: tuple[str, ...] = ()


@dataclass(frozen=True)
class Options:
    """What was chosen for one table. Made by `About.options`, which checks it."""

    mode: str
    seats: int
    settings: Mapping[str, Value] = field(default_factory=dict)

    def on(self, name: str) -> bool:
        return self.settings[name] is True


@dataclass(frozen=True)
class About:
    name: str  # the folder, and the name people type
    title: str
    authors: str
    pitch: str  # one line
    hidden: str  # what is secret in it, in a few words
    rules: int  # version: a record of other rules does not replay
    modes: tuple[Mode, ...]

    def mode(self, name: str | None) -> Mode:
        if name is None:
            return self.modes[0]
        for mode in self.modes:
            if mode.name == name:
                return mode
        raise unknown(f"mode of {self.name}", name, [mode.name for mode in self.modes])

    def options(
        self,
        mode: str | None = None,
        seats: int | None = None,
        settings: Mapping[str, Value] | None = None,
    ) -> Options:
        """The first mode that fits, its smallest table and its defaults, where nothing is said."""
        if mode is None and seats is not None:
            fitting = [m for m in self.modes if seats in m.seats]
            chosen = fitting[0] if fitting else self.modes[0]
            allowed = sorted({n for m in self.modes for n in m.seats})
        else:
            chosen = self.mode(mode)
            allowed = list(chosen.seats)
        if seats is None:
            seats = chosen.seats[0]
        elif seats not in chosen.seats:
            of = f"{self.name} ({chosen.name})" if mode else self.name
            raise Refusal(f"{of} has no table for {seats}: allowed: {', '.join(map(str, allowed))}")
        known = {setting.name: setting for setting in chosen.settings}
        values: dict[str, Value] = {setting.name: setting.default for setting in chosen.settings}
        for name, value in (settings or {}).items():
            if name not in known:
                raise unknown(f"option of {self.name}", name, known)
            # As text, because 1 == True
            values[name] = known[name].read(write(value))
        return Options(chosen.name, seats, values)

    def kept(self, mode: str | None, seats: int | None, settings: Mapping[str, Value]) -> Options:
        """The options of a game that was written down: it may be older than one of them."""
        before = {s.name: s.before for s in self.mode(mode).settings if s.before is not None}
        return self.options(mode, seats, before | dict(settings))

    def describe(self) -> dict[str, Any]:
        """The same as plain data, for programs."""
        return {
            "game": self.name,
            "title": self.title,
            "authors": self.authors,
            "pitch": self.pitch,
            "hidden": self.hidden,
            "rules": self.rules,
            "modes": [
                {
                    "mode": mode.name,
                    "title": mode.title,
                    "seats": list(mode.seats),
                    "minutes": list(mode.minutes),
                    "longest": mode.longest,
                    "roles": list(mode.roles),
                    "options": [
                        {
                            "option": setting.name,
                            "words": setting.words,
                            "values": list(setting.values),
                            "default": setting.default,
                        }
                        for setting in mode.settings
                    ],
                }
                for mode in self.modes
            ],
        }
