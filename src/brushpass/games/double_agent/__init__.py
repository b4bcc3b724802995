"""Double Agent: six agents, two services, loyalty tokens placed in secret."""
