"""The arena: tournaments of bots, ratings with intervals, reports; in one process, many, or on a cluster."""
