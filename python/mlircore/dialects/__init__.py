"""Dialects that mlircore defines; each module is imported when its namespace is first met."""
