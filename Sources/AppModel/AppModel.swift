// Built in the commits that follow.
