"""[microfilms], by David J. Mortimer and Dávid Turczi: agents and freelancers at a card table."""
