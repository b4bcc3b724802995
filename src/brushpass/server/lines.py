"""Whose line an address is on: limits count lines, because who has one chooses freely within it."""

import ipaddress
from functools import lru_cache
from typing import Final

HOUSEHOLD: Final = 64  # bits of an IPv6 address that one line has; the rest is its owner's choice
KNOWN: Final = 10_000

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@lru_cache(KNOWN)
def line_of(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 one."""
    known = _read(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(known), HOUSEHOLD), strict=False))
    return address if known is None else str(known)


@lru_cache(KNOWN)
def is_among(address: str, networks: tuple[str, ...]) -> bool:
    known = _read(address)
    return known is not None and any(known in ipaddress.ip_network(one) for one in networks)


def _read(address: str) -> Address | None:
    """An IPv4 address also where a socket for both kinds writes it as one of the other."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    return mapped or known
