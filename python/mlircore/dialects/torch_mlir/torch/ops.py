"""The torch dialect: modules, constants, control flow, containers."""

from mlircore import dialect as d
from mlircore.define.inference import Infer
from mlircore.define.regions import ALL, OPERATION, Edge

from .base import *  # noqa: F403 - its constraints
from .base import torch


class AtenFormatOp(d.Op, dialect=torch, name="aten.format"):
    operands_ = d.Operands(AnyTorchType)
    result = d.Result(StringType)
    assembly_format = "`(` $operands `)` attr-dict `:` qualified(type($operands)) `->` qualified(type($result))"


class AttrOp(d.Op, dialect=torch, name="attr"):
    name_ = d.Attr(d.StrAttr)
    type = d.Attr(d.TypeAttr)
    isPrivate = d.Attr(d.UnitAttr)
    traits = (d.HasParent("torch.class_type"),)
    facts = {"torch.kind": "attr"}
    assembly_format = "(`private` $isPrivate^)? $name `:` $type attr-dict"


class BindSymbolicShapeOp(d.Op, dialect=torch, name="bind_symbolic_shape"):
    operand = d.Operand(ValueTensorType)
    shape_symbols = d.Operands(IntType)
    shape_expressions = d.Attr(AffineMapAttr)
    checks = (d.Check("torch.Symbols", "shape_symbols", "shape_expressions"),)
    assembly_format = """
        $operand `,` `[` $shape_symbols `]` `,` custom<`torch.MapText`>($shape_expressions) attr-dict `:`
        qualified(type($operand))
    """


class ClassTypeOp(d.Op, dialect=torch, name="class_type"):
    sym_name = d.Attr(d.SymbolNameAttr)
    region = d.Region(1)
    traits = (d.Symbol, d.SingleBlock)
    implicit_terminator = "torch.class_type_terminator"
    checks = (d.Check("torch.Children", "attr", "method", "`torch.class_type`"), d.Check("torch.Members"))
    assembly_format = "$sym_name $region attr-dict"


class ClassTypeTerminatorOp(d.Op, dialect=torch, name="class_type_terminator"):
    traits = (d.Terminator, d.HasParent("torch.class_type"))
    assembly_format = "attr-dict"


class ConstantBoolOp(d.Op, dialect=torch, name="constant.bool"):
    value = d.Attr(I1Attr)
    result = d.Result(BoolType)
    traits = (d.ConstantLike, d.Pure)
    facts = {"torch.initial": True}
    assembly_format = "$value attr-dict"
    result_names = "torch.Bool"


class ConstantDeviceOp(d.Op, dialect=torch, name="constant.device"):
    value = d.Attr(d.StrAttr)
    result = d.Result(DeviceType)
    traits = (d.Pure,)
    assembly_format = "$value attr-dict"
    result_name = "{value}"
    result_names = "Patterns"


class ConstantFloatOp(d.Op, dialect=torch, name="constant.float"):
    value = d.Attr(F64Attr)
    result = d.Result(FloatType)
    traits = (d.ConstantLike, d.Pure)
    facts = {"torch.kind": "float", "torch.initial": True}
    assembly_format = "$value attr-dict"
    result_names = "torch.Float"


class ConstantIntOp(d.Op, dialect=torch, name="constant.int"):
    value = d.Attr(d.I64Attr)
    result = d.Result(IntType)
    traits = (d.ConstantLike, d.Pure)
    facts = {"torch.kind": "int", "torch.initial": True}
    assembly_format = "$value attr-dict"
    result_name = "int{value}"
    result_names = "Patterns"


class ConstantNoneOp(d.Op, dialect=torch, name="constant.none"):
    result = d.Result(NoneType)
    traits = (d.ConstantLike, d.Pure)
    facts = {"torch.initial": True}
    assembly_format = "attr-dict"
    result_name = "none"


class ConstantNumberOp(d.Op, dialect=torch, name="constant.number"):
    value = d.Attr(N64BitFloatAttributeOr64BitSignlessIntegAttr)
    result = d.Result(NumberType)
    traits = (d.ConstantLike, d.Pure)


class ConstantStrOp(d.Op, dialect=torch, name="constant.str"):
    value = d.Attr(d.StrAttr)
    result = d.Result(StringType)
    traits = (d.ConstantLike, d.Pure)
    facts = {"torch.initial": True}
    assembly_format = "$value attr-dict"
    result_name = "str"


class DerefineOp(d.Op, dialect=torch, name="derefine"):
    operand = d.Operand(AnyTorchType)
    result = d.Result(AnyTorchType)
    traits = (d.Pure,)
    checks = (d.Check("torch.Cast", "wider"),)
    assembly_format = "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"


class DtypeCalculateOp(d.Op, dialect=torch, name="dtype.calculate"):
    results = d.Results(AnyTorchType)
    body = d.Region(1)
    calculation = d.Region(1)
    region_checks = (d.Check("RegionEdges"),)
    facts = {"region_edges": (Edge(OPERATION, 1), Edge(0, OPERATION))}
    assembly_format = "$body `dtypes` $calculation attr-dict `:` type($results)"


class DtypeCalculateYieldDtypesOp(d.Op, dialect=torch, name="dtype.calculate.yield.dtypes"):
    results_ = d.Operands(IntType)
    traits = (d.Terminator, d.HasParent("torch.dtype.calculate"))
    checks = (d.Check("torch.Calculated", "dtypes"),)
    assembly_format = "attr-dict ($results^ `:` type($results))?"


class DtypeCalculateYieldOp(d.Op, dialect=torch, name="dtype.calculate.yield"):
    results_ = d.Operands(AnyTorchType)
    traits = (d.Terminator, d.ReturnLike, d.HasParent("torch.dtype.calculate"))
    assembly_format = "attr-dict ($results^ `:` type($results))?"


class GlobalSlotGetOp(d.Op, dialect=torch, name="global_slot.get"):
    slot = d.Attr(d.FlatSymbolRefAttr)
    result = d.Result(AnyTorchType)
    assembly_format = "$slot attr-dict `:` qualified(type($result))"


class GlobalSlotInitOp(d.Op, dialect=torch, name="global_slot.init"):
    initialValue = d.Operand(AnyTorchType)
    traits = (d.Terminator, d.HasParent("torch.global_slot"))
    assembly_format = "$initialValue attr-dict `:` qualified(type($initialValue))"


class GlobalSlotModuleInitializerOp(d.Op, dialect=torch, name="global_slot.module_initializer"):
    initializer = d.Region(1)
    traits = (d.IsolatedFromAbove, d.SingleBlock)
    implicit_terminator = "torch.initialize.global_slots"
    checks = (d.Check("torch.Initializer"),)
    facts = {"torch.kind": "initializer", "torch.initial": True}
    assembly_format = "$initializer attr-dict"


class GlobalSlotOp(d.Op, dialect=torch, name="global_slot"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    typeBound = d.Attr(d.TypeAttr)
    traits = (d.Symbol,)
    facts = {"torch.kind": "global slot"}
    assembly_format = "($sym_visibility^)? $sym_name attr-dict `:` $typeBound"


class GlobalSlotSetOp(d.Op, dialect=torch, name="global_slot.set"):
    slot = d.Attr(d.FlatSymbolRefAttr)
    value = d.Operand(AnyTorchType)
    assembly_format = "$slot `=` $value attr-dict `:` qualified(type($value))"


class HigherOrderFlexAttentionOp(d.Op, dialect=torch, name="hop_flex_attention"):
    query = d.Operand(AnyTorchTensorType)
    key = d.Operand(AnyTorchTensorType)
    value = d.Operand(AnyTorchTensorType)
    scale = d.Operand(CODES["float?"])
    return_lse = d.Operand(BoolType)
    return_max_scores = d.Operand(BoolType)
    enable_gqa = d.OptionalAttr(d.BoolAttr)
    score_mod_fn = d.OptionalAttr(d.FlatSymbolRefAttr)
    mask_mod_fn = d.OptionalAttr(d.FlatSymbolRefAttr)
    output = d.Result(AnyTorchTensorType)
    logsumexp = d.Result(AnyTorchOptionalTensorType)
    max_scores = d.Result(AnyTorchOptionalTensorType)
    checks = (d.Check("torch.Attention", "query", "key", "value"),)
    assembly_format = "operands attr-dict `:` type(operands) `->` type(results)"


class InitializeGlobalSlotsOp(d.Op, dialect=torch, name="initialize.global_slots"):
    slotSymNames = d.Attr(SymbolRefArrayAttr)
    initialValues = d.Operands(AnyTorchType)
    traits = (d.Terminator, d.HasParent("torch.global_slot.module_initializer"))
    checks = (d.Check("torch.SlotCount", "slotSymNames"),)
    facts = {"torch.kind": "initialize", "torch.initial": True}
    assembly_format = "attr-dict custom<`torch.Slots`>($slotSymNames, $initialValues, type($initialValues))"


class LinearParamsCreateOp(d.Op, dialect=torch, name="linear_params.create"):
    weight = d.Operand(AnyTorchTensorType)
    bias = d.OptionalOperand(AnyTorchTensorType)
    result = d.Result(LinearParamsType)
    facts = {"torch.initial": True}
    assembly_format = "$weight (`,` $bias^)? attr-dict `:` qualified(type($weight)) (`,` qualified(type($bias))^)?"


class MethodOp(d.Op, dialect=torch, name="method"):
    name_ = d.Attr(d.StrAttr)
    function = d.Attr(d.FlatSymbolRefAttr)
    isPrivate = d.Attr(d.UnitAttr)
    traits = (d.HasParent("torch.class_type"),)
    symbol_uses = (d.Check("torch.Method", "func.func"),)
    facts = {"torch.kind": "method"}
    assembly_format = "(`private` $isPrivate^)? $name `,` $function attr-dict"


class NnModuleOp(d.Op, dialect=torch, name="nn_module"):
    result = d.Result(NnModuleType)
    region = d.Region(1)
    traits = (d.SingleBlock,)
    implicit_terminator = "torch.nn_module_terminator"
    checks = (d.Check("torch.Children", "slot", "'torch.nn_module'"),)
    symbol_uses = (d.Check("torch.Module", "torch.class_type"),)
    assembly_format = "$region attr-dict `:` qualified(type($result))"


class NnModuleTerminatorOp(d.Op, dialect=torch, name="nn_module_terminator"):
    traits = (d.Terminator, d.HasParent("torch.nn_module"))
    assembly_format = "attr-dict"


class NonValueTensorLiteralOp(d.Op, dialect=torch, name="tensor.literal"):
    value = d.Attr(ElementsAttr)
    result = d.Result(NonValueTensorType)
    infer = Infer("torch.Literal", "value")
    checks = (d.Check("torch.Literal"),)
    facts = {"torch.initial": True}
    assembly_format = "`(` $value `)` attr-dict `:` qualified(type($result))"


class OperatorOp(d.Op, dialect=torch, name="operator"):
    name_ = d.Attr(d.StrAttr)
    operands_ = d.Operands(AnyTorchType)
    results = d.Results(AnyTorchType)
    regions_ = d.Regions()
    assembly_format = "$name `(` $operands `)` attr-dict `:` functional-type($operands, $results) $regions"


class OperatorTerminatorOp(d.Op, dialect=torch, name="operator_terminator"):
    operands_ = d.Operands(AnyTorchType)
    traits = (d.Terminator, d.HasParent("torch.operator"))
    assembly_format = "$operands attr-dict `:` type($operands)"


class OverwriteTensorContentsOp(d.Op, dialect=torch, name="overwrite.tensor.contents"):
    value = d.Operand(ValueTensorType)
    overwritten = d.Operand(NonValueTensorType)
    traits = (d.TypesMatchWith(
        "overwritten tensor type is corresponding !torch.tensor of value tensor type", "value", "overwritten", "torch.Other"),)
    assembly_format = """
        $value `overwrites` $overwritten attr-dict `:` qualified(type($value)) `,` qualified(type($overwritten))
    """


class PerTensorAffineCreateOp(d.Op, dialect=torch, name="per_tensor_affine.create"):
    int_repr = d.Operand(AnyTorchTensorType)
    scale = d.Operand(FloatType)
    offset = d.Operand(IntType)
    result = d.Result(AnyTorchTensorType)
    facts = {"torch.initial": True}
    assembly_format = """
        $int_repr `,` $scale `,` $offset attr-dict `:` qualified(type($int_repr)) `,` qualified(type($scale))
        `,` qualified(type($offset)) `->` qualified(type($result))
    """


class PrimCallMethodOp(d.Op, dialect=torch, name="prim.CallMethod"):
    name_ = d.Attr(d.StrAttr)
    receiver = d.Operand(NnModuleType)
    methodOperands = d.Operands(AnyTorchType)
    result = d.Result(AnyTorchType)
    assembly_format = """
        $receiver `[` $name `]` `(` $methodOperands `)` attr-dict `:` qualified(type($receiver)) `,`
        functional-type($methodOperands, $result)
    """


class PrimCreateObjectOp(d.Op, dialect=torch, name="prim.CreateObject"):
    result = d.Result(NnModuleType)
    traits = (d.Pure,)
    assembly_format = "attr-dict qualified(type($result))"


class PrimDictConstructOp(d.Op, dialect=torch, name="prim.DictConstruct"):
    keys = d.Operands(AnyTorchDictKeyType)
    values = d.Operands(AnyTorchType)
    result = d.Result(DictType)
    traits = (d.SameVariadicOperandSize,)
    checks = (d.Check(
        "torch.Contained", "keys", "0", "keys should be of Dict key type", "values", "1", "values  should be of Dict value type"),)
    facts = {"torch.initial": True}
    assembly_format = """
        `keys` `(` ($keys^ `:` qualified(type($keys)))? `)` `values` `(` ($values^ `:`
        qualified(type($values)))? `)` attr-dict `->` qualified(type($result))
    """


class PrimEnterOp(d.Op, dialect=torch, name="prim.Enter"):
    inp = d.Operand(AnyTorchType)
    result = d.Result(NoneType)
    assembly_format = "$inp attr-dict `:` qualified(type($inp))"


class PrimExitOp(d.Op, dialect=torch, name="prim.Exit"):
    inp = d.Operand(AnyTorchType)
    result = d.Result(AnyTorchTensorType)
    assembly_format = "$inp attr-dict `:` qualified(type($inp)) `->` qualified(type($result))"


class PrimGetAttrOp(d.Op, dialect=torch, name="prim.GetAttr"):
    name_ = d.Attr(d.StrAttr)
    receiver = d.Operand(NnModuleType)
    result = d.Result(AnyTorchType)
    assembly_format = "$receiver `[` $name `]` attr-dict `:` qualified(type($receiver)) `->` qualified(type($result))"


class PrimIfOp(d.Op, dialect=torch, name="prim.If"):
    condition = d.Operand(BoolType)
    results = d.Results(AnyTorchType)
    thenRegion = d.Region(1)
    elseRegion = d.Region(1)
    region_checks = (d.Check("RegionEdges"),)
    facts = {"region_edges": (Edge(OPERATION, 0), Edge(OPERATION, 1), Edge(ALL, OPERATION))}
    assembly_format = "$condition custom<`torch.Results`>(type($results)) $thenRegion `else` $elseRegion attr-dict"


class PrimIfYieldOp(d.Op, dialect=torch, name="prim.If.yield"):
    results_ = d.Operands(AnyTorchType)
    traits = (d.Terminator, d.ReturnLike, d.Pure, d.HasParent("torch.prim.If"))
    assembly_format = "attr-dict ($results^ `:` qualified(type($results)))?"


class PrimListConstructOp(d.Op, dialect=torch, name="prim.ListConstruct"):
    elements = d.Operands(AnyTorchType)
    result = d.Result(AnyTorchListType)
    traits = (d.Pure,)
    checks = (d.Check("torch.Contained", "elements", "0", "operand types should have the same type as the list contained type"),)
    facts = {"torch.kind": "list", "torch.initial": True}
    assembly_format = "$elements attr-dict `:` functional-type(operands, results)"


class PrimListUnpackOp(d.Op, dialect=torch, name="prim.ListUnpack"):
    operand = d.Operand(AnyTorchType)
    results = d.Results(AnyTorchType)
    assembly_format = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($results))"


class PrimLoadOp(d.Op, dialect=torch, name="prim.Load"):
    name_ = d.Attr(d.StrAttr)
    result = d.Result(AnyTorchType)
    assembly_format = "$name attr-dict `:` qualified(type($result))"


class PrimLoopConditionOp(d.Op, dialect=torch, name="prim.Loop.condition"):
    shouldContinue = d.Operand(BoolType)
    iterArgs = d.Operands(AnyTorchType)
    traits = (d.Terminator, d.HasParent("torch.prim.Loop"))
    assembly_format = "$shouldContinue `,` `iter` `(` ($iterArgs^ `:` qualified(type($iterArgs)))? `)` attr-dict"


class PrimLoopOp(d.Op, dialect=torch, name="prim.Loop"):
    maxTripCount = d.Operand(IntType)
    initialCondition = d.Operand(BoolType)
    iterArgsInit = d.Operands(AnyTorchType)
    results = d.Results(AnyTorchType)
    region = d.Region(1)
    region_checks = (d.Check("RegionEdges"),)
    facts = {"region_edges": (
        Edge(OPERATION, 0, "iterArgsInit", skip_arguments=1), Edge(0, 0, skip_operands=1, skip_arguments=1), Edge(0, OPERATION, skip_operands=1))}
    assembly_format = """
        $maxTripCount `,` $initialCondition `,` `init` `(` $iterArgsInit `)` $region attr-dict `:`
        functional-type(operands, results)
    """


class PrimPrintOp(d.Op, dialect=torch, name="prim.Print"):
    operands_ = d.Operands(AnyTorchType)
    assembly_format = "`(` $operands `)` attr-dict `:` qualified(type($operands))"


class PrimSetAttrOp(d.Op, dialect=torch, name="prim.SetAttr"):
    name_ = d.Attr(d.StrAttr)
    receiver = d.Operand(NnModuleType)
    value = d.Operand(AnyTorchType)
    assembly_format = """
        $receiver `[` $name `]` `=` $value attr-dict `:` qualified(type($receiver)) `,` qualified(type($value))
    """


class PrimStoreOp(d.Op, dialect=torch, name="prim.Store"):
    name_ = d.Attr(d.StrAttr)
    value = d.Operand(AnyTorchType)
    assembly_format = "$name `,` $value attr-dict `:` qualified(type($value))"


class PrimTolistOp(d.Op, dialect=torch, name="prim.tolist"):
    operands_ = d.Operands(AnyTorchType)
    results = d.Results(AnyTorchType)
    assembly_format = "`(` $operands `)` attr-dict `:` qualified(type($operands)) `->` qualified(type($results))"


class PrimTupleConstructOp(d.Op, dialect=torch, name="prim.TupleConstruct"):
    elements = d.Operands(AnyTorchType)
    result = d.Result(TupleType)
    traits = (d.Pure,)
    checks = (d.Check("torch.Tuple"),)
    facts = {"torch.initial": True}
    assembly_format = "$elements attr-dict `:` qualified(type($elements)) `->` qualified(type($result))"


class PrimTupleUnpackOp(d.Op, dialect=torch, name="prim.TupleUnpack"):
    tup = d.Operand(AnyTorchType)
    results = d.Results(AnyTorchType)
    assembly_format = "$tup attr-dict `:` qualified(type($tup)) `->` qualified(type($results))"


class PromoteDtypesOp(d.Op, dialect=torch, name="promote_dtypes"):
    ranks = d.Operand(AnyTorchListOfOptionalIntType)
    dtypes = d.Operand(CODES["int[]"])
    result = d.Result(IntType)
    assembly_format = "$ranks `,` $dtypes attr-dict `:` functional-type(operands, results)"


class QuantizedDecomposedDequantizePerChannelOp(d.Op, dialect=torch, name="quantized_decomposed.dequantize_per_channel"):
    input = d.Operand(AnyTorchTensorType)
    scales = d.Operand(AnyTorchTensorType)
    zero_points = d.Operand(AnyTorchOptionalTensorType)
    axis = d.Operand(IntType)
    quant_min = d.Operand(IntType)
    quant_max = d.Operand(IntType)
    dtype = d.Operand(IntType)
    out_dtype = d.Operand(CODES["int?"])
    result = d.Result(AnyTorchTensorType)
    assembly_format = """
        $input `,` $scales `,` $zero_points `,` $axis `,` $quant_min `,` $quant_max `,` $dtype `,` $out_dtype
        attr-dict `:` qualified(type($input)) `,` qualified(type($scales)) `,` qualified(type($zero_points)) `,`
        qualified(type($axis)) `,` qualified(type($quant_min)) `,` qualified(type($quant_max)) `,`
        qualified(type($dtype)) `,` qualified(type($out_dtype)) `->` qualified(type($result))
    """


class QuantizedDecomposedDequantizePerTensorOp(d.Op, dialect=torch, name="quantized_decomposed.dequantize_per_tensor"):
    input = d.Operand(AnyTorchTensorType)
    scale = d.Operand(FloatType)
    zero_point = d.Operand(IntType)
    quant_min = d.Operand(IntType)
    quant_max = d.Operand(IntType)
    dtype = d.Operand(IntType)
    out_dtype = d.Operand(CODES["int?"])
    result = d.Result(AnyTorchTensorType)
    assembly_format = """
        $input `,` $scale `,` $zero_point `,` $quant_min `,` $quant_max `,` $dtype `,` $out_dtype attr-dict `:`
        qualified(type($input)) `,` qualified(type($scale)) `,` qualified(type($zero_point)) `,`
        qualified(type($quant_min)) `,` qualified(type($quant_max)) `,` qualified(type($dtype)) `,`
        qualified(type($out_dtype)) `->` qualified(type($result))
    """


class QuantizedDecomposedQuantizePerChannelOp(d.Op, dialect=torch, name="quantized_decomposed.quantize_per_channel"):
    input = d.Operand(AnyTorchTensorType)
    scales = d.Operand(AnyTorchTensorType)
    zero_points = d.Operand(AnyTorchTensorType)
    axis = d.Operand(IntType)
    quant_min = d.Operand(IntType)
    quant_max = d.Operand(IntType)
    dtype = d.Operand(IntType)
    result = d.Result(AnyTorchTensorType)
    assembly_format = """
        $input `,` $scales `,` $zero_points `,` $axis `,` $quant_min `,` $quant_max `,` $dtype attr-dict `:`
        qualified(type($input)) `,` qualified(type($scales)) `,` qualified(type($zero_points)) `,`
        qualified(type($axis)) `,` qualified(type($quant_min)) `,` qualified(type($quant_max)) `,`
        qualified(type($dtype)) `->` qualified(type($result))
    """


class QuantizedDecomposedQuantizePerTensorOp(d.Op, dialect=torch, name="quantized_decomposed.quantize_per_tensor"):
    input = d.Operand(AnyTorchTensorType)
    scale = d.Operand(FloatType)
    zero_point = d.Operand(IntType)
    quant_min = d.Operand(IntType)
    quant_max = d.Operand(IntType)
    dtype = d.Operand(IntType)
    result = d.Result(AnyTorchTensorType)
    assembly_format = """
        $input `,` $scale `,` $zero_point `,` $quant_min `,` $quant_max `,` $dtype attr-dict `:`
        qualified(type($input)) `,` qualified(type($scale)) `,` qualified(type($zero_point)) `,`
        qualified(type($quant_min)) `,` qualified(type($quant_max)) `,` qualified(type($dtype)) `->`
        qualified(type($result))
    """


class RuntimeAssertOp(d.Op, dialect=torch, name="runtime.assert"):
    condition = d.Operand(BoolType)
    message = d.Attr(d.StrAttr)
    assembly_format = "$condition `,` $message attr-dict"


class ShapeCalculateOp(d.Op, dialect=torch, name="shape.calculate"):
    results = d.Results(AnyTorchType)
    body = d.Region(1)
    calculation = d.Region(1)
    region_checks = (d.Check("RegionEdges"),)
    facts = {"region_edges": (Edge(OPERATION, 1), Edge(0, OPERATION))}
    assembly_format = "$body `shapes` $calculation attr-dict `:` type($results)"


class ShapeCalculateYieldOp(d.Op, dialect=torch, name="shape.calculate.yield"):
    results_ = d.Operands(AnyTorchType)
    traits = (d.Terminator, d.ReturnLike, d.HasParent("torch.shape.calculate"))
    assembly_format = "attr-dict ($results^ `:` type($results))?"


class ShapeCalculateYieldShapesOp(d.Op, dialect=torch, name="shape.calculate.yield.shapes"):
    results_ = d.Operands(CODES["int[]"])
    traits = (d.Terminator, d.HasParent("torch.shape.calculate"))
    checks = (d.Check("torch.Calculated", "shapes"),)
    assembly_format = "attr-dict ($results^ `:` type($results))?"


class SlotOp(d.Op, dialect=torch, name="slot"):
    name_ = d.Attr(d.StrAttr)
    value = d.Operand(AnyTorchType)
    traits = (d.HasParent("torch.nn_module"),)
    facts = {"torch.kind": "slot"}
    assembly_format = "$name `,` $value attr-dict `:` qualified(type($value))"


class SymbolicIntOp(d.Op, dialect=torch, name="symbolic_int"):
    symbol_name = d.Attr(d.StrAttr)
    min_val = d.Attr(d.I64Attr)
    max_val = d.Attr(d.I64Attr)
    result = d.Result(IntType)
    traits = (d.Pure,)
    facts = {"torch.kind": "symbol"}
    assembly_format = """
        $symbol_name ` ` `{` `min_val` `=` $min_val `,` `max_val` `=` $max_val `}` attr-dict `:` type($result)
    """


class TensorStaticInfoCastOp(d.Op, dialect=torch, name="tensor_static_info_cast"):
    operand = d.Operand(AnyTorchTensorType)
    result = d.Result(AnyTorchTensorType)
    traits = (d.Pure,)
    checks = (d.Check("torch.Cast", "compatible"),)
    assembly_format = "$operand attr-dict `:` qualified(type($operand)) `to` qualified(type($result))"


class ValsemVariantAtenBernoulliFloatOp(d.Op, dialect=torch, name="valsem.aten.bernoulli.float"):
    self_ = d.Operand(AnyTorchTensorType)
    p = d.Operand(FloatType)
    generator = d.Operand(CODES["Generator?"])
    result = d.Result(AnyTorchTensorType)
    assembly_format = """
        $self `,` $p `,` $generator attr-dict `:` type($self) `,` type($p) `,` type($generator) `->`
        type($result)
    """


class ValueTensorLiteralOp(d.Op, dialect=torch, name="vtensor.literal"):
    value = d.Attr(ElementsAttr)
    result = d.Result(ValueTensorType)
    traits = (d.ConstantLike, d.Pure)
    infer = Infer("torch.ValueLiteral", "value")
    checks = (d.Check("InferredTypes"),)
    assembly_format = "`(` $value `)` attr-dict `:` qualified(type($result))"


class CopyToNonValueTensorOp(d.Op, dialect=torch, name="copy.to_tensor"):
    operand = d.Operand(ValueTensorType)
    result = d.Result(NonValueTensorType)
    traits = (d.TypesMatchWith("operand is corresponding !torch.vtensor", "result", "operand", "torch.Other"),)
    assembly_format = "$operand attr-dict `:` qualified(type($result))"


class CopyToValueTensorOp(d.Op, dialect=torch, name="copy.to_vtensor"):
    operand = d.Operand(NonValueTensorType)
    result = d.Result(ValueTensorType)
    traits = (d.TypesMatchWith("operand is corresponding !torch.tensor", "result", "operand", "torch.Other"),)
    assembly_format = "$operand attr-dict `:` qualified(type($result))"
