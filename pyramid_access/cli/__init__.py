"""The command line: which command runs, what it is asked for, exit codes, and a sentence for each mistake."""
