# builders.pxi - the functions of dialects' modules that build operations: arith.addi, called without a frame of Python.

cdef extern from *:
    """
    /* Instances of a final class are called as built-in functions are: through the function pointer at that offset. */
    static void mc_call_directly(PyTypeObject *type, Py_ssize_t offset) {
      type->tp_vectorcall_offset = offset;
      type->tp_flags |= Py_TPFLAGS_HAVE_VECTORCALL;
    }
    """
    ctypedef PyObject *(*vectorcallfunc)(PyObject *callable, PyObject *const *args, size_t nargsf, PyObject *kwnames)
    void mc_call_directly(PyTypeObject *type, Py_ssize_t offset)
    Py_ssize_t PyVectorcall_NARGS(size_t nargsf)
    object PyObject_Vectorcall(object callable, PyObject **args, size_t nargsf, PyObject *kwnames)
    object PyVectorcall_Call(object callable, PyObject *args, PyObject *kwargs)
    ctypedef struct PyTypeObject:
        pass


@cython.final
cdef class Builder:
    """A function that makes an operation of a class: `arith.addi`. Its signature is that of `__wrapped__`, the same in Python.

    The usual calls, arguments by position or by name, are bound here. All other calls go to `__wrapped__`, which reports their errors. It
    and the recipe are made when they are first needed (mlircore.bind.builders).
    """

    cdef vectorcallfunc call
    cdef object cls
    cdef str name
    cdef str module           # the module where users find it; None: the module of the class
    cdef Recipe recipe         # None, and so `names`, before the first call
    cdef tuple names           # of arguments, loc and ip included
    cdef Py_ssize_t must       # how many of them are required
    cdef object spelled        # __wrapped__, or None

    def __cinit__(self):
        self.call = <vectorcallfunc><void *>call_builder

    def __init__(self, cls not None, str name not None, str module=None):
        check_op_class(cls, "cls")
        self.cls, self.name, self.module = cls, name, module

    @property
    def __name__(self):
        return self.name

    @property
    def __qualname__(self):
        return self.name

    @property
    def __module__(self):
        return self.cls.__module__ if self.module is None else self.module

    @property
    def __doc__(self):
        return self.cls.__doc__

    @property
    def __wrapped__(self):
        """The same function in Python."""
        from mlircore.bind import builders

        if self.spelled is None:
            self.spelled = builders.spelled_out(self.cls, self.__module__)
        return self.spelled

    def __call__(self, *args, **kwargs):
        return PyVectorcall_Call(self, <PyObject *>args, <PyObject *>kwargs)

    def __get__(self, instance, owner):
        if instance is None:
            return self
        return self.__wrapped__.__get__(instance, owner)

    def __repr__(self):
        return f"<function {self.name} of {self.__module__}>"

    def __reduce__(self):
        return self.name


cdef object call_builder(PyObject *callable, PyObject **args, size_t nargsf, PyObject *kwnames):
    """Runs a call of a Builder."""
    cdef Builder self = <Builder>callable
    cdef PyObject *arguments[FEW + 2]
    cdef Py_ssize_t n = PyVectorcall_NARGS(nargsf), total, i, k
    cdef PyObject **names
    cdef PyObject **given
    if self.recipe is None:
        bind_builder(self)
    total = len(self.names)
    if n > self.must or total > FEW + 2:
        return PyObject_Vectorcall(self.__wrapped__, args, nargsf, kwnames)
    for i in range(n):
        arguments[i] = args[i]
    for i in range(n, total):
        arguments[i] = NULL if i < self.must else <PyObject *>None
    if kwnames is not NULL:
        names = tuple_items(self.names)
        given = tuple_items(<tuple>kwnames)
        for k in range(len(<tuple>kwnames)):
            for i in range(n, total):          # a name that is not interned, or that is given twice, is left to Python
                if names[i] is given[k]:
                    arguments[i] = args[n + k]
                    break
            else:
                return PyObject_Vectorcall(self.__wrapped__, args, nargsf, kwnames)
    for i in range(n, self.must):
        if arguments[i] is NULL:
            return PyObject_Vectorcall(self.__wrapped__, args, nargsf, kwnames)
    return make_by_recipe(self.recipe, arguments)


cdef int bind_builder(Builder self) except -1:
    """Makes the recipe."""
    cdef Recipe recipe
    from mlircore.bind import builders

    if self.cls is None:
        raise TypeError("the builder was never initialized")
    names, must = builders.arguments(self.cls)
    recipe = <Recipe?>builders.recipe(self.cls)
    if len(recipe.slots) != len(names) or not 0 <= must <= len(names):
        raise TypeError("the recipe has other arguments")
    self.names = tuple([sys.intern(each) for each in names] + ["loc", "ip"])
    self.must = must
    self.recipe = recipe
    return 0


cdef Builder _builder = Builder.__new__(Builder)
mc_call_directly(<PyTypeObject *>Builder, <char *>&_builder.call - <char *><void *>_builder)
