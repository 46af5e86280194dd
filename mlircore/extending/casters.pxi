# casters.pxi - which class shows a type or an attribute: the table of the core's own classes, those of definitions, and casters that users
# register; TypeID, which names such a class; capsules.
#
# A class of the core has a slot. The slot is the kind of its records (kinds.def); for floats it is MC_NUM_KINDS + McFloatKind. Attributes
# whose kind is shown by several classes have slots after these. Types and attributes that a dialect defines are found by the definition's
# name. A key is a name after `!` (types) or `#` (attributes): the content of a TypeID.

cdef extern from *:
    """
    #define SLOT_BOOL (MC_NUM_KINDS + MC_NUM_FLOAT_KINDS)
    #define SLOT_FLAT_SYMBOL_REF (SLOT_BOOL + 1)
    #define SLOT_DENSE_INT (SLOT_BOOL + 2)
    #define SLOT_DENSE_FP (SLOT_BOOL + 3)
    #define SLOT_DENSE_ARRAYS (SLOT_BOOL + 4)
    #define MC_NUM_SLOTS (SLOT_DENSE_ARRAYS + 7)
    """
    enum: SLOT_BOOL, SLOT_FLAT_SYMBOL_REF, SLOT_DENSE_INT, SLOT_DENSE_FP, SLOT_DENSE_ARRAYS, MC_NUM_SLOTS

cdef PyObject *slot_classes[MC_NUM_SLOTS] # NULL: Type or Attribute. Owned: extension classes are never freed
cdef dict core_classes = {}               # class -> key of its slot, or None: a class for several (FloatType)
cdef dict slot_keys = {
    MC_TYPE_INTEGER: "!builtin.integer", MC_TYPE_INDEX: "!builtin.index", MC_TYPE_NONE: "!builtin.none",
    MC_TYPE_COMPLEX: "!builtin.complex", MC_TYPE_FUNCTION: "!builtin.function", MC_TYPE_TUPLE: "!builtin.tuple",
    MC_TYPE_RANKED_TENSOR: "!builtin.tensor", MC_TYPE_UNRANKED_TENSOR: "!builtin.unranked_tensor",
    MC_TYPE_VECTOR: "!builtin.vector", MC_TYPE_MEMREF: "!builtin.memref",
    MC_TYPE_UNRANKED_MEMREF: "!builtin.unranked_memref", MC_TYPE_OPAQUE: "!builtin.opaque",
    MC_ATTR_INTEGER: "#builtin.integer", MC_ATTR_FLOAT: "#builtin.float", MC_ATTR_STRING: "#builtin.string",
    MC_ATTR_ARRAY: "#builtin.array", MC_ATTR_DICTIONARY: "#builtin.dictionary", MC_ATTR_TYPE: "#builtin.type",
    MC_ATTR_UNIT: "#builtin.unit", MC_ATTR_SYMBOL_REF: "#builtin.symbol_ref", MC_ATTR_AFFINE_MAP: "#builtin.affine_map",
    MC_ATTR_INTEGER_SET: "#builtin.integer_set", MC_ATTR_DENSE_ARRAY: "#builtin.dense_array",
    MC_ATTR_DENSE_ELEMENTS: "#builtin.dense_elements", MC_ATTR_DENSE_STRINGS: "#builtin.dense_string_elements",
    MC_ATTR_DENSE_RESOURCE: "#builtin.dense_resource_elements", MC_ATTR_SPARSE_ELEMENTS: "#builtin.sparse_elements",
    MC_ATTR_STRIDED_LAYOUT: "#builtin.strided_layout", MC_ATTR_DISTINCT: "#builtin.distinct",
    MC_ATTR_OPAQUE: "#builtin.opaque", MC_LOC_UNKNOWN: "#builtin.unknown_loc", MC_LOC_FILE: "#builtin.file_line_range",
    MC_LOC_NAME: "#builtin.name_loc", MC_LOC_CALLSITE: "#builtin.call_site_loc", MC_LOC_FUSED: "#builtin.fused_loc",
    MC_NUM_KINDS + MC_F4E2M1FN: "!builtin.f4E2M1FN", MC_NUM_KINDS + MC_F6E2M3FN: "!builtin.f6E2M3FN",
    MC_NUM_KINDS + MC_F6E3M2FN: "!builtin.f6E3M2FN", MC_NUM_KINDS + MC_F8E5M2: "!builtin.f8E5M2",
    MC_NUM_KINDS + MC_F8E4M3: "!builtin.f8E4M3", MC_NUM_KINDS + MC_F8E4M3FN: "!builtin.f8E4M3FN",
    MC_NUM_KINDS + MC_F8E5M2FNUZ: "!builtin.f8E5M2FNUZ", MC_NUM_KINDS + MC_F8E4M3FNUZ: "!builtin.f8E4M3FNUZ",
    MC_NUM_KINDS + MC_F8E4M3B11FNUZ: "!builtin.f8E4M3B11FNUZ", MC_NUM_KINDS + MC_F8E3M4: "!builtin.f8E3M4",
    MC_NUM_KINDS + MC_F8E8M0FNU: "!builtin.f8E8M0FNU", MC_NUM_KINDS + MC_BF16: "!builtin.bf16",
    MC_NUM_KINDS + MC_F16: "!builtin.f16", MC_NUM_KINDS + MC_TF32: "!builtin.tf32", MC_NUM_KINDS + MC_F32: "!builtin.f32",
    MC_NUM_KINDS + MC_F64: "!builtin.f64", MC_NUM_KINDS + MC_F80: "!builtin.f80", MC_NUM_KINDS + MC_F128: "!builtin.f128",
    SLOT_BOOL: "#builtin.integer", SLOT_FLAT_SYMBOL_REF: "#builtin.symbol_ref", SLOT_DENSE_INT: "#builtin.dense_elements",
    SLOT_DENSE_FP: "#builtin.dense_elements", **{SLOT_DENSE_ARRAYS + i: "#builtin.dense_array" for i in range(7)},
}
cdef dict definition_classes = {} # key -> class made from a definition
cdef dict user_casters = {}       # key -> callable, from register_type_caster
cdef dict value_casters = {}      # key of a type -> callable, from register_value_caster
cdef uint64_t definitions_epoch = 0 # increased with every entry of definition_classes: contexts cache the classes that they found


cdef inline int slot_of(McContext *c, uint32_t index) noexcept nogil:
    """The slot of an interned type or attribute."""
    cdef McType type
    cdef McKind kind = mc_kind(c, index)
    if kind == MC_ATTR_INTEGER or kind == MC_ATTR_SYMBOL_REF or kind == MC_ATTR_DENSE_ELEMENTS or kind == MC_ATTR_DENSE_ARRAY:
        return attr_slot(c, kind, index)
    if kind != MC_TYPE_FLOAT:
        return kind
    type.index = index
    return MC_NUM_KINDS + mc_type_float_kind(c, type)


cdef str key_of(Context ctx, uint32_t index):
    """The key of a type's or an attribute's class."""
    cdef int slot = slot_of(ctx.c, index)
    if slot == MC_TYPE_DEFINED:
        return "!" + ident_text(ctx, mc_defined_name(ctx.c, index))
    if slot == MC_ATTR_DEFINED:
        return "#" + ident_text(ctx, mc_defined_name(ctx.c, index))
    return slot_keys[slot]


cdef show_as(int slot, cls):
    """From now on, shows everything with the slot as `cls`, a class of the core."""
    Py_INCREF(cls)
    slot_classes[slot] = <PyObject *>cls
    core_classes[cls] = slot_keys[slot]


cdef object class_of(Context ctx, uint32_t index, base):
    """The most specific class of a type (base: Type) or of an attribute (Attribute), without casters."""
    cdef int slot = slot_of(ctx.c, index)
    cdef PyObject *cls = slot_classes[slot]
    if cls is not NULL:
        return <object>cls
    if slot != MC_TYPE_DEFINED and slot != MC_ATTR_DEFINED:
        return base
    if ctx.definitions_epoch != definitions_epoch:
        ctx.defined_classes.clear()
        ctx.definitions_epoch = definitions_epoch
    number = mc_defined_name(ctx.c, index).index << 1 | (slot == MC_TYPE_DEFINED)
    found = ctx.defined_classes.get(number)
    if found is None:
        found = ctx.defined_classes[number] = definition_class(key_of(ctx, index), base)
    return found


cdef object definition_class(str key, base):
    """The class of a definition; imports the module of its dialect if necessary. Without a class, a DynamicType or a DynamicAttr."""
    found = definition_classes.get(key)
    if found is None:
        from mlircore.bind import types_attributes

        types_attributes.show(key[1:], is_type=key[0] == "!")
        found = definition_classes.get(key, DynamicType if base is Type else DynamicAttr)
    return found


cdef object caster_of(Context ctx, uint32_t index):
    """The caster that register_type_caster was called with for it, or None."""
    return user_casters.get(key_of(ctx, index)) if user_casters else None


cdef int check_cast(handle, source, Context ctx, uint32_t index, base) except -1:
    """Raises unless `source`, a type or attribute, is of the class that `handle` has, or of its nearest base class in the core."""
    found = class_of(ctx, index, base)
    for cls in type(handle).__mro__:
        if cls is base or issubclass(found, cls) or <PyObject *>cls == slot_classes[mc_kind(ctx.c, index)]:
            return 0
        if cls in core_classes:
            raise ValueError(f"Cannot cast {base.__name__.lower()} to {cls.__name__} (from {base(source)!r})")
    return 0


cdef TypeID make_typeid(str key):
    cdef TypeID handle = TypeID.__new__(TypeID)
    handle.key = key
    return handle


@cython.no_gc
cdef class TypeID:
    """Names a class of types or attributes, the same in every context; the key of `register_type_caster`."""

    def __init__(self):
        raise TypeError("TypeID: no constructor defined! Use typeid or static_typeid of a type or an attribute")

    def __eq__(self, other):
        return isinstance(other, TypeID) and self.key == (<TypeID>other).key

    def __hash__(self):
        return hash(self.key)

    def __repr__(self):
        return f"TypeID({self.key})"

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        return make_capsule(self, TYPEID_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The TypeID of a capsule. Raises ValueError for another capsule."""
        return from_capsule(capsule, TYPEID_CAPSULE)


def register_type_caster(TypeID typeid not None, *, bint replace=False):
    """Decorator: a callable that makes the object to show for a type, or an attribute, of that class.

    It gets the plain Type or Attribute and may return anything. From then on `Type.parse`, `value.type`, `maybe_downcast` and all other
    functions that return types return its result (a class's own `get` does not). Raises RuntimeError if the class has a caster already, as
    all classes of the core have, unless `replace`.
    """
    cdef str key = typeid.key

    def register(caster):
        if not callable(caster):
            raise TypeError(f"a caster must be callable, not {type(caster).__name__}")
        there = user_casters.get(key)
        if there is None:
            there = definition_classes.get(key)
        if there is None:
            there = next((cls for cls, own in core_classes.items() if own == key), None)
        if there is not None and not replace:
            raise RuntimeError(f"Type caster is already registered with caster: {there!r}")
        user_casters[key] = caster
        return caster

    return register


def register_value_caster(TypeID typeid not None, *, bint replace=False):
    """Decorator: a callable that makes the object to show for values whose type is of that class.

    It gets the OpResult or BlockArgument, and is used where results, operands and arguments are returned one by one. Raises RuntimeError if
    the class has such a caster already, unless `replace`.
    """
    cdef str key = typeid.key

    def register(caster):
        if not callable(caster):
            raise TypeError(f"a caster must be callable, not {type(caster).__name__}")
        if key in value_casters and not replace:
            raise RuntimeError(f"Value caster is already registered: {value_casters[key]!r}")
        value_casters[key] = caster
        return caster

    return register


def register_definition_class(str name not None, cls not None, bint is_type):
    """Show types (or attributes) of the definition `name` ("llvm.ptr") as `cls` from now on, in every context."""
    global definitions_epoch
    if not issubclass(cls, Type if is_type else Attribute):
        raise TypeError(f"{cls.__name__} is not a subclass of {'Type' if is_type else 'Attribute'}")
    cdef str key = ("!" if is_type else "#") + name
    definition_classes[key] = cls
    core_classes[cls] = key
    definitions_epoch += 1


cdef object cast_value(Value value):
    """The result of the caster of the value's type, or the value itself. Only called when there are casters."""
    cdef McContext *c = value.root.c
    caster = value_casters.get(key_of(value.root.ctx, mc_value_type(c, value.value).index))
    return value if caster is None else caster(value)


# --- capsules: handles of this module for other extension modules. A capsule holds the handle, so no pointer can dangle. ---

cdef const char *TYPEID_CAPSULE = "mlircore.ir.TypeID._CAPIPtr"
cdef const char *ATTRIBUTE_CAPSULE = "mlircore.ir.Attribute._CAPIPtr"
cdef const char *TYPE_CAPSULE = "mlircore.ir.Type._CAPIPtr"
cdef const char *CONTEXT_CAPSULE = "mlircore.ir.Context._CAPIPtr"
cdef const char *LOCATION_CAPSULE = "mlircore.ir.Location._CAPIPtr"
cdef const char *MODULE_CAPSULE = "mlircore.ir.Module._CAPIPtr"
cdef const char *OPERATION_CAPSULE = "mlircore.ir.Operation._CAPIPtr"
cdef const char *BLOCK_CAPSULE = "mlircore.ir.Block._CAPIPtr"
cdef const char *VALUE_CAPSULE = "mlircore.ir.Value._CAPIPtr"
cdef const char *REGISTRY_CAPSULE = "mlircore.ir.DialectRegistry._CAPIPtr"
cdef const char *PASS_MANAGER_CAPSULE = "mlircore.passmanager.PassManager._CAPIPtr"
cdef const char *PATTERNS_CAPSULE = "mlircore.rewrite.FrozenRewritePatternSet._CAPIPtr"


cdef void drop_capsule(PyObject *capsule) noexcept:
    Py_XDECREF(<PyObject *>PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule)))


cdef object make_capsule(handle, const char *name):
    capsule = PyCapsule_New(<void *>handle, name, drop_capsule)
    Py_INCREF(handle)
    return capsule


cdef object from_capsule(capsule, const char *name):
    """The handle in a capsule of that name, or in the `_CAPIPtr` of an object. Raises ValueError when there is none."""
    if not PyCapsule_IsValid(<PyObject *>capsule, name):
        capsule = getattr(capsule, "_CAPIPtr", None)
        if not PyCapsule_IsValid(<PyObject *>capsule, name):
            raise ValueError(f"expected a capsule {name.decode()!r}")
    return <object>PyCapsule_GetPointer(<PyObject *>capsule, name)


def capsule_of(handle not None, *, bint patterns):
    """A capsule that keeps a PassManager, or (`patterns`) a FrozenRewritePatternSet: those are classes in Python."""
    return make_capsule(handle, PATTERNS_CAPSULE if patterns else PASS_MANAGER_CAPSULE)


def in_capsule(capsule, *, bint patterns):
    """The object in such a capsule. Raises ValueError for another one."""
    return from_capsule(capsule, PATTERNS_CAPSULE if patterns else PASS_MANAGER_CAPSULE)
