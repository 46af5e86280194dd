# symbols.pxi - symbol tables, and names of symbols.

cdef Attribute attribute_of(_OperationBase handle, str name):
    """An attribute of an operation, or None."""
    cdef McContext *c = alive(handle)
    cdef McAttr attr = mc_op_attribute(c, handle.op, make_ident(handle.root.ctx, name))
    return None if attr.index == 0 else make_attribute(handle.root.ctx, attr)


cdef str text_attribute(_OperationBase handle, str name):
    """The text of an attribute that is a string, or None."""
    cdef Attribute attr = attribute_of(handle, name)
    cdef McContext *c = handle.root.c
    if attr is None or mc_kind(c, attr.attr.index) != MC_ATTR_STRING:
        return None
    return text_of(mc_attr_string_value(c, attr.attr))


cdef int set_text_attribute(_OperationBase handle, str name, str text) except -1:
    cdef McContext *c = alive(handle)
    cdef bytes utf8 = text.encode()
    cdef McType untyped
    untyped.index = 0
    check_idle(handle.root.ctx, handle.op)
    cdef McAttr attr = mc_attr_string(c, utf8, len(utf8), untyped)
    if attr.index == 0 or not mc_op_set_attribute(c, handle.op, make_ident(handle.root.ctx, name), attr):
        raise out_of_memory(handle.root.ctx)
    return 0


cdef str symbol_name(_OperationBase handle):
    text = text_attribute(handle, "sym_name")
    if text is None:
        raise ValueError("Expected operation to have a symbol name.")
    return <str>text


cdef class SymbolTable:
    """SymbolTable(operation)\n--\n
    The symbols of an operation: names, and the operations that have them.

    The table is made once, in one pass. It includes the changes of `insert` and `erase`, but not symbols that are renamed or added
    otherwise. An operation that was erased otherwise is not in it any more.
    """

    def __init__(self, operation not None):
        """Raises TypeError for an operation without the trait of symbol tables."""
        cdef _OperationBase holder
        cdef Operation op
        cdef McContext *c
        if not isinstance(operation, _OperationBase):
            advice = ": use module.operation" if isinstance(operation, Module) else ""
            raise TypeError(f"expected an operation, got {type(operation).__name__}{advice}")
        holder = <_OperationBase>operation
        c = alive(holder)
        if not mc_op_name_has_trait(c, mc_op_get_name(c, holder.op), b"SYMBOL_TABLE"):
            raise TypeError("Operation is not a Symbol Table.")
        self.op = make_operation(holder.root, holder.op)
        self.symbols = {}
        block = self.block()
        if block is not None:
            for found in iterate_operations(block):
                text = text_attribute(found, "sym_name")
                if text is not None:
                    op = (<_OperationBase>found).operation
                    self.symbols.setdefault(text, op)

    cdef Block block(self):
        """The block that the symbols are in, or None."""
        cdef McContext *c = alive(self.op)
        cdef McBlock block
        if mc_op_num_regions(c, self.op.op) == 0:
            return None
        touch(self.op.root, self.op.op)
        block = mc_region_first_block(c, mc_op_region(c, self.op.op, 0))
        return None if block.index == 0 else make_block(self.op.root, block)

    cdef Operation find(self, str name):
        """The operation of that name, or None; one that is no longer in the block is removed from the table."""
        cdef Operation op
        alive(self.op)
        op = self.symbols.get(name)
        if op is not None and not mc_op_is_live(op.root.c, op.op, op.generation):
            del self.symbols[name]
            op = None
        return op

    def __repr__(self):
        return f"<SymbolTable of {self.op!r}>"

    def __getitem__(self, str name not None):
        cdef Operation op = self.find(name)
        if op is None:
            raise KeyError(f"Symbol '{name}' not in the symbol table.")
        alive(op)
        return make_opview(op.root, op.op)

    def __contains__(self, name):
        return isinstance(name, str) and self.find(<str>name) is not None

    def __iter__(self):
        """The names, in the order of the operations."""
        return iter([name for name in list(self.symbols) if self.find(name) is not None])

    def __len__(self):
        return sum([self.find(name) is not None for name in list(self.symbols)])

    def __delitem__(self, str name not None):
        self.erase(self[name])

    def insert(self, operation not None):
        """Put a symbol into the table, unless it is there; returns its name. It is inserted at the end of the table's block, but before a
        terminator.

        When the name is taken, the symbol gets another one: `name_0`, `name_1`, ... Raises ValueError for an operation that has no name,
        and MLIRError for one that is in another block.
        """
        cdef _OperationBase op = operation_of(operation)
        cdef McContext *c = alive(op)
        cdef Block block = self.block()
        cdef McOp before, last
        cdef str name = symbol_name(op)
        cdef str wanted = name
        cdef Operation there
        if block is None:
            raise MLIRError("the symbol table has no block")
        same_context(self.op.root.ctx, op.root.ctx, "the symbol")
        if mc_op_block(c, op.op).index == 0:
            before.index = 0
            last = mc_block_last_op(c, block.block)
            if mc_op_is_terminator(c, last):
                before = last
            insert_operation(op, block.root.ctx, block.block, before)
        elif mc_op_block(c, op.op).index != block.block.index:
            raise MLIRError("the symbol is in another block")
        there = self.find(name)
        if there is None or there != op:
            while self.find(wanted) is not None:
                wanted = f"{name}_{self.counter}"
                self.counter += 1
            if wanted is not name:
                set_text_attribute(op, "sym_name", wanted)
            self.symbols[wanted] = make_operation(op.root, op.op)
        return attribute_of(op, "sym_name")

    def erase(self, operation not None):
        """Erase a symbol. Raises ValueError for an operation that has no name, and KeyError for one that is not in the table."""
        cdef _OperationBase op = operation_of(operation)
        cdef str name
        cdef Operation there
        alive(op)
        name = symbol_name(op)
        there = self.find(name)
        if there is None or there != op:
            name = next((known for known, held in self.symbols.items() if held == op), None)
            if name is None:
                raise KeyError("the operation is not in the symbol table")
        erase_operation(op)
        del self.symbols[name]

    @staticmethod
    def set_symbol_name(symbol not None, str name not None):
        """Rename a symbol; references to it do not change. Raises ValueError for an operation that has no name."""
        cdef _OperationBase op = operation_of(symbol)
        symbol_name(op)
        set_text_attribute(op, "sym_name", name)

    @staticmethod
    def get_symbol_name(symbol not None):
        """The name of a symbol, a StringAttr. Raises ValueError for an operation that has none."""
        cdef _OperationBase op = operation_of(symbol)
        symbol_name(op)
        return attribute_of(op, "sym_name")

    @staticmethod
    def get_visibility(symbol not None):
        """The visibility of a symbol, a StringAttr. Raises ValueError for an operation that has none."""
        cdef _OperationBase op = operation_of(symbol)
        cdef Attribute found = attribute_of(op, "sym_visibility")
        if found is None:
            raise ValueError("Expected operation to have a symbol visibility.")
        return found

    @staticmethod
    def set_visibility(symbol not None, str visibility not None):
        """Make a symbol public, private or nested. Raises ValueError for another word, and for an operation that has no visibility."""
        cdef _OperationBase op = operation_of(symbol)
        if visibility not in ("public", "private", "nested"):
            raise ValueError("Expected visibility to be 'public', 'private' or 'nested'")
        if attribute_of(op, "sym_visibility") is None:
            raise ValueError("Expected operation to have a symbol visibility.")
        set_text_attribute(op, "sym_visibility", visibility)

    @staticmethod
    def replace_all_symbol_uses(str old_symbol not None, str new_symbol not None, from_op not None):
        """Rename the references to a symbol inside of an operation, except in nested symbol tables. Linear.

        `mlircore.edit.rename_symbols` renames any number of symbols at the same cost."""
        cdef _OperationBase op = operation_of(from_op)
        cdef McContext *c = alive(op)
        cdef Context ctx = op.root.ctx
        whole(op.root, op.op)
        check_idle(ctx, op.op)
        if not mc_op_rename_symbol_uses(c, op.op, make_ident(ctx, old_symbol), make_ident(ctx, new_symbol)):
            raise not_made(ctx)

    @staticmethod
    def walk_symbol_tables(from_op not None, bint all_sym_uses_visible, callback not None):
        """Call `callback(operation, visible)` for every symbol table in an operation, the inner ones first.

        `visible`: all uses of its symbols are visible within `from_op`. Raises RuntimeError for an exception of the callback.
        """
        cdef _OperationBase start = operation_of(from_op)
        cdef McContext *c = alive(start)
        cdef list found = []
        cdef McWalk walk
        cdef McOp op, at
        cdef Operation table
        cdef bint visible
        whole(start.root, start.op)
        mc_walk_init_checked(c, &walk, start.op, True)
        while True:
            op = mc_walk_next(c, &walk)
            if op.index == 0:
                break
            if not mc_op_name_has_trait(c, mc_op_get_name(c, op), b"SYMBOL_TABLE"):
                continue
            visible = all_sym_uses_visible
            at = op
            while not visible:
                if mc_op_name_has_trait(c, mc_op_get_name(c, at), b"SYMBOL_TABLE"):
                    table = make_operation(start.root, at)
                    visible = (text_attribute(table, "sym_name") is None
                               or text_attribute(table, "sym_visibility") == "private")
                else:
                    visible = True
                if at.index == start.op.index:
                    break
                at = mc_op_parent(c, at)
            found.append((make_operation(start.root, op), visible))
        for table, is_visible in found:
            try:
                callback(table, is_visible)
            except Exception as error:
                raise RuntimeError(f"Exception raised in callback: {type(error).__name__}: {error}") from error


cdef class AsmState:
    """AsmState(value, use_local_scope=False)\n--\n
    The names of values in a printed operation, kept for several uses: see Value.get_name and Operation.print.

    Values are numbered once, when a name is first needed: this is linear in the tree, and later calls are a lookup in a table. Values that
    are made later have no name; `print` with a state numbers the values that exist then.
    """

    def __init__(self, value not None, bint use_local_scope=False):
        """`value`: a Value, or an operation."""
        cdef Value of
        cdef McContext *c
        self.local_scope = use_local_scope
        if isinstance(value, Value):
            of = <Value>value
            c = value_alive(of)
            if mc_value_is_block_arg(c, of.value):
                op = mc_block_parent_op(c, mc_value_block(c, of.value))
            else:
                op = mc_value_op(c, of.value)
            self.op = make_operation(of.root, op)
        else:
            self.op = make_operation_again(operation_of(value).operation)

    def __repr__(self):
        return f"<AsmState of {self.op!r}>"

    cdef str name_of(self, Value value):
        """A value's name; raises MLIRError when the operation was erased before any name was needed."""
        cdef McPrintOptions options
        cdef NameTable table
        cdef bint ok
        if self.names is None:
            table.c = alive(self.op)
            whole(self.op.root, top_of(table.c, self.op.op)) # its names are those of the tree
            found = {}
            table.names = <PyObject *>found
            mc_print_options_init(&options)
            options.local_scope = self.local_scope
            ok = mc_print_value_names(table.c, self.op.op, &options, keep_name, &table)
            raise_pending(self.op.root.ctx)
            if not ok:
                raise MemoryError("out of memory")
            self.names = found
        return self.names.get(<uint64_t>value.generation << 32 | value.value.index, "<<UNKNOWN SSA VALUE>>")


cdef struct NameTable:
    McContext *c
    PyObject *names                # borrowed: a dict


cdef cbool keep_name(void *data, McValue value, McStr name) noexcept with gil:
    cdef NameTable *table = <NameTable *>data
    cdef bint is_argument = mc_value_is_block_arg(table.c, value)
    cdef uint64_t generation
    if is_argument:
        generation = mc_block_generation(table.c, mc_value_block(table.c, value))
    else:
        generation = mc_op_generation(table.c, mc_value_op(table.c, value))
    try:
        (<dict>table.names)[generation << 32 | value.index] = text_of(name)
    except BaseException:          # out of memory
        return False
    return True
