"""The command-line tools: one module each, with a `main(argv)` that answers with the exit code."""
