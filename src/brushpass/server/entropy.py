"""Random bytes that nobody can know beforehand, as the server is given them."""

from collections.abc import Callable

Entropy = Callable[[int], bytes]  # secrets.token_bytes, or a generator of a simulation
