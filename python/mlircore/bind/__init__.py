"""From definitions to Python: what the classes of operations, types and attributes have is made here, when it is first used.

    builders           `__init__` of a class of operations, and the function that makes one: arith.AddIOp, arith.addi
    signatures         their arguments
    inference          types of results by Python functions, for dialects outside the tree
    convert            Python values as attributes
    accessors          op.lhs, op.overflowFlags
    adaptors           arith.AddIOp.Adaptor
    types_attributes   `get` and the parameters of types and attributes; classes of attributes that hold a case of an enumeration
    enums              arith.CmpIPredicate
    members            names in a dialect's module
    interfaces         ir.InferTypeOpInterface and others
    pdl_patterns       what `rewrite.PDLModule` matches and applies
    arrays             dense elements as numpy arrays
    stubs              all this as .pyi files
"""
