"""The exact search for every variant and every house rule."""
