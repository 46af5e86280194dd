// Every operation of arm_sve that has a custom form, in the spellings that it has.
func.func @products(%a: vector<[4]xi32>, %b: vector<[16]xi8>, %c: vector<[2]xi64>, %d: vector<[8]xi16>, %e: vector<[4]xf32>,
                    %f: vector<[8]xbf16>, %g: vector<2x[2]xi32>, %h: vector<[4]x4xi8>) {
  %0 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %1 = arm_sve.sdot %c, %d, %d {a} : vector<[8]xi16> to vector<[2]xi64>
  %2 = arm_sve.udot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %3 = arm_sve.udot %g, %h, %h {a} : vector<[4]x4xi8> to vector<2x[2]xi32>
  %4 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %5 = arm_sve.ummla %a, %b, %b {a} : vector<[16]xi8> to vector<[4]xi32>
  %6 = arm_sve.usmmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  %7 = arm_sve.intr.bfmmla %e, %f, %f : vector<[8]xbf16> to vector<[4]xf32>
  %8 = arm_sve.intr.bfmmla %e, %f, %f {a} : vector<[8]xbf16> to vector<[4]xf32>
  return
}
func.func @predicates(%a: vector<[16]xi1>, %b: vector<[8]xi1>, %c: vector<[1]xi1>, %d: vector<2x3x[4]xi1>, %e: vector<2x3x[16]xi1>,
                      %i: index) {
  %0 = arm_sve.convert_from_svbool %a : vector<[4]xi1>
  %1 = arm_sve.convert_from_svbool %e {a} : vector<2x3x[2]xi1>
  %2 = arm_sve.convert_from_svbool %a : vector<[16]xi1>
  %3 = arm_sve.convert_to_svbool %b : vector<[8]xi1>
  %4 = arm_sve.convert_to_svbool %d {a} : vector<2x3x[4]xi1>
  %5 = arm_sve.convert_to_svbool %c : vector<[1]xi1>
  %6 = arm_sve.psel %a, %b[%i] : vector<[16]xi1>, vector<[8]xi1>
  %7 = arm_sve.psel %c, %a[%i] {a} : vector<[1]xi1>, vector<[16]xi1>
  return
}
func.func @moves(%a: vector<[16]xi8>, %b: vector<[8]xbf16>, %c: vector<[4]xf32>, %d: vector<[2]xi64>, %e: vector<[8]xf16>) {
  %0, %1 = arm_sve.zip.x2 %a, %a : vector<[16]xi8>
  %2:2 = arm_sve.zip.x2 %b, %b {a} : vector<[8]xbf16>
  %3, %4, %5, %6 = arm_sve.zip.x4 %c, %c, %c, %c : vector<[4]xf32>
  %7:4 = arm_sve.zip.x4 %d, %d, %d, %d {a} : vector<[2]xi64>
  %8 = arm_sve.dupq_lane %a[1] : vector<[16]xi8>
  %9 = arm_sve.dupq_lane %e[-3] {a} : vector<[8]xf16>
  return
}
func.func @masked(%m: vector<[4]xi1>, %a: vector<[4]xi32>, %b: vector<[4]xf32>, %n: vector<2x[3]xi1>, %c: vector<2x[3]xi64>,
                  %d: vector<2x[3]xf64>) {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.addf %m, %b, %b : vector<[4]xi1>, vector<[4]xf32>
  %2 = arm_sve.masked.subi %n, %c, %c {a} : vector<2x[3]xi1>, vector<2x[3]xi64>
  %3 = arm_sve.masked.subf %n, %d, %d {a} : vector<2x[3]xi1>, vector<2x[3]xf64>
  %4 = arm_sve.masked.muli %m, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  %5 = arm_sve.masked.mulf %m, %b, %b : vector<[4]xi1>, vector<[4]xf32>
  %6 = arm_sve.masked.divi_signed %m, %a, %a {a} : vector<[4]xi1>, vector<[4]xi32>
  %7 = arm_sve.masked.divi_unsigned %n, %c, %c : vector<2x[3]xi1>, vector<2x[3]xi64>
  %8 = arm_sve.masked.divf %m, %b, %b {a} : vector<[4]xi1>, vector<[4]xf32>
  return
}
//= 
module {
  func.func @products(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[2]xi64>, %arg3: vector<[8]xi16>, %arg4: vector<[4]xf32>, %arg5: vector<[8]xbf16>, %arg6: vector<2x[2]xi32>, %arg7: vector<[4]x4xi8>) {
    %0 = arm_sve.sdot %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %1 = arm_sve.sdot %arg2, %arg3, %arg3 {a} : vector<[8]xi16> to vector<[2]xi64>
    %2 = arm_sve.udot %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %3 = arm_sve.udot %arg6, %arg7, %arg7 {a} : vector<[4]x4xi8> to vector<2x[2]xi32>
    %4 = arm_sve.smmla %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %5 = arm_sve.ummla %arg0, %arg1, %arg1 {a} : vector<[16]xi8> to vector<[4]xi32>
    %6 = arm_sve.usmmla %arg0, %arg1, %arg1 : vector<[16]xi8> to vector<[4]xi32>
    %7 = arm_sve.intr.bfmmla %arg4, %arg5, %arg5 : vector<[8]xbf16> to vector<[4]xf32>
    %8 = arm_sve.intr.bfmmla %arg4, %arg5, %arg5 {a} : vector<[8]xbf16> to vector<[4]xf32>
    return
  }
  func.func @predicates(%arg0: vector<[16]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[1]xi1>, %arg3: vector<2x3x[4]xi1>, %arg4: vector<2x3x[16]xi1>, %arg5: index) {
    %0 = arm_sve.convert_from_svbool %arg0 : vector<[4]xi1>
    %1 = arm_sve.convert_from_svbool %arg4 {a} : vector<2x3x[2]xi1>
    %2 = arm_sve.convert_from_svbool %arg0 : vector<[16]xi1>
    %3 = arm_sve.convert_to_svbool %arg1 : vector<[8]xi1>
    %4 = arm_sve.convert_to_svbool %arg3 {a} : vector<2x3x[4]xi1>
    %5 = arm_sve.convert_to_svbool %arg2 : vector<[1]xi1>
    %6 = arm_sve.psel %arg0, %arg1[%arg5] : vector<[16]xi1>, vector<[8]xi1>
    %7 = arm_sve.psel %arg2, %arg0[%arg5] {a} : vector<[1]xi1>, vector<[16]xi1>
    return
  }
  func.func @moves(%arg0: vector<[16]xi8>, %arg1: vector<[8]xbf16>, %arg2: vector<[4]xf32>, %arg3: vector<[2]xi64>, %arg4: vector<[8]xf16>) {
    %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg0 : vector<[16]xi8>
    %resultV1_0, %resultV2_1 = arm_sve.zip.x2 %arg1, %arg1 {a} : vector<[8]xbf16>
    %resultV1_2, %resultV2_3, %resultV3, %resultV4 = arm_sve.zip.x4 %arg2, %arg2, %arg2, %arg2 : vector<[4]xf32>
    %resultV1_4, %resultV2_5, %resultV3_6, %resultV4_7 = arm_sve.zip.x4 %arg3, %arg3, %arg3, %arg3 {a} : vector<[2]xi64>
    %0 = arm_sve.dupq_lane %arg0[1] : vector<[16]xi8>
    %1 = arm_sve.dupq_lane %arg4[-3] {a} : vector<[8]xf16>
    return
  }
  func.func @masked(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>, %arg3: vector<2x[3]xi1>, %arg4: vector<2x[3]xi64>, %arg5: vector<2x[3]xf64>) {
    %0 = arm_sve.masked.addi %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %1 = arm_sve.masked.addf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %2 = arm_sve.masked.subi %arg3, %arg4, %arg4 {a} : vector<2x[3]xi1>, vector<2x[3]xi64>
    %3 = arm_sve.masked.subf %arg3, %arg5, %arg5 {a} : vector<2x[3]xi1>, vector<2x[3]xf64>
    %4 = arm_sve.masked.muli %arg0, %arg1, %arg1 : vector<[4]xi1>, vector<[4]xi32>
    %5 = arm_sve.masked.mulf %arg0, %arg2, %arg2 : vector<[4]xi1>, vector<[4]xf32>
    %6 = arm_sve.masked.divi_signed %arg0, %arg1, %arg1 {a} : vector<[4]xi1>, vector<[4]xi32>
    %7 = arm_sve.masked.divi_unsigned %arg3, %arg4, %arg4 : vector<2x[3]xi1>, vector<2x[3]xi64>
    %8 = arm_sve.masked.divf %arg0, %arg2, %arg2 {a} : vector<[4]xi1>, vector<[4]xf32>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[2]xi64>, vector<[8]xi16>, vector<[4]xf32>, vector<[8]xbf16>, vector<2x[2]xi32>, vector<[4]x4xi8>) -> (), sym_name = "products"}> ({
  ^bb0(%arg17: vector<[4]xi32>, %arg18: vector<[16]xi8>, %arg19: vector<[2]xi64>, %arg20: vector<[8]xi16>, %arg21: vector<[4]xf32>, %arg22: vector<[8]xbf16>, %arg23: vector<2x[2]xi32>, %arg24: vector<[4]x4xi8>):
    %23 = "arm_sve.sdot"(%arg17, %arg18, %arg18) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %24 = "arm_sve.sdot"(%arg19, %arg20, %arg20) {a} : (vector<[2]xi64>, vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]xi64>
    %25 = "arm_sve.udot"(%arg17, %arg18, %arg18) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %26 = "arm_sve.udot"(%arg23, %arg24, %arg24) {a} : (vector<2x[2]xi32>, vector<[4]x4xi8>, vector<[4]x4xi8>) -> vector<2x[2]xi32>
    %27 = "arm_sve.smmla"(%arg17, %arg18, %arg18) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %28 = "arm_sve.ummla"(%arg17, %arg18, %arg18) {a} : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %29 = "arm_sve.usmmla"(%arg17, %arg18, %arg18) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
    %30 = "arm_sve.intr.bfmmla"(%arg21, %arg22, %arg22) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
    %31 = "arm_sve.intr.bfmmla"(%arg21, %arg22, %arg22) {a} : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[16]xi1>, vector<[8]xi1>, vector<[1]xi1>, vector<2x3x[4]xi1>, vector<2x3x[16]xi1>, index) -> (), sym_name = "predicates"}> ({
  ^bb0(%arg11: vector<[16]xi1>, %arg12: vector<[8]xi1>, %arg13: vector<[1]xi1>, %arg14: vector<2x3x[4]xi1>, %arg15: vector<2x3x[16]xi1>, %arg16: index):
    %15 = "arm_sve.convert_from_svbool"(%arg11) : (vector<[16]xi1>) -> vector<[4]xi1>
    %16 = "arm_sve.convert_from_svbool"(%arg15) {a} : (vector<2x3x[16]xi1>) -> vector<2x3x[2]xi1>
    %17 = "arm_sve.convert_from_svbool"(%arg11) : (vector<[16]xi1>) -> vector<[16]xi1>
    %18 = "arm_sve.convert_to_svbool"(%arg12) : (vector<[8]xi1>) -> vector<[16]xi1>
    %19 = "arm_sve.convert_to_svbool"(%arg14) {a} : (vector<2x3x[4]xi1>) -> vector<2x3x[16]xi1>
    %20 = "arm_sve.convert_to_svbool"(%arg13) : (vector<[1]xi1>) -> vector<[16]xi1>
    %21 = "arm_sve.psel"(%arg11, %arg12, %arg16) : (vector<[16]xi1>, vector<[8]xi1>, index) -> vector<[16]xi1>
    %22 = "arm_sve.psel"(%arg13, %arg11, %arg16) {a} : (vector<[1]xi1>, vector<[16]xi1>, index) -> vector<[1]xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[16]xi8>, vector<[8]xbf16>, vector<[4]xf32>, vector<[2]xi64>, vector<[8]xf16>) -> (), sym_name = "moves"}> ({
  ^bb0(%arg6: vector<[16]xi8>, %arg7: vector<[8]xbf16>, %arg8: vector<[4]xf32>, %arg9: vector<[2]xi64>, %arg10: vector<[8]xf16>):
    %9:2 = "arm_sve.zip.x2"(%arg6, %arg6) : (vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>, vector<[16]xi8>)
    %10:2 = "arm_sve.zip.x2"(%arg7, %arg7) {a} : (vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[8]xbf16>, vector<[8]xbf16>)
    %11:4 = "arm_sve.zip.x4"(%arg8, %arg8, %arg8, %arg8) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>)
    %12:4 = "arm_sve.zip.x4"(%arg9, %arg9, %arg9, %arg9) {a} : (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>) -> (vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>, vector<[2]xi64>)
    %13 = "arm_sve.dupq_lane"(%arg6) <{lane = 1 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
    %14 = "arm_sve.dupq_lane"(%arg10) <{lane = -3 : i64}> {a} : (vector<[8]xf16>) -> vector<[8]xf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xf32>, vector<2x[3]xi1>, vector<2x[3]xi64>, vector<2x[3]xf64>) -> (), sym_name = "masked"}> ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xf32>, %arg3: vector<2x[3]xi1>, %arg4: vector<2x[3]xi64>, %arg5: vector<2x[3]xf64>):
    %0 = "arm_sve.masked.addi"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %1 = "arm_sve.masked.addf"(%arg0, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %2 = "arm_sve.masked.subi"(%arg3, %arg4, %arg4) {a} : (vector<2x[3]xi1>, vector<2x[3]xi64>, vector<2x[3]xi64>) -> vector<2x[3]xi64>
    %3 = "arm_sve.masked.subf"(%arg3, %arg5, %arg5) {a} : (vector<2x[3]xi1>, vector<2x[3]xf64>, vector<2x[3]xf64>) -> vector<2x[3]xf64>
    %4 = "arm_sve.masked.muli"(%arg0, %arg1, %arg1) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %5 = "arm_sve.masked.mulf"(%arg0, %arg2, %arg2) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %6 = "arm_sve.masked.divi_signed"(%arg0, %arg1, %arg1) {a} : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
    %7 = "arm_sve.masked.divi_unsigned"(%arg3, %arg4, %arg4) : (vector<2x[3]xi1>, vector<2x[3]xi64>, vector<2x[3]xi64>) -> vector<2x[3]xi64>
    %8 = "arm_sve.masked.divf"(%arg0, %arg2, %arg2) {a} : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

