// External resources are kept with the text's tree: grouped by provider, elided by the length of the value.
"d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
module @inner {
}
{-#
  external_resources: {
    mlir_reproducer: { pipeline: "builtin.module(any(cse))", disable_threading: true, verify_each: false, pipeline: "x" },
    empty: {},
    a.b: { "a key": "0x04000000aabb", none: "0x40000000", s: "he\"l\nlo \30x", "": "", module: "y", "0x": "0", a$b: "x" }
  },
  dialect_resources: {
    builtin: {
      k: "0x040000000102"
    }
  },
  external_resources: {
    i32: { k: false, k: true },
    empty: { now: "0x0400000001020304aAbBcC" },
    mlir_reproducer: { verify_each: true }
  }
#-}
//= --allow-unregistered-dialect
module {
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  module @inner {
  }
}

{-#
  dialect_resources: {
    builtin: {
      k: "0x040000000102"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(any(cse))",
      disable_threading: true,
      verify_each: false,
      pipeline: "x",
      verify_each: true
    },
    empty: {
      now: "0x0400000001020304AABBCC"
    },
    a.b: {
      "a key": "0x04000000AABB",
      none: "0x00000000",
      s: "he\22l\0Alo 0x",
      "": "",
      module: "y",
      "0x": "0",
      a$b: "x"
    },
    i32: {
      k: false,
      k: true
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  "builtin.module"() <{sym_name = "inner"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      k: "0x040000000102"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(any(cse))",
      disable_threading: true,
      verify_each: false,
      pipeline: "x",
      verify_each: true
    },
    empty: {
      now: "0x0400000001020304AABBCC"
    },
    a.b: {
      "a key": "0x04000000AABB",
      none: "0x00000000",
      s: "he\22l\0Alo 0x",
      "": "",
      module: "y",
      "0x": "0",
      a$b: "x"
    },
    i32: {
      k: false,
      k: true
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-print-local-scope
module {
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  module @inner {
  }
}

//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=0
module {
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  module @inner {
  }
}

{-#

#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=4
module {
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  module @inner {
  }
}

{-#
  external_resources: {
    mlir_reproducer: {
      disable_threading: true,
      pipeline: "x",
      verify_each: true
    },
    a.b: {
      "": "",
      module: "y",
      "0x": "0",
      a$b: "x"
    },
    i32: {
      k: true
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=7
module {
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  module @inner {
  }
}

{-#
  external_resources: {
    mlir_reproducer: {
      disable_threading: true,
      verify_each: false,
      pipeline: "x",
      verify_each: true
    },
    a.b: {
      "": "",
      module: "y",
      "0x": "0",
      a$b: "x"
    },
    i32: {
      k: false,
      k: true
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=12
module {
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  module @inner {
  }
}

{-#
  external_resources: {
    mlir_reproducer: {
      disable_threading: true,
      verify_each: false,
      pipeline: "x",
      verify_each: true
    },
    a.b: {
      none: "0x00000000",
      "": "",
      module: "y",
      "0x": "0",
      a$b: "x"
    },
    i32: {
      k: false,
      k: true
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=16
module {
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  module @inner {
  }
}

{-#
  dialect_resources: {
    builtin: {
      k: "0x040000000102"
    }
  },
  external_resources: {
    mlir_reproducer: {
      disable_threading: true,
      verify_each: false,
      pipeline: "x",
      verify_each: true
    },
    a.b: {
      "a key": "0x04000000AABB",
      none: "0x00000000",
      s: "he\22l\0Alo 0x",
      "": "",
      module: "y",
      "0x": "0",
      a$b: "x"
    },
    i32: {
      k: false,
      k: true
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=24
module {
  "d.use"() {a = dense_resource<k> : tensor<2xi8>} : () -> ()
  module @inner {
  }
}

{-#
  dialect_resources: {
    builtin: {
      k: "0x040000000102"
    }
  },
  external_resources: {
    mlir_reproducer: {
      disable_threading: true,
      verify_each: false,
      pipeline: "x",
      verify_each: true
    },
    a.b: {
      "a key": "0x04000000AABB",
      none: "0x00000000",
      s: "he\22l\0Alo 0x",
      "": "",
      module: "y",
      "0x": "0",
      a$b: "x"
    },
    i32: {
      k: false,
      k: true
    }
  }
#-}

