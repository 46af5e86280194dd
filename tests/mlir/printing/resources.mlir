// Only the resources that are mentioned are printed, in the order of their mention; elided ones leave the frame.
module {
  "d.use"() {a = dense_resource<small> : tensor<2xi8>, b = dense_resource<"a key"> : tensor<8xi8>, c = dense_resource<absent> : tensor<2xi8>} : () -> ()
}
{-#
  dialect_resources: {
    builtin: {
      "a key": "0x080000000102030405060708",
      small: "0x01000000FFFE",
      unused: "0x01000000AA"
    }
  }
#-}

//= --allow-unregistered-dialect
module {
  "d.use"() {a = dense_resource<small> : tensor<2xi8>, b = dense_resource<"a key"> : tensor<8xi8>, c = dense_resource<absent> : tensor<2xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      small: "0x01000000FFFE",
      "a key": "0x080000000102030405060708"
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=17
module {
  "d.use"() {a = dense_resource<small> : tensor<2xi8>, b = dense_resource<"a key"> : tensor<8xi8>, c = dense_resource<absent> : tensor<2xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      small: "0x01000000FFFE"
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=16
module {
  "d.use"() {a = dense_resource<small> : tensor<2xi8>, b = dense_resource<"a key"> : tensor<8xi8>, c = dense_resource<absent> : tensor<2xi8>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      small: "0x01000000FFFE"
    }
  }
#-}


//= --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=0
module {
  "d.use"() {a = dense_resource<small> : tensor<2xi8>, b = dense_resource<"a key"> : tensor<8xi8>, c = dense_resource<absent> : tensor<2xi8>} : () -> ()
}

{-#

#-}


//= --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-local-scope
"builtin.module"() ({
  "d.use"() {a = dense_resource<small> : tensor<2xi8>, b = dense_resource<"a key"> : tensor<8xi8>, c = dense_resource<absent> : tensor<2xi8>} : () -> ()
}) : () -> ()
