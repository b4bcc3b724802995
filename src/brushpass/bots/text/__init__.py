"""A decision as text: for language models, and for whoever else reads and answers in words."""
