"""What one audience makes of what it was told."""
