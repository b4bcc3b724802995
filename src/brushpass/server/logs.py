"""Logs as lines of JSON. No address with a code or a token in it is ever given to them."""

import json
import logging
import sys
import time
import traceback
from typing import Final

from brushpass.server.figures import CountFaults

FIELDS: Final = ("route", "entry", "why", "bot")  # the extras that our own code gives


class Lines(logging.Formatter):
    """Of an exception its kind and where it was, but not its text: that may hold a card."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, where = record.exc_info
            line["fault"] = kind.__name__
            line["trace"] = "".join(traceback.format_tb(where))
        return json.dumps(line)


def begin_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    faults = CountFaults(logging.ERROR)
    logging.basicConfig(level=logging.INFO, handlers=[handler, faults], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Uvicorn would write every WebSocket's address into the log.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
