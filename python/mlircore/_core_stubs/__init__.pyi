"""Parts of _core.pyi, for type checkers only: there is no such package when a program runs."""
