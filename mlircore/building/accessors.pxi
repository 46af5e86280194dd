# accessors.pxi - the descriptors of the fields of an operation's class: op.lhs, op.overflowFlags (mlircore.bind.accessors).

cdef struct Span:                 # a group of operands or results
    uint32_t start, count


@cython.final
cdef class Accessor:
    """The descriptor of a field of an operation's class. On the class it gives the field, `field`."""

    cdef readonly object field, convert   # as Slot.convert
    cdef Role role
    cdef int arity
    cdef str key, op_name
    cdef tuple arities        # of all groups of operands or results
    cdef uint32_t number      # the number of its group
    cdef bint is_segmented, is_unit
    cdef readonly bint can_set, can_delete

    def __init__(self, field, str op_name not None, str role not None, int arity, str key not None, tuple arities not None, uint32_t number,
                 bint is_segmented=False, bint is_unit=False, bint can_delete=False, convert=None):
        self.field, self.op_name, self.role, self.arity, self.key = field, op_name, <Role>"roasgR".index(role), arity, key
        self.arities, self.number, self.is_segmented, self.convert = arities, number, is_segmented, convert
        self.is_unit, self.can_delete, self.can_set = is_unit, can_delete, role == "a"

    def __get__(self, op, owner):
        if op is None:
            return self.field
        return read_accessor(self, <_OperationBase?>op)

    def __set__(self, op, value):
        write_accessor(self, <_OperationBase?>op, value)

    def __delete__(self, op):
        cdef _OperationBase handle = <_OperationBase?>op
        if not self.can_delete:
            raise AttributeError(f"property '{self.key}' of '{type(op).__name__}' object has no deleter")
        del handle.attributes[self.key]


cdef Span group_span(Accessor self, McContext *c, _OperationBase op, uint32_t total) except *:
    """The place of a group. Raises MLIRError when the operation breaks its definition."""
    cdef Span span
    cdef uint32_t i, single = 0, varying = 0, each = 0, sum = 0, size
    cdef uint32_t groups = <uint32_t>len(self.arities)
    cdef McAttr sizes
    cdef McStr bytes_
    cdef int32_t entry
    span.start = 0
    span.count = 0
    if self.is_segmented:
        sizes = mc_op_attribute(c, op.op, make_ident(op.root.ctx, "resultSegmentSizes" if self.role == ROLE_RESULT else "operandSegmentSizes"))
        if sizes.index != 0 and mc_kind(c, sizes.index) == MC_ATTR_DENSE_ARRAY and mc_attr_dense_count(c, sizes) == groups:
            bytes_ = mc_attr_dense_data(c, sizes)
            if bytes_.len == groups * sizeof(int32_t):
                for i in range(groups):
                    memcpy(&entry, bytes_.ptr + i * sizeof(int32_t), sizeof(int32_t))
                    if entry < 0 or <uint32_t>entry > total - sum:
                        break
                    if i == self.number:
                        span.start = sum
                        span.count = <uint32_t>entry
                    sum += <uint32_t>entry
                else:
                    if sum == total:
                        return span
    else:
        for i in range(groups):
            if <int>self.arities[i] == SINGLE:
                single += 1
            else:
                varying += 1
        if varying and total >= single:
            each = (total - single) // varying
        for i in range(groups):
            size = 1 if <int>self.arities[i] == SINGLE else each
            if i == self.number:
                span.start = sum
                span.count = size
            sum += size
        if sum == total and (each < 2 or VARIADIC in self.arities):
            return span
    what = "results" if self.role == ROLE_RESULT else "operands"
    raise MLIRError(f"'{self.op_name}' does not have the {what} that its definition needs")


cdef object part_of(type cls, _OperationBase op, uint32_t start, uint32_t count):
    cdef _Sequence part = <_Sequence>make_sequence(cls, op, None)
    part.start = start
    part.count = count
    return part


cdef object read_accessor(Accessor self, _OperationBase op):
    cdef McContext *c = alive(op)
    cdef Span span
    cdef McAttr attr
    cdef McValue value
    cdef uint32_t count
    if self.role == ROLE_ATTR:
        attr = mc_op_attribute(c, op.op, make_ident(op.root.ctx, self.key))
        if self.is_unit:
            return attr.index != 0
        if attr.index != 0:
            return make_attribute(op.root.ctx, attr)
        if self.can_delete:
            return None
        raise KeyError(f"attempt to access a non-existent attribute: {self.key!r}")
    if self.role == ROLE_REGIONS:
        count = mc_op_num_regions(c, op.op)
        if self.arity == VARIADIC:
            return part_of(RegionSequence, op, self.number, count - self.number if count >= self.number else 0)
        if count <= self.number:
            raise IndexError("index out of range")
        return make_region(op.root, mc_op_region(c, op.op, self.number))
    if self.role == ROLE_SUCCESSOR:
        count = mc_op_num_successors(c, op.op)
        if self.arity == VARIADIC:
            return part_of(OpSuccessors, op, self.number, count - self.number if count >= self.number else 0)
        return op.successors[self.number]
    span = group_span(self, c, op, mc_op_num_results(c, op.op) if self.role == ROLE_RESULT else mc_op_num_operands(c, op.op))
    if self.arity == VARIADIC:
        return part_of(OpResultList if self.role == ROLE_RESULT else OpOperandList, op, span.start, span.count)
    if span.count == 0:
        return None
    if self.role == ROLE_RESULT:
        return make_result(op.root, op.op, span.start)
    value = mc_op_operand(c, op.op, span.start)
    if value.index == 0:
        raise MLIRError("the operand has no value: its definition was erased")
    return make_value(op.root, value)


cdef int write_accessor(Accessor self, _OperationBase op, value) except -1:
    alive(op)
    if not self.can_set:
        raise AttributeError(f"property '{self.key}' of '{type(op).__name__}' object has no setter")
    if self.is_unit:
        value = self.convert(True, op.root.ctx) if value else None
    elif value is None and not self.can_delete:
        raise ValueError("'None' not allowed as value for mandatory attributes")
    elif value is not None and not isinstance(value, Attribute):
        value = self.convert(value, op.root.ctx)
    if value is not None:
        op.attributes[self.key] = value
    elif self.key in op.attributes:
        del op.attributes[self.key]
    return 0
