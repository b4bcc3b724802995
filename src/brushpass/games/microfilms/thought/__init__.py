"""How [microfilms] is played by machines, and what a seat can conclude."""
