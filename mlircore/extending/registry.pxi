# registry.pxi - Python classes by name: of operations, of their adaptors, of dialects; and the places where dialects' modules are looked
# for. One registry for the process: contexts cache the classes that they have looked up (`op_classes`) until it changes.

cdef dict registered_classes = {}   # operation name -> subclass of OpView
cdef set claimed_operations = set() # names that a client has registered its class for
cdef dict registered_adaptors = {}  # operation name -> subclass of OpAdaptor
cdef dict registered_dialects = {}  # namespace -> subclass of Dialect
cdef dict searched_namespaces = {}  # those whose modules were looked for -> whether there is one
cdef list search_prefixes = ["mlircore.dialects"]
cdef uint64_t registry_version = 1  # increased by every change of the tables above


cdef int registry_changed() except -1:
    global registry_version
    registry_version += 1
    return 0


cdef int check_class(thing, str argument) except -1:
    """Checks a class of any metaclass, which an argument declared `type` would refuse."""
    if not isinstance(thing, type):
        raise TypeError(f"Argument '{argument}' has incorrect type (expected type, got {type(thing).__name__})")
    return 0


cdef int check_op_class(thing, str argument) except -1:
    check_class(thing, argument)
    if not issubclass(thing, OpView):
        raise TypeError(f"{thing.__name__} is not a subclass of OpView")
    return 0


def register_op_class(str name not None, cls not None, *, bint replace=False):
    """Show operations named `name` as `cls`, a subclass of OpView, from now on."""
    check_op_class(cls, "cls")
    if name in registered_classes and not replace:
        raise RuntimeError(f"Operation '{name}' is already registered.")
    registered_classes[name] = cls
    registry_changed()


def define_op_class(str name not None, cls not None):
    """The same for the class of a definition, unless generated code has registered its own (`register_operation`)."""
    if name not in claimed_operations:
        register_op_class(name, cls, replace=True)


cdef bint load_dialect_module(str namespace) except -1:
    """Imports the module that defines the classes of a namespace, the first that is found. Cost: once per namespace."""
    found = searched_namespaces.get(namespace)
    if found is not None:
        return found
    searched_namespaces[namespace] = True # before the import: imported code may need the namespace again
    for prefix in list(search_prefixes):
        module = f"{prefix}.{namespace}"
        try:
            __import__(module)                     # importlib itself takes half a millisecond
        except ModuleNotFoundError as error:
            if error.name is not None and (module == error.name or module.startswith(error.name + ".")):
                continue
            del searched_namespaces[namespace]
            raise
        except BaseException:
            del searched_namespaces[namespace]
            raise
        return True
    from mlircore.define import packages
    from mlircore.define.dialect import find
    from mlircore.define.packs import PACKS

    try:
        module = packages.module_of(namespace)  # of an installed package
        if module is not None:
            __import__(module)
            return True
        if namespace in PACKS and find(namespace) is not None:
            return True
    except BaseException:
        del searched_namespaces[namespace]
        raise
    searched_namespaces[namespace] = False
    return False


cdef class_of_operation(Context ctx, McOpName name):
    """The class for operations of that name: the registered one, else OpView. Imports its dialect's module if necessary."""
    cdef list known
    if ctx.registry_version != registry_version:
        ctx.op_classes = []
        ctx.registry_version = registry_version
    known = ctx.op_classes
    if name.index < <size_t>len(known):
        cls = known[name.index]
        if cls is not None:
            return cls
    text = op_name_text(ctx, name)
    cls = registered_classes.get(text)
    if cls is None:
        namespace, dot, _ = (<str>text).partition(".")
        if dot and namespace not in searched_namespaces:
            load_dialect_module(namespace)
            cls = registered_classes.get(text)
        if cls is None:
            cls = OpView
    if ctx.registry_version == registry_version:
        known = ctx.op_classes
        while <size_t>len(known) <= name.index:
            known.append(None)
        known[name.index] = cls
    return cls


@cython.no_gc
cdef class _Globals:
    """The classes registered in the process, and how locations come from the Python stack."""

    def __init__(self):
        raise TypeError("use the only instance: mlircore._mlir_libs._mlir.globals")

    @property
    def dialect_search_modules(self):
        """The packages whose modules define classes of dialects: `PREFIX.NAMESPACE`."""
        return list(search_prefixes)

    @dialect_search_modules.setter
    def dialect_search_modules(self, modules):
        global search_prefixes
        search_prefixes = [str(module) for module in modules]
        searched_namespaces.clear()
        registry_changed()

    def append_dialect_search_prefix(self, str module_name not None):
        """Look for dialects' modules in this package, too, after the others."""
        search_prefixes.append(module_name)
        searched_namespaces.clear()
        registry_changed()

    def _check_dialect_module_loaded(self, str dialect_namespace not None):
        """Import a namespace's module unless that was done; returns whether there is one."""
        return load_dialect_module(dialect_namespace)

    def _register_dialect_impl(self, str dialect_namespace not None, dialect_class not None, *, bint replace=False):
        """Show a dialect as `dialect_class`. Raises RuntimeError for a second class without `replace`."""
        if dialect_namespace in registered_dialects and not replace:
            raise RuntimeError(f"Dialect namespace '{dialect_namespace}' is already registered.")
        registered_dialects[dialect_namespace] = dialect_class

    def _register_operation_impl(self, str operation_name not None, operation_class not None, *, bint replace=False):
        """Show operations of a name as `operation_class`. Raises RuntimeError for a second class without `replace`."""
        register_op_class(operation_name, operation_class, replace=replace)

    def loc_tracebacks_enabled(self):
        """Whether new operations take their locations from the Python stack."""
        return bool(traceback_settings.enabled)

    def set_loc_tracebacks_enabled(self, bint arg):
        """Take locations from the Python stack, or not."""
        traceback_settings.enabled = arg

    def loc_tracebacks_frame_limit(self):
        """The greatest number of frames that such a location has."""
        return traceback_settings.limit

    def set_loc_tracebacks_frame_limit(self, arg):
        """Set the greatest number of frames that such a location has; None: 512, the maximum."""
        cdef Py_ssize_t limit = LARGEST_FRAME_LIMIT if arg is None else arg
        if limit < 0:
            raise ValueError("the number of frames cannot be negative")
        traceback_settings.limit = min(limit, LARGEST_FRAME_LIMIT)

    def register_traceback_file_inclusion(self, str arg not None):
        """Frames of files whose names start so are shown, even below an excluded prefix that is shorter."""
        included_files.append(arg)
        shown_files.clear()

    def register_traceback_file_exclusion(self, str arg not None):
        """Frames of files whose names start so are not shown."""
        excluded_files.append(arg)
        shown_files.clear()

    def traceback_action_on_explicit_loc(self):
        """The meaning of an explicit location while locations come from the stack."""
        return OnExplicitAction(traceback_settings.on_explicit)

    def set_traceback_action_on_explicit_loc(self, arg not None):
        """Set the meaning of an explicit location."""
        traceback_settings.on_explicit = OnExplicitAction(arg).value

    def traceback_action_on_current_loc(self):
        """The meaning of Location.current while locations come from the stack."""
        return CurrentLocAction(traceback_settings.on_current)

    def set_traceback_action_on_current_loc(self, arg not None):
        """Set the meaning of Location.current."""
        traceback_settings.on_current = CurrentLocAction(arg).value


_globals = _Globals.__new__(_Globals)


def register_dialect(type dialect_class not None):
    """Class decorator: show the dialect of namespace `DIALECT_NAMESPACE` as this class."""
    _globals._register_dialect_impl(dialect_class.DIALECT_NAMESPACE, dialect_class)
    return dialect_class


def register_operation(type dialect_class not None, *, bint replace=False):
    """A class decorator: show operations named `OPERATION_NAME` as the class, which becomes an attribute of the dialect's."""
    def decorate(op_class):
        register_op_class(op_class.OPERATION_NAME, op_class, replace=replace)
        claimed_operations.add(op_class.OPERATION_NAME)
        setattr(dialect_class, op_class.__name__, op_class)
        return op_class

    return decorate


def register_op_adaptor(op_class not None, *, bint replace=False):
    """A class decorator: the class is the adaptor of an operation's class, and its attribute `Adaptor`."""
    check_class(op_class, "op_class")

    def decorate(adaptor_class):
        name = adaptor_class.OPERATION_NAME
        if name in registered_adaptors and not replace:
            raise RuntimeError(f"Operation adaptor of '{name}' is already registered.")
        registered_adaptors[name] = adaptor_class
        op_class.Adaptor = adaptor_class
        return adaptor_class

    return decorate


cdef class OpAdaptor:
    """OpAdaptor(operands, attributes=None)\n--\n
    The operands and attributes of an operation that is being converted; generated modules derive a class for each operation."""

    def __init__(self, operands not None, attributes=None):
        """`OpAdaptor(operands, attributes)`, or `OpAdaptor(operands, opview)` with the attributes of an operation."""
        self.values = list(operands)
        if isinstance(attributes, _OperationBase):
            attributes = (<_OperationBase>attributes).attributes
        if not isinstance(attributes, OpAttributeMap):
            raise TypeError(f"expected an OpAttributeMap or an operation, got {type(attributes).__name__}")
        self.map = attributes

    def __repr__(self):
        return f"<{type(self).__name__} of {0 if self.values is None else len(self.values)} operands>"

    @property
    def operands(self):
        """The operands, a list."""
        return self.values

    @property
    def attributes(self):
        """The attributes, an OpAttributeMap."""
        return self.map


# --- dialects of a context ---


@cython.no_gc
cdef class DialectDescriptor:
    """A dialect that is loaded in a context."""

    def __init__(self):
        raise TypeError("use context.get_dialect_descriptor")

    @property
    def namespace(self):
        """Its name."""
        return self.text

    @property
    def context(self):
        """The context it is loaded in."""
        return self.ctx

    def __repr__(self):
        return f"<DialectDescriptor {self.text}>"


cdef DialectDescriptor describe_dialect(Context ctx, str name):
    cdef DialectDescriptor descriptor
    if not ctx._load_dialect(name):
        raise ValueError(f"Dialect '{name}' not found")
    descriptor = DialectDescriptor.__new__(DialectDescriptor)
    descriptor.ctx = ctx
    descriptor.text = name
    return descriptor


cdef class Dialect:
    """Dialect(descriptor)\n--\n
    A dialect of a context; generated modules derive a class of it for each namespace."""

    def __init__(self, descriptor not None):
        if not isinstance(descriptor, DialectDescriptor):
            raise TypeError(f"expected a DialectDescriptor, got {type(descriptor).__name__}")
        self.held = descriptor

    @property
    def descriptor(self):
        """The descriptor of the dialect in its context."""
        return self.held

    def __repr__(self):
        namespace = None if self.held is None else self.held.text
        return f"<Dialect {namespace} (class {type(self).__module__}.{type(self).__qualname__})>"


@cython.no_gc
cdef class Dialects:
    """The dialects of a context, by name; a lookup loads the dialect."""

    def __init__(self):
        raise TypeError("use context.dialects")

    def __repr__(self):
        return f"<Dialects of {self.ctx!r}>"

    cdef find(self, str name):
        descriptor = describe_dialect(self.ctx, name)
        load_dialect_module(name)
        cls = registered_dialects.get(name)
        return Dialect(descriptor) if cls is None else cls(descriptor)

    def __getitem__(self, str name not None):
        try:
            return self.find(name)
        except ValueError as error:
            raise IndexError(str(error)) from None

    def __getattr__(self, str name not None):
        try:
            return self.find(name)
        except ValueError as error:
            raise AttributeError(str(error)) from None


cdef class DialectRegistry:
    """DialectRegistry()\n--\n
    Dialects for contexts. Those of mlircore are in every context, so a registry is empty."""

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        return make_capsule(self, REGISTRY_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The registry that a capsule holds."""
        return from_capsule(capsule, REGISTRY_CAPSULE)


cdef class ThreadPool:
    """ThreadPool(threads=None)\n--\n
    How many threads contexts may use: as many as the machine gives this process, or so many. Threads are made for each piece of work; upstream's
    pool has them, and no argument."""

    def __init__(self, threads=None):
        if threads is not None and threads < 1:
            raise ValueError(f"threads must be 1 or more, not {threads}")
        self.threads = threads

    def get_max_concurrency(self):
        """How many threads that is."""
        import os

        if self.threads is not None:
            return self.threads
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

    def _mlir_thread_pool_ptr(self):
        """Its address, as text."""
        return hex(<uintptr_t><void *>self)


class _DebugMeta(type):
    """`_GlobalDebug.flag` is an attribute of the class."""

    @property
    def flag(cls):
        """Whether debug output is wanted; mlircore has none."""
        return cls._flag

    @flag.setter
    def flag(cls, value):
        cls._flag = bool(value)


class _GlobalDebug(metaclass=_DebugMeta):
    """The process-wide switch of LLVM's debug output: stored, and without effect."""

    _flag = False
    _types = ()

    def __new__(cls, *args, **kwargs):
        raise TypeError("_GlobalDebug has no instances: set _GlobalDebug.flag")

    @staticmethod
    def set_types(types):
        """Name the kinds of debug output that are wanted: a str, or several."""
        _GlobalDebug._types = (types,) if isinstance(types, str) else tuple(types)
