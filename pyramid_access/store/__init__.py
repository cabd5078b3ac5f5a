"""Settings, games and records on disk, crash-safe."""
