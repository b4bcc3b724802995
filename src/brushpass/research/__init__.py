"""The games as the laboratories of others know games."""
