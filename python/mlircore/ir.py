"""Contexts, modules, operations, values, types and attributes, with upstream's names."""

from ._core import (
    _GlobalDebug,
    _OperationBase,
    AffineAddExpr,
    AffineBinaryExpr,
    AffineCeilDivExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprList,
    AffineFloorDivExpr,
    AffineMap,
    AffineMapAttr,
    AffineModExpr,
    AffineMulExpr,
    AffineSymbolExpr,
    append_load_on_create_dialect,
    AsmState,
    Attribute,
    BF16Type,
    Block,
    BlockArgument,
    BlockArgumentList,
    BlockIterator,
    BlockList,
    BlockPredecessors,
    BlockSuccessors,
    CallSiteLoc,
    Columns,
    ComplexType,
    Context,
    CurrentLocAction,
    Diagnostic,
    DiagnosticHandler,
    DiagnosticInfo,
    DiagnosticSeverity,
    Dialect,
    DialectDescriptor,
    DialectRegistry,
    Dialects,
    DynamicOpTrait,
    F128Type,
    F16Type,
    F32Type,
    F64Type,
    F80Type,
    FileLineColLoc,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E4M3Type,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatTF32Type,
    FloatType,
    FunctionType,
    FusedLoc,
    get_load_on_create_dialects,
    IndexType,
    InsertionPoint,
    IntegerSet,
    IntegerSetAttr,
    IntegerSetConstraint,
    IntegerSetConstraintList,
    IntegerType,
    IsIsolatedFromAboveTrait,
    IsTerminatorTrait,
    Location,
    MemRefType,
    MLIRError,
    Module,
    NamedAttribute,
    NameLoc,
    NoneType,
    NoTerminatorTrait,
    OnExplicitAction,
    OpAdaptor,
    OpaqueType,
    OpAttributeMap,
    Operation,
    OperationEquivalenceFlags,
    OperationIterator,
    OperationList,
    OpOperand,
    OpOperandIterator,
    OpOperandList,
    OpOperands,
    OpResult,
    OpResultList,
    OpSuccessors,
    OpView,
    ParseError,
    RankedTensorType,
    Region,
    RegionSequence,
    ShapedType,
    SymbolTable,
    ThreadPool,
    TupleType,
    Type,
    TypeID,
    UnknownLoc,
    UnrankedMemRefType,
    UnrankedTensorType,
    Value,
    VectorType,
    VerifyError,
    WalkOrder,
    WalkResult,
)
from ._core import _globals

__all__ = [
    "AffineAddExpr",
    "AffineBinaryExpr",
    "AffineCeilDivExpr",
    "AffineConstantExpr",
    "AffineDimExpr",
    "AffineExpr",
    "AffineExprList",
    "AffineFloorDivExpr",
    "AffineMap",
    "AffineMapAttr",
    "AffineModExpr",
    "AffineMulExpr",
    "AffineSymbolExpr",
    "AsmState",
    "Attribute",
    "BF16Type",
    "Block",
    "BlockArgument",
    "BlockArgumentList",
    "BlockIterator",
    "BlockList",
    "BlockPredecessors",
    "BlockSuccessors",
    "CallSiteLoc",
    "Columns",
    "ComplexType",
    "Context",
    "CurrentLocAction",
    "Diagnostic",
    "DiagnosticHandler",
    "DiagnosticInfo",
    "DiagnosticSeverity",
    "Dialect",
    "DialectDescriptor",
    "DialectRegistry",
    "Dialects",
    "DynamicOpTrait",
    "F128Type",
    "F16Type",
    "F32Type",
    "F64Type",
    "F80Type",
    "FileLineColLoc",
    "Float4E2M1FNType",
    "Float6E2M3FNType",
    "Float6E3M2FNType",
    "Float8E3M4Type",
    "Float8E4M3B11FNUZType",
    "Float8E4M3FNType",
    "Float8E4M3FNUZType",
    "Float8E4M3Type",
    "Float8E5M2FNUZType",
    "Float8E5M2Type",
    "Float8E8M0FNUType",
    "FloatTF32Type",
    "FloatType",
    "FunctionType",
    "FusedLoc",
    "IndexType",
    "InsertionPoint",
    "IntegerSet",
    "IntegerSetAttr",
    "IntegerSetConstraint",
    "IntegerSetConstraintList",
    "IntegerType",
    "IsIsolatedFromAboveTrait",
    "IsTerminatorTrait",
    "Location",
    "MLIRError",
    "MemRefType",
    "Module",
    "NameLoc",
    "NamedAttribute",
    "NoTerminatorTrait",
    "NoneType",
    "OnExplicitAction",
    "OpAdaptor",
    "OpAttributeMap",
    "OpOperand",
    "OpOperandIterator",
    "OpOperandList",
    "OpOperands",
    "OpResult",
    "OpResultList",
    "OpSuccessors",
    "OpView",
    "OpaqueType",
    "Operation",
    "OperationEquivalenceFlags",
    "OperationIterator",
    "OperationList",
    "ParseError",
    "RankedTensorType",
    "Region",
    "RegionSequence",
    "ShapedType",
    "SymbolTable",
    "ThreadPool",
    "TupleType",
    "Type",
    "TypeID",
    "UnknownLoc",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "Value",
    "VectorType",
    "VerifyError",
    "WalkOrder",
    "WalkResult",
    "_GlobalDebug",
    "_OperationBase",
    "append_load_on_create_dialect",
    "get_dialect_registry",
    "get_load_on_create_dialects",
    "get_ops_of_type",
    "get_parent_of_type",
    "loc_tracebacks",
]


def get_dialect_registry() -> DialectRegistry:
    """The registry that every context has; see `mlircore._mlir_libs`."""
    from ._mlir_libs import get_dialect_registry as registry

    return registry()


def get_parent_of_type(op: _OperationBase, op_class: type[OpView]) -> OpView | None:
    """The nearest operation around `op` that is of a class, or None. Raises `TypeError` for what is no subclass of OpView."""
    if not (isinstance(op_class, type) and issubclass(op_class, OpView)):
        raise TypeError(f"op_class must be an OpView subclass, got {op_class!r}")
    try:
        parent = op.parent
        while parent is not None:
            view = parent.opview
            if isinstance(view, op_class):
                return view
            parent = parent.parent
    except ValueError:
        pass  # the outermost is in no block
    return None


def get_ops_of_type(root: _OperationBase | Module, op_class: type[OpView] | None = None) -> list[OpView]:
    """All operations in `root`, itself included, or those of a class; inner ones first. Linear."""
    found: list[OpView] = []
    operation = root.operation if isinstance(root, Module) else root
    operation.walk(found.append, op_class=OpView if op_class is None else op_class)
    return found


class loc_tracebacks:
    """`with loc_tracebacks():` new operations get their locations from the Python stack, call by call, innermost first.

    `max_depth`: how many frames at most. `on_explicit_actn`: whether an explicit location is used, or the stack even then.
    `current_loc_actn`: whether the names that `Location.current` begins with are put around what was found.
    """

    def __init__(
        self,
        *,
        max_depth: int | None = None,
        on_explicit_actn: OnExplicitAction = OnExplicitAction.USE_EXPLICIT,
        current_loc_actn: CurrentLocAction = CurrentLocAction.FALLBACK,
    ) -> None:
        self._wanted = (max_depth, on_explicit_actn, current_loc_actn)

    def __enter__(self) -> None:
        self._before = (
            _globals.loc_tracebacks_enabled(),
            _globals.loc_tracebacks_frame_limit(),
            _globals.traceback_action_on_explicit_loc(),
            _globals.traceback_action_on_current_loc(),
        )
        depth, explicit, current = self._wanted
        self._set(True, self._before[1] if depth is None else depth, explicit, current)

    def __exit__(self, *exc: object) -> None:
        self._set(*self._before)

    @staticmethod
    def _set(enabled: bool, depth: int, explicit: OnExplicitAction, current: CurrentLocAction) -> None:
        _globals.set_loc_tracebacks_frame_limit(depth)
        _globals.set_traceback_action_on_explicit_loc(explicit)
        _globals.set_traceback_action_on_current_loc(current)
        _globals.set_loc_tracebacks_enabled(enabled)
