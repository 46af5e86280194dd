func.func @f(%a: i32, %b: f32, %c: index) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1.5 : f32
  %2 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %3 = arith.addi %a, %0 overflow<nsw, nuw> : i32
  %4 = arith.addf %b, %1 fastmath<fast> : f32
  %5 = arith.cmpi slt, %3, %0 : i32
  %6 = arith.mulf %4, %1 fastmath<nnan,contract> {x = 1} : f32
  %true = arith.constant true
  %false = arith.constant {tag = "t"} false
  %7 = arith.addi %2, %2 : tensor<2xi32>
  return %3 : i32
}
