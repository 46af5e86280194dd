"""Definitions become Python classes: constructors, accessors, adaptors, result types, enumerations."""
