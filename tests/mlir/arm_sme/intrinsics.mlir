// Every operation of arm_sme that has the generic form only.
func.func @products(%p: vector<[4]xi1>, %a: vector<[4]xf32>, %q: vector<[8]xi1>, %b: vector<[8]xbf16>, %r: vector<[16]xi1>, %c: vector<[16]xi8>,
                    %d: vector<[8]xi16>) {
  "arm_sme.intr.mopa"(%p, %p, %a, %a) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mops"(%p, %p, %a, %a) <{tile_id = 1 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  "arm_sme.intr.mopa.wide"(%q, %q, %b, %b) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.mops.wide"(%q, %q, %b, %b) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  "arm_sme.intr.smopa.wide"(%r, %r, %c, %c) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smops.wide"(%r, %r, %c, %c) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.umopa.wide"(%r, %r, %c, %c) <{tile_id = 2 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.umops.wide"(%r, %r, %c, %c) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.sumopa.wide"(%r, %r, %c, %c) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.sumops.wide"(%r, %r, %c, %c) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.usmopa.wide"(%r, %r, %c, %c) <{tile_id = 2 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.usmops.wide"(%r, %r, %c, %c) <{tile_id = 3 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  "arm_sme.intr.smopa.za32"(%q, %q, %d, %d) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.smops.za32"(%q, %q, %d, %d) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.umopa.za32"(%q, %q, %d, %d) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  "arm_sme.intr.umops.za32"(%q, %q, %d, %d) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}
func.func @memory(%p: vector<[16]xi1>, %q: vector<[1]xi1>, %at: !llvm.ptr, %i: i32) {
  "arm_sme.intr.ld1b.horiz"(%p, %at, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1b.vert"(%p, %at, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.horiz"(%p, %at, %i) <{tile_id = 2 : i32}> {a} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1h.vert"(%p, %at, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.horiz"(%p, %at, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1w.vert"(%p, %at, %i) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.horiz"(%p, %at, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1d.vert"(%p, %at, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.horiz"(%q, %at, %i) <{tile_id = 2 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.ld1q.vert"(%q, %at, %i) <{tile_id = 0 : i32}> {a} : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.horiz"(%p, %at, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1b.vert"(%p, %at, %i) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.horiz"(%p, %at, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1h.vert"(%p, %at, %i) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.horiz"(%p, %at, %i) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1w.vert"(%p, %at, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.horiz"(%p, %at, %i) <{tile_id = 1 : i32}> {a} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1d.vert"(%p, %at, %i) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.horiz"(%q, %at, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.st1q.vert"(%q, %at, %i) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  "arm_sme.intr.str"(%i, %at, %i) {a} : (i32, !llvm.ptr, i32) -> ()
  "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
  "arm_sme.intr.zero"() {tile_mask = 1 : i32, a} : () -> ()
  return
}
func.func @slices(%p: vector<[4]xi1>, %v: vector<[4]xf32>, %i: i32) {
  "arm_sme.intr.write.horiz"(%i, %p, %v) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  "arm_sme.intr.write.vert"(%i, %p, %v) <{tile_id = 1 : i32}> {a} : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  %0 = "arm_sme.intr.read.horiz"(%v, %p, %i) <{tile_id = 2 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %1 = "arm_sme.intr.read.vert"(%v, %p, %i) <{tile_id = 3 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  %2 = "arm_sme.intr.cntsd"() : () -> i64
  return
}
//= 
module {
  func.func @products(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xbf16>, %arg4: vector<[16]xi1>, %arg5: vector<[16]xi8>, %arg6: vector<[8]xi16>) {
    "arm_sme.intr.mopa"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mops"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 1 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mopa.wide"(%arg2, %arg2, %arg3, %arg3) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
    "arm_sme.intr.mops.wide"(%arg2, %arg2, %arg3, %arg3) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
    "arm_sme.intr.smopa.wide"(%arg4, %arg4, %arg5, %arg5) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.smops.wide"(%arg4, %arg4, %arg5, %arg5) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.umopa.wide"(%arg4, %arg4, %arg5, %arg5) <{tile_id = 2 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.umops.wide"(%arg4, %arg4, %arg5, %arg5) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.sumopa.wide"(%arg4, %arg4, %arg5, %arg5) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.sumops.wide"(%arg4, %arg4, %arg5, %arg5) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.usmopa.wide"(%arg4, %arg4, %arg5, %arg5) <{tile_id = 2 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.usmops.wide"(%arg4, %arg4, %arg5, %arg5) <{tile_id = 3 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.smopa.za32"(%arg2, %arg2, %arg6, %arg6) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    "arm_sme.intr.smops.za32"(%arg2, %arg2, %arg6, %arg6) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    "arm_sme.intr.umopa.za32"(%arg2, %arg2, %arg6, %arg6) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    "arm_sme.intr.umops.za32"(%arg2, %arg2, %arg6, %arg6) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    return
  }
  func.func @memory(%arg0: vector<[16]xi1>, %arg1: vector<[1]xi1>, %arg2: !llvm.ptr, %arg3: i32) {
    "arm_sme.intr.ld1b.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1b.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1h.horiz"(%arg0, %arg2, %arg3) <{tile_id = 2 : i32}> {a} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1h.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1w.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1w.vert"(%arg0, %arg2, %arg3) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1d.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1d.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1q.horiz"(%arg1, %arg2, %arg3) <{tile_id = 2 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1q.vert"(%arg1, %arg2, %arg3) <{tile_id = 0 : i32}> {a} : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.vert"(%arg0, %arg2, %arg3) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1h.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1h.vert"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1w.horiz"(%arg0, %arg2, %arg3) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1w.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1d.horiz"(%arg0, %arg2, %arg3) <{tile_id = 1 : i32}> {a} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1d.vert"(%arg0, %arg2, %arg3) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1q.horiz"(%arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1q.vert"(%arg1, %arg2, %arg3) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.str"(%arg3, %arg2, %arg3) {a} : (i32, !llvm.ptr, i32) -> ()
    "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
    "arm_sme.intr.zero"() <{tile_mask = 1 : i32}> {a} : () -> ()
    return
  }
  func.func @slices(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: i32) {
    "arm_sme.intr.write.horiz"(%arg2, %arg0, %arg1) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    "arm_sme.intr.write.vert"(%arg2, %arg0, %arg1) <{tile_id = 1 : i32}> {a} : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    %0 = "arm_sme.intr.read.horiz"(%arg1, %arg0, %arg2) <{tile_id = 2 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    %1 = "arm_sme.intr.read.vert"(%arg1, %arg0, %arg2) <{tile_id = 3 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    %2 = "arm_sme.intr.cntsd"() : () -> i64
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xf32>, vector<[8]xi1>, vector<[8]xbf16>, vector<[16]xi1>, vector<[16]xi8>, vector<[8]xi16>) -> (), sym_name = "products"}> ({
  ^bb0(%arg7: vector<[4]xi1>, %arg8: vector<[4]xf32>, %arg9: vector<[8]xi1>, %arg10: vector<[8]xbf16>, %arg11: vector<[16]xi1>, %arg12: vector<[16]xi8>, %arg13: vector<[8]xi16>):
    "arm_sme.intr.mopa"(%arg7, %arg7, %arg8, %arg8) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mops"(%arg7, %arg7, %arg8, %arg8) <{tile_id = 1 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mopa.wide"(%arg9, %arg9, %arg10, %arg10) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
    "arm_sme.intr.mops.wide"(%arg9, %arg9, %arg10, %arg10) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
    "arm_sme.intr.smopa.wide"(%arg11, %arg11, %arg12, %arg12) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.smops.wide"(%arg11, %arg11, %arg12, %arg12) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.umopa.wide"(%arg11, %arg11, %arg12, %arg12) <{tile_id = 2 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.umops.wide"(%arg11, %arg11, %arg12, %arg12) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.sumopa.wide"(%arg11, %arg11, %arg12, %arg12) <{tile_id = 0 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.sumops.wide"(%arg11, %arg11, %arg12, %arg12) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.usmopa.wide"(%arg11, %arg11, %arg12, %arg12) <{tile_id = 2 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.usmops.wide"(%arg11, %arg11, %arg12, %arg12) <{tile_id = 3 : i32}> {a} : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
    "arm_sme.intr.smopa.za32"(%arg9, %arg9, %arg13, %arg13) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    "arm_sme.intr.smops.za32"(%arg9, %arg9, %arg13, %arg13) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    "arm_sme.intr.umopa.za32"(%arg9, %arg9, %arg13, %arg13) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    "arm_sme.intr.umops.za32"(%arg9, %arg9, %arg13, %arg13) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[16]xi1>, vector<[1]xi1>, !llvm.ptr, i32) -> (), sym_name = "memory"}> ({
  ^bb0(%arg3: vector<[16]xi1>, %arg4: vector<[1]xi1>, %arg5: !llvm.ptr, %arg6: i32):
    "arm_sme.intr.ld1b.horiz"(%arg3, %arg5, %arg6) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1b.vert"(%arg3, %arg5, %arg6) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1h.horiz"(%arg3, %arg5, %arg6) <{tile_id = 2 : i32}> {a} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1h.vert"(%arg3, %arg5, %arg6) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1w.horiz"(%arg3, %arg5, %arg6) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1w.vert"(%arg3, %arg5, %arg6) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1d.horiz"(%arg3, %arg5, %arg6) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1d.vert"(%arg3, %arg5, %arg6) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1q.horiz"(%arg4, %arg5, %arg6) <{tile_id = 2 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1q.vert"(%arg4, %arg5, %arg6) <{tile_id = 0 : i32}> {a} : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.horiz"(%arg3, %arg5, %arg6) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.vert"(%arg3, %arg5, %arg6) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1h.horiz"(%arg3, %arg5, %arg6) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1h.vert"(%arg3, %arg5, %arg6) <{tile_id = 1 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1w.horiz"(%arg3, %arg5, %arg6) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1w.vert"(%arg3, %arg5, %arg6) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1d.horiz"(%arg3, %arg5, %arg6) <{tile_id = 1 : i32}> {a} : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1d.vert"(%arg3, %arg5, %arg6) <{tile_id = 2 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1q.horiz"(%arg4, %arg5, %arg6) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1q.vert"(%arg4, %arg5, %arg6) <{tile_id = 1 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.str"(%arg6, %arg5, %arg6) {a} : (i32, !llvm.ptr, i32) -> ()
    "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
    "arm_sme.intr.zero"() <{tile_mask = 1 : i32}> {a} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xf32>, i32) -> (), sym_name = "slices"}> ({
  ^bb0(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: i32):
    "arm_sme.intr.write.horiz"(%arg2, %arg0, %arg1) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    "arm_sme.intr.write.vert"(%arg2, %arg0, %arg1) <{tile_id = 1 : i32}> {a} : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    %0 = "arm_sme.intr.read.horiz"(%arg1, %arg0, %arg2) <{tile_id = 2 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    %1 = "arm_sme.intr.read.vert"(%arg1, %arg0, %arg2) <{tile_id = 3 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    %2 = "arm_sme.intr.cntsd"() : () -> i64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

