"b.a"() {a = dense<"0x010203"> : tensor<4xi32>} : () -> ()
