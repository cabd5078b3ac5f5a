"""Lists that the player walks by key: settings, games, statistics, keys."""
