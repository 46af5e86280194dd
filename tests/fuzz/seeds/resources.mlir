"r.a"() {a = dense_resource<blob> : tensor<2xi32>, b = dense_resource<"other key"> : tensor<1xf32>, c = dense_resource<missing> : tensor<1xi8>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000",
      "other key": "0x080000000000803F"
    }
  },
  external_resources: {
    tool: { text: "value", flag: true, bytes: "0x0400000001020304" },
    empty: { }
  }
#-}
