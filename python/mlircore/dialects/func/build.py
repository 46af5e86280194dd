"""The hand-written part of upstream's func module: functions from types and from Python functions, calls of them."""

from __future__ import annotations

from mlircore.dialects.func import ops
from mlircore.dialects._build import values_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    ir: Any
else:
    from mlircore import ir

__all__ = ["ARGUMENT_ATTRIBUTE_NAME", "RESULT_ATTRIBUTE_NAME", "CallOp", "ConstantOp", "FuncOp", "func"]

ARGUMENT_ATTRIBUTE_NAME = "arg_attrs"
RESULT_ATTRIBUTE_NAME = "res_attrs"


class ConstantOp(ops.ConstantOp):
    """A function as a value."""

    __slots__ = ()

    @property
    def type(self) -> Any:
        """The type of its result."""
        return self.operation.results[0].type


class FuncOp(ops.FuncOp):
    """A function. `type`: a FunctionType, or a pair of lists of types: inputs and results.

    `visibility`: "public", "private" or "nested". `body_builder` is called with the function at the end of an entry block made for it,
    and must put a terminator there.
    """

    __slots__ = ()

    def __init__(self, name: Any, type: Any, *, visibility: Any = None, body_builder: Callable[[Any], object] | None = None,
                 loc: Any = None, ip: Any = None) -> None:
        if isinstance(type, tuple):
            type = ir.FunctionType.get(inputs=type[0], results=type[1])
        super().__init__(str(name), type, sym_visibility=None if visibility is None else str(visibility), loc=loc, ip=ip)
        if body_builder:
            with ir.InsertionPoint(self.add_entry_block()):
                body_builder(self)

    @property
    def is_external(self) -> bool:
        """Whether it has no body."""
        return len(self.regions[0].blocks) == 0

    @property
    def body(self) -> Any:
        """Its region."""
        return self.regions[0]

    @property
    def type(self) -> Any:
        """Its function type."""
        function_type: Any = self.attributes["function_type"]
        return ir.FunctionType(function_type.value)

    @property
    def visibility(self) -> Any:
        """The attribute of its visibility."""
        return self.attributes["sym_visibility"]

    @property
    def name(self) -> Any:
        """Its name, a StringAttr."""
        return self.attributes["sym_name"]

    @property
    def entry_block(self) -> Any:
        """The first block. Raises `IndexError` when there is none."""
        if self.is_external:
            raise IndexError("External function does not have a body")
        return self.regions[0].blocks[0]

    def add_entry_block(self, arg_locs: Any = None) -> Any:
        """Makes the first block, with an argument for each input. Raises `IndexError` when there is one."""
        if not self.is_external:
            raise IndexError("The function already has an entry block!")
        self.body.blocks.append(*self.type.inputs, arg_locs=arg_locs)
        return self.body.blocks[0]

    @property
    def arg_attrs(self) -> Any:
        """Attributes of arguments, an ArrayAttr of dictionaries; empty ones when the function has none."""
        if ARGUMENT_ATTRIBUTE_NAME not in self.attributes:
            return ir.ArrayAttr.get([ir.DictAttr.get({}) for _ in self.type.inputs])
        return self.attributes[ARGUMENT_ATTRIBUTE_NAME]

    @arg_attrs.setter
    def arg_attrs(self, attribute: Any) -> None:
        if not isinstance(attribute, ir.Attribute):
            attribute = ir.ArrayAttr.get(attribute, context=self.context)
        self.attributes[ARGUMENT_ATTRIBUTE_NAME] = attribute

    @property
    def arguments(self) -> Any:
        """The arguments of the first block."""
        return self.entry_block.arguments

    @property
    def result_attrs(self) -> Any:
        """Attributes of results, an ArrayAttr of dictionaries."""
        return self.attributes[RESULT_ATTRIBUTE_NAME]

    @result_attrs.setter
    def result_attrs(self, attribute: Any) -> None:
        self.attributes[RESULT_ATTRIBUTE_NAME] = attribute

    @classmethod
    def from_py_func(cls, *inputs: Any, results: Any = None, name: str | None = None) -> Callable[[Callable[..., Any]], Any]:
        """A decorator that makes a function from a Python function, which is called with the entry block's arguments.

        `inputs`: the types of the arguments. Without `results`, the values that the Python function returns become the operands of a
        `func.return` and decide the result types. With `results`, it returns None and makes its terminators itself. `name`: by default the
        Python function's. A parameter `func_op` of the Python function gets the function. The decorator returns a function that builds a
        call of the new function at the current insertion point.
        """

        def decorator(body: Callable[..., Any]) -> Any:
            symbol = name or body.__name__
            made = FuncOp(name=symbol, type=ir.FunctionType.get(inputs=list(inputs), results=[] if results is None else list(results)))
            with ir.InsertionPoint(made.add_entry_block()):
                more = {"func_op": made} if _takes_func_op(body) else {}
                returned = body(*made.entry_block.arguments, **more)
                if results is not None:
                    if returned is not None:
                        raise AssertionError("Capturing a python function with explicit `results=` requires that the wrapped function "
                                             "returns None.")
                    types = list(results)
                else:
                    values = _returned_values(returned)
                    ops.ReturnOp(values)
                    types = [value.type for value in values]
                    made.function_type = ir.FunctionType.get(inputs=list(inputs), results=types)

            def call(*arguments: Any) -> Any:
                op = CallOp(types, symbol, list(arguments))
                return op.operation.result if len(types) == 1 else op.operation.results

            call.__name__ = body.__name__
            call.func_op = made  # type: ignore[attr-defined]
            return call

        return decorator


def _takes_func_op(body: Callable[..., Any]) -> bool:
    import inspect

    parameters = inspect.signature(body).parameters.values()
    return any(each.kind == each.VAR_KEYWORD or (each.name == "func_op" and each.kind in (each.POSITIONAL_OR_KEYWORD, each.KEYWORD_ONLY))
               for each in parameters)


def _returned_values(returned: Any) -> list[Any]:
    if returned is None:
        return []
    return [returned] if isinstance(returned, ir.Value) else list(values_of(returned))


func = FuncOp.from_py_func


class CallOp(ops.CallOp):
    """A call: `CallOp(function, [arguments])`, or `CallOp([result types], "name" or symbol reference, [arguments])`."""

    __slots__ = ()

    def __init__(self, calleeOrResults: Any, argumentsOrCallee: Any, arguments: Any = None, *, loc: Any = None, ip: Any = None) -> None:
        if isinstance(calleeOrResults, ops.FuncOp):
            callee = calleeOrResults
            if not isinstance(argumentsOrCallee, list):
                raise ValueError("when constructing a call to a function, expected the second argument to be a list of call arguments, "
                                 f"got {type(argumentsOrCallee)}")
            if arguments is not None:
                raise ValueError("unexpected third argument when constructing a callto a function")
            function_type: Any = callee.attributes["function_type"]
            name: Any = callee.attributes["sym_name"]
            super().__init__(ir.FunctionType(function_type.value).results, name.value, argumentsOrCallee, loc=loc, ip=ip)
            return
        if isinstance(argumentsOrCallee, list):
            raise ValueError("when constructing a call to a function by name, expected the second argument to be a string or a "
                             f"FlatSymbolRefAttr, got {type(argumentsOrCallee)}")
        super().__init__(calleeOrResults, argumentsOrCallee, arguments, loc=loc, ip=ip)
