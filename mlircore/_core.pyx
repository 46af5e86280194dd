"""The one extension module of mlircore: everything that touches the C core."""

cimport cython
from cpython.buffer cimport (
    PyBUF_ANY_CONTIGUOUS, PyBUF_C_CONTIGUOUS, PyBUF_F_CONTIGUOUS, PyBUF_FORMAT, PyBUF_ND, PyBUF_READ, PyBUF_SIMPLE, PyBUF_STRIDES, PyBUF_WRITABLE,
    PyBuffer_FillInfo, PyBuffer_IsContiguous, PyBuffer_Release, PyObject_CheckBuffer, PyObject_GetBuffer,
)
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from cpython.long cimport PyLong_AsLongLongAndOverflow, PyLong_CheckExact
from cpython.memoryview cimport PyMemoryView_FromMemory
from cpython.mem cimport PyMem_Free, PyMem_Malloc
from cpython.number cimport PyNumber_Index
from cpython.ref cimport Py_INCREF, Py_REFCNT, Py_XDECREF, PyObject
from cpython.unicode cimport PyUnicode_AsUTF8AndSize, PyUnicode_DecodeUTF8
from libc.errno cimport EINTR, errno
from libc.stdint cimport INT32_MAX, int8_t, int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t, uintptr_t
from libc.string cimport memcmp, memcpy, memset, strerror
from posix.unistd cimport close, write

from mlircore.c_api cimport *
from mlircore.c_edit cimport *
from mlircore.c_forms cimport *
from mlircore.c_passes cimport *

import enum
import sys
from time import monotonic as _monotonic

cdef extern from "Python.h":
    PyObject *PyThreadState_GetDict()
    PyObject **tuple_items "PySequence_Fast_ITEMS"(tuple things)
    object mapping_proxy "PyDictProxy_New"(object mapping)
    const Py_ssize_t PY_SSIZE_T_MAX
    unsigned long PyThread_get_thread_ident()
    int PyErr_CheckSignals() except -1
    void PyErr_Clear()
    bint PyUnicode_CHECK_INTERNED(PyObject *text)
    int PyUnicode_Resize(PyObject **text, Py_ssize_t length) except -1
    int _PyBytes_Resize(PyObject **text, Py_ssize_t length) except -1
    void *PyUnicode_1BYTE_DATA(PyObject *text) nogil
    char *PyBytes_AS_STRING_raw "PyBytes_AS_STRING"(PyObject *text) nogil
    PyObject *PyBytes_FromStringAndSize_raw "PyBytes_FromStringAndSize"(const char *text, Py_ssize_t length) except NULL
    object Py_GenericAlias(object origin, object args)
    ctypedef void (*PyCapsule_Destructor)(PyObject *capsule) noexcept
    object PyCapsule_New(void *pointer, const char *name, PyCapsule_Destructor destructor)
    bint PyCapsule_IsValid(PyObject *capsule, const char *name) noexcept
    void *PyCapsule_GetPointer(PyObject *capsule, const char *name) except NULL
    const char *PyCapsule_GetName(PyObject *capsule) noexcept
    PyObject *PyUnicode_New_raw "PyUnicode_New"(Py_ssize_t length, Py_UCS4 largest) except NULL

cdef extern from *:
    """
    /* `base.__new__(cls)` for a subclass of an extension class, without a lookup of `__new__`. */
    static PyObject *mc_new(PyTypeObject *base, PyObject *cls, PyObject *nothing) {
      return base->tp_new((PyTypeObject *)cls, nothing, NULL);
    }
    """
    object new_of "mc_new"(type base, object cls, tuple nothing)

include "handles/errors.pxi"
include "callbacks/diagnostics.pxi"
include "handles/context.pxi"
include "handles/defaults.pxi"
include "handles/location.pxi"
include "extending/casters.pxi"
include "handles/tracebacks.pxi"
include "types/types.pxi"
include "types/builtin_types.pxi"
include "types/float_types.pxi"
include "attributes/affine.pxi"
include "attributes/affine_maps.pxi"
include "extending/defined.pxi"
include "types/shaped_types.pxi"
include "attributes/builtin_attrs.pxi"
include "attributes/dense_arrays.pxi"
include "attributes/dense_attrs.pxi"
include "attributes/dense_resources.pxi"
include "attributes/attribute_builders.pxi"
include "handles/root.pxi"
include "handles/unread.pxi"
include "extending/registry.pxi"
include "extending/definitions.pxi"
include "handles/operation.pxi"
include "handles/walks.pxi"
include "handles/edit.pxi"
include "bulk/rewriting.pxi"
include "bulk/drivers.pxi"
include "bulk/passes.pxi"
include "building/create.pxi"
include "bulk/wrapped.pxi"
include "bulk/print.pxi"
include "bulk/bytecode.pxi"
include "handles/cursors.pxi"
include "handles/block.pxi"
include "handles/values.pxi"
include "handles/sequences.pxi"
include "handles/attribute_map.pxi"
include "handles/module.pxi"
include "bulk/stream.pxi"
include "bulk/columns.pxi"
include "bulk/structure.pxi"
include "handles/symbols.pxi"
include "bulk/mapping.pxi"
include "bulk/edit.pxi"
include "bulk/column_edit.pxi"
include "bulk/lexer.pxi"
include "building/recipes.pxi"
include "building/accessors.pxi"
include "building/builders.pxi"
include "callbacks/hooks.pxi"
include "callbacks/hooks_print.pxi"
include "callbacks/hooks_verify.pxi"

for _name in ("ColumnData", "Frame", "Root", "Scratch"): # made and used by this module alone
    del globals()[_name]
