"""Settings and the game under way, on disk, crash-safe."""
