"""Debian's Chromium, or the one that BRUSHPASS_CHROMIUM names."""

import os
import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright, expect

FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE: Final = 240_000  # ms after which something hangs: a busy machine is no failure


def launch(playwright: Playwright) -> Browser:
    path = os.environ.get("BRUSHPASS_CHROMIUM") or shutil.which("chromium")
    if path is None:
        raise RuntimeError("no chromium: `apt-get install chromium`, or set BRUSHPASS_CHROMIUM")
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(executable_path=path, args=FLAGS)
