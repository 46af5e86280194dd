# attribute_builders.pxi - attributes from Python values: AttrBuilder, a table from kinds as ODS names them to functions (value, context) ->
# attribute, and the functions that are in it from the start.

cdef dict attribute_builders = {}


cdef class AttrBuilder:
    """The table of functions that make attributes of Python values, by the kind's name in ODS ("I32Attr"). One for all contexts.

    Builders of operations use it for arguments that are not attributes.
    """

    def __init__(self):
        raise TypeError("AttrBuilder: no constructor defined!")

    @staticmethod
    def contains(str attribute_kind not None):
        """Whether there is a function for the kind."""
        return attribute_kind in attribute_builders

    @staticmethod
    def get(str attribute_kind not None):
        """The function for the kind. Raises KeyError."""
        return attribute_builders[attribute_kind]

    @staticmethod
    def insert(str attribute_kind not None, attr_builder not None, bint replace=False, bint allow_existing=False):
        """Enter a function for a kind. If the kind has one already, `replace` replaces it and `allow_existing` keeps it; else this raises
        RuntimeError."""
        if not callable(attr_builder):
            raise TypeError(f"a builder must be callable, not {type_name_of(attr_builder)}")
        there = attribute_builders.get(attribute_kind)
        if there is not None and not replace:
            if allow_existing:
                return
            raise RuntimeError(f"Attribute builder for '{attribute_kind}' is already registered with func: {there!r}")
        attribute_builders[attribute_kind] = attr_builder


def register_attribute_builder(str kind not None, bint replace=False, bint allow_existing=False):
    """Decorator: enters a function (value, context) -> attribute into the table of AttrBuilder. Raises as `AttrBuilder.insert`."""

    def register(builder):
        AttrBuilder.insert(kind, builder, replace, allow_existing)
        return builder

    return register


cdef Attribute integer_of(uint32_t width, McSignedness signedness, value, Context context):
    cdef Context ctx = context_or_default(context)
    return made_attribute(ctx, integer_attr(ctx.c, mc_type_integer(ctx.c, width, signedness), value), IntegerAttr)


cdef Attribute array_by(builder, values, Context context):
    cdef Context ctx = context_or_default(context)
    return array_attr(ctx, [builder(value, ctx) for value in values])


cdef Attribute elements_of(values, str dtype, McType element, Context ctx):
    import numpy

    return dense_of_buffer(numpy.array(values, dtype), True, made_type(ctx, element, Type), None, ctx)


# The signature is upstream's: builders of operations, and users, call them as `AttrBuilder.get(kind)(value, context=ctx)`.

def _boolAttr(x, Context context=None):
    return BoolAttr.get(x, context)

def _indexAttr(x, Context context=None):
    cdef Context ctx = context_or_default(context)
    return made_attribute(ctx, integer_attr(ctx.c, mc_type_index(ctx.c), x), IntegerAttr)

def _i1Attr(x, Context context=None):
    return integer_of(1, MC_SIGNLESS, x, context)

def _i8Attr(x, Context context=None):
    return integer_of(8, MC_SIGNLESS, x, context)

def _i16Attr(x, Context context=None):
    return integer_of(16, MC_SIGNLESS, x, context)

def _i32Attr(x, Context context=None):
    return integer_of(32, MC_SIGNLESS, x, context)

def _i64Attr(x, Context context=None):
    return integer_of(64, MC_SIGNLESS, x, context)

def _si1Attr(x, Context context=None):
    return integer_of(1, MC_SIGNED, x, context)

def _si8Attr(x, Context context=None):
    return integer_of(8, MC_SIGNED, x, context)

def _si16Attr(x, Context context=None):
    return integer_of(16, MC_SIGNED, x, context)

def _si32Attr(x, Context context=None):
    return integer_of(32, MC_SIGNED, x, context)

def _si64Attr(x, Context context=None):
    return integer_of(64, MC_SIGNED, x, context)

def _ui1Attr(x, Context context=None):
    return integer_of(1, MC_UNSIGNED, x, context)

def _ui8Attr(x, Context context=None):
    return integer_of(8, MC_UNSIGNED, x, context)

def _ui16Attr(x, Context context=None):
    return integer_of(16, MC_UNSIGNED, x, context)

def _ui32Attr(x, Context context=None):
    return integer_of(32, MC_UNSIGNED, x, context)

def _ui64Attr(x, Context context=None):
    return integer_of(64, MC_UNSIGNED, x, context)

def _f32Attr(x, Context context=None):
    return float_of_kind(MC_F32, x, context)

def _f64Attr(x, Context context=None):
    return float_of_kind(MC_F64, x, context)

def _stringAttr(x, Context context=None):
    return StringAttr.get(x, context)

def _symbolNameAttr(x, Context context=None):
    return StringAttr.get(x, context)

def _flatSymbolRefAttr(x, Context context=None):
    return FlatSymbolRefAttr.get(x, context)

def _symbolRefAttr(x, Context context=None):
    return SymbolRefAttr.get(x, context) if isinstance(x, list) else FlatSymbolRefAttr.get(x, context)

def _unitAttr(x, Context context=None):
    return UnitAttr.get(context) if x else None

def _typeAttr(x, Context context=None):
    return TypeAttr.get(x, context)

def _memref_type_attr(x, Context context=None):
    return TypeAttr.get(x, context)

def _affineMapAttr(x, Context context=None):
    return AffineMapAttr.get(x)

def _integerSetAttr(x, Context context=None):
    return IntegerSetAttr.get(x)

def _dictAttr(x, Context context=None):
    return DictAttr.get(x, context_or_default(context))

def _arrayAttr(x, Context context=None):
    return ArrayAttr.get(x, context_or_default(context))

def _affineMapArrayAttr(x, Context context=None):
    return array_by(_affineMapAttr, x, context)

def _boolArrayAttr(x, Context context=None):
    return array_by(_boolAttr, x, context)

def _dictArrayAttr(x, Context context=None):
    return array_by(_dictAttr, x, context)

def _flatSymbolRefArrayAttr(x, Context context=None):
    return array_by(_flatSymbolRefAttr, x, context)

def _i32ArrayAttr(x, Context context=None):
    return array_by(_i32Attr, x, context)

def _i64ArrayAttr(x, Context context=None):
    return array_by(_i64Attr, x, context)

def _i64SmallVectorArrayAttr(x, Context context=None):
    return array_by(_i64Attr, x, context)

def _indexListArrayAttr(x, Context context=None):
    return array_by(_i64ArrayAttr, x, context)

def _f32ArrayAttr(x, Context context=None):
    return array_by(_f32Attr, x, context)

def _f64ArrayAttr(x, Context context=None):
    return array_by(_f64Attr, x, context)

def _strArrayAttr(x, Context context=None):
    return array_by(_stringAttr, x, context)

def _symbolRefArrayAttr(x, Context context=None):
    return array_by(_symbolRefAttr, x, context)

def _typeArrayAttr(x, Context context=None):
    return array_by(_typeAttr, x, context)

def _denseBoolArrayAttr(x, Context context=None):
    return DenseBoolArrayAttr.get(x, context)

def _denseI8ArrayAttr(x, Context context=None):
    return DenseI8ArrayAttr.get(x, context)

def _denseI16ArrayAttr(x, Context context=None):
    return DenseI16ArrayAttr.get(x, context)

def _denseI32ArrayAttr(x, Context context=None):
    return DenseI32ArrayAttr.get(x, context)

def _denseI64ArrayAttr(x, Context context=None):
    return DenseI64ArrayAttr.get(x, context)

def _denseF32ArrayAttr(x, Context context=None):
    return DenseF32ArrayAttr.get(x, context)

def _denseF64ArrayAttr(x, Context context=None):
    return DenseF64ArrayAttr.get(x, context)

def _f64ElementsAttr(x, Context context=None):
    cdef Context ctx = context_or_default(context)
    return elements_of(x, "float64", mc_type_float(ctx.c, MC_F64), ctx)

def _i32ElementsAttr(x, Context context=None):
    cdef Context ctx = context_or_default(context)
    return elements_of(x, "int32", mc_type_integer(ctx.c, 32, MC_SIGNLESS), ctx)

def _i64ElementsAttr(x, Context context=None):
    cdef Context ctx = context_or_default(context)
    return elements_of(x, "int64", mc_type_integer(ctx.c, 64, MC_SIGNLESS), ctx)

def _indexElementsAttr(x, Context context=None):
    cdef Context ctx = context_or_default(context)
    return elements_of(x, "int64", mc_type_index(ctx.c), ctx)


attribute_builders.update({
    "AffineMapAttr": _affineMapAttr, "IntegerSetAttr": _integerSetAttr, "BoolAttr": _boolAttr, "DictionaryAttr": _dictAttr,
    "IndexAttr": _indexAttr, "I1Attr": _i1Attr, "I8Attr": _i8Attr, "I16Attr": _i16Attr, "I32Attr": _i32Attr, "I64Attr": _i64Attr,
    "SI1Attr": _si1Attr, "SI8Attr": _si8Attr, "SI16Attr": _si16Attr, "SI32Attr": _si32Attr, "SI64Attr": _si64Attr, "UI1Attr": _ui1Attr,
    "UI8Attr": _ui8Attr, "UI16Attr": _ui16Attr, "UI32Attr": _ui32Attr, "UI64Attr": _ui64Attr, "F32Attr": _f32Attr, "F64Attr": _f64Attr,
    "StrAttr": _stringAttr, "SymbolNameAttr": _symbolNameAttr, "SymbolRefAttr": _symbolRefAttr, "FlatSymbolRefAttr": _flatSymbolRefAttr,
    "UnitAttr": _unitAttr, "ArrayAttr": _arrayAttr, "AffineMapArrayAttr": _affineMapArrayAttr, "BoolArrayAttr": _boolArrayAttr,
    "DictArrayAttr": _dictArrayAttr, "FlatSymbolRefArrayAttr": _flatSymbolRefArrayAttr, "I32ArrayAttr": _i32ArrayAttr,
    "I64ArrayAttr": _i64ArrayAttr, "I64SmallVectorArrayAttr": _i64SmallVectorArrayAttr, "IndexListArrayAttr": _indexListArrayAttr,
    "F32ArrayAttr": _f32ArrayAttr, "F64ArrayAttr": _f64ArrayAttr, "StrArrayAttr": _strArrayAttr,
    "SymbolRefArrayAttr": _symbolRefArrayAttr, "TypeAttr": _typeAttr, "TypeArrayAttr": _typeArrayAttr,
    "MemRefTypeAttr": _memref_type_attr, "DenseBoolArrayAttr": _denseBoolArrayAttr, "DenseI8ArrayAttr": _denseI8ArrayAttr,
    "DenseI16ArrayAttr": _denseI16ArrayAttr, "DenseI32ArrayAttr": _denseI32ArrayAttr, "DenseI64ArrayAttr": _denseI64ArrayAttr,
    "DenseF32ArrayAttr": _denseF32ArrayAttr, "DenseF64ArrayAttr": _denseF64ArrayAttr, "F64ElementsAttr": _f64ElementsAttr,
    "I32ElementsAttr": _i32ElementsAttr, "I64ElementsAttr": _i64ElementsAttr, "IndexElementsAttr": _indexElementsAttr,
})
