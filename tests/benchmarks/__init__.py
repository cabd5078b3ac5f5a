"""Figures that a player feels, each beside a floor or a peer measured in the same run."""
