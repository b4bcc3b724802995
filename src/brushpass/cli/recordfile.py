"""Records on disk: read with care, and never written over something by accident."""

import os
import tempfile
from pathlib import Path
from typing import Final

from brushpass.arena.interrupt import unstopped
from brushpass.core.record import Record
from brushpass.core.refusal import BadRecord, Refusal

LARGEST: Final = 8 * 1024 * 1024  # a long game takes some kilobytes; this also stops /dev/zero


def shown(path: Path) -> str:
    """A file's name, fit for one line of a terminal."""
    return str(path) if str(path).isprintable() else repr(str(path))


def read_record(path: Path) -> Record:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadRecord("it is too long to be a record")
        return Record.from_text(data.decode("utf-8"))
    except FileNotFoundError:
        raise Refusal(f"there is no file {shown(path)}") from None
    except IsADirectoryError:
        raise Refusal(f"{shown(path)} is a folder, not a record") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{shown(path)}: this is no Brushpass record: it is not text") from None
    except (OSError, ValueError) as error:
        if isinstance(error, BadRecord):
            raise BadRecord(f"{shown(path)}: {error}") from None
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise Refusal(f"cannot read {shown(path)}: {reason}") from None


def check_writable(path: Path, force: bool) -> None:
    """Refuse before the game what would fail after it."""
    if path.exists() and not path.is_file():
        raise Refusal(f"{shown(path)} is there already and is no file")
    if path.exists() and not force:
        raise Refusal(f"{shown(path)} is there already: choose another name, or add --force")
    if not path.parent.is_dir():
        raise Refusal(f"there is no folder {shown(path.parent)} to write {path.name!r} in")
    if not os.access(path.parent, os.W_OK):
        raise Refusal(f"nothing may be written in the folder {shown(path.parent)}")


def write_record(path: Path, record: Record) -> None:
    """All of it or nothing: a new file takes the name only when it is complete."""
    with unstopped():
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".brushpass-")
        try:
            os.fchmod(handle, 0o644)
            with open(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(record.to_text())
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise
