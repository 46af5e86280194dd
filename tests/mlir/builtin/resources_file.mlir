// Resources with data: keys that are strings, blobs that are set twice, empty ones, keys that nothing refers to.
"r.use"() {a = dense_resource<foo> : tensor<2xi32>, b = dense_resource<"b c"> : tensor<1xi8>} : () -> ()
"r.use"() {a = dense_resource<none_given> : tensor<2xi32>, b = [dense_resource<foo> : tensor<2xi32>]} : () -> ()
"r.use"() {a = dense_resource<empty> : tensor<0xi32>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      foo: "0x0400000001000000",
      "b c": "0x0100000007",
      unused: "0x0400000001000000",
      empty: "0x08000000",
      foo: "0x10000000010000000200000a"
    }
  }
#-}

//= --allow-unregistered-dialect
module {
  "r.use"() {a = dense_resource<foo> : tensor<2xi32>, b = dense_resource<"b c"> : tensor<1xi8>} : () -> ()
  "r.use"() {a = dense_resource<none_given> : tensor<2xi32>, b = [dense_resource<foo> : tensor<2xi32>]} : () -> ()
  "r.use"() {a = dense_resource<empty> : tensor<0xi32>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      foo: "0x10000000010000000200000A",
      "b c": "0x0100000007",
      empty: "0x00000000"
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "r.use"() {a = dense_resource<foo> : tensor<2xi32>, b = dense_resource<"b c"> : tensor<1xi8>} : () -> ()
  "r.use"() {a = dense_resource<none_given> : tensor<2xi32>, b = [dense_resource<foo> : tensor<2xi32>]} : () -> ()
  "r.use"() {a = dense_resource<empty> : tensor<0xi32>} : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      foo: "0x10000000010000000200000A",
      "b c": "0x0100000007",
      empty: "0x00000000"
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=24
module {
  "r.use"() {a = dense_resource<foo> : tensor<2xi32>, b = dense_resource<"b c"> : tensor<1xi8>} : () -> ()
  "r.use"() {a = dense_resource<none_given> : tensor<2xi32>, b = [dense_resource<foo> : tensor<2xi32>]} : () -> ()
  "r.use"() {a = dense_resource<empty> : tensor<0xi32>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      "b c": "0x0100000007",
      empty: "0x00000000"
    }
  }
#-}

