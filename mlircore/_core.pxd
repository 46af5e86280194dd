# Every extension class and its C fields, on one page.
#
# Handles (operation, block, region, value) are (root, id, generation) and are not tracked by the garbage
# collector: they lead to a Root and a Context only, which lead to no handle. Interned things (types,
# attributes, locations) are (context, id).
from cpython.ref cimport PyObject
from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from mlircore.c_api cimport *
from mlircore.c_forms cimport *


cdef enum:
    RECENT = 32                   # a power of 2
    CURSORS = 16                  # a power of 2
    VERIFY_HOOKS = 8              # running on one thread; each nested verification takes some 25 KB of the stack

cdef struct Lent:                 # bytes of a mapped file that blobs of a context are in
    Py_buffer view
    Lent *next

cdef struct Cursor:               # in a list of operations or of blocks (cursors.pxi)
    uint64_t key                  # the list's generation << 32 | id; 0: unused
    uint64_t version              # the list's when the rest was found
    Py_ssize_t at, count          # a position, and the length; -1: unknown
    uint32_t element              # the id at that position

cdef class Context:
    cdef McContext *c             # owned
    cdef McDiags *spare_diags     # owned; empty, or NULL
    cdef object __weakref__
    cdef double latest            # the deadline, in seconds of time.monotonic; 0: none
    cdef uint64_t serial          # from 1, different for each context: caches of data found in a context compare it
    cdef bint uses_packs               # dialects of projects outside LLVM are loaded when they are met
    cdef dict roots               # id of a tree's top operation -> address of its Root; a Root removes itself
    cdef dict notes               # of dialects written in Python, by dialect; or None
    cdef list op_classes          # McOpName -> the OpView class that shows operations of that name, or None
    cdef list op_names            # McOpName -> str, or None
    cdef dict op_ids              # str -> McOpName
    cdef uint64_t registry_version # the version that op_classes is for
    cdef dict idents              # McIdent -> str
    cdef PyObject *recent_texts[RECENT]   # owned; texts that were looked up, each at a place given by its address
    cdef McIdent recent_idents[RECENT]     # and their identifiers in this context
    cdef dict defined_classes     # name of a definition << 1 | whether it is a type -> class that shows it
    cdef uint64_t definitions_epoch # the value in casters.pxi when they were found
    cdef dict busy                # top operation -> number of calls without the GIL that are reading its tree
    cdef dict tree_readers        # thread -> number of its calls in `busy`; kept once a file was opened lazily
    cdef unsigned long region_reader # the thread that reads regions of such a file; 0: none
    cdef bint is_lazy             # a file was opened lazily
    cdef list inserted            # operations put into blocks, while a pattern runs whose driver has a listener; or None
    cdef list unwanted            # (operation, generation) of trees to erase when nothing is busy
    cdef dict hooks               # operation name -> (parse, print, verify, verify_regions); "!" or "#" and a name -> verify
    cdef dict verifying           # thread -> [(operation, regions)]: verify hooks that are running
    cdef dict pending             # thread -> exception raised in a callback of its running call
    cdef dict from_hooks          # thread -> that exception, if a hook for parsing or verifying raised it
    cdef uint64_t epoch           # increased by every change made through the API
    cdef uint64_t harmless        # of these changes, those of definitions and trees that were freed: no other tree is different
    cdef list handlers            # of diagnostics, the newest last; replaced, never changed
    cdef dict symbols             # of the symbol table that was searched last: name (McAttr) -> generation << 32 | operation; or None
    cdef uint64_t symbols_of      # that table: generation << 32 | operation
    cdef uint64_t symbols_epoch   # the epoch when it was read
    cdef Cursor[CURSORS] operation_cursors # each at a place given by the block's id
    cdef Cursor[CURSORS] block_cursors     # and by the region's
    cdef uint64_t steps           # elements that walks to an index, and for a length, have passed
    cdef Py_ssize_t live_modules
    cdef Lent *lent               # owned; released after `c`, which refers to the bytes
    cdef object pool
    cdef bint threading, emit_errors

cdef class Frame:                 # one entry of a thread's stack of defaults
    cdef object owner             # the object that was entered
    cdef Context ctx
    cdef InsertionPoint ip
    cdef Location loc

cdef class Root:                  # the only owner of trees: erases one in __dealloc__
    cdef Context ctx
    cdef McContext *c             # borrowed from ctx
    cdef McOp op                  # the top operation; owned while live and detached
    cdef uint32_t generation
    cdef Root forward             # not None: the tree was inserted into that one
    cdef uint64_t opened          # of a file that was opened lazily: Context.epoch - Context.harmless + 1 while nothing was changed; else 0
    cdef uint64_t verified        # the context's epoch when it verified, plus 1; 0: it has not
    cdef McNames *names           # owned: how its values printed last, or NULL
    cdef uint64_t names_epoch     # the context's epoch then: they are of no use in another

cdef class Location:
    cdef Context ctx
    cdef McLoc loc                # interned; never a position

cdef class UnknownLoc(Location):
    pass

cdef class FileLineColLoc(Location):
    pass

cdef class NameLoc(Location):
    pass

cdef class CallSiteLoc(Location):
    pass

cdef class FusedLoc(Location):
    pass

cdef class Type:
    cdef Context ctx
    cdef McType type              # interned

cdef class TypeID:
    cdef str key                  # "!builtin.integer", "#llvm.linkage": casters.pxi

cdef class IntegerType(Type):
    pass

cdef class IndexType(Type):
    pass

cdef class NoneType(Type):
    pass

cdef class ComplexType(Type):
    pass

cdef class FunctionType(Type):
    pass

cdef class TupleType(Type):
    pass

cdef class OpaqueType(Type):
    pass

cdef class DynamicType(Type):
    pass

cdef class FloatType(Type):
    pass

cdef class Float4E2M1FNType(FloatType):
    pass

cdef class Float6E2M3FNType(FloatType):
    pass

cdef class Float6E3M2FNType(FloatType):
    pass

cdef class Float8E5M2Type(FloatType):
    pass

cdef class Float8E4M3Type(FloatType):
    pass

cdef class Float8E4M3FNType(FloatType):
    pass

cdef class Float8E5M2FNUZType(FloatType):
    pass

cdef class Float8E4M3FNUZType(FloatType):
    pass

cdef class Float8E4M3B11FNUZType(FloatType):
    pass

cdef class Float8E3M4Type(FloatType):
    pass

cdef class Float8E8M0FNUType(FloatType):
    pass

cdef class BF16Type(FloatType):
    pass

cdef class F16Type(FloatType):
    pass

cdef class FloatTF32Type(FloatType):
    pass

cdef class F32Type(FloatType):
    pass

cdef class F64Type(FloatType):
    pass

cdef class F80Type(FloatType):
    pass

cdef class F128Type(FloatType):
    pass

cdef class ShapedType(Type):
    pass

cdef class RankedTensorType(ShapedType):
    pass

cdef class UnrankedTensorType(ShapedType):
    pass

cdef class MemRefType(ShapedType):
    pass

cdef class UnrankedMemRefType(ShapedType):
    pass

cdef class VectorType(ShapedType):
    pass

cdef class AffineExpr:
    cdef Context ctx
    cdef McAffineExpr expr        # interned

cdef class AffineBinaryExpr(AffineExpr):
    pass

cdef class AffineAddExpr(AffineBinaryExpr):
    pass

cdef class AffineMulExpr(AffineBinaryExpr):
    pass

cdef class AffineModExpr(AffineBinaryExpr):
    pass

cdef class AffineFloorDivExpr(AffineBinaryExpr):
    pass

cdef class AffineCeilDivExpr(AffineBinaryExpr):
    pass

cdef class AffineConstantExpr(AffineExpr):
    pass

cdef class AffineDimExpr(AffineExpr):
    pass

cdef class AffineSymbolExpr(AffineExpr):
    pass

cdef class AffineMap:
    cdef Context ctx
    cdef McAffineMap map          # interned

cdef class IntegerSet:
    cdef Context ctx
    cdef McIntegerSet set         # interned

cdef class IntegerSetConstraint:
    cdef IntegerSet set
    cdef uint32_t index

cdef class _AffineSequence:       # a view of a map's results or a set's constraints
    cdef object owner
    cdef Py_ssize_t start, count, step
    cdef object item(self, uint32_t i)

cdef class AffineExprList(_AffineSequence):
    pass

cdef class IntegerSetConstraintList(_AffineSequence):
    pass

cdef class Attribute:
    cdef Context ctx
    cdef McAttr attr              # interned

cdef class AffineMapAttr(Attribute):
    pass

cdef class IntegerSetAttr(Attribute):
    pass

cdef class IntegerAttr(Attribute):
    pass

cdef class BoolAttr(Attribute):
    pass

cdef class FloatAttr(Attribute):
    pass

cdef class DynamicAttr(Attribute):
    pass

cdef class StringAttr(Attribute):
    pass

cdef class SymbolRefAttr(Attribute):
    pass

cdef class FlatSymbolRefAttr(Attribute):
    pass

cdef class TypeAttr(Attribute):
    pass

cdef class UnitAttr(Attribute):
    pass

cdef class ArrayAttr(Attribute):
    pass

cdef class DictAttr(Attribute):
    pass

cdef class OpaqueAttr(Attribute):
    pass

cdef class StridedLayoutAttr(Attribute):
    pass

cdef class _DenseArrayAttr(Attribute):
    pass

cdef class DenseElementsAttr(Attribute):
    pass

cdef class DenseResourceElementsAttr(Attribute):
    pass

cdef class DenseBoolArrayAttr(_DenseArrayAttr):
    pass

cdef class DenseI8ArrayAttr(_DenseArrayAttr):
    pass

cdef class DenseI16ArrayAttr(_DenseArrayAttr):
    pass

cdef class DenseI32ArrayAttr(_DenseArrayAttr):
    pass

cdef class DenseI64ArrayAttr(_DenseArrayAttr):
    pass

cdef class DenseF32ArrayAttr(_DenseArrayAttr):
    pass

cdef class DenseF64ArrayAttr(_DenseArrayAttr):
    pass

cdef class DenseIntElementsAttr(DenseElementsAttr):
    pass

cdef class DenseFPElementsAttr(DenseElementsAttr):
    pass

cdef class ArrayAttributeIterator:
    cdef ArrayAttr array
    cdef uint32_t next

cdef class _DenseArrayIterator:
    cdef _DenseArrayAttr array
    cdef size_t next

cdef class DenseBoolArrayIterator(_DenseArrayIterator):
    pass

cdef class DenseI8ArrayIterator(_DenseArrayIterator):
    pass

cdef class DenseI16ArrayIterator(_DenseArrayIterator):
    pass

cdef class DenseI32ArrayIterator(_DenseArrayIterator):
    pass

cdef class DenseI64ArrayIterator(_DenseArrayIterator):
    pass

cdef class DenseF32ArrayIterator(_DenseArrayIterator):
    pass

cdef class DenseF64ArrayIterator(_DenseArrayIterator):
    pass

cdef class NamedAttribute:
    cdef readonly str name
    cdef readonly Attribute attr

cdef class _OperationBase:
    cdef Root root
    cdef McOp op                  # borrowed: valid while its generation is `generation`
    cdef uint32_t generation

cdef class Operation(_OperationBase):
    pass

cdef class OpView(_OperationBase):
    pass

cdef class Module:
    cdef Operation op
    cdef object __weakref__

cdef class Block:
    cdef Root root
    cdef McBlock block            # borrowed, as in _OperationBase
    cdef uint32_t generation

cdef class Region:
    cdef Root root
    cdef McRegion region          # borrowed, as in _OperationBase
    cdef uint32_t generation

cdef class Value:
    cdef Root root
    cdef McValue value            # borrowed: valid while the owner's generation is `generation`
    cdef uint32_t owner_index     # operation of a result, block of an argument
    cdef uint32_t generation

cdef class OpResult(Value):
    pass

cdef class BlockArgument(Value):
    pass

cdef class OpOperand:
    cdef Operation op
    cdef uint32_t index

cdef class InsertionPoint:
    cdef Block block_handle
    cdef Operation reference      # None: at the end of the block

cdef class _Sequence:             # a view of consecutive things of an operation or a block
    cdef Operation op             # one of the two is None
    cdef Block block_handle
    cdef Py_ssize_t start, count, step   # count < 0: all of them
    cdef Py_ssize_t total(self) except -1
    cdef object item(self, Py_ssize_t i)
    cdef Py_ssize_t size(self) except -1

cdef class OpResultList(_Sequence):
    pass

cdef class OpOperandList(_Sequence):
    pass

cdef class OpOperands(_Sequence):
    pass

cdef class OpSuccessors(_Sequence):
    pass

cdef class RegionSequence(_Sequence):
    pass

cdef class BlockArgumentList(_Sequence):
    pass

cdef class BlockSuccessors(_Sequence):
    pass

cdef class BlockPredecessors(_Sequence):
    pass

cdef class OpAttributeMap:
    cdef Operation op

cdef class OperationList:
    cdef Block block_handle

cdef class OperationIterator:
    cdef Block block_handle
    cdef McOp next
    cdef uint32_t generation

cdef class BlockList:
    cdef Region region_handle

cdef class BlockIterator:
    cdef Region region_handle
    cdef McBlock next
    cdef uint32_t generation

cdef class OpOperandIterator:
    cdef Value value
    cdef McOp next
    cdef uint32_t generation, index

cdef class DiagnosticInfo:
    cdef readonly object severity, location, message, notes
    cdef readonly str rendered
    cdef tuple shown              # a line of the source, and the line with the caret below it; None: the place is in no text
    cdef bint is_bytecode         # its place is a file, without line and column

cdef class Diagnostic:
    cdef DiagnosticInfo info      # None: the handler is done
    cdef tuple note_handles
    cdef DiagnosticInfo valid(self)

cdef class DiagnosticHandler:
    cdef Context ctx              # None: detached
    cdef object callback
    cdef bint failed
    cdef bint call(self, DiagnosticInfo info) except -1

cdef class _Globals:
    pass

cdef class OpAdaptor:
    cdef list values
    cdef object map
    cdef dict __dict__

cdef class DialectDescriptor:
    cdef Context ctx
    cdef str text                 # its name

cdef class Dialect:
    cdef DialectDescriptor held
    cdef dict __dict__

cdef class Dialects:
    cdef Context ctx
    cdef find(self, str name)

cdef class DialectRegistry:
    pass

cdef class ThreadPool:
    cdef object threads           # how many, or None

cdef class SymbolTable:
    cdef Operation op
    cdef dict symbols             # name -> Operation
    cdef Py_ssize_t counter       # for names that are taken
    cdef Block block(self)
    cdef Operation find(self, str name)

cdef class AsmState:
    cdef Operation op
    cdef bint local_scope
    cdef str name_of(self, Value value)
    cdef dict names               # (generation << 32 | index) of a value -> its name; None: no name was needed yet

cdef class TokenTable:
    cdef McTokens tokens          # owned
    cdef bytes text

cdef class _Column:
    cdef TokenTable table
    cdef void *data               # borrowed from the table
    cdef Py_ssize_t[1] shape
    cdef Py_ssize_t[1] strides
    cdef bytes format_bytes

cdef class ColumnData:
    cdef Context ctx
    cdef int32_t *data            # owned; NULL: empty
    cdef size_t room              # allocated size
    cdef Py_ssize_t[1] shape

cdef class Columns:
    cdef Root root
    cdef McColumns *c             # owned: rows and tables; the columns themselves were taken
    cdef dict arrays              # name -> numpy array
    cdef bint name_shown          # a caller has the column `name`, and may write to it
    cdef McColumns *made(self) except NULL
    cdef list table_of(self, str name)

cdef class AsmParser:             # the reader of a parse hook
    cdef Context ctx
    cdef McHookParse *h           # borrowed while the hook runs, then NULL
    cdef unsigned long thread     # the only one that may use it
    cdef bint busy                # it is reading text that may contain other hooks' operations
    cdef bint failed
    cdef object error             # raised for an error that is already reported

cdef class UnresolvedOperand:
    cdef AsmParser parser
    cdef McOperandRef ref         # into the text that is parsed: for `parser` alone
    cdef readonly str name

cdef class Argument:
    cdef AsmParser parser
    cdef McArgument argument      # as UnresolvedOperand.ref
    cdef bint used
    cdef readonly str name

cdef class AsmPrinter:            # the writer of a print hook
    cdef Context ctx
    cdef McHookPrint *h           # borrowed while the hook runs, then NULL
    cdef unsigned long thread
    cdef bint busy
    cdef McOp op
