"""The tables for assistants that speak the Model Context Protocol: tools instead of a page."""
