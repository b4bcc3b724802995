"""Where tables are kept. An append to the store is the truth; everything else is worked out."""
