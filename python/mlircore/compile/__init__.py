"""From definitions to words: what the C core runs is made here, when mlircore is built, or for the dialects of users when they are needed.

    dialect            checks classes of operations, and makes the words of a dialect
    formats            assembly formats of operations; `format_text` reads the text of formats
    inference          how the types of results are inferred
    types_attributes   formats and parameters of types and attributes
    program            words in the making: strings, constants, predicates, records
    files              words as files, and what a context loads when a namespace is met
    routines           the arguments of routines in C; setup.py writes it from src_c
"""
