"""Luck. A rule that needs luck asks the chance it was given, and nothing else is random."""

import hashlib
import hmac
from fractions import Fraction
from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The only source of luck."""

    def pick(self, n: i64) -> i64:
        """One of 0..n-1, equally likely."""
        raise NotImplementedError

    def draw(self, counts: list[int], size: i64) -> i64:
        """The kind of one card from a pile of `size` cards, `counts[kind]` of each kind."""
        ticket = self.pick(size)
        for kind, count in enumerate(counts):
            ticket -= count
            if ticket < 0:
                return kind
        raise ValueError("the counts of a pile do not add up to its size")


LARGE: Final = 1 << 31  # a chance picks from fewer than this at once
WORD: Final = 1 << 16
PATIENCE: Final = 200


def pick_weighted(weights: list[int], chance: Chance) -> int:
    """The place of one of the weights, as likely as it weighs; together they may be huge."""
    ticket = pick_large(sum(weights), chance)
    for place in range(len(weights)):
        ticket -= weights[place]
        if ticket < 0:
            return place
    raise ValueError("nothing to pick from: no weight is above zero")


def pick_large(n: int, chance: Chance) -> int:
    """One of 0..n-1, equally likely: word by word, and again if it comes out too high."""
    if n < LARGE:
        return chance.pick(n)
    ticket = 0
    for _ in range(PATIENCE):
        ticket = 0
        room = 1
        while room < n:
            width: int = 2  # not i64: its products with what is larger would not fit
            while width < WORD and room * width < n:
                width *= 2
            word: int = chance.pick(width)
            ticket = ticket * width + word
            room *= width
        if ticket < n:
            return ticket
    return ticket % n  # a chance that always says the same


class Fast(Chance):
    """For search and simulation: quick, repeatable from its seed, no secret.

    Marsaglia's multiply-with-carry on 32-bit words. Every product stays below 2**63, so the
    compiled and the interpreted generator give the same picks.
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"brushpass fast chance %d" % seed).digest()
        self._word: i64 = int.from_bytes(digest[:4], "big")
        self._carry: i64 = 1 + int.from_bytes(digest[4:8], "big") % 698_769_067

    def pick(self, n: i64) -> i64:
        product = 698_769_069 * self._word + self._carry
        self._word = product & 0xFFFF_FFFF
        self._carry = product >> 32
        # Favours a pick by at most n in 2**32: nothing to a search, too much for a live deal.
        return (self._word * n) >> 32


SECRET_BYTES: Final = 32


class Committed(Chance):
    """Live play: every pick follows from one secret, to which the table commits before the deal.

    HMAC-SHA256 of a counter gives the words; words that would favour low picks are thrown away.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        self._secret = secret
        self._counter = 0

    def pick(self, n: i64) -> i64:
        if n < 1:
            raise ValueError("nothing to pick from")
        if n > 1 << 32:
            raise ValueError(f"a pick from {n} is more than a word of 32 bits can tell apart")
        share = (1 << 32) // n
        while True:
            block = hmac.digest(self._secret, self._counter.to_bytes(8, "big"), "sha256")
            self._counter += 1
            word: i64 = int.from_bytes(block[:4], "big")
            if word < share * n:
                return word // share


def commitment(secret: bytes) -> str:
    """What is published before the deal; the secret itself is published after the end."""
    return hashlib.sha256(b"brushpass deal 1\n" + secret).hexdigest()


def secret_from_seed(seed: int) -> bytes:
    """For games that should be repeatable rather than secret."""
    return hashlib.sha256(b"brushpass seed %d" % seed).digest()


class Recorder(Chance):
    """Passes another chance's picks on and remembers them."""

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self._picks: list[int] = []

    def pick(self, n: i64) -> i64:
        picked = self._inner.pick(n)
        self._picks.append(picked)
        return picked

    def take(self) -> list[int]:
        """The picks since the last take."""
        picks = self._picks
        self._picks = []
        return picks


class ScriptError(ValueError):
    """The script does not fit what the rules asked for."""


class Script(Chance):
    """Gives back picks written down before, and refuses what cannot have been picked."""

    def __init__(self, picks: list[int]) -> None:
        self._picks = picks
        self._next = 0

    def pick(self, n: i64) -> i64:
        if self._next == len(self._picks):
            raise ScriptError(f"a pick from {n} is needed after the last one written down")
        picked = self._picks[self._next]
        if not 0 <= picked < n:
            raise ScriptError(f"pick {picked} is not one of 0..{n - 1}")
        self._next += 1
        return picked

    def finish(self) -> None:
        """Refuse a script with picks left over."""
        left = len(self._picks) - self._next
        if left:
            raise ScriptError(f"{left} more picks are written down than the rules asked for")


class Branch(Chance):
    """Walks through every outcome of a step, one path at a time, with its probability.

    Run the step, read `picks` and `probability`, then `advance()` to the next path until it
    says no. Cards of one kind are one outcome, so a draw branches by kind, not by card.
    """

    def __init__(self) -> None:
        self._picks: list[list[int]] = []  # at each fork: the pick that stands for each outcome
        self._weights: list[list[int]] = []  # and how many equally likely picks it stands for
        self._taken: list[int] = []  # the outcome this path takes at each fork
        self._fork = 0

    def pick(self, n: i64) -> i64:
        everything = list(range(n))
        return self._picks[self._reach(everything, [1] * len(everything))][self._here()]

    def draw(self, counts: list[int], size: i64) -> i64:
        kinds: list[int] = []
        picks: list[int] = []
        weights: list[int] = []
        before = 0
        for kind in range(len(counts)):
            if counts[kind]:
                kinds.append(kind)
                picks.append(before)
                weights.append(counts[kind])
            before += counts[kind]
        self._reach(picks, weights)
        return kinds[self._here()]

    def _reach(self, picks: list[int], weights: list[int]) -> int:
        if self._fork == len(self._taken):
            self._picks.append(picks)
            self._weights.append(weights)
            self._taken.append(0)
        self._fork += 1
        return self._fork - 1

    def _here(self) -> int:
        return self._taken[self._fork - 1]

    @property
    def picks(self) -> list[int]:
        """This path, as a script."""
        return [self._picks[i][self._taken[i]] for i in range(self._fork)]

    @property
    def probability(self) -> Fraction:
        p = Fraction(1)
        for i in range(self._fork):
            p *= Fraction(self._weights[i][self._taken[i]], sum(self._weights[i]))
        return p

    def advance(self) -> bool:
        self._fork = 0
        while self._taken:
            self._taken[-1] += 1
            if self._taken[-1] < len(self._picks[-1]):
                return True
            self._taken.pop()
            self._picks.pop()
            self._weights.pop()
        return False
