"""What one seat, or the public, makes of what it was told."""
