"""[redacted]: a reception at the embassy, five missions, two to six agents."""
