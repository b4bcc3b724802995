"""What leaves the table: views, messages and words."""
