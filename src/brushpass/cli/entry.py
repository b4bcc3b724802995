"""Runs a command. Whatever goes wrong reaches the person as one sentence and an exit code."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

import typer

from brushpass.cli.app import app
from brushpass.cli.extras import extras_named
from brushpass.cli.stop import BAD_INPUT, BROKEN_PIPE, CTRL_C, OWN_FAULT, Stop
from brushpass.core.refusal import Refusal, unknown


def run(arguments: Sequence[str] | None = None) -> int:
    prepare_streams()
    code, words = command(sys.argv[1:] if arguments is None else arguments)
    try:
        sys.stdout.flush()
    except OSError as error:
        broken = isinstance(error, BrokenPipeError)
        code, words = (BROKEN_PIPE, "") if broken else (BAD_INPUT, f"output: {error.strerror}")
    if code == BROKEN_PIPE or words.startswith("output:"):
        forget_output()
    if words:
        with suppress(OSError):
            sys.stderr.write("brushpass: " + " ".join(words.split()) + "\n")
            sys.stderr.flush()
    return code


def command(arguments: Sequence[str]) -> tuple[int, str]:
    """The exit code, and what to say about it."""
    try:
        with extras_named():
            code = app(spelled_out(arguments), prog_name="brushpass", standalone_mode=False)
    except Stop as stop:
        return stop.code, stop.words
    except Refusal as refusal:
        return BAD_INPUT, str(refusal)
    except typer.TyperException as error:
        return BAD_INPUT, usage(error)
    except (KeyboardInterrupt, typer.Abort):
        code = CTRL_C
    except SystemExit:
        return BROKEN_PIPE, ""  # typer and rich leave this way, and only for this reason
    except OSError as error:
        return BAD_INPUT, f"{error.filename or 'output'}: {error.strerror or error}"
    except Exception as error:
        if os.environ.get("BRUSHPASS_TRACEBACK"):
            raise
        fault = f"a fault of Brushpass, not yours: {type(error).__name__}: {error}"
        return OWN_FAULT, f"{fault} (BRUSHPASS_TRACEBACK=1 shows where)"
    if code == CTRL_C:
        return CTRL_C, "stopped"
    return code or 0, ""


def spelled_out(arguments: Sequence[str]) -> list[str]:
    """`--ray` alone starts a cluster here. To Typer an option has a value or has none."""
    following = [*arguments[1:], "--"]
    return [
        "--ray=local" if word == "--ray" and after.startswith("-") else word
        for word, after in zip(arguments, following, strict=False)
    ]


def usage(error: typer.TyperException) -> str:
    """Typer's sentence in our manner: `no such option: --sed` and so on."""
    context = getattr(error, "ctx", None)
    if context is not None and hasattr(error, "possibilities"):
        options = [name for option in context.command.params for name in option.opts]
        allowed = [name for name in [*options, "--help"] if name.startswith("-")]
        return str(unknown("option", str(getattr(error, "option_name", "")), allowed))
    said = error.format_message().strip().rstrip(".")
    where = f" (see `{context.command_path} --help`)" if context is not None else ""
    return said[:1].lower() + said[1:] + where


def prepare_streams() -> None:
    """A stream may be closed, and may not know our signs or be given bytes that are no text."""
    sys.stdin = sys.stdin or os.fdopen(os.open(os.devnull, os.O_RDONLY))
    sys.stdout = sys.stdout or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    sys.stderr = sys.stderr or os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def forget_output() -> None:
    """Nobody takes it any more, so what is still buffered must not complain at the exit."""
    if isinstance(sys.stdout, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
