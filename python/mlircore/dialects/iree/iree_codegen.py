"""IREE's iree_codegen dialect: how dispatches are compiled."""

from mlircore import dialect as d

iree_codegen = d.Dialect("iree_codegen", lists_properties=True)

UKernelArgumentKind = iree_codegen.enum(d.EnumDef(
    [("tensor", 0), ("memref", 1), ("bitcode", 2)], width=64, summary="Attribute describing the ukernel integration point", cpp_name="::mlir::iree_compiler::IREE::Codegen::UKernelArgumentKind"))

WorkgroupId = iree_codegen.enum(d.EnumDef(
    [("x", 0), ("y", 1), ("z", 2)], width=64, summary="Attribute that map to hal.workgrpoup.ids", cpp_name="::mlir::iree_compiler::IREE::Codegen::WorkgroupId"))

DenormalFpMathAttr = iree_codegen.enum(d.EnumDef(
    [("none", 0), ("preserve-sign", 1), ("positive-zero", 2)], attr_name="denormal_fp_math", summary="Denormal mode for fp math", cpp_name="::mlir::iree_compiler::IREE::Codegen::DenormalFpMath", cpp_attr="DenormalFpMathAttr"))

DictionaryAttr = d.AttrConstraint(
    "dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"), value_type="none")


class NullPointerType(d.TypeDef, dialect=iree_codegen, mnemonic="null_pointer"):
    summary = "Pseudo null-pointer type. Lowers to a null pointer."


class CompilationInfoAttr(d.AttrDef, dialect=iree_codegen, mnemonic="compilation_info"):
    loweringConfig = d.AttrParam()
    translationInfo = d.AttrParam("iree_codegen.translation_info")
    assembly_format = "`<` `lowering_config` `=` $loweringConfig `,` `translation_info` `=` $translationInfo `>`"
    summary = "Drive lowering of an operation from input dialect."
    alias = "compilation"


class ExportConfigAttr(d.AttrDef, dialect=iree_codegen, mnemonic="export_config"):
    workgroup_size = d.ArrayParam(d.IntParam(64))
    verify = "iree.ExportConfig"
    assembly_format = "`<` `workgroup_size` `=` `[` $workgroup_size `]` `>`"
    summary = "User defined workgroup size specification."


class IntKnobAttr(d.AttrDef, dialect=iree_codegen, mnemonic="smt.int_knob"):
    name_ = d.AttrParam(
    d.AttrConstraint("StringAttr", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none"))
    assembly_format = "`<` $name `>`"
    summary = "Integer-valued tunable knob placeholder."


class LoweringConfigAttr(d.AttrDef, dialect=iree_codegen, mnemonic="lowering_config"):
    tilingLevels = d.AttrParam("iree_codegen.lowering_config_levels")
    assembly_format = "`<` `tile_sizes` `=` $tilingLevels `>`"
    summary = "Drive lowering of an operation within dispatch region."
    alias = "config"


class LoweringConfigTilingLevelAttr(d.AttrDef, dialect=iree_codegen, mnemonic="lowering_config_level"):
    sizes = d.ArrayParam(d.IntParam(64))
    interchange = d.ArrayParam(d.IntParam(64), optional=True)
    scalableFlags = d.ArrayParam(d.BoolParam(), optional=True)
    assembly_format = "`` custom<`iree.TilingLevel`>($sizes, $interchange, $scalableFlags)"


class LoweringConfigTilingLevelsAttr(d.AttrDef, dialect=iree_codegen, mnemonic="lowering_config_levels"):
    value = d.ArrayParam(d.AttrParam("iree_codegen.lowering_config_level"), optional=True)
    assembly_format = "`[` (`]`) : ($value^ `]`)?"


class NoPipelineAttr(d.AttrDef, dialect=iree_codegen, mnemonic="no_pipeline"):
    assembly_format = ""
    summary = "No-op codegen pipeline marker."


class OneOfKnobAttr(d.AttrDef, dialect=iree_codegen, mnemonic="smt.one_of_knob"):
    name_ = d.AttrParam(
    d.AttrConstraint("StringAttr", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none"))
    options = d.AttrParam(d.AttrConstraint("ArrayAttr", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY")))
    assembly_format = "`<` $name `,` $options `>`"
    summary = "Select-from-enumerated-set knob placeholder."


class PassPipelineAttr(d.AttrDef, dialect=iree_codegen, mnemonic="pass_pipeline"):
    pipeline = d.StringParam()
    assembly_format = "`<` $pipeline `>`"
    summary = "An attribute carrying a textual pass pipeline string."


class RootOpAttr(d.AttrDef, dialect=iree_codegen, mnemonic="root_op"):
    set = d.IntParam(64)
    assembly_format = "`<` `set` `=` $set `>`"
    summary = "Marks an operation as a tuner root op in a given set"


class RotateRowsAttr(d.AttrDef, dialect=iree_codegen, mnemonic="rotate_rows"):
    row_width = d.IntParam(64)
    access_width = d.IntParam(64)
    assembly_format = "`<` $row_width `,` $access_width `>`"
    summary = "An attribute that describes a swizzling pattern for rotating rows."


class SimpleTargetAttr(d.AttrDef, dialect=iree_codegen, mnemonic="simple_target"):
    max_workgroup_count = d.ArrayParam(d.IntParam(64), optional=True)
    assembly_format = "`<` (`max_workgroup_count` `=` `[` $max_workgroup_count^ `]` )? `>`"
    summary = "Default implementation of TargetInfoAttrInterface"


class SymbolicUKernelProviderAttr(d.AttrDef, dialect=iree_codegen, mnemonic="symbolic_ukernel_provider"):
    assembly_format = ""
    summary = 'An attribute that provides ukernel implementations by looking up the\n    nearest symbol table from the annotation site.'


class TransformDialectCodegenPipelineAttr(d.AttrDef, dialect=iree_codegen, mnemonic="transform_dialect_codegen"):
    assembly_format = ""
    summary = "Transform dialect driven codegen pipeline marker."


class TranslationInfoAttr(d.AttrDef, dialect=iree_codegen, mnemonic="translation_info"):
    passPipeline = d.AttrParam()
    codegenSpec = d.AttrParam(
    d.AttrConstraint("SymbolRefAttr", ("kind", "ATTR_SYMBOL_REF"), ("kind", "ATTR_SYMBOL_REF")), optional=True)
    workgroupSize = d.ArrayParam(d.IntParam(64), optional=True)
    subgroupSize = d.IntParam(64, default=0)
    configuration = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    verify = "iree.TranslationInfo"
    assembly_format = """
        `<` `pipeline` `=` $passPipeline (`codegen_spec` `=` $codegenSpec^)? (`workgroup_size` `=` `[` $workgroupSize^ `]`)? (`subgroup_size` `=` $subgroupSize^)? (`,` $configuration^)? `>`
    """
    summary = "Drive dispatch entry point lowering."
    alias = "translation"


class UKernelDescriptorAttr(d.AttrDef, dialect=iree_codegen, mnemonic="ukernel_descriptor"):
    ukernel_name = d.StringParam()
    kind = d.EnumParam(UKernelArgumentKind)
    assembly_format = "`<` $ukernel_name `,` $kind `>`"
    summary = 'An attribute that specifies the ukernel implementation based on the |ukernel_name| and\n    the integration point based on the |kind|. Example integration points could for example be\n    at the tensor, memref or bitcode level.'


class VMVXPipelineAttr(d.AttrDef, dialect=iree_codegen, mnemonic="vmvx_pipeline"):
    assembly_format = ""
    summary = "The VMVX lowering pipeline."


class XORShuffleAttr(d.AttrDef, dialect=iree_codegen, mnemonic="xor_shuffle"):
    row_width = d.IntParam(64)
    access_width = d.IntParam(64)
    row_stride = d.IntParam(64, default=0)
    per_phase = d.IntParam(64, default=0)
    assembly_format = "`<` $row_width `,` $access_width (`,` $row_stride^)? (`,` $per_phase^)? `>`"
    summary = "An attribute that describes an XOR-based swizzling pattern."


class LocalMappingAttr(d.AttrDef, dialect=iree_codegen, mnemonic="local_mapping"):
    dim = d.IntParam(64)
    assembly_format = "`<` $dim `>`"


class WorkgroupLocalMemoryAttr(d.AttrDef, dialect=iree_codegen, mnemonic="workgroup_local"):
    assembly_format = ""


class WorkgroupScopeAttr(d.AttrDef, dialect=iree_codegen, mnemonic="workgroup_scope"):
    linearize = d.BoolParam(default=False)
    assembly_format = "`` custom<`iree.Flag`>($linearize, `linearize`)"
    summary = "Attribute representing parallel execution across workgroups."


class WorkgroupMappingAttr(d.AttrDef, dialect=iree_codegen, mnemonic="workgroup_mapping"):
    id = d.EnumParam(WorkgroupId)
    delinearizedDim = d.IntParam(64, default=0)
    assembly_format = "`<` $id (`` `:` `` $delinearizedDim^)? `>`"


BoolType2 = d.type_of("smt.bool")
IntType2 = d.type_of("smt.int")
IREECodegen_PipelineAttrInterface = d.AttrConstraint("PipelineAttrInterface instance")
AnyStridedMemRef = d.TypeConstraint("strided memref of any type values", ("kind", "TYPE_MEMREF"), type_name="builtin.memref")
StridedMemrefOfAnyTypeValuesOfRank0Type = d.TypeConstraint(
    "strided memref of any type values of rank 0", ("and", ("kind", "TYPE_MEMREF"), ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_MEMREF"), ("rank", 0)))
AnyRankedTensor = d.TypeConstraint(
    "ranked tensor of any type values", ("kind", "TYPE_RANKED_TENSOR"), type_name="builtin.tensor")
AnyRankedTensorOrVector = d.TypeConstraint(
    "ranked tensor or vector of any type values", ("or",
     ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0))),
     ("and",
      ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"),
      ("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_MEMREF"))), type_name="", type_class=("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
IndexingAffineMapsAttr = d.AttrConstraint(
    "indexing affine maps", ("and", ("kind", "ATTR_ARRAY"), ("all", ("kind", "ATTR_AFFINE_MAP"))), ("kind", "ATTR_ARRAY"), value_type="none")
IteratorTypeArrayAttr = d.AttrConstraint(
    "Iterator type should be an enum.", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "linalg.iterator_type"))), ("kind", "ATTR_ARRAY"), value_type="none")
IREECodegen_AnyInnerTileDescAttr = d.AttrConstraint("buffer-like constant attribute values")
IREECodegen_AnyInnerTiledSemanticscAttr = d.AttrConstraint("Attribute implementing InnerTiledSemanticsAttrInterface")
PermutationsAttr = d.AttrConstraint(
    "permutations", ("and", ("kind", "ATTR_ARRAY"), ("all", ("array_of", 64))), ("kind", "ATTR_ARRAY"), value_type="none")
TensorTypeAttr = d.AttrConstraint(
    "Tensor type attribute", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"))), ("kind", "ATTR_TYPE"), value_type="none")
AnyRankedTensorOrMemRef = d.TypeConstraint(
    "ranked tensor or memref of any type", ("or", ("kind", "TYPE_RANKED_TENSOR"), ("kind", "TYPE_MEMREF")), type_name="", type_class=("kind", "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"))
IREECodegen_AnySwizzleAttr = d.AttrConstraint("swizzling descriptor attributes")
IndexListArrayAttr = d.AttrConstraint(
    "Array of 64-bit integer array attributes", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all",
      ("and",
       ("kind", "ATTR_ARRAY"),
       ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, 64))))))), ("kind", "ATTR_ARRAY"), value_type="none")


class AssertOp(d.Op, dialect=iree_codegen, name="smt.assert"):
    condition = d.Operand(BoolType2)
    msg = d.Attr(d.StrAttr)
    printArgs = d.Operands(IntType2)
    traits = (d.HasParent("iree_codegen.smt.constraints"),)
    checks = (d.Check("iree.SmtAssert"),)
    assembly_format = "$condition `,` $msg (`,` $printArgs^)? `:` type($condition) (`,` type($printArgs)^)? attr-dict"


class DispatchConfigOp(d.Op, dialect=iree_codegen, name="dispatch_config"):
    function_ref = d.Attr(d.FlatSymbolRefAttr)
    workgroup_size = d.OptionalAttr(d.DenseI64ArrayAttr)
    subgroup_size = d.OptionalAttr(d.I64Attr)
    workgroup_local_memory = d.OptionalAttr(d.IndexAttr)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock)
    checks = (d.Check("iree.DispatchConfig"),)
    region_checks = (d.Check("iree.WorkgroupCount"),)
    implicit_terminator = "iree_codegen.yield"
    assembly_format = """
        $function_ref (`workgroup_size` `=` $workgroup_size^)? (`subgroup_size` `=` $subgroup_size^)?
        (`workgroup_local_memory` `=` $workgroup_local_memory^)? $body attr-dict
    """


class ExtractStridedMetadataOp(d.Op, dialect=iree_codegen, name="extract_strided_metadata"):
    source = d.Operand(AnyStridedMemRef)
    base_buffer = d.Result(StridedMemrefOfAnyTypeValuesOfRank0Type)
    offset = d.Result(d.Index)
    sizes = d.Results(d.Index)
    strides = d.Results(d.Index)
    traits = (d.Pure, d.SameVariadicResultSize)
    assembly_format = "$source `:` type($source) `->` type(results) attr-dict"


class FusionBarrierOp(d.Op, dialect=iree_codegen, name="fusion_barrier"):
    source = d.Operand(AnyRankedTensor)
    result = d.Result(AnyRankedTensor)
    traits = (d.SameOperandsAndResultType, d.Pure)
    assembly_format = "attr-dict $source `:` type($result)"


class IndexHintOp(d.Op, dialect=iree_codegen, name="index_hint"):
    input = d.Operand(d.Index)
    hint = d.Attr(d.AnyAttr)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "$input `(` $hint `)` attr-dict `:` type($input)"


class KnobOp(d.Op, dialect=iree_codegen, name="smt.knob"):
    name_ = d.Attr(d.StrAttr)
    result = d.Result(IntType2)
    traits = (d.Pure, d.HasParent("iree_codegen.smt.constraints"))
    assembly_format = "$name attr-dict `:` type($result)"


class LoadFromBufferOp(d.Op, dialect=iree_codegen, name="load_from_buffer"):
    buffer = d.Operand(AnyStridedMemRef)
    tensor = d.Result(AnyRankedTensor)
    checks = (d.Check("iree.Buffer", "buffer and tensor"),)
    assembly_format = "$buffer attr-dict `:` type($buffer) `->` type($tensor)"


class LookupOp(d.Op, dialect=iree_codegen, name="smt.lookup"):
    index = d.Operand(IntType2)
    keys = d.Attr(d.DenseI64ArrayAttr)
    values = d.Attr(d.DenseI64ArrayAttr)
    result = d.Result(IntType2)
    traits = (d.Pure, d.HasParent("iree_codegen.smt.constraints"))
    checks = (d.Check("iree.Lookup"),)
    assembly_format = "$index $keys `->` $values attr-dict `:` type($result)"


class NullPointerOp(d.Op, dialect=iree_codegen, name="null_pointer"):
    result = d.Result(NullPointerType)
    traits = (d.Pure,)
    assembly_format = "attr-dict"


class QueryTileSizesOp(d.Op, dialect=iree_codegen, name="query_tile_sizes"):
    tensor_type = d.Attr(TensorTypeAttr)
    results = d.Results(d.Index)
    traits = (d.Pure,)
    assembly_format = "attr-dict $tensor_type `->` type($results)"


class StoreToBufferOp(d.Op, dialect=iree_codegen, name="store_to_buffer"):
    tensor = d.Operand(AnyRankedTensor)
    buffer = d.Operand(AnyStridedMemRef)
    checks = (d.Check("iree.Buffer", "tensor and buffer"),)
    assembly_format = "$tensor `,` $buffer attr-dict `:` type($tensor) `into` type($buffer)"


class SwizzleHintOp(d.Op, dialect=iree_codegen, name="swizzle_hint"):
    operand = d.Operand(AnyRankedTensorOrMemRef)
    swizzle = d.Attr(IREECodegen_AnySwizzleAttr)
    result = d.Result(AnyRankedTensorOrMemRef)
    traits = (d.SameOperandsAndResultType, d.Pure)
    assembly_format = "$operand `[` $swizzle attr-dict `]` `:` type($result)"


class UKernelGenericOp(d.Op, dialect=iree_codegen, name="ukernel.generic"):
    u_kernel_fn_name = d.Attr(d.StrAttr)
    inputs = d.Operands(d.AnyType)
    outputs = d.Operands(AnyRankedTensorOrMemRef)
    other_operands = d.Operands(d.AnyType)
    fn_def_attrs = d.OptionalAttr(DictionaryAttr)
    strided_dims = d.OptionalAttr(IndexListArrayAttr)
    results = d.Results(d.AnyType)
    traits = (d.AttrSizedOperandSegments,)
    checks = (d.Check("linalg.Destination", "outputs"),)
    assembly_format = """
        attr-dict $u_kernel_fn_name (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:`
        type($outputs) `)`)? (`(` $other_operands^ `:` type($other_operands) `)`)? ( `fn_def_attrs`
        $fn_def_attrs^ )? (`strided_dims` `(` $strided_dims^ `)`)? (`->` type($results)^)?
    """


class YieldOp(d.Op, dialect=iree_codegen, name="yield"):
    operands_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


class InnerTiledOp(d.Op, dialect=iree_codegen, name="inner_tiled"):
    inputs = d.Operands(AnyRankedTensorOrVector)
    outputs = d.Operands(AnyRankedTensorOrVector)
    indexing_maps = d.Attr(IndexingAffineMapsAttr)
    iterator_types = d.Attr(IteratorTypeArrayAttr)
    kind = d.Attr(IREECodegen_AnyInnerTileDescAttr)
    semantics = d.Attr(IREECodegen_AnyInnerTiledSemanticscAttr)
    permutations = d.OptionalAttr(PermutationsAttr)
    results = d.Results(AnyRankedTensorOrVector)
    traits = (
        d.AttrSizedOperandSegments,
        d.TypesMatchWith("all of {outputs, results} have same type", "outputs", "results", "SameTypes"),
        d.Pure,
    )
    assembly_format = "`ins` `(` $inputs `)` `outs` `(` $outputs `)` attr-dict `:` type($inputs) `into` type($outputs)"


class ConstraintsOp(d.Op, dialect=iree_codegen, name="smt.constraints"):
    target = d.Attr(RootOpAttr)
    pipeline = d.Attr(IREECodegen_PipelineAttrInterface)
    knobs = d.Attr(DictionaryAttr)
    problem_dims = d.Operands(d.Index)
    body = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock, d.NoTerminator)
    checks = (d.Check("iree.Constraints"),)
    assembly_format = """
        `target` `=` $target `,` `pipeline` `=` $pipeline `,` custom<`iree.Knobs`>($knobs) `dims` `(` $problem_dims `)`
        attr-dict-with-keyword $body
    """


class WorkgroupCountHintOp(d.Op, dialect=iree_codegen, name="workgroup_count_hint"):
    sizes = d.Operands(d.Index)
    static_sizes = d.Attr(d.DenseI64ArrayAttr)
    defer_attr_checks = True
    assembly_format = "`` custom<DynamicIndexList>($sizes, $static_sizes, `parens`) attr-dict"


__getattr__ = iree_codegen.member
__dir__ = iree_codegen.members
