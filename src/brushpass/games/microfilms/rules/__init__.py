"""The rules of [microfilms], a file for each chapter of the rulebook."""
