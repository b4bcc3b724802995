"""Which bot plays better, and how sure we are: tournaments on mirrored deals."""
