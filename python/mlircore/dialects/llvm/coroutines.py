"""Intrinsics of the llvm dialect for coroutines, debuggers and annotations."""

from mlircore.dialect import I1, I32, AllTypesMatch, AnySignlessInteger, Attr, Op, Operand, Result
from mlircore.dialects.llvm.attributes import AliasScopeAttr
from mlircore.dialects._llvm_constraints import AnyPointer, LLVMType, TokenType
from mlircore.dialects.llvm.base import llvm
from mlircore.dialects.llvm.metadata import DIExpressionAttr, DILabelAttr, DILocalVariableAttr

_FUNCTIONAL = "attr-dict `:` functional-type(operands, results)"


class CoroIdOp(Op, dialect=llvm, name="intr.coro.id"):
    """A coroutine, by its promise and functions."""

    align = Operand(I32)
    promise = Operand(AnyPointer)
    coroaddr = Operand(AnyPointer)
    fnaddrs = Operand(AnyPointer)
    res = Result(LLVMType)
    assembly_format = f"$align `,` $promise `,` $coroaddr `,` $fnaddrs {_FUNCTIONAL}"


class CoroBeginOp(Op, dialect=llvm, name="intr.coro.begin"):
    """The handle of a coroutine in its frame."""

    token = Operand(TokenType)
    mem = Operand(AnyPointer)
    res = Result(LLVMType)
    assembly_format = f"$token `,` $mem {_FUNCTIONAL}"


class CoroSizeOp(Op, dialect=llvm, name="intr.coro.size"):
    """How many bytes the frame needs."""

    res = Result(LLVMType)
    assembly_format = "attr-dict `:` type($res)"


class CoroAlignOp(Op, dialect=llvm, name="intr.coro.align"):
    """How the frame is aligned."""

    res = Result(LLVMType)
    assembly_format = "attr-dict `:` type($res)"


class CoroSaveOp(Op, dialect=llvm, name="intr.coro.save"):
    """A point that a coroutine is suspended at later."""

    handle = Operand(AnyPointer)
    res = Result(LLVMType)
    assembly_format = f"$handle {_FUNCTIONAL}"


class CoroSuspendOp(Op, dialect=llvm, name="intr.coro.suspend"):
    """Suspends a coroutine."""

    save = Operand(TokenType)
    final = Operand(I1)
    res = Result(LLVMType)
    assembly_format = "$save `,` $final attr-dict `:` type($res)"


class CoroEndOp(Op, dialect=llvm, name="intr.coro.end"):
    """Where a coroutine's own code ends."""

    handle = Operand(AnyPointer)
    unwind = Operand(I1)
    retvals = Operand(TokenType)
    res = Result(LLVMType)
    assembly_format = f"$handle `,` $unwind `,` $retvals {_FUNCTIONAL}"


class CoroFreeOp(Op, dialect=llvm, name="intr.coro.free"):
    """The memory of a frame, to be freed."""

    id = Operand(TokenType)
    handle = Operand(AnyPointer)
    res = Result(LLVMType)
    assembly_format = f"$id `,` $handle {_FUNCTIONAL}"


class CoroResumeOp(Op, dialect=llvm, name="intr.coro.resume"):
    """Goes on with a suspended coroutine."""

    handle = Operand(AnyPointer)
    assembly_format = "$handle attr-dict `:` qualified(type($handle))"


class CoroPromiseOp(Op, dialect=llvm, name="intr.coro.promise"):
    """The promise of a handle, or the handle of a promise."""

    handle = Operand(AnyPointer)
    align = Operand(I32)
    from_ = Operand(I1)
    res = Result(AnyPointer)
    assembly_format = f"$handle `,` $align `,` $from {_FUNCTIONAL}"


# --- debug information ---


class DbgDeclareOp(Op, dialect=llvm, name="intr.dbg.declare"):
    """The address of a variable of the source."""

    addr = Operand(AnyPointer)
    varInfo = Attr(DILocalVariableAttr)
    locationExpr = Attr(DIExpressionAttr, default="#llvm.di_expression<>")
    assembly_format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict"


class DbgValueOp(Op, dialect=llvm, name="intr.dbg.value"):
    """The value of a variable of the source."""

    value = Operand(LLVMType)
    varInfo = Attr(DILocalVariableAttr)
    locationExpr = Attr(DIExpressionAttr, default="#llvm.di_expression<>")
    assembly_format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict"


class DbgLabelOp(Op, dialect=llvm, name="intr.dbg.label"):
    """A label of the source."""

    label = Attr(DILabelAttr)
    assembly_format = "$label attr-dict"


class NoAliasScopeDeclOp(Op, dialect=llvm, name="intr.experimental.noalias.scope.decl"):
    """A scope of aliasing begins."""

    scope = Attr(AliasScopeAttr)
    assembly_format = "$scope attr-dict"


# --- annotations ---


class VarAnnotation(Op, dialect=llvm, name="intr.var.annotation"):
    """A note on a variable."""

    val = Operand(AnyPointer)
    annotation = Operand(AnyPointer)
    fileName = Operand(AnyPointer)
    line = Operand(I32)
    attr = Operand(AnyPointer)
    traits = (AllTypesMatch("annotation", "fileName", "attr"),)


class PtrAnnotation(Op, dialect=llvm, name="intr.ptr.annotation"):
    """A pointer with a note."""

    ptr = Operand(AnyPointer)
    annotation = Operand(AnyPointer)
    fileName = Operand(AnyPointer)
    line = Operand(I32)
    attr = Operand(AnyPointer)
    res = Result(AnyPointer)
    traits = (AllTypesMatch("res", "ptr"), AllTypesMatch("annotation", "fileName", "attr"))


class Annotation(Op, dialect=llvm, name="intr.annotation"):
    """An integer with a note."""

    integer = Operand(AnySignlessInteger)
    annotation = Operand(AnyPointer)
    fileName = Operand(AnyPointer)
    line = Operand(I32)
    res = Result(AnySignlessInteger)
    traits = (AllTypesMatch("res", "integer"), AllTypesMatch("annotation", "fileName"))
