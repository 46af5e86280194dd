"""The counterparts in the definition language: one table for each kind of name in ODS files."""

from __future__ import annotations

from typing import Any

Predicate = tuple[Any, ...]

# Constraints that `mlircore.dialect` has under another name, or under the same one.
CONSTRAINTS = {name: f"d.{name}" for name in (
    "AnyType AnyInteger AnySignlessInteger AnyFloat Index I1 I32 I64 F32 F64 AnyComplex FunctionType SignlessIntegerLike FloatLike "
    "SignlessIntegerOrIndexLike BoolLike AnyAttr TypedAttr StrAttr SymbolNameAttr SymbolRefAttr FlatSymbolRefAttr UnitAttr BoolAttr "
    "I32Attr I64Attr TypeAttr ArrayAttr DictArrayAttr IndexAttr DenseI32ArrayAttr DenseI64ArrayAttr").split()}
CONSTRAINTS["TypedAttrInterface"] = "d.TypedAttr"
CONSTRAINTS["AnySignlessIntegerOrIndexLike"] = "d.SignlessIntegerOrIndexLike"

_SHAPED = ("TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF")
_ELEMENTS = ("ATTR_DENSE_ELEMENTS", "ATTR_DENSE_STRINGS", "ATTR_DENSE_RESOURCE", "ATTR_SPARSE_ELEMENTS")
_INTEGER_OR_INDEX: Predicate = ("or", ("kind", "TYPE_INTEGER"), ("kind", "TYPE_INDEX"))
ANY: Predicate = ("any",)


def _dense(element: Predicate) -> Predicate:
    return ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", element)))


# C++ classes of builtin types and attributes, as `isa<...>` and `cppType` name them, with the predicate for them.
CLASSES: dict[str, Predicate] = {
    "Type": ANY, "Attribute": ANY,
    "VectorType": ("kind", "TYPE_VECTOR"),
    "FixedVectorType": ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",))),
    "ScalableVectorType": ("and", ("kind", "TYPE_VECTOR"), ("scalable",)),
    "RankedTensorType": ("kind", "TYPE_RANKED_TENSOR"), "UnrankedTensorType": ("kind", "TYPE_UNRANKED_TENSOR"),
    "TensorType": ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"),
    "MemRefType": ("kind", "TYPE_MEMREF"), "UnrankedMemRefType": ("kind", "TYPE_UNRANKED_MEMREF"),
    "BaseMemRefType": ("kind", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"),
    "ShapedType": ("kind", *_SHAPED),
    "TensorLikeType": ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"),
    "BufferLikeType": ("kind", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"),
    "IntegerType": ("kind", "TYPE_INTEGER"), "IndexType": ("kind", "TYPE_INDEX"), "FloatType": ("kind", "TYPE_FLOAT"),
    "NoneType": ("kind", "TYPE_NONE"), "ComplexType": ("kind", "TYPE_COMPLEX"), "FunctionType": ("kind", "TYPE_FUNCTION"),
    "TupleType": ("kind", "TYPE_TUPLE"),
    "Float16Type": ("float", "f16"), "BFloat16Type": ("float", "bf16"), "Float32Type": ("float", "f32"), "Float64Type": ("float", "f64"),
    "Float80Type": ("float", "f80"), "Float128Type": ("float", "f128"), "FloatTF32Type": ("float", "tf32"),
    **{f"Float{name}Type": ("float", f"f{name}") for name in (
        "4E2M1FN 6E2M3FN 6E3M2FN 8E3M4 8E4M3 8E4M3FN 8E4M3FNUZ 8E4M3B11FNUZ 8E5M2 8E5M2FNUZ 8E8M0FNU").split()},
    "StringAttr": ("kind", "ATTR_STRING"), "ArrayAttr": ("kind", "ATTR_ARRAY"), "DictionaryAttr": ("kind", "ATTR_DICTIONARY"),
    "TypeAttr": ("kind", "ATTR_TYPE"), "UnitAttr": ("kind", "ATTR_UNIT"), "FloatAttr": ("kind", "ATTR_FLOAT"),
    "IntegerAttr": ("kind", "ATTR_INTEGER"),
    "BoolAttr": ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 1))),
    "SymbolRefAttr": ("kind", "ATTR_SYMBOL_REF"), "FlatSymbolRefAttr": ("flat_symbol",),
    "AffineMapAttr": ("kind", "ATTR_AFFINE_MAP"), "IntegerSetAttr": ("kind", "ATTR_INTEGER_SET"),
    "StridedLayoutAttr": ("kind", "ATTR_STRIDED_LAYOUT"), "DistinctAttr": ("kind", "ATTR_DISTINCT"),
    "ElementsAttr": ("kind", *_ELEMENTS, "ATTR_DENSE_ARRAY"),
    "DenseElementsAttr": ("kind", "ATTR_DENSE_ELEMENTS", "ATTR_DENSE_STRINGS"),
    "DenseIntOrFPElementsAttr": ("kind", "ATTR_DENSE_ELEMENTS"),
    "DenseIntElementsAttr": _dense(_INTEGER_OR_INDEX), "DenseFPElementsAttr": _dense(("kind", "TYPE_FLOAT")),
    "DenseStringElementsAttr": ("kind", "ATTR_DENSE_STRINGS"), "DenseResourceElementsAttr": ("kind", "ATTR_DENSE_RESOURCE"),
    "SparseElementsAttr": ("kind", "ATTR_SPARSE_ELEMENTS"), "DenseArrayAttr": ("kind", "ATTR_DENSE_ARRAY"),
    "DenseBoolArrayAttr": ("array_of", 1),
    **{f"DenseI{width}ArrayAttr": ("array_of", width) for width in (8, 16, 32, 64)},
    **{f"DenseF{width}ArrayAttr": ("array_of", 256 + width) for width in (32, 64)},
    "TypedAttr": ("typed",),
    "quant::QuantizedType": ("or", *(("defined", f"quant.{name}") for name in ("any", "uniform", "calibrated"))),
    "LocationAttr": ("kind", "LOC_UNKNOWN", "LOC_FILE", "LOC_NAME", "LOC_CALLSITE", "LOC_FUSED"),
}

# The names that messages have for C++ classes of types; "" where a class has none of its own.
TYPE_NAMES = {
    "VectorType": "builtin.vector", "RankedTensorType": "builtin.tensor", "UnrankedTensorType": "builtin.unranked_tensor",
    "MemRefType": "builtin.memref", "UnrankedMemRefType": "builtin.unranked_memref", "IntegerType": "builtin.integer",
    "IndexType": "builtin.index", "NoneType": "builtin.none", "ComplexType": "builtin.complex", "FunctionType": "builtin.function",
    "TupleType": "builtin.tuple", "FloatType": "", "ShapedType": "", "TensorType": "", "BaseMemRefType": "", "TensorLikeType": "",
    "BufferLikeType": "", "FixedVectorType": "", "ScalableVectorType": "",
}

# The element types of dense arrays, which a format does not spell.
DENSE = {"DenseBoolArrayAttr": "i1", **{f"DenseI{width}ArrayAttr": f"i{width}" for width in (8, 16, 32, 64)},
         **{f"DenseF{width}ArrayAttr": f"f{width}" for width in (32, 64)}}

# Traits, by the names of their records.
TRAITS = {name: f"d.{name}" for name in (
    "IsolatedFromAbove Terminator NoTerminator SingleBlock AutomaticAllocationScope SymbolTable ReturnLike AffineScope NoRegionArguments "
    "AttrSizedOperandSegments AttrSizedResultSegments SameTypeOperands SameOperandsAndResultType SameOperandsAndResultShape "
    "SameOperandsAndResultElementType Elementwise ElementwiseMappable SameVariadicResultSize SameVariadicOperandSize Pure Commutative ConstantLike Symbol "
    "SameOperandsElementType SameOperandsAndResultRank ResultsBroadcastableShape").split()}
TRAITS["HasOnlyGraphRegion"] = "d.GraphRegion"
TRAITS["SameOperandsShape"] = 'd.Check("SameOperandsShape")'

# Traits that restrict no text, and are no part of what a definition states.
IGNORED_TRAITS = frozenset((
    "Scalarizable Vectorizable Tensorizable AlwaysSpeculatableImplTrait RecursivelySpeculatableImplTrait RecursivelySpeculatable "
    "MemRefsNormalizable Idempotent Involution NoMemoryEffect RecursiveMemoryEffects HasRecursiveMemoryEffects "
    "InferTypeOpAdaptor InferTypeOpAdaptorWithIsCompatible InferShapedTypeOpAdaptor InferTensorTypeAdaptor InferTensorType").split())

# Interfaces whose C++ code checks operations; all others are left out of the report.
CHECKING_INTERFACES = frozenset((
    "SymbolUserOpInterface", "CastOpInterface", "RegionBranchOpInterface", "BranchOpInterface", "InferTypeOpInterface",
    "InferShapedTypeOpInterface", "VerifyConstraintInterface", "SelectLikeOpInterface"))

# Types that are C++ alone, or whose ODS file others do not include, by their C++ classes: their names. Those in PLAIN have no parameters.
WRITTEN_IN_CPP = {
    **{f"LLVM::LLVM{name}Type": f"llvm.{text}" for name, text in (
        ("Token", "token"), ("Void", "void"), ("Label", "label"), ("Metadata", "metadata"), ("PPCFP128", "ppc_fp128"), ("X86AMX", "x86_amx"),
        ("Pointer", "ptr"), ("Struct", "struct"), ("Array", "array"), ("Function", "func"), ("TargetExt", "target"))},
    **{f"gpu::{name}Type": f"gpu.{text}" for name, text in (
        ("AsyncToken", "async.token"), ("MMAMatrix", "mma_matrix"), ("SparseDnTensorHandle", "sparse.dntensor_handle"),
        ("SparseSpMatHandle", "sparse.spmat_handle"), ("SparseSpGEMMOpHandle", "sparse.spgemmop_handle"))},
    **{f"spirv::{name}Type": f"spirv.{text}" for name, text in (
        ("Pointer", "ptr"), ("Array", "array"), ("RuntimeArray", "rtarray"), ("Struct", "struct"), ("Image", "image"),
        ("SampledImage", "sampled_image"), ("CooperativeMatrix", "coopmatrix"), ("Matrix", "matrix"), ("TensorArm", "arm.tensor"))},
    **{f"iree_compiler::IREE::HAL::{name}Type": f"hal.{text}" for name, text in (
        ("Allocator", "allocator"), ("Buffer", "buffer"), ("BufferView", "buffer_view"), ("Channel", "collective.channel"),
        ("CommandBuffer", "command_buffer"), ("Device", "device"), ("Event", "event"), ("Executable", "executable"), ("Fence", "fence"),
        ("File", "file"), ("Semaphore", "semaphore"))},
    **{f"iree_compiler::IREE::VM::{name}Type": f"vm.{text}" for name, text in (
        ("Buffer", "buffer"), ("List", "list"), ("Opaque", "opaque"), ("Ref", "ref"))},
}
PLAIN = frozenset((
    "llvm.token llvm.void llvm.label llvm.metadata llvm.ppc_fp128 llvm.x86_amx gpu.async.token gpu.sparse.dntensor_handle "
    "gpu.sparse.spmat_handle gpu.sparse.spgemmop_handle hal.allocator hal.buffer hal.buffer_view hal.collective.channel hal.command_buffer "
    "hal.device hal.event hal.executable hal.fence hal.file hal.semaphore vm.buffer vm.opaque").split())

# C++ code of `TypesMatchWith`, without the namespaces of LLVM, MLIR and std, with the transform that it is here. `*` is any class.
TRANSFORMS = {
    "$_self": "SameTypes",
    "cast<Type>($_self)": "SameTypes",
    "getI1SameShape($_self)": "I1SameShape",
    "getUnaryOpResultType($_self)": "I1SameShape",
    "cast<ShapedType>($_self).clone(IntegerType::get($_self.getContext(), 1))": "I1SameShape",
    "cast<VectorType>($_self).cloneWith({}, IntegerType::get($_ctxt, 1))": "I1SameShape",
    "VectorType::get({cast<VectorType>($_self).getShape()[0]}, IntegerType::get($_self.getContext(), 1))": "I1SameShape",
    "IntegerType::get($_self.getContext(), (cast<VectorType>($_self).getShape()[0]))": "x86vector.MaskBits",
    "cast<VectorType>($_self).getElementType()": "ElementType",
    "cast<MemRefType>($_self).getElementType()": "ElementType",
    "cast<TensorType>($_self).getElementType()": "ElementType",
    "cast<RankedTensorType>($_self).getElementType()": "ElementType",
    "cast<ShapedType>($_self).getElementType()": "ElementType",
    "SmallVector<Type, 2>(cast<RankedTensorType>($_self).getNumElements(), cast<RankedTensorType>($_self).getElementType())": "ElementTypes",
    "SmallVector<Type>(cast<VectorType>($_self).getNumElements(), cast<VectorType>($_self).getElementType())": "ElementTypes",
    "cast<ComplexType>($_self).getElementType()": "ComplexElement",
    "getElementTypeOrSelf($_self)": "spirv.ElementOrSelf",
    "cast<FunctionType>($_self).getInputs()": "FunctionInputs",
    "cast<FunctionType>($_self).getResults()": "FunctionResults",
    "VectorType(VectorType::Builder(cast<VectorType>($_self)).setDim(cast<VectorType>($_self).getRank() - 1, 16))": "arm_sve.Svbool",
    "emitc::PointerType::get(cast<emitc::LValueType>($_self).getValueType())": "emitc.Pointer",
    "emitc::LValueType::get(cast<emitc::PointerType>($_self).getPointee())": "emitc.LValue",
    "pdl::RangeType::get($_self)": "pdl.Range",
    "getGetValueTypeOpValueType($_self)": "pdl.Values",
    "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))": "ptr.Metadata",
    "cast<SMTFuncType>($_self).getRangeType()": "smt.Range", "cast<ArrayType>($_self).getRangeType()": "smt.Range",
    "cast<SMTFuncType>($_self).getDomainTypes()": "smt.Domain", "cast<ArrayType>($_self).getDomainType()": "smt.Domain",
}

# Interfaces that restrict operations in the way of traits here.
INTERFACES: dict[str, tuple[str, ...]] = {
    "SymbolOpInterface": ("d.Symbol",),
    "FunctionOpInterface": ('d.Check("Function")',),
}
