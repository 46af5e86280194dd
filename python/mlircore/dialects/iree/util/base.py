"""IREE's util dialect: buffers, lists, globals, functions with tied operands, and hints for the optimizer. Types, attributes, constraints."""

from mlircore import dialect as d

util = d.Dialect("util", lists_properties=True)


class BufferType(d.TypeDef, dialect=util, mnemonic="buffer"):
    summary = "A reference counted byte buffer."


class ListType(d.TypeDef, dialect=util, mnemonic="list"):
    element_type = d.TypeParam()
    assembly_format = "`<` custom<`iree.ListElement`>($element_type) `>`"
    summary = "Dense list container type."


class ObjectType(d.TypeDef, dialect=util, mnemonic="object"):
    summary = "A placeholder for an unspecified object type."


class PtrType(d.TypeDef, dialect=util, mnemonic="ptr"):
    target_type = d.TypeParam()
    assembly_format = "`<` qualified($target_type) `>`"
    summary = "A pointer-like reference."


class UnusedType(d.TypeDef, dialect=util, mnemonic="unused"):
    summary = "A placeholder for unused types."


class VariantType(d.TypeDef, dialect=util, mnemonic="variant"):
    summary = "A placeholder for a variant type (`?`)."


class BytePatternAttr(d.AttrDef, dialect=util, mnemonic="byte_pattern"):
    type = d.SelfType(default=None)
    pattern = d.IntParam(64)
    assembly_format = "`<` $pattern `>`"
    summary = "An attribute containing a filled byte pattern."


class ByteRangeAttr(d.AttrDef, dialect=util, mnemonic="byte_range"):
    offset = d.IntParam(64)
    length = d.IntParam(64)
    assembly_format = "`<` custom<`iree.ByteRange`>($offset, $length) `>`"
    summary = "Defines a range of bytes."


class CompositeAttr(d.AttrDef, dialect=util, mnemonic="composite"):
    totalLength = d.IntParam(64)
    values = d.AttrParam(d.AttrConstraint("ArrayAttr", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY")))
    assembly_format = "`<` custom<`iree.Composite`>($totalLength, $values) `>`"
    summary = "An attribute composed of a sequence of attributes."
    alias = "composite_of_{0}b"


class InlineAlwaysAttr(d.AttrDef, dialect=util, mnemonic="inline.always"):
    assembly_format = ""
    summary = "Forces inlining on the associated function when possible."


class InlineNeverAttr(d.AttrDef, dialect=util, mnemonic="inline.never"):
    assembly_format = ""
    summary = "Disables inlining on the associated function."


class IntAssumptionAttr(d.AttrDef, dialect=util, mnemonic="int.assumption"):
    umin = d.IntParam(64, signed=False, optional=True)
    umax = d.IntParam(64, signed=False, optional=True)
    udiv = d.IntParam(64, signed=False, optional=True)
    assembly_format = "`<` struct($umin, $umax, $udiv) `>`"
    summary = "Specifies assumptions that can be made about an integer's value."


class IntAssumptionArrayAttr(d.AttrDef, dialect=util, mnemonic="int.assumption.array"):
    value = d.ArrayParam(d.AttrParam("util.int.assumption"), optional=True)
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


class MultiIntAssumptionArrayAttr(d.AttrDef, dialect=util, mnemonic="int.assumption.multi_array"):
    value = d.ArrayParam(d.AttrParam("util.int.assumption.array"), optional=True)
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


class NullAttr(d.AttrDef, dialect=util, mnemonic="null"):
    type = d.SelfType(default=None)
    assembly_format = ""
    summary = "An attribute specifying a null reference."


class PreprocessingPassPipelineAttr(d.AttrDef, dialect=util, mnemonic="preprocessing_pipeline"):
    pipelineString = d.AttrParam(
    d.AttrConstraint("StringAttr", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none"))
    assembly_format = "`<` $pipelineString `>`"
    summary = "[{Preprocessing pass-pipeline to run on the function.}]"


class UninitializedAttr(d.AttrDef, dialect=util, mnemonic="uninitialized"):
    type = d.SelfType(default=None)
    assembly_format = ""
    summary = "An attribute specifying uninitialized storage."


AnySignlessIntegerOrIndex = d.TypeConstraint("signless integer or index", ("or", ("integer", 1, 0), ("kind", "TYPE_INDEX")))
Util_MultiValueIntAssumptionAttrList = d.AttrConstraint(
    "list of int attribute assumptions for multiple values", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "util.int.assumption"))))), ("kind", "ATTR_ARRAY"), value_type="none")
Util_Size = d.TypeConstraint("index", ("kind", "TYPE_INDEX"), type_text="index", type_name="builtin.index")
Util_AnySerializableAttr = d.AttrConstraint("buffer-like constant attribute values")
Util_FillPattern = d.TypeConstraint(
    "integer or floating-point or index", ("or", ("kind", "TYPE_INTEGER"), ("kind", "TYPE_FLOAT"), ("kind", "TYPE_INDEX")))
Util_Primitive = d.TypeConstraint(
    "index or integer or floating-point", ("or", ("kind", "TYPE_INDEX"), ("kind", "TYPE_INTEGER"), ("kind", "TYPE_FLOAT")))
AnyMemRef = d.TypeConstraint("memref of any type values", ("kind", "TYPE_MEMREF"), type_name="builtin.memref")
Util_TiedOpStorageAttr = d.AttrConstraint(
    "64-bit integer array attribute", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("kind", "TYPE_INDEX"))))), ("kind", "ATTR_ARRAY"), value_type="none")
TypeAttributeOfFunctionTypeAttr = d.AttrConstraint(
    "type attribute of function type", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("kind", "TYPE_FUNCTION"))), ("kind", "ATTR_TYPE"), value_type="none")
Util_InliningPolicyAttrInterface = d.AttrConstraint("InliningPolicyAttrInterface instance")
Util_AnyGlobalPtr = d.TypeConstraint("A pointer-like reference.", ("defined", "util.ptr"), type_name="util.ptr")
Util_AnyListType = d.TypeConstraint("Dense list container type.", ("defined", "util.list"), type_name="util.list")
SignlessIntegerOrFloatingPointOrTensorOfType = d.TypeConstraint(
    "signless integer or floating-point or tensor of signless integer or floating-point values", ("or",
     ("integer", 1, 0),
     ("kind", "TYPE_FLOAT"),
     ("and",
      ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"),
      ("element", ("or", ("integer", 1, 0), ("kind", "TYPE_FLOAT"))))))
APIntAttr = d.AttrConstraint("arbitrary integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
Util_Range = d.TypeConstraint("index or integer", ("or", ("kind", "TYPE_INDEX"), ("kind", "TYPE_INTEGER")))
Util_Status = d.TypeConstraint(
    "32-bit signless integer", ("integer", 1, 32), type_text="i32", type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))
IndexOrSignlessIntegerOrAReferenceCountedType = d.TypeConstraint(
    "index or signless integer or A reference counted byte buffer.", ("or", ("kind", "TYPE_INDEX"), ("integer", 1, 0), ("defined", "util.buffer")))
IndexOrSignlessIntegerType = d.TypeConstraint("index or signless integer", ("or", ("kind", "TYPE_INDEX"), ("integer", 1, 0)))
