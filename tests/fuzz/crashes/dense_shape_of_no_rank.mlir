"x.y"() {a = dense<[1]> : tensor<i32>} : () -> ()
