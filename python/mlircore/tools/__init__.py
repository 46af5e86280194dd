"""The command-line tools: one module each, with a `main(argv)` that returns the exit code."""
