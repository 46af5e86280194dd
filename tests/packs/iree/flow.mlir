func.func @types_as_keywords(%arg0: tensor<1xi32>, %arg1: !flow.channel, %arg2: index) -> tensor<1xi32> {
  %0 = flow.collective.send_recv si64, %arg0, %arg0, %arg1, %arg2, %arg2 : (tensor<1xi32>, tensor<1xi32>, !flow.channel, index, index) -> %arg0 as tensor<1xi32>
  return %0 : tensor<1xi32>
}
// ANSWER custom
module {
  func.func @types_as_keywords(%arg0: tensor<1xi32>, %arg1: !flow.channel, %arg2: index) -> tensor<1xi32> {
    %0 = flow.collective.send_recv si64, %arg0, %arg0, %arg1, %arg2, %arg2 : (tensor<1xi32>, tensor<1xi32>, !flow.channel, index, index) -> %arg0 as tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1xi32>, !flow.channel, index) -> tensor<1xi32>, sym_name = "types_as_keywords"}> ({
  ^bb0(%arg0: tensor<1xi32>, %arg1: !flow.channel, %arg2: index):
    %0 = "flow.collective.send_recv"(%arg0, %arg0, %arg1, %arg2, %arg2) <{element_type = 6 : i32, tied_operands = [0 : index]}> : (tensor<1xi32>, tensor<1xi32>, !flow.channel, index, index) -> tensor<1xi32>
    "func.return"(%0) : (tensor<1xi32>) -> ()
  }) : () -> ()
}) : () -> ()

