"""The transform dialect, what upstream wrote by hand: constructors that make bodies and take operations for their results."""

from __future__ import annotations

from mlircore.dialects._build import answer, value_of, values_of
from mlircore.dialects.transform import base, control, handles as _handles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["AnyOpTypeT", "ApplyPatternsOp", "ApplyRegisteredPassOp", "CastOp", "ForeachOp", "GetParentOp", "MergeHandlesOp", "NamedSequenceOp", "ReplicateOp",
           "SequenceOp", "YieldOp", "any_op_t", "apply_patterns", "apply_registered_pass", "cast", "foreach", "get_parent_op", "merge_handles",
           "named_sequence", "replicate", "sequence", "yield_"]


class _WithBody:
    """The properties of operations with one body."""

    @property
    def body(self: Any) -> Any:
        """The block of the body."""
        return self.regions[0].blocks[0]

    @property
    def bodyTarget(self: Any) -> Any:
        """The first argument of the body, which is the handle of the target."""
        return self.regions[0].blocks[0].arguments[0]

    @property
    def bodyExtraArgs(self: Any) -> Any:
        """The other arguments of the body."""
        return self.regions[0].blocks[0].arguments[1:]


class CastOp(_handles.CastOp):
    """The same operations as a handle of another type."""

    def __init__(self, result_type: Any, target: Any, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(result_type, value_of(target), loc=loc, ip=ip)


class ApplyPatternsOp(control.ApplyPatternsOp):
    """Rewrites all inside with the patterns in its body."""

    def __init__(self, target: Any, apply_cse: bool = False, max_iterations: Any = None, max_num_rewrites: Any = None, *, loc: Any = None,
                 ip: Any = None) -> None:
        super().__init__(value_of(target), apply_cse=apply_cse, max_iterations=max_iterations, max_num_rewrites=max_num_rewrites, loc=loc,
                         ip=ip)
        self.regions[0].blocks.append()

    @property
    def patterns(self) -> Any:
        """The block of the patterns."""
        return self.regions[0].blocks[0]


class GetParentOp(_handles.GetParentOp):
    """The operations around others."""

    def __init__(self, result_type: Any, target: Any, *, isolated_from_above: bool = False, allow_empty_results: bool = False,
                 op_name: Any = None, deduplicate: bool = False, nth_parent: int = 1, loc: Any = None, ip: Any = None) -> None:
        super().__init__(result_type, value_of(target), isolated_from_above=isolated_from_above, allow_empty_results=allow_empty_results,
                         op_name=op_name, deduplicate=deduplicate, nth_parent=nth_parent, loc=loc, ip=ip)


class MergeHandlesOp(_handles.MergeHandlesOp):
    """All that several handles have."""

    def __init__(self, handles: Any, *, deduplicate: bool = False, results: Any = None, loc: Any = None, ip: Any = None) -> None:
        values = [value_of(handle) for handle in handles]
        super().__init__(values, deduplicate=deduplicate, results=results or [values[0].type], loc=loc, ip=ip)


class ReplicateOp(_handles.ReplicateOp):
    """Handles, as often as another one has operations."""

    def __init__(self, pattern: Any, handles: Any, *, loc: Any = None, ip: Any = None) -> None:
        values = [value_of(handle) for handle in handles]
        super().__init__([value.type for value in values], value_of(pattern), values, loc=loc, ip=ip)


class SequenceOp(_WithBody, control.SequenceOp):
    """Operations that are done one after another. `target`: a handle, or the type of the one that the body gets."""

    def __init__(self, failure_propagation_mode: Any, results: Any, target: Any, extra_bindings: Any = None, *, loc: Any = None,
                 ip: Any = None) -> None:
        is_type = isinstance(target, ir.Type)
        root: Any = None if is_type else value_of(target)
        extra = list(values_of(extra_bindings))
        types = [each if isinstance(each, ir.Type) else each.type for each in extra]
        values = [each for each in extra if not isinstance(each, ir.Type)]
        super().__init__(results, failure_propagation_mode, values, root=root, loc=loc, ip=ip)
        self.regions[0].blocks.append(target if is_type else root.type, *types)


class NamedSequenceOp(_WithBody, control.NamedSequenceOp):
    """Operations that have a name, to be included or to match."""

    def __init__(self, sym_name: Any, input_types: Any, result_types: Any, *, sym_visibility: Any = None, arg_attrs: Any = None,
                 res_attrs: Any = None, loc: Any = None, ip: Any = None) -> None:
        held = ir.TypeAttr.get(ir.FunctionType.get(input_types, result_types))
        super().__init__(sym_name, held, sym_visibility=sym_visibility, arg_attrs=arg_attrs, res_attrs=res_attrs, loc=loc, ip=ip)
        self.regions[0].blocks.append(*input_types)

    def apply(self, payload: Any, transform_options: Any = None) -> None:
        """Runs the sequence on a payload: see `mlircore.dialects.transform.interpreter`. Its parent must be a module."""
        from mlircore.dialects.transform import interpreter

        module = self.operation.parent
        assert module is not None and module.name == "builtin.module" and "transform.with_named_sequence" in module.operation.attributes
        interpreter.apply_named_sequence(payload, self, module, transform_options)


class YieldOp(control.YieldOp):
    """The end of a region, and what it answers."""

    def __init__(self, operands: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(values_of(operands), loc=loc, ip=ip)


class ForeachOp(control.ForeachOp):
    """Does its body for each operation, value or parameter."""

    def __init__(self, results: Any, targets: Any, *, with_zip_shortest: bool = False, loc: Any = None, ip: Any = None) -> None:
        values = [value_of(target) for target in targets]
        super().__init__(results, values, with_zip_shortest=with_zip_shortest, loc=loc, ip=ip)
        self.regions[0].blocks.append(*[value.type for value in values])

    @property
    def body(self) -> Any:
        """The block of the body."""
        return self.regions[0].blocks[0]

    @property
    def bodyTargets(self) -> Any:
        """The arguments of the body, which are the handles of the targets."""
        return self.regions[0].blocks[0].arguments


def _option(value: Any, operands: list[Any], context: Any) -> Any:
    """The attribute for an option of a pass; handles go into `operands`."""
    if isinstance(value, (ir.Value, ir._OperationBase)):
        operands.append(value_of(value))
        index = ir.IntegerAttr.get(ir.IntegerType.get_signless(64, context), len(operands) - 1)
        return base.ParamOperandAttr.get(index, context=context)
    if isinstance(value, ir.Attribute):
        return value
    if isinstance(value, bool):
        return ir.BoolAttr.get(value, context)
    if isinstance(value, int):
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(64, context), value)
    if isinstance(value, str):
        return ir.StringAttr.get(value, context)
    if isinstance(value, (list, tuple)):
        return ir.ArrayAttr.get([_option(each, operands, context) for each in value], context)
    raise TypeError(f"Unsupported option type: {type(value)}")


class ApplyRegisteredPassOp(control.ApplyRegisteredPassOp):
    """Runs a pass, by name. `options`: attributes, handles of parameters, Python's numbers and strings, and lists of such, by name."""

    def __init__(self, result: Any, target: Any, pass_name: Any, *, options: Any = None, loc: Any = None, ip: Any = None) -> None:
        operands: list[Any] = []
        root = value_of(target)
        held = {key.value if isinstance(key, ir.StringAttr) else key: _option(value, operands, root.context)
                for key, value in (options or {}).items()}
        super().__init__(result, root, pass_name, operands, options=ir.DictAttr.get(held, root.context), loc=loc, ip=ip)


def cast(result_type: Any, target: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The result of a `CastOp`."""
    return CastOp(result_type, target, loc=loc, ip=ip).result


def apply_patterns(target: Any, apply_cse: bool = False, max_iterations: Any = None, max_num_rewrites: Any = None, *, loc: Any = None,
                   ip: Any = None) -> Any:
    """An `ApplyPatternsOp`."""
    return ApplyPatternsOp(target, apply_cse, max_iterations, max_num_rewrites, loc=loc, ip=ip)


def get_parent_op(result_type: Any, target: Any, *, isolated_from_above: bool = False, allow_empty_results: bool = False,
                  op_name: Any = None, deduplicate: bool = False, nth_parent: int = 1, loc: Any = None, ip: Any = None) -> Any:
    """The result of a `GetParentOp`."""
    return GetParentOp(result_type, target, isolated_from_above=isolated_from_above, allow_empty_results=allow_empty_results, op_name=op_name,
                       deduplicate=deduplicate, nth_parent=nth_parent, loc=loc, ip=ip).result


def merge_handles(handles: Any, *, deduplicate: bool = False, results: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """The result of a `MergeHandlesOp`."""
    return MergeHandlesOp(handles, deduplicate=deduplicate, results=results, loc=loc, ip=ip).result


def replicate(pattern: Any, handles: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """The results of a `ReplicateOp`."""
    return answer(ReplicateOp(pattern, handles, loc=loc, ip=ip))


def sequence(failure_propagation_mode: Any, results: Any, target: Any, extra_bindings: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
    """The results of a `SequenceOp`, or itself without any."""
    return answer(SequenceOp(failure_propagation_mode, results, target, extra_bindings, loc=loc, ip=ip))


def named_sequence(sym_name: Any, input_types: Any, result_types: Any, *, sym_visibility: Any = None, arg_attrs: Any = None,
                   res_attrs: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """A `NamedSequenceOp`."""
    return NamedSequenceOp(sym_name, input_types, result_types, sym_visibility=sym_visibility, arg_attrs=arg_attrs, res_attrs=res_attrs,
                           loc=loc, ip=ip)


def yield_(operands: Any = None, *, loc: Any = None, ip: Any = None) -> Any:
    """A `YieldOp`."""
    return YieldOp(operands, loc=loc, ip=ip)


def apply_registered_pass(result: Any, target: Any, pass_name: Any, *, options: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """The result of an `ApplyRegisteredPassOp`."""
    return ApplyRegisteredPassOp(result, target, pass_name, options=options, loc=loc, ip=ip).result


def foreach(results: Any, targets: Any, *, with_zip_shortest: bool = False, loc: Any = None, ip: Any = None) -> Any:
    """The results of a `ForeachOp`, or itself without any."""
    return answer(ForeachOp(results, targets, with_zip_shortest=with_zip_shortest, loc=loc, ip=ip))


AnyOpTypeT = base.AnyOpType


def any_op_t() -> Any:
    """`!transform.any_op`."""
    return base.AnyOpType.get()
