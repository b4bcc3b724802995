"""Thinking ahead in imagined truths. Compiled, like the rules; it never meets a real one."""
