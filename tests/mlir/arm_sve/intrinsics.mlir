// Every operation of arm_sve that has the generic form only.
func.func @ternary(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %c: vector<[2]xi64>, %d: vector<[8]xi16>, %m: vector<[4]xi1>,
                   %e: vector<[4]xf32>) {
  %0 = "arm_sve.intr.ummla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %1 = "arm_sve.intr.smmla"(%a, %b, %b) {a} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %2 = "arm_sve.intr.usmmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %3 = "arm_sve.intr.sdot"(%c, %d, %d) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
  %4 = "arm_sve.intr.udot"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  %5 = "arm_sve.intr.add"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %6 = "arm_sve.intr.fadd"(%m, %e, %e) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %7 = "arm_sve.intr.mul"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %8 = "arm_sve.intr.fmul"(%m, %e, %e) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %9 = "arm_sve.intr.sub"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %10 = "arm_sve.intr.fsub"(%m, %e, %e) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  %11 = "arm_sve.intr.sdiv"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %12 = "arm_sve.intr.udiv"(%m, %a, %a) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  %13 = "arm_sve.intr.fdiv"(%m, %e, %e) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  return
}
func.func @others(%a: vector<[16]xi1>, %b: vector<[8]xi1>, %c: vector<[4]xf32>, %i: i32, %n: i64) {
  %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[16]xi1>) -> vector<[2]xi1>
  %1 = "arm_sve.intr.convert.to.svbool"(%b) {a} : (vector<[8]xi1>) -> vector<[16]xi1>
  %2 = "arm_sve.intr.zip.x2"(%c, %c) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
  %3 = "arm_sve.intr.zip.x4"(%c, %c, %c, %c) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)
      -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
  %4 = "arm_sve.intr.psel"(%a, %b, %i) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
  %5 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[1]xi1>
  %6 = "arm_sve.intr.dupq_lane"(%c) <{lane = 2 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
  %7 = "arm_sve.intr.dupq_lane"(%c) {lane = -2 : i64, a} : (vector<[4]xf32>) -> vector<[4]xf32>
  return
}
//= 
module {
  func.func @ternary(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[2]xi64>, %arg3: vector<[8]xi16>, %arg4: vector<[4]xi1>, %arg5: vector<[4]xf32>) {
    %0 = "arm_sve.intr.ummla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %1 = "arm_sve.intr.smmla"(%arg0, %arg1, %arg1) {a} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %2 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %3 = "arm_sve.intr.sdot"(%arg2, %arg3, %arg3) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %4 = "arm_sve.intr.udot"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %5 = "arm_sve.intr.add"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %6 = "arm_sve.intr.fadd"(%arg4, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arm_sve.intr.mul"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %8 = "arm_sve.intr.fmul"(%arg4, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %9 = "arm_sve.intr.sub"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %10 = "arm_sve.intr.fsub"(%arg4, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %11 = "arm_sve.intr.sdiv"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %12 = "arm_sve.intr.udiv"(%arg4, %arg0, %arg0) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %13 = "arm_sve.intr.fdiv"(%arg4, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    return
  }
  func.func @others(%arg0: vector<[16]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[4]xf32>, %arg3: i32, %arg4: i64) {
    %0 = "arm_sve.intr.convert.from.svbool"(%arg0) : (vector<[16]xi1>) -> vector<[2]xi1>
    %1 = "arm_sve.intr.convert.to.svbool"(%arg1) {a} : (vector<[8]xi1>) -> vector<[16]xi1>
    %2 = "arm_sve.intr.zip.x2"(%arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
    %3 = "arm_sve.intr.zip.x4"(%arg2, %arg2, %arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
    %4 = "arm_sve.intr.psel"(%arg0, %arg1, %arg3) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
    %5 = "arm_sve.intr.whilelt"(%arg4, %arg4) : (i64, i64) -> vector<[1]xi1>
    %6 = "arm_sve.intr.dupq_lane"(%arg2) <{lane = 2 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arm_sve.intr.dupq_lane"(%arg2) <{lane = -2 : i64}> {a} : (vector<[4]xf32>) -> vector<[4]xf32>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[2]xi64>, vector<[8]xi16>, vector<[4]xi1>, vector<[4]xf32>) -> (), sym_name = "ternary"}> ({
  ^bb0(%arg5: vector<[4]xi32>, %arg6: vector<[16]xi8>, %arg7: vector<[2]xi64>, %arg8: vector<[8]xi16>, %arg9: vector<[4]xi1>, %arg10: vector<[4]xf32>):
    %8 = "arm_sve.intr.ummla"(%arg5, %arg6, %arg6) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %9 = "arm_sve.intr.smmla"(%arg5, %arg6, %arg6) {a} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %10 = "arm_sve.intr.usmmla"(%arg5, %arg6, %arg6) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %11 = "arm_sve.intr.sdot"(%arg7, %arg8, %arg8) : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %12 = "arm_sve.intr.udot"(%arg5, %arg6, %arg6) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %13 = "arm_sve.intr.add"(%arg9, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %14 = "arm_sve.intr.fadd"(%arg9, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %15 = "arm_sve.intr.mul"(%arg9, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %16 = "arm_sve.intr.fmul"(%arg9, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %17 = "arm_sve.intr.sub"(%arg9, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %18 = "arm_sve.intr.fsub"(%arg9, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %19 = "arm_sve.intr.sdiv"(%arg9, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %20 = "arm_sve.intr.udiv"(%arg9, %arg5, %arg5) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %21 = "arm_sve.intr.fdiv"(%arg9, %arg10, %arg10) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[16]xi1>, vector<[8]xi1>, vector<[4]xf32>, i32, i64) -> (), sym_name = "others"}> ({
  ^bb0(%arg0: vector<[16]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[4]xf32>, %arg3: i32, %arg4: i64):
    %0 = "arm_sve.intr.convert.from.svbool"(%arg0) : (vector<[16]xi1>) -> vector<[2]xi1>
    %1 = "arm_sve.intr.convert.to.svbool"(%arg1) {a} : (vector<[8]xi1>) -> vector<[16]xi1>
    %2 = "arm_sve.intr.zip.x2"(%arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
    %3 = "arm_sve.intr.zip.x4"(%arg2, %arg2, %arg2, %arg2) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)>
    %4 = "arm_sve.intr.psel"(%arg0, %arg1, %arg3) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
    %5 = "arm_sve.intr.whilelt"(%arg4, %arg4) : (i64, i64) -> vector<[1]xi1>
    %6 = "arm_sve.intr.dupq_lane"(%arg2) <{lane = 2 : i64}> : (vector<[4]xf32>) -> vector<[4]xf32>
    %7 = "arm_sve.intr.dupq_lane"(%arg2) <{lane = -2 : i64}> {a} : (vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

