"""Runs the program: ``python -m pyramid_access``, and the command ``pyramid-access``."""

import sys


def main() -> int:
    """Run the program with the arguments of the process; return its exit code, 130 for Ctrl+C at any moment."""
    try:
        # Imported here, so that Ctrl+C is quiet while the program is still being loaded.
        from pyramid_access.cli import program

        return program.main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
