"""Assembly formats: directives that are C++ upstream become those of the core with the same form."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from mlircore.compile import names
from mlircore.compile.files import of_package
from mlircore.define.packs import PACKS

# The core's routine for each directive: its name where it takes the same arguments, else the text in place of the directive, in which {0}
# is the first argument. The namespace before a name is that of the dialect whose C++ code has the directive; without it, all have it.
_SAME = (
    "async.AwaitResultType gpu.AllReduceOperation gpu.AsyncDependencies gpu.OffloadingHandler gpu.LaunchDimType gpu.LaunchFuncOperands "
    "irdl.SingleBlockRegion llvm.GEPIndices sparse_tensor.LevelRange DynamicIndexList").split()
DIRECTIVES = {
    **{name: name.rpartition(".")[2] for name in _SAME},
    "acc.DeviceTypeOperandsWithKeywordOnly": "acc.DeviceTypeOperands", "acc.DeviceTypeOperands": "acc.TypedOperands",
    "acc.AccVar": "acc.DeviceVariable", "acc.WaitClause": "acc.Wait", "acc.OperandWithKeywordOnly": "acc.OperandsOrKeyword",
    "acc.OperandsWithKeywordOnly": "acc.OperandsOrKeyword", "acc.NumGangs": "acc.Segments", "acc.DeviceTypeOperandsWithSegment": "acc.Segments",
    "acc.CombinedConstructsLoop": "acc.CombinedLoop", "acc.GangClause": "acc.Gang", "acc.LoopControl": "acc.LoopControl",
    "acc.BindName": "acc.BindNames", "acc.RoutineGangClause": "acc.RoutineGang", "acc.DeviceTypeArrayAttr": "acc.DeviceTypeList",
    "acc.RecipeSym": "{0}",
    "amdgpu.MNKDimensionList": "amdgpu.Sizes",
    "cf.SwitchOpCases": "custom<`cf.SwitchCases`>({*}, {segments})", "spirv.SwitchOpCases": "custom<`cf.SwitchCases`>({*}, {segments})",
    "llvm.SwitchOpCases": "custom<`llvm.SwitchCases`>({*}, {segments})",
    "llvm.IndirectBrOpSucessors": "custom<`llvm.Successors`>({1}, {2}, {3}, {segments})",
    "emitc.EmitCFieldOpTypeAndInitialValue": "emitc.TypeAndValue", "emitc.EmitCGlobalOpTypeAndInitialValue": "emitc.TypeAndValue",
    "emitc.SwitchCases": "RegionCases", "scf.SwitchCases": "RegionCases",
    "irdl.AttributesOp": "custom<`pdl.NamedValues`>({*}, `tight`)", "irdl.NamedValueListWithVariadicity": "irdl.Values",
    "irdl.NamedValueList": "NamedValues",
    "llvm.InsertExtractValueElementType": "llvm.ElementType", "llvm.LLVMLinkage": "`` custom<EnumKeyword>({0})",
    "llvm.ShuffleType": "llvm.ShuffleType",
    "memref.GlobalMemrefOpTypeAndInitialValue": "GlobalMemref",
    "ml_program.TokenOrdering": "ml_program.Ordering", "ml_program.SymbolVisibility": "ml_program.Visibility",
    "ml_program.TypedInitialValue": "ml_program.InitialValue",
    "omp.SynchronizationHint": "omp.Hint", "omp.ClauseAttr": "omp.Case", "omp.AllocateAndAllocator": "omp.Allocators",
    "omp.OrderClause": "omp.Order", "omp.MapClause": "omp.MapFlags", "omp.CaptureType": "omp.Capture", "omp.MembersIndex": "omp.MemberIndices",
    "omp.AlignedClause": "custom<`omp.Listed`>({*}, `alignment`)", "omp.Copyprivate": "custom<`omp.Listed`>({*}, `symbol`)",
    "omp.DependVarList": "custom<`omp.Listed`>({*}, `kind`)", "omp.LinearClause": "omp.Linear", "omp.ScheduleClause": "omp.Schedule",
    "omp.GrainsizeClause": "custom<`omp.Granularity`>({*}, `grainsize`)", "omp.NumTasksClause": "custom<`omp.Granularity`>({*}, `num_tasks`)",
    "omp.LoopTransformClis": "omp.LoopLists",
    "omp.PrivateRegion": "custom<`omp.Region`>({0}, `private`, {1}, {2}, {3}, {4})",
    "omp.PrivateReductionRegion": "custom<`omp.Region`>({0}, `private`, {1}, {2}, {3}, {4}, `reduction`, {6}, {7}, {8}, {9}, {5})",
    "omp.TaskReductionRegion": "custom<`omp.Region`>({0}, `task_reduction`, {1}, {2}, {3}, {4})",
    "omp.InReductionPrivateRegion": "custom<`omp.Region`>({0}, `in_reduction`, {1}, {2}, {3}, {4}, `private`, {5}, {6}, {7}, {8})",
    "omp.InReductionPrivateReductionRegion": "custom<`omp.Region`>({0}, `in_reduction`, {1}, {2}, {3}, {4}, `private`, {5}, {6}, {7}, {8}, "
                                             "`reduction`, {10}, {11}, {12}, {13}, {9})",
    "omp.UseDeviceAddrUseDevicePtrRegion": "custom<`omp.Region`>({0}, `use_device_addr`, {1}, {2}, `use_device_ptr`, {3}, {4})",
    "omp.TargetOpRegion": "custom<`omp.Region`>({0}, `has_device_addr`, {1}, {2}, `host_eval`, {3}, {4}, `in_reduction`, {5}, {6}, {7}, {8}, "
                          "`map_entries`, {9}, {10}, `private`, {11}, {12}, {13}, {14}, {15})",
    "pdl.OperationOpAttributes": "pdl.NamedValues", "pdl.RangeType": "pdl.RangeType", "pdl.ResultsValueType": "pdl.ResultsType",
    "pdl_interp.RangeType": "pdl.RangeType", "pdl_interp.CreateOperationOpAttributes": "pdl.NamedValues",
    "pdl_interp.CreateOperationOpResults": "pdl.CreatedResults",
    "shard.DimensionList": "shard.Sizes",
    "spirv.ImageOperands": "spirv.ImageOperands",
    "tosa.VariableOpTypeOrInitialValue": "tosa.TypeOrValue",
    "transform.ForeachMatchSymbols": "transform.MatchSymbols", "transform.TransformMatchDims": "transform.MatchDims",
    "transform.SemiFunctionType": "custom<SemiFunctionType>({*}{single})",
    "transform.ContinuousTileSizeTypes": "custom<SemiFunctionType>({0}, {1}, `function`)",
    "transform.MultitileSizesTypes": "custom<SemiFunctionType>({0}, {1}, `function`)",
    "transform.PackedOrDynamicIndexList": "DynamicIndexList",
    "wasmssa.ElseRegion": "wasmssa.Else",
    "xegpu.OptionalDynamicIndexList": "xegpu.Offsets",
    # those of IREE, which its dialects share
    "SymbolVisibility": "iree.Visibility", "SymbolAlias": "iree.Alias", "TypeOrAttr": "iree.TypeOrValue", "TypeAlias": "iree.TypeAs",
    "SizeAwareType": "iree.TypeOfSize", "OperandTypeList": "iree.Types", "ShapedTypeList": "iree.SizedTypes",
    "ShapedTiedResult": "custom<`iree.TiedResult`>({*}, ref($target))", "TiedFunctionResultList": "iree.TiedResults",
    "ShapedFunctionType": "iree.SizedFunctionType", "ShapedFunctionSignature": "`` custom<`iree.Signature`>({*}, `always`)",
    "TypedValueList": "iree.ValuesOfType", "ValueTypeList": "iree.TypedValues", "RangeList": "iree.Ranges",
    "ListTypeGet": "iree.ListGet", "ListTypeSet": "iree.ListSet", "ListElementType": "iree.ListElement",
    "flow.WorkgroupCountRegion": "custom<`iree.Workgroups`>({*}, `workgroups`)", "stream.WorkgroupCountRegion": "custom<`iree.Workgroups`>({*}, `workgroups`)",
    "hal.WorkgroupCountRegion": "iree.Workgroups", "ExportConditionRegion": "iree.Condition", "DispatchEntryPoints": "iree.EntryPoints",
    "DispatchOperands": "iree.DispatchOperands", "ResourceRegion": "iree.ResourceRegion", "ExplicitResourceRegion": "iree.CaptureRegion",
    "ParameterReference": "iree.Parameter",
}
_WORDS = {  # arguments that are C++ code, with the routine's words; None: no word is needed
    '"{}"': None, '"false"': "`required`", '"::mlir::AsmParser::Delimiter::Paren"': "`parens`"}
_VARIABLE_AND_TYPE = re.compile(r"custom<Var>\(([^()]*)\)\s*`:`\s*custom<VarPtrType>\((type\(\S+\)),\s*(\$\w+)\)")  # one directive here
_CUSTOM = re.compile(r"custom\s*<\s*(\w+)\s*>\s*\(")


def arguments(text: str, start: int) -> tuple[list[str], int]:
    """The arguments of a directive after its open parenthesis, and where it ends."""
    found, depth, at, begin, quoted = list[str](), 0, start, start, False
    while at < len(text):
        mark = text[at]
        if mark == "`":
            quoted = not quoted
        elif not quoted and mark in "([<{":
            depth += 1
        elif not quoted and mark == ")" and depth == 0:
            last = text[begin:at].strip()
            return [*found, last] if last else found, at + 1
        elif not quoted and mark in ")]>}":
            depth -= 1
        elif not quoted and mark == "," and depth == 0:
            found.append(text[begin:at].strip())
            begin = at + 1
        at += 1
    return found, at


def _single(given: list[str], singles: Collection[str]) -> str:
    """The word for a result that is one, when no other word is there."""
    return ", `single`" if given[-1].removeprefix("type($").removesuffix(")") in singles else ""


def _word(argument: str) -> list[str]:
    """The words in place of an argument."""
    if argument in _WORDS:
        word = _WORDS[argument]
        return [] if word is None else [word]
    return [argument]


def _with_directives(text: str, of: Mapping[str, str]) -> str:
    """The text with a directive in the place of variables that need one."""
    return re.sub(r"\$\w+", lambda found: f"custom<`{of[found[0][1:]]}`>({found[0]})" if found[0][1:] in of else found[0], text)


def _may_have(form: str, namespace: str) -> bool:
    """Whether definitions of the namespace can have the directives: those of mlircore have all."""
    text = form if "{" in form else f"custom<`{form}`>"
    return namespace in PACKS or namespace in of_package() or all(use.is_for_all for use in names.used_by_format("ROUTINES", text))


def translated(text: str, namespace: str, segments: str = "", singles: Collection[str] = (), of: Mapping[str, str] | None = None) -> tuple[str, list[str]]:
    """`segments`: the attribute with the sizes of operands that are a list of lists; `singles`: results that are one; `of`: the core's directive
    for a variable. Returns the format with the core's directives, and the names of directives that it has not."""
    text = _VARIABLE_AND_TYPE.sub(r"custom<`acc.Variable`>(\1, \2, \3)", text)
    made, at, unknown = "", 0, list[str]()
    for match in _CUSTOM.finditer(text):
        if match.start() < at:
            continue  # inside of one that was translated
        given, end = arguments(text, match.end())
        form = DIRECTIVES.get(f"{namespace}.{match[1]}") or DIRECTIVES.get(match[1])
        if form is None or not _may_have(form, namespace):
            unknown.append(match[1])
            made += _with_directives(text[at:match.start()], of or {}) + text[match.start():end]
        else:
            form = form if "{" in form else f"custom<`{form}`>({{*}})"
            given = [word for each in given for word in _word(each)]
            try:
                made += _with_directives(text[at:match.start()], of or {}) + form.replace("{*}", ", ".join(given)).format(*given, segments=segments, single=_single(given, singles))
            except IndexError:
                unknown.append(match[1])
        at = end
    return " ".join((made + _with_directives(text[at:], of or {})).split()), unknown
