"""What leaves the table, and how it is put into words."""
