"b.a"() {a = #nothing} : () -> () loc(#nowhere)
