"""mlircore import-ods: dialect packages from ODS files, read as the records that `llvm-tblgen --dump-json` prints.

records.py reads the records; known.py has the tables of what has a counterpart in the definition language; predicates.py, constraints.py,
enums.py, definitions.py, traits.py and operations.py translate one kind of record each; package.py writes the files; command.py is the
command. Each part is an expression of the definition language, as text, which is tried before it is written.
"""
