// Every operation of arm_neon, in the spellings that its form has.
func.func @lists(%a: vector<8xi8>, %b: vector<4xi16>, %c: vector<2xi32>, %d: vector<2x4xi8>, %e: vector<16xi8>, %f: vector<4xi32>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %b, %b {a} : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %c, %c : vector<2xi32> to vector<2xi64>
  %3 = arm_neon.intr.smull %d, %d : vector<2x4xi8> to vector<2x4xi16>
  %4 = arm_neon.intr.sdot %c, %a, %a : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %5 = arm_neon.intr.sdot %f, %e, %e {a} : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return
}
func.func @matrices(%a: vector<4xi32>, %b: vector<16xi8>, %c: vector<4xf32>, %d: vector<8xbf16>, %e: vector<2xi32>,
                    %f: vector<2x4xi8>, %g: vector<4x4xi8>) {
  %0 = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.ummla %a, %b, %b {a} : vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.usmmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.bfmmla %c, %d, %d {a} : vector<8xbf16> to vector<4xf32>
  %4 = arm_neon.2d.sdot %e, %f, %f : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  %5 = arm_neon.2d.sdot %a, %g, %g {a} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}
//= 
module {
  func.func @lists(%arg0: vector<8xi8>, %arg1: vector<4xi16>, %arg2: vector<2xi32>, %arg3: vector<2x4xi8>, %arg4: vector<16xi8>, %arg5: vector<4xi32>) {
    %0 = arm_neon.intr.smull %arg0, %arg0 : vector<8xi8> to vector<8xi16>
    %1 = arm_neon.intr.smull %arg1, %arg1 {a} : vector<4xi16> to vector<4xi32>
    %2 = arm_neon.intr.smull %arg2, %arg2 : vector<2xi32> to vector<2xi64>
    %3 = arm_neon.intr.smull %arg3, %arg3 : vector<2x4xi8> to vector<2x4xi16>
    %4 = arm_neon.intr.sdot %arg2, %arg0, %arg0 : vector<8xi8>, vector<8xi8> to vector<2xi32>
    %5 = arm_neon.intr.sdot %arg5, %arg4, %arg4 {a} : vector<16xi8>, vector<16xi8> to vector<4xi32>
    return
  }
  func.func @matrices(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<4xf32>, %arg3: vector<8xbf16>, %arg4: vector<2xi32>, %arg5: vector<2x4xi8>, %arg6: vector<4x4xi8>) {
    %0 = arm_neon.intr.smmla %arg0, %arg1, %arg1 : vector<16xi8> to vector<4xi32>
    %1 = arm_neon.intr.ummla %arg0, %arg1, %arg1 {a} : vector<16xi8> to vector<4xi32>
    %2 = arm_neon.intr.usmmla %arg0, %arg1, %arg1 : vector<16xi8> to vector<4xi32>
    %3 = arm_neon.intr.bfmmla %arg2, %arg3, %arg3 {a} : vector<8xbf16> to vector<4xf32>
    %4 = arm_neon.2d.sdot %arg4, %arg5, %arg5 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
    %5 = arm_neon.2d.sdot %arg0, %arg6, %arg6 {a} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>, vector<4xi16>, vector<2xi32>, vector<2x4xi8>, vector<16xi8>, vector<4xi32>) -> (), sym_name = "lists"}> ({
  ^bb0(%arg7: vector<8xi8>, %arg8: vector<4xi16>, %arg9: vector<2xi32>, %arg10: vector<2x4xi8>, %arg11: vector<16xi8>, %arg12: vector<4xi32>):
    %6 = "arm_neon.intr.smull"(%arg7, %arg7) : (vector<8xi8>, vector<8xi8>) -> vector<8xi16>
    %7 = "arm_neon.intr.smull"(%arg8, %arg8) {a} : (vector<4xi16>, vector<4xi16>) -> vector<4xi32>
    %8 = "arm_neon.intr.smull"(%arg9, %arg9) : (vector<2xi32>, vector<2xi32>) -> vector<2xi64>
    %9 = "arm_neon.intr.smull"(%arg10, %arg10) : (vector<2x4xi8>, vector<2x4xi8>) -> vector<2x4xi16>
    %10 = "arm_neon.intr.sdot"(%arg9, %arg7, %arg7) : (vector<2xi32>, vector<8xi8>, vector<8xi8>) -> vector<2xi32>
    %11 = "arm_neon.intr.sdot"(%arg12, %arg11, %arg11) {a} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<4xi32>, vector<16xi8>, vector<4xf32>, vector<8xbf16>, vector<2xi32>, vector<2x4xi8>, vector<4x4xi8>) -> (), sym_name = "matrices"}> ({
  ^bb0(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<4xf32>, %arg3: vector<8xbf16>, %arg4: vector<2xi32>, %arg5: vector<2x4xi8>, %arg6: vector<4x4xi8>):
    %0 = "arm_neon.intr.smmla"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %1 = "arm_neon.intr.ummla"(%arg0, %arg1, %arg1) {a} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %2 = "arm_neon.intr.usmmla"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    %3 = "arm_neon.intr.bfmmla"(%arg2, %arg3, %arg3) {a} : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    %4 = "arm_neon.2d.sdot"(%arg4, %arg5, %arg5) : (vector<2xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<2xi32>
    %5 = "arm_neon.2d.sdot"(%arg0, %arg6, %arg6) {a} : (vector<4xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

