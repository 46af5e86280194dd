// Which symbols live: what is public, what something live refers to, nested tables.
func.func private @dead()
func.func private @live()
func.func private @live_too() {
  call @by_function() : () -> ()
  return
}
func.func private @by_function()
func.func private @cycle() {
  call @cycle() : () -> ()
  return
}
func.func nested @nested_at_top()
func.func @public() {
  call @live() : () -> ()
  "foo.uses"() {list = [@live_too, {entry = @in_dictionary}]} : () -> ()
  "foo.uses"() {deep = @table::@inner::@leaf, unknown = @nothing::@there} : () -> ()
  return
}
func.func private @in_dictionary()
module @table attributes {sym_visibility = "private"} {
  func.func private @beside()
  func.func nested @nested()
  func.func @public_in_private() { return }
  module @inner attributes {sym_visibility = "private"} {
    func.func private @leaf()
    func.func private @not_leaf()
  }
  module @other attributes {sym_visibility = "private"} {
    func.func @gone() { return }
  }
}
module {
  func.func @hidden() { return }
  func.func nested @hidden_nested()
  func.func private @used()
  "foo.uses"() {at = @used} : () -> ()
}
module @named {
  func.func nested @visible()
  func.func private @invisible()
}
"foo.uses"() {at = @from_module} : () -> ()
memref.global "private" constant @from_module : memref<1xi32> = dense<1>
memref.global "private" constant @unused : memref<1xi32> = dense<1>
// A table in an operation that is none: its private symbols go, its public ones stay.
func.func @around() {
  scf.execute_region {
    builtin.module {
      func.func @shown() { return }
      func.func private @gone() { return }
      func.func nested @gone_too() { return }
    }
    scf.yield
  }
  return
}

//= --allow-unregistered-dialect --symbol-dce
module {
  func.func private @live()
  func.func private @live_too() {
    call @by_function() : () -> ()
    return
  }
  func.func private @by_function()
  func.func @public() {
    call @live() : () -> ()
    "foo.uses"() {list = [@live_too, {entry = @in_dictionary}]} : () -> ()
    "foo.uses"() {deep = @table::@inner::@leaf, unknown = @nothing::@there} : () -> ()
    return
  }
  func.func private @in_dictionary()
  module @table attributes {sym_visibility = "private"} {
    func.func @public_in_private() {
      return
    }
    module @inner attributes {sym_visibility = "private"} {
      func.func private @leaf()
    }
  }
  module {
    func.func @hidden() {
      return
    }
    func.func private @used()
    "foo.uses"() {at = @used} : () -> ()
  }
  module @named {
  }
  "foo.uses"() {at = @from_module} : () -> ()
  memref.global "private" constant @from_module : memref<1xi32> = dense<1>
  func.func @around() {
    scf.execute_region {
      builtin.module {
        func.func @shown() {
          return
        }
      }
      scf.yield
    }
    return
  }
}


//= --allow-unregistered-dialect --symbol-privatize
module {
  func.func private @dead()
  func.func private @live()
  func.func private @live_too() {
    call @by_function() : () -> ()
    return
  }
  func.func private @by_function()
  func.func private @cycle() {
    call @cycle() : () -> ()
    return
  }
  func.func private @nested_at_top()
  func.func private @public() {
    call @live() : () -> ()
    "foo.uses"() {list = [@live_too, {entry = @in_dictionary}]} : () -> ()
    "foo.uses"() {deep = @table::@inner::@leaf, unknown = @nothing::@there} : () -> ()
    return
  }
  func.func private @in_dictionary()
  module @table attributes {sym_visibility = "private"} {
    func.func private @beside()
    func.func nested @nested()
    func.func @public_in_private() {
      return
    }
    module @inner attributes {sym_visibility = "private"} {
      func.func private @leaf()
      func.func private @not_leaf()
    }
    module @other attributes {sym_visibility = "private"} {
      func.func @gone() {
        return
      }
    }
  }
  module {
    func.func @hidden() {
      return
    }
    func.func nested @hidden_nested()
    func.func private @used()
    "foo.uses"() {at = @used} : () -> ()
  }
  module @named attributes {sym_visibility = "private"} {
    func.func nested @visible()
    func.func private @invisible()
  }
  "foo.uses"() {at = @from_module} : () -> ()
  memref.global "private" constant @from_module : memref<1xi32> = dense<1>
  memref.global "private" constant @unused : memref<1xi32> = dense<1>
  func.func private @around() {
    scf.execute_region {
      builtin.module {
        func.func @shown() {
          return
        }
        func.func private @gone() {
          return
        }
        func.func nested @gone_too() {
          return
        }
      }
      scf.yield
    }
    return
  }
}


//= --allow-unregistered-dialect --symbol-privatize=exclude=public,table
module {
  func.func private @dead()
  func.func private @live()
  func.func private @live_too() {
    call @by_function() : () -> ()
    return
  }
  func.func private @by_function()
  func.func private @cycle() {
    call @cycle() : () -> ()
    return
  }
  func.func private @nested_at_top()
  func.func @public() {
    call @live() : () -> ()
    "foo.uses"() {list = [@live_too, {entry = @in_dictionary}]} : () -> ()
    "foo.uses"() {deep = @table::@inner::@leaf, unknown = @nothing::@there} : () -> ()
    return
  }
  func.func private @in_dictionary()
  module @table attributes {sym_visibility = "private"} {
    func.func private @beside()
    func.func nested @nested()
    func.func @public_in_private() {
      return
    }
    module @inner attributes {sym_visibility = "private"} {
      func.func private @leaf()
      func.func private @not_leaf()
    }
    module @other attributes {sym_visibility = "private"} {
      func.func @gone() {
        return
      }
    }
  }
  module {
    func.func @hidden() {
      return
    }
    func.func nested @hidden_nested()
    func.func private @used()
    "foo.uses"() {at = @used} : () -> ()
  }
  module @named attributes {sym_visibility = "private"} {
    func.func nested @visible()
    func.func private @invisible()
  }
  "foo.uses"() {at = @from_module} : () -> ()
  memref.global "private" constant @from_module : memref<1xi32> = dense<1>
  memref.global "private" constant @unused : memref<1xi32> = dense<1>
  func.func private @around() {
    scf.execute_region {
      builtin.module {
        func.func @shown() {
          return
        }
        func.func private @gone() {
          return
        }
        func.func nested @gone_too() {
          return
        }
      }
      scf.yield
    }
    return
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(symbol-privatize{exclude={public,named}},symbol-dce)
module {
  func.func private @live()
  func.func private @live_too() {
    call @by_function() : () -> ()
    return
  }
  func.func private @by_function()
  func.func @public() {
    call @live() : () -> ()
    "foo.uses"() {list = [@live_too, {entry = @in_dictionary}]} : () -> ()
    "foo.uses"() {deep = @table::@inner::@leaf, unknown = @nothing::@there} : () -> ()
    return
  }
  func.func private @in_dictionary()
  module @table attributes {sym_visibility = "private"} {
    func.func @public_in_private() {
      return
    }
    module @inner attributes {sym_visibility = "private"} {
      func.func private @leaf()
    }
  }
  module {
    func.func @hidden() {
      return
    }
    func.func private @used()
    "foo.uses"() {at = @used} : () -> ()
  }
  module @named {
  }
  "foo.uses"() {at = @from_module} : () -> ()
  memref.global "private" constant @from_module : memref<1xi32> = dense<1>
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(builtin.module(symbol-dce))
module {
  func.func private @dead()
  func.func private @live()
  func.func private @live_too() {
    call @by_function() : () -> ()
    return
  }
  func.func private @by_function()
  func.func private @cycle() {
    call @cycle() : () -> ()
    return
  }
  func.func nested @nested_at_top()
  func.func @public() {
    call @live() : () -> ()
    "foo.uses"() {list = [@live_too, {entry = @in_dictionary}]} : () -> ()
    "foo.uses"() {deep = @table::@inner::@leaf, unknown = @nothing::@there} : () -> ()
    return
  }
  func.func private @in_dictionary()
  module @table attributes {sym_visibility = "private"} {
    func.func @public_in_private() {
      return
    }
  }
  module {
    func.func @hidden() {
      return
    }
    func.func private @used()
    "foo.uses"() {at = @used} : () -> ()
  }
  module @named {
    func.func nested @visible()
  }
  "foo.uses"() {at = @from_module} : () -> ()
  memref.global "private" constant @from_module : memref<1xi32> = dense<1>
  memref.global "private" constant @unused : memref<1xi32> = dense<1>
  func.func @around() {
    scf.execute_region {
      builtin.module {
        func.func @shown() {
          return
        }
        func.func private @gone() {
          return
        }
        func.func nested @gone_too() {
          return
        }
      }
      scf.yield
    }
    return
  }
}

