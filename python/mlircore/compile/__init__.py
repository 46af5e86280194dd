"""Definitions become words that the core runs, and words become files; see `files` and `dialect`."""
