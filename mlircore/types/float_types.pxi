# float_types.pxi - one class for each float format; floats.def defines the meaning of the bits.

@cython.no_gc
cdef class FloatType(Type):
    """Base of the float types."""

    static_typeid = _NoTypeID()

    @property
    def width(self):
        """How many bits it has."""
        return mc_type_bit_width(of_kind(self, MC_TYPE_FLOAT), self.type)


cdef Type make_float(Context context, McFloatKind kind, cls):
    cdef Context ctx = context_or_default(context)
    return made_type(ctx, mc_type_float(ctx.c, kind), cls)


core_classes[FloatType] = None


@cython.no_gc
cdef class Float4E2M1FNType(FloatType):
    """`f4E2M1FN`: 4 bits, 2 of exponent, 1 of mantissa; neither infinities nor NaNs."""

    static_typeid = make_typeid("!builtin.f4E2M1FN")
    type_name = "builtin.f4E2M1FN"

    @staticmethod
    def get(Context context=None):
        """The type `f4E2M1FN`."""
        return make_float(context, MC_F4E2M1FN, Float4E2M1FNType)


show_as(MC_NUM_KINDS + MC_F4E2M1FN, Float4E2M1FNType)


@cython.no_gc
cdef class Float6E2M3FNType(FloatType):
    """`f6E2M3FN`: 6 bits, 2 of exponent, 3 of mantissa; neither infinities nor NaNs."""

    static_typeid = make_typeid("!builtin.f6E2M3FN")
    type_name = "builtin.f6E2M3FN"

    @staticmethod
    def get(Context context=None):
        """The type `f6E2M3FN`."""
        return make_float(context, MC_F6E2M3FN, Float6E2M3FNType)


show_as(MC_NUM_KINDS + MC_F6E2M3FN, Float6E2M3FNType)


@cython.no_gc
cdef class Float6E3M2FNType(FloatType):
    """`f6E3M2FN`: 6 bits, 3 of exponent, 2 of mantissa; neither infinities nor NaNs."""

    static_typeid = make_typeid("!builtin.f6E3M2FN")
    type_name = "builtin.f6E3M2FN"

    @staticmethod
    def get(Context context=None):
        """The type `f6E3M2FN`."""
        return make_float(context, MC_F6E3M2FN, Float6E3M2FNType)


show_as(MC_NUM_KINDS + MC_F6E3M2FN, Float6E3M2FNType)


@cython.no_gc
cdef class Float8E5M2Type(FloatType):
    """`f8E5M2`: 8 bits, 5 of exponent, 2 of mantissa; infinities and NaNs as IEEE 754."""

    static_typeid = make_typeid("!builtin.f8E5M2")
    type_name = "builtin.f8E5M2"

    @staticmethod
    def get(Context context=None):
        """The type `f8E5M2`."""
        return make_float(context, MC_F8E5M2, Float8E5M2Type)


show_as(MC_NUM_KINDS + MC_F8E5M2, Float8E5M2Type)


@cython.no_gc
cdef class Float8E4M3Type(FloatType):
    """`f8E4M3`: 8 bits, 4 of exponent, 3 of mantissa; infinities and NaNs as IEEE 754."""

    static_typeid = make_typeid("!builtin.f8E4M3")
    type_name = "builtin.f8E4M3"

    @staticmethod
    def get(Context context=None):
        """The type `f8E4M3`."""
        return make_float(context, MC_F8E4M3, Float8E4M3Type)


show_as(MC_NUM_KINDS + MC_F8E4M3, Float8E4M3Type)


@cython.no_gc
cdef class Float8E4M3FNType(FloatType):
    """`f8E4M3FN`: 8 bits, 4 of exponent, 3 of mantissa; no infinities."""

    static_typeid = make_typeid("!builtin.f8E4M3FN")
    type_name = "builtin.f8E4M3FN"

    @staticmethod
    def get(Context context=None):
        """The type `f8E4M3FN`."""
        return make_float(context, MC_F8E4M3FN, Float8E4M3FNType)


show_as(MC_NUM_KINDS + MC_F8E4M3FN, Float8E4M3FNType)


@cython.no_gc
cdef class Float8E5M2FNUZType(FloatType):
    """`f8E5M2FNUZ`: 8 bits, 5 of exponent, 2 of mantissa; no infinities, no negative zero."""

    static_typeid = make_typeid("!builtin.f8E5M2FNUZ")
    type_name = "builtin.f8E5M2FNUZ"

    @staticmethod
    def get(Context context=None):
        """The type `f8E5M2FNUZ`."""
        return make_float(context, MC_F8E5M2FNUZ, Float8E5M2FNUZType)


show_as(MC_NUM_KINDS + MC_F8E5M2FNUZ, Float8E5M2FNUZType)


@cython.no_gc
cdef class Float8E4M3FNUZType(FloatType):
    """`f8E4M3FNUZ`: 8 bits, 4 of exponent, 3 of mantissa; no infinities, no negative zero."""

    static_typeid = make_typeid("!builtin.f8E4M3FNUZ")
    type_name = "builtin.f8E4M3FNUZ"

    @staticmethod
    def get(Context context=None):
        """The type `f8E4M3FNUZ`."""
        return make_float(context, MC_F8E4M3FNUZ, Float8E4M3FNUZType)


show_as(MC_NUM_KINDS + MC_F8E4M3FNUZ, Float8E4M3FNUZType)


@cython.no_gc
cdef class Float8E4M3B11FNUZType(FloatType):
    """`f8E4M3B11FNUZ`: 8 bits, 4 of exponent, 3 of mantissa, bias 11; no infinities, no negative zero."""

    static_typeid = make_typeid("!builtin.f8E4M3B11FNUZ")
    type_name = "builtin.f8E4M3B11FNUZ"

    @staticmethod
    def get(Context context=None):
        """The type `f8E4M3B11FNUZ`."""
        return make_float(context, MC_F8E4M3B11FNUZ, Float8E4M3B11FNUZType)


show_as(MC_NUM_KINDS + MC_F8E4M3B11FNUZ, Float8E4M3B11FNUZType)


@cython.no_gc
cdef class Float8E3M4Type(FloatType):
    """`f8E3M4`: 8 bits, 3 of exponent, 4 of mantissa; infinities and NaNs as IEEE 754."""

    static_typeid = make_typeid("!builtin.f8E3M4")
    type_name = "builtin.f8E3M4"

    @staticmethod
    def get(Context context=None):
        """The type `f8E3M4`."""
        return make_float(context, MC_F8E3M4, Float8E3M4Type)


show_as(MC_NUM_KINDS + MC_F8E3M4, Float8E3M4Type)


@cython.no_gc
cdef class Float8E8M0FNUType(FloatType):
    """`f8E8M0FNU`: 8 bits, 8 of exponent, 0 of mantissa; powers of two, no sign."""

    static_typeid = make_typeid("!builtin.f8E8M0FNU")
    type_name = "builtin.f8E8M0FNU"

    @staticmethod
    def get(Context context=None):
        """The type `f8E8M0FNU`."""
        return make_float(context, MC_F8E8M0FNU, Float8E8M0FNUType)


show_as(MC_NUM_KINDS + MC_F8E8M0FNU, Float8E8M0FNUType)


@cython.no_gc
cdef class BF16Type(FloatType):
    """`bf16`: the upper half of an `f32`."""

    static_typeid = make_typeid("!builtin.bf16")
    type_name = "builtin.bf16"

    @staticmethod
    def get(Context context=None):
        """The type `bf16`."""
        return make_float(context, MC_BF16, BF16Type)


show_as(MC_NUM_KINDS + MC_BF16, BF16Type)


@cython.no_gc
cdef class F16Type(FloatType):
    """`f16`: IEEE 754 with 16 bits."""

    static_typeid = make_typeid("!builtin.f16")
    type_name = "builtin.f16"

    @staticmethod
    def get(Context context=None):
        """The type `f16`."""
        return make_float(context, MC_F16, F16Type)


show_as(MC_NUM_KINDS + MC_F16, F16Type)


@cython.no_gc
cdef class FloatTF32Type(FloatType):
    """`tf32`: 8 bits of exponent as `f32`, 10 of mantissa as `f16`."""

    static_typeid = make_typeid("!builtin.tf32")
    type_name = "builtin.tf32"

    @staticmethod
    def get(Context context=None):
        """The type `tf32`."""
        return make_float(context, MC_TF32, FloatTF32Type)


show_as(MC_NUM_KINDS + MC_TF32, FloatTF32Type)


@cython.no_gc
cdef class F32Type(FloatType):
    """`f32`: IEEE 754 with 32 bits."""

    static_typeid = make_typeid("!builtin.f32")
    type_name = "builtin.f32"

    @staticmethod
    def get(Context context=None):
        """The type `f32`."""
        return make_float(context, MC_F32, F32Type)


show_as(MC_NUM_KINDS + MC_F32, F32Type)


@cython.no_gc
cdef class F64Type(FloatType):
    """`f64`: IEEE 754 with 64 bits."""

    static_typeid = make_typeid("!builtin.f64")
    type_name = "builtin.f64"

    @staticmethod
    def get(Context context=None):
        """The type `f64`."""
        return make_float(context, MC_F64, F64Type)


show_as(MC_NUM_KINDS + MC_F64, F64Type)


@cython.no_gc
cdef class F80Type(FloatType):
    """`f80`: the 80-bit format of x87. (Upstream has no class for it.)"""

    static_typeid = make_typeid("!builtin.f80")
    type_name = "builtin.f80"

    @staticmethod
    def get(Context context=None):
        """The type `f80`."""
        return make_float(context, MC_F80, F80Type)


show_as(MC_NUM_KINDS + MC_F80, F80Type)


@cython.no_gc
cdef class F128Type(FloatType):
    """`f128`: IEEE 754 with 128 bits. (Upstream has no class for it.)"""

    static_typeid = make_typeid("!builtin.f128")
    type_name = "builtin.f128"

    @staticmethod
    def get(Context context=None):
        """The type `f128`."""
        return make_float(context, MC_F128, F128Type)


show_as(MC_NUM_KINDS + MC_F128, F128Type)
