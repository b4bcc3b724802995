"""Who somebody is: a token of 256 bits, of which only the hash is kept."""

import base64
import hashlib
import re
from typing import Final

from brushpass.server.entropy import Entropy

TOKEN_BYTES: Final = 32
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH: Final = 6
CODE: Final = re.compile(f"[{CODE_LETTERS}]{{{CODE_LENGTH}}}")


def new_token(entropy: Entropy) -> str:
    return base64.urlsafe_b64encode(entropy(TOKEN_BYTES)).decode().rstrip("=")


def hash_of(token: str) -> bytes:
    # Tokens are random through and through, so nobody can try them out: no salt, no slow hash.
    return hashlib.sha256(b"brushpass token\n" + token.encode()).digest()


def new_code(entropy: Entropy) -> str:
    """What people say on the telephone. 32 letters: every byte is as likely as any other."""
    return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in entropy(CODE_LENGTH))
