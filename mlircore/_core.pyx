"""The one extension module of mlircore: everything that touches the C core."""

cimport cython
from cpython.buffer cimport (
    PyBUF_ANY_CONTIGUOUS, PyBUF_C_CONTIGUOUS, PyBUF_F_CONTIGUOUS, PyBUF_FORMAT, PyBUF_ND, PyBUF_SIMPLE, PyBUF_STRIDES, PyBUF_WRITABLE,
    PyBuffer_IsContiguous, PyBuffer_Release, PyObject_CheckBuffer, PyObject_GetBuffer,
)
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from cpython.long cimport PyLong_AsLongLongAndOverflow, PyLong_CheckExact
from cpython.mem cimport PyMem_Free, PyMem_Malloc
from cpython.number cimport PyNumber_Index
from cpython.ref cimport Py_INCREF, Py_REFCNT, Py_XDECREF, PyObject
from cpython.unicode cimport PyUnicode_AsUTF8AndSize, PyUnicode_DecodeUTF8
from libc.errno cimport EINTR, errno
from libc.stdint cimport INT32_MAX, int8_t, int16_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t, uintptr_t
from libc.string cimport memcpy, memset, strerror
from posix.unistd cimport write

from mlircore.c_api cimport *

import enum
import sys

cdef extern from "Python.h":
    PyObject *PyThreadState_GetDict()
    PyObject **tuple_items "PySequence_Fast_ITEMS"(tuple things)
    object mapping_proxy "PyDictProxy_New"(object mapping)
    const Py_ssize_t PY_SSIZE_T_MAX
    unsigned long PyThread_get_thread_ident()
    int PyErr_CheckSignals() except -1
    void PyErr_Clear()
    bint PyUnicode_CHECK_INTERNED(PyObject *text)
    int PyUnicode_Resize(PyObject **text, Py_ssize_t length)
    int _PyBytes_Resize(PyObject **text, Py_ssize_t length)
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
    /* `base.__new__(cls)` for a subclass of an extension class, without looking for what is called. */
    static PyObject *mc_new(PyTypeObject *base, PyObject *cls, PyObject *nothing) {
      return base->tp_new((PyTypeObject *)cls, nothing, NULL);
    }
    """
    object new_of "mc_new"(type base, object cls, tuple nothing)

include "errors.pxi"
include "diagnostics.pxi"
include "context.pxi"
include "defaults.pxi"
include "location.pxi"
include "casters.pxi"
include "tracebacks.pxi"
include "types.pxi"
include "builtin_types.pxi"
include "float_types.pxi"
include "affine.pxi"
include "affine_maps.pxi"
include "affine_attrs.pxi"
include "defined.pxi"
include "shaped_types.pxi"
include "builtin_attrs.pxi"
include "dense_arrays.pxi"
include "dense_attrs.pxi"
include "dense_resources.pxi"
include "attribute_builders.pxi"
include "root.pxi"
include "registry.pxi"
include "traits.pxi"
include "operation.pxi"
include "edit.pxi"
include "drivers.pxi"
include "create.pxi"
include "print.pxi"
include "block.pxi"
include "values.pxi"
include "sequences.pxi"
include "attribute_map.pxi"
include "module.pxi"
include "columns.pxi"
include "structure.pxi"
include "symbols.pxi"
include "lexer.pxi"
include "opdefs.pxi"
include "recipes.pxi"
include "accessors.pxi"
include "builders.pxi"
include "hooks.pxi"
include "hooks_print.pxi"
include "hooks_verify.pxi"

for _name in ("ColumnData", "Frame", "Root", "Scratch"): # made and seen by this module alone
    del globals()[_name]
