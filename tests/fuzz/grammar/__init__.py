"""Random modules made of the definitions of all dialects: `tests/fuzz/generate.py` is the program."""
