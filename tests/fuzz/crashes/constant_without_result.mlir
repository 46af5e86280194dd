"chlo.constant"() {value = dense<1> : tensor<4xi32>} : () -> ()
