"""A player who reads and writes text: put the call of your language model in `ask`.

brushpass play kompromat --bots examples/my_model.py
brushpass tournament kompromat --bots examples/my_model.py --pool pool-1 --grace 60000
"""

SYSTEM = "You play a card game of hidden information. Think briefly, then give your move."


def ask(messages: list[dict[str, str]]) -> str:
    """In place of a model: the first option. A real one is sent `messages` and returns its text."""
    assert messages
    return "Whatever is listed first will do.\n[1]"


def answer(text: str, introduction: str) -> str:
    """`text`: what was told since, the table and the options. An answer that cannot be taken is
    asked for again, with a sentence that says why before the same text."""
    return ask(
        [
            {"role": "system", "content": f"{SYSTEM}\n\n{introduction}"},
            {"role": "user", "content": text},
        ]
    )
