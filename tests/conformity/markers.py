"""Numbers that stand in place of secrets while tests look for them in what is let out."""


class Markers:
    """They have many digits and no pattern, so that none turns up by chance: in the packed
    numbers of a case, or in a measured time such as 0.017000009 seconds.
    """

    def __init__(self) -> None:
        self.planted: list[int] = []

    def __call__(self, kept: int = 0, bits: int = 0) -> int:
        """One more, above the low bits of a number that are no secret."""
        self.planted.append(7_316_402_958_001 + len(self.planted) << bits | kept)
        return self.planted[-1]
