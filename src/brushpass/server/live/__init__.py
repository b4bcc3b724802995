"""Tables that are being played: rooms, those who listen in them, and who looks after them."""
