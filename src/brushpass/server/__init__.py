"""The table server: people and bots play any of the games over the network."""
