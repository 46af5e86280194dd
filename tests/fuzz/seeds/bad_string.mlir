"b.a"() {a = "no end
