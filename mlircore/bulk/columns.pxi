# columns.pxi - a tree of operations as numpy columns, and finding operations in it.

cdef dict column_numbers = {mc_column_name(_i).decode(): _i for _i in range(MC_NUM_COLUMNS)}
cdef str ATTR_PREFIX = "attr:"


@cython.no_gc
cdef class ColumnData:
    """The memory of a column: made by the core, freed with the last array that shows it."""

    def __dealloc__(self):
        if self.data is not NULL:
            mc_column_free(self.ctx.c, self.data, self.room)

    def __getbuffer__(self, Py_buffer *view, int flags):
        view.buf = self.data if self.data is not NULL else <void *>self.shape
        view.obj = self
        view.len = self.shape[0] * 4
        view.itemsize = 4
        view.readonly = 0
        view.ndim = 1
        view.format = NULL
        if flags & PyBUF_FORMAT:
            view.format = "i"
        view.shape = self.shape
        view.strides = &view.itemsize
        view.suboffsets = NULL


@cython.no_gc                         # its arrays are of numbers: no reference leads back
cdef class Columns:
    """A tree of operations as arrays: the result of `operation.columns(names)`.

    A row is an operation; rows are in pre-order, and row 0 is that operation. Every column is a numpy
    array of int32 that owns its memory: later changes of the operations do not change it. `columns["name"]`
    is a column, `len(columns)` the number of rows, `list(columns)` the names of the columns.

    One number for each row:

    =================  ==========================================================================================
    `name`             position of its name in `names`
    `parent`           row of the operation around it; -1 in row 0
    `end`              the row after everything nested in it: rows `r + 1` to `end[r] - 1` are inside row `r`
    `depth`            how many operations are around it; 0 in row 0
    `block`            number of the block it is in; -1 in row 0. The blocks of one operation have consecutive numbers
    `region`           number of that block's region in the operation around; -1 in row 0
    `operand_count`, `result_count`, `region_count`, `successor_count`
    `file`             position in `files` of the file that its location leads to (through names, to the callee of a
                       call, to the first of fused locations); -1: it leads to none
    `line`, `column`   in that file; 0: it leads to none
    `attr:NAME`        position of its attribute NAME in `attributes`; -1: it has none
    =================  ==========================================================================================

    One number for each operand, result or successor of all rows together; those of row `r` are from
    `operand_offsets[r]` to `operand_offsets[r + 1]`, and likewise for the others:

    =================  ==========================================================================================
    `operand_offsets`, `result_offsets`, `successor_offsets`   one more than there are rows
    `operands`         number of the value: results are numbered as they come, so that result `i` of row `r` is
                       `result_offsets[r] + i`; the arguments of blocks follow, in the order of the blocks. -1: the
                       value is defined outside of the tree, or was erased
    `operand_types`    position in `types`; -1: the value was erased
    `result_types`     position in `types`
    `successors`       number of the block; -1: outside, or erased
    =================  ==========================================================================================

    One number for each block, or for each argument of a block:

    =================  ==========================================================================================
    `block_op`         row of the operation it is in
    `block_region`     number of its region there
    `argument_offsets` one more than there are blocks
    `argument_types`   position in `types`
    =================  ==========================================================================================

    `set_attribute`, `erase` and `replace` change the operations of many rows at once. A mask is an array of bool, or another buffer of
    bytes, with an entry for each row; it is read where it is. When one of them raises, nothing has changed: TypeError and ValueError for a
    mask of another type or length, MLIRError for an operation that was erased or is being printed, verified or changed by a pass. The rows
    and numbers of the table stay as they were.
    """

    def __init__(self):
        raise TypeError("use operation.columns")

    def __dealloc__(self):
        mc_columns_free(self.c)

    def __len__(self):
        return <Py_ssize_t>mc_columns_rows(self.made())

    def __iter__(self):
        self.made()
        return iter(self.arrays)

    def __contains__(self, name):
        self.made()
        return name in self.arrays

    def __getitem__(self, str name not None):
        self.made()
        if name not in self.arrays:
            raise KeyError(f"column '{name}' was not requested")
        if name == "name":
            self.name_shown = True
        return self.arrays[name]

    def __repr__(self):
        if self.c is NULL:
            return "<Columns>"
        return f"<Columns of {len(self)} rows: {', '.join(self.arrays)}>"[:200]

    cdef McColumns *made(self) except NULL:
        if self.c is NULL:
            unbound("table of columns")
        return self.c

    @property
    def names(self):
        """The names of operations for the numbers in `name`, in the order in which they are first met."""
        cdef size_t count, i
        cdef const uint32_t *ids = mc_columns_table(self.made(), MC_COLUMN_NAMES, &count)
        cdef McOpName name
        cdef list names = []
        for i in range(count):
            name.index = ids[i]
            names.append(op_name_text(self.root.ctx, name))
        return names

    @property
    def types(self):
        """The types for the numbers in columns of types; a new list at each call."""
        cdef size_t count, i
        cdef const uint32_t *ids = mc_columns_table(self.made(), MC_COLUMN_TYPES, &count)
        cdef McType type
        cdef list types = []
        for i in range(count):
            type.index = ids[i]
            types.append(make_type(self.root.ctx, type))
        return types

    @property
    def files(self):
        """The files for the numbers in `file`."""
        cdef size_t count, i
        cdef const uint32_t *ids = mc_columns_table(self.made(), MC_COLUMN_FILES, &count)
        cdef McIdent ident
        cdef list files = []
        for i in range(count):
            ident.index = ids[i]
            files.append(ident_text(self.root.ctx, ident))
        return files

    @property
    def attributes(self):
        """The attributes for the numbers in columns of attributes; a new list at each call."""
        cdef size_t count, i
        cdef const uint32_t *ids = mc_columns_table(self.made(), MC_COLUMN_ATTRS, &count)
        cdef McAttr attr
        cdef list attributes = []
        for i in range(count):
            attr.index = ids[i]
            attributes.append(make_attribute(self.root.ctx, attr))
        return attributes

    def counts(self, str name not None):
        """How often each thing occurs in a column of positions: `columns.counts("name")` is {"arith.addi": 7, ...}.

        Counts the current numbers of the column, even if it was written to; raises ValueError when it has numbers other than positions and
        -1.
        """
        cdef list things = self.table_of(name)
        cdef size_t count = <size_t>len(things)
        cdef const uint32_t *counted
        counted = mc_columns_name_counts(self.c)
        if counted is not NULL and name == "name" and not self.name_shown:
            return {things[i]: counted[i] for i in range(<Py_ssize_t>count)}
        cdef Scratch room = Scratch.__new__(Scratch)
        cdef size_t *numbers = <size_t *>room.room(count, sizeof(size_t))
        cdef Py_buffer view
        cdef const int32_t *data
        cdef Py_ssize_t i
        cdef bint ok = True
        memset(numbers, 0, count * sizeof(size_t))
        PyObject_GetBuffer(self[name], &view, PyBUF_SIMPLE)
        data = <const int32_t *>view.buf
        with nogil:
            for i in range(view.len // 4):
                if data[i] >= 0 and <size_t>data[i] < count:
                    numbers[data[i]] += 1
                elif data[i] != -1:
                    ok = False
        PyBuffer_Release(&view)
        if not ok:
            raise ValueError(f"column '{name}' has numbers that refer to no entry")
        return {things[i]: numbers[i] for i in range(<Py_ssize_t>count) if numbers[i]}

    cdef list table_of(self, str name):
        if name == "name":
            return self.names
        if name == "file":
            return self.files
        if name.endswith("_types"):
            return self.types
        if name.startswith(ATTR_PREFIX):
            return self.attributes
        raise ValueError(f"the numbers of column '{name}' are not positions")

    def operation(self, Py_ssize_t row):
        """The operation of a row; MLIRError when it was erased meanwhile. It may have moved since."""
        cdef McColumns *c = self.made()
        cdef McOpHandle handle
        cdef Py_ssize_t count = <Py_ssize_t>mc_columns_rows(c)
        if row < 0:
            row += count
        if row < 0 or row >= count:
            raise IndexError("no such row")
        handle = mc_columns_row(c, <size_t>row)
        if not mc_op_is_live(self.root.c, handle.op, handle.generation):
            stale("operation was erased")
        return make_operation(root_of_tree(self.root.ctx, handle.op), handle.op)

    def set_attribute(self, mask, str name not None, Attribute value):
        """Set an attribute of every operation whose entry in `mask` is true, or remove it where it is (None); returns their number.

        The other arguments are those of `operation.attributes[name] = value`. Some 50 ns for each operation; equal dictionaries are made once.
        """
        return set_attribute_of_rows(self, mask, name, value)

    def erase(self, mask):
        """Erase every operation whose entry in `mask` is true, with everything in it; returns their number.

        Raises MLIRError, which names the first, when an operation that stays uses a value or a block of one that does not. Some 100 ns for each
        operation.
        """
        return erase_rows(self, mask)

    def replace(self, mask, fn not None):
        """Call `fn(op)` for every operation whose entry in `mask` is true, in the order of the rows, and replace them all; returns the number
        of those that were replaced.

        `fn` makes operations at the default insertion point, with the location of `op` as the default; they are put before `op`. It returns
        the values that replace the results of `op`: values, a value, or an operation with as many results; None leaves `op` as it is. Their
        types are those of the results. Until all calls have returned, `op` and its users are as they were, and what is made is in a module
        of its own. `fn` must not change the tree in other ways. Some ten microseconds for each operation: linear.
        """
        return replace_rows(self, mask, fn)


cdef McColumns *fill_columns(Root root, McOp op, uint64_t wanted, const McIdent *attrs, size_t num_attrs) except NULL:
    """Runs the pass, without the GIL."""
    cdef McColumns *made
    cdef Context ctx = root.ctx
    cdef McContext *c = root.c
    whole(root, op)
    key = begin_reading(ctx, op)
    try:
        with nogil:
            made = mc_columns_new(c, op, wanted, attrs, num_attrs)
    finally:
        end_reading(ctx, key)
    try:
        raise_pending(ctx)
    except BaseException:
        mc_columns_free(made)
        raise
    if made is NULL:
        raise out_of_memory(ctx)
    return made


cdef ColumnData take_column(Context ctx, McColumns *made, size_t number):
    cdef ColumnData column = ColumnData.__new__(ColumnData)
    cdef size_t count
    column.ctx = ctx
    column.data = mc_columns_take(made, number, &count, &column.room)
    column.shape[0] = <Py_ssize_t>count
    return column


cdef Columns make_columns(_OperationBase handle, names):
    cdef Columns columns = Columns.__new__(Columns)
    cdef uint64_t wanted = 0
    cdef list all_names = [names] if isinstance(names, str) else list(dict.fromkeys(names))
    cdef list attrs = []
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef McIdent *idents
    cdef size_t i
    for name in all_names:
        if not isinstance(name, str):
            raise TypeError(f"names of columns are str, not {type(name).__name__}")
        if name.startswith(ATTR_PREFIX):
            attrs.append(name)
        elif name in column_numbers:
            wanted |= <uint64_t>1 << <int>column_numbers[name]
        else:
            raise ValueError(f"there is no column '{name}': there are {', '.join(column_numbers)} and attr:NAME")
    import numpy # first: it may run any code

    alive(handle)
    columns.root = handle.root
    idents = <McIdent *>room.room(len(attrs), sizeof(McIdent))
    for i in range(<size_t>len(attrs)):
        idents[i] = make_ident(columns.root.ctx, attrs[i][len(ATTR_PREFIX):])
    columns.c = fill_columns(columns.root, handle.op, wanted, idents, <size_t>len(attrs))
    columns.arrays = {}
    for name in all_names:
        number = MC_NUM_COLUMNS + attrs.index(name) if name.startswith(ATTR_PREFIX) else column_numbers[name]
        columns.arrays[name] = numpy.asarray(take_column(columns.root.ctx, columns.c, number))
    return columns


cdef bint uses_outside(_OperationBase handle) except -1:
    """Whether any operation in an operation uses a value or a block from outside, or one that was erased."""
    cdef McColumns *made = fill_columns(
        handle.root, handle.op, <uint64_t>1 << MC_COLUMN_operands | <uint64_t>1 << MC_COLUMN_successors, NULL, 0)
    cdef ColumnData column
    cdef Py_ssize_t i
    try:
        for number in (MC_COLUMN_operands, MC_COLUMN_successors):
            column = take_column(handle.root.ctx, made, number)
            for i in range(column.shape[0]):
                if column.data[i] < 0:
                    return True
    finally:
        mc_columns_free(made)
    return False


cdef list find_operations(_OperationBase handle, name, str has_attr):
    cdef McContext *c = alive(handle)
    cdef Root root = handle.root
    cdef McOpName op_name
    cdef McIdent attr
    cdef McOp op, start = handle.op
    cdef uint32_t generation = handle.generation
    cdef bytes utf8
    cdef list found = []
    op_name.index = attr.index = op.index = 0
    if name is not None:
        if isinstance(name, type) and issubclass(name, OpView):
            name = name.OPERATION_NAME
        elif not isinstance(name, str):
            raise TypeError(f"name must be a str or a subclass of OpView, not {name!r}")
        utf8 = name.encode()
        op_name = mc_op_name(c, utf8, len(utf8)) # may load a dialect, and so run any code
        raise_pending(root.ctx)
        if op_name.index == 0:
            raise out_of_memory(handle.root.ctx)
        if not mc_op_is_live(c, start, generation):
            stale("operation was erased")
    if has_attr is not None:
        attr = make_ident(root.ctx, has_attr)
    whole(root, start)
    while True:
        op = mc_op_find(c, start, op, op_name, attr)
        if op.index == 0:
            return found
        found.append(make_opview(root, op))
