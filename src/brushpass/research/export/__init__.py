"""Games as data: what every seat saw, was told and did, and apart from it the truth."""
