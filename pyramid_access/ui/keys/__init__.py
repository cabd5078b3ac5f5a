"""Where keys come from: terminals and pipes, what their codes are called, and the state that a terminal is put into."""
