module @outer attributes {x.a = 1, sym_visibility = "public"} {
  module @inner {
    "m.a"() {s = @outer::@inner} : () -> ()
  }
  module {
  }
  builtin.module @last attributes {} {
  }
}
