tt.func public @scale(%p: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %q: !tt.ptr<f32, "constant">, %n: i32, %k: f32) attributes {noinline = false} {
  %block = arith.constant 512 : i32
  %id = tt.get_program_id x : i32
  %all = tt.get_num_programs y : i32
  %first = arith.muli %id, %block : i32
  %range = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
  %start = tt.splat %first : i32 -> tensor<512xi32>
  %at = arith.addi %start, %range : tensor<512xi32>
  %end = tt.splat %n : i32 -> tensor<512xi32>
  %mask = arith.cmpi slt, %at, %end : tensor<512xi32>
  %base = tt.splat %p : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>>
  %from = tt.addptr %base, %at : tensor<512x!tt.ptr<f32>>, tensor<512xi32>
  %zero = arith.constant dense<0.000000e+00> : tensor<512xf32>
  %a = tt.load %from, %mask, %zero {cachePolicy = #tt.cache_policy<cache_modifier = ca, eviction_policy = evict_last>} : tensor<512x!tt.ptr<f32>>
  %b = tt.load %q {isVolatile = true} : !tt.ptr<f32, "constant">
  %c = tt.splat %b : f32 -> tensor<512xf32>
  %d = arith.mulf %a, %c : tensor<512xf32>
  %e = tt.clampf %d, %zero, %c, propagateNan = all : tensor<512xf32>
  tt.store %from, %e, %mask : tensor<512x!tt.ptr<f32>>
  %old = tt.atomic_rmw fadd, acq_rel, gpu, %from, %e, %mask : (tensor<512x!tt.ptr<f32>>, tensor<512xf32>, tensor<512xi1>) -> tensor<512xf32>
  tt.assert %mask, "in bounds" : tensor<512xi1>
  tt.print " end: " {hex = false, isSigned = array<i32: 1>} : %n : i32
  tt.return
}
tt.func private @helper(%a: tensor<64x32xf16>, %b: tensor<32x64xf16>, %c: tensor<64x64xf32>) -> tensor<64xf32> {
  %d = tt.dot %a, %b, %c, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>
  %sum = "tt.reduce"(%d) <{axis = 1 : i32}> ({
  ^bb0(%x: f32, %y: f32):
    %z = arith.addf %x, %y : f32
    tt.reduce.return %z : f32
  }) : (tensor<64x64xf32>) -> tensor<64xf32>
  %run = "tt.scan"(%sum) <{axis = 0 : i32, reverse = true}> ({
  ^bb0(%x: f32, %y: f32):
    %z = arith.maximumf %x, %y : f32
    tt.scan.return %z : f32
  }) : (tensor<64xf32>) -> tensor<64xf32>
  tt.return %run : tensor<64xf32>
}
tt.func @shapes(%a: tensor<64x32xf16>, %b: tensor<32x64xf16>, %c: tensor<64x64xf32>, %s: tensor<8xi32>) {
  %r = tt.call @helper(%a, %b, %c) : (tensor<64x32xf16>, tensor<32x64xf16>, tensor<64x64xf32>) -> tensor<64xf32>
  %row = tt.expand_dims %r {axis = 0 : i32} : tensor<64xf32> -> tensor<1x64xf32>
  %wide = tt.broadcast %row : tensor<1x64xf32> -> tensor<16x64xf32>
  %t = tt.trans %wide {order = array<i32: 1, 0>} : tensor<16x64xf32> -> tensor<64x16xf32>
  %flat = tt.reshape %t allow_reorder : tensor<64x16xf32> -> tensor<1024xf32>
  %j = tt.join %flat, %flat : tensor<1024xf32> -> tensor<1024x2xf32>
  %l, %h = tt.split %j : tensor<1024x2xf32> -> tensor<1024xf32>
  %f8 = tt.fp_to_fp %a, rounding = rtne : tensor<64x32xf16> -> tensor<64x32xf8E4M3FN>
  %one = arith.constant dense<1.000000e+00> : tensor<1xf32>
  %u = tt.unsplat %one : tensor<1xf32>
  %i = tt.bitcast %r : tensor<64xf32> -> tensor<64xi32>
  %hi = tt.mulhiui %i, %i : tensor<64xi32>
  %hist = tt.histogram %s : tensor<8xi32> -> tensor<16xi32>
  %g = tt.gather %r[%i] {axis = 0 : i32} : (tensor<64xf32>, tensor<64xi32>) -> tensor<64xf32>
  %asm = tt.elementwise_inline_asm "mov.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %i : tensor<64xi32> -> tensor<64xi32>
  %ext = tt.extern_elementwise %r {libname = "m", libpath = "", pure = true, symbol = "__m_sin"} : (tensor<64xf32>) -> tensor<64xf32>
  tt.return
}
tt.func @descriptors(%p: !tt.ptr<f16>, %m: i32, %n: i32, %s: i64, %rows: tensor<32xi32>) {
  %one = arith.constant 1 : i64
  %d = tt.make_tensor_descriptor %p, [%m, %n], [%s, %one] : <f16>, <64x32xf16>
  %row = tt.make_tensor_descriptor %p, [%m, %n], [%s, %one] : <f16>, <1x64xf16>
  %a = tt.descriptor_load %d[%m, %n] : !tt.tensordesc<64x32xf16> -> tensor<64x32xf16>
  tt.descriptor_store %d[%m, %n], %a : !tt.tensordesc<64x32xf16>, tensor<64x32xf16>
  tt.descriptor_reduce max, %d[%m, %n], %a : !tt.tensordesc<64x32xf16>, tensor<64x32xf16>
  %g = tt.descriptor_gather %row[%rows, %n] : (!tt.tensordesc<1x64xf16>, tensor<32xi32>, i32) -> tensor<32x64xf16>
  tt.descriptor_scatter %row[%rows, %n], %g : !tt.tensordesc<1x64xf16>, tensor<32xi32>, i32, tensor<32x64xf16>
  tt.return
}
// ANSWER custom
module {
  tt.func public @scale(%arg0: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %arg1: !tt.ptr<f32, "constant">, %arg2: i32, %arg3: f32) attributes {noinline = false} {
    %c512_i32 = arith.constant 512 : i32
    %0 = tt.get_program_id x : i32
    %1 = tt.get_num_programs y : i32
    %2 = arith.muli %0, %c512_i32 : i32
    %3 = tt.make_range {end = 512 : i32, start = 0 : i32} : tensor<512xi32>
    %4 = tt.splat %2 : i32 -> tensor<512xi32>
    %5 = arith.addi %4, %3 : tensor<512xi32>
    %6 = tt.splat %arg2 : i32 -> tensor<512xi32>
    %7 = arith.cmpi slt, %5, %6 : tensor<512xi32>
    %8 = tt.splat %arg0 : !tt.ptr<f32> -> tensor<512x!tt.ptr<f32>>
    %9 = tt.addptr %8, %5 : tensor<512x!tt.ptr<f32>>, tensor<512xi32>
    %cst = arith.constant dense<0.000000e+00> : tensor<512xf32>
    %10 = tt.load %9, %7, %cst {cachePolicy = #tt.cache_policy<cache_modifier = ca, eviction_policy = evict_last>} : tensor<512x!tt.ptr<f32>>
    %11 = tt.load %arg1 {isVolatile = true} : !tt.ptr<f32, "constant">
    %12 = tt.splat %11 : f32 -> tensor<512xf32>
    %13 = arith.mulf %10, %12 : tensor<512xf32>
    %14 = tt.clampf %13, %cst, %12, propagateNan = all : tensor<512xf32>
    tt.store %9, %14, %7 : tensor<512x!tt.ptr<f32>>
    %15 = tt.atomic_rmw fadd, acq_rel, gpu, %9, %14, %7 : (tensor<512x!tt.ptr<f32>>, tensor<512xf32>, tensor<512xi1>) -> tensor<512xf32>
    tt.assert %7, "in bounds" : tensor<512xi1>
    tt.print " end: " {hex = false, isSigned = array<i32: 1>} : %arg2 : i32
    tt.return
  }
  tt.func private @helper(%arg0: tensor<64x32xf16>, %arg1: tensor<32x64xf16>, %arg2: tensor<64x64xf32>) -> tensor<64xf32> {
    %0 = tt.dot %arg0, %arg1, %arg2, inputPrecision = tf32 : tensor<64x32xf16> * tensor<32x64xf16> -> tensor<64x64xf32>
    %1 = "tt.reduce"(%0) <{axis = 1 : i32}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %3 = arith.addf %arg3, %arg4 : f32
      tt.reduce.return %3 : f32
    }) : (tensor<64x64xf32>) -> tensor<64xf32>
    %2 = "tt.scan"(%1) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg3: f32, %arg4: f32):
      %3 = arith.maximumf %arg3, %arg4 : f32
      tt.scan.return %3 : f32
    }) : (tensor<64xf32>) -> tensor<64xf32>
    tt.return %2 : tensor<64xf32>
  }
  tt.func @shapes(%arg0: tensor<64x32xf16>, %arg1: tensor<32x64xf16>, %arg2: tensor<64x64xf32>, %arg3: tensor<8xi32>) {
    %0 = tt.call @helper(%arg0, %arg1, %arg2) : (tensor<64x32xf16>, tensor<32x64xf16>, tensor<64x64xf32>) -> tensor<64xf32>
    %1 = tt.expand_dims %0 {axis = 0 : i32} : tensor<64xf32> -> tensor<1x64xf32>
    %2 = tt.broadcast %1 : tensor<1x64xf32> -> tensor<16x64xf32>
    %3 = tt.trans %2 {order = array<i32: 1, 0>} : tensor<16x64xf32> -> tensor<64x16xf32>
    %4 = tt.reshape %3 allow_reorder : tensor<64x16xf32> -> tensor<1024xf32>
    %5 = tt.join %4, %4 : tensor<1024xf32> -> tensor<1024x2xf32>
    %outLHS, %outRHS = tt.split %5 : tensor<1024x2xf32> -> tensor<1024xf32>
    %6 = tt.fp_to_fp %arg0, rounding = rtne : tensor<64x32xf16> -> tensor<64x32xf8E4M3FN>
    %cst = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %7 = tt.unsplat %cst : tensor<1xf32>
    %8 = tt.bitcast %0 : tensor<64xf32> -> tensor<64xi32>
    %9 = tt.mulhiui %8, %8 : tensor<64xi32>
    %10 = tt.histogram %arg3 : tensor<8xi32> -> tensor<16xi32>
    %11 = tt.gather %0[%8] {axis = 0 : i32} : (tensor<64xf32>, tensor<64xi32>) -> tensor<64xf32>
    %12 = tt.elementwise_inline_asm "mov.b32 $0, $1;" {constraints = "=r,r", packed_element = 1 : i32, pure = true} %8 : tensor<64xi32> -> tensor<64xi32>
    %13 = tt.extern_elementwise %0 {libname = "m", libpath = "", pure = true, symbol = "__m_sin"} : (tensor<64xf32>) -> tensor<64xf32>
    tt.return
  }
  tt.func @descriptors(%arg0: !tt.ptr<f16>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: tensor<32xi32>) {
    %c1_i64 = arith.constant 1 : i64
    %0 = tt.make_tensor_descriptor %arg0, [%arg1, %arg2], [%arg3, %c1_i64] : <f16>, <64x32xf16>
    %1 = tt.make_tensor_descriptor %arg0, [%arg1, %arg2], [%arg3, %c1_i64] : <f16>, <1x64xf16>
    %2 = tt.descriptor_load %0[%arg1, %arg2] : !tt.tensordesc<64x32xf16> -> tensor<64x32xf16>
    tt.descriptor_store %0[%arg1, %arg2], %2 : !tt.tensordesc<64x32xf16>, tensor<64x32xf16>
    tt.descriptor_reduce max, %0[%arg1, %arg2], %2 : !tt.tensordesc<64x32xf16>, tensor<64x32xf16>
    %3 = tt.descriptor_gather %1[%arg4, %arg2] : (!tt.tensordesc<1x64xf16>, tensor<32xi32>, i32) -> tensor<32x64xf16>
    tt.descriptor_scatter %1[%arg4, %arg2], %3 : !tt.tensordesc<1x64xf16>, tensor<32xi32>, i32, tensor<32x64xf16>
    tt.return
  }
}

// ANSWER generic
"builtin.module"() ({
  "tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {}, {}, {}], function_type = (!tt.ptr<f32>, !tt.ptr<f32, "constant">, i32, f32) -> (), sym_name = "scale", sym_visibility = "public"}> ({
  ^bb0(%arg16: !tt.ptr<f32>, %arg17: !tt.ptr<f32, "constant">, %arg18: i32, %arg19: f32):
    %26 = "arith.constant"() <{value = 512 : i32}> : () -> i32
    %27 = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
    %28 = "tt.get_num_programs"() <{axis = 1 : i32}> : () -> i32
    %29 = "arith.muli"(%27, %26) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %30 = "tt.make_range"() <{end = 512 : i32, start = 0 : i32}> : () -> tensor<512xi32>
    %31 = "tt.splat"(%29) : (i32) -> tensor<512xi32>
    %32 = "arith.addi"(%31, %30) <{overflowFlags = #arith.overflow<none>}> : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi32>
    %33 = "tt.splat"(%arg18) : (i32) -> tensor<512xi32>
    %34 = "arith.cmpi"(%32, %33) <{predicate = 2 : i64}> : (tensor<512xi32>, tensor<512xi32>) -> tensor<512xi1>
    %35 = "tt.splat"(%arg16) : (!tt.ptr<f32>) -> tensor<512x!tt.ptr<f32>>
    %36 = "tt.addptr"(%35, %32) : (tensor<512x!tt.ptr<f32>>, tensor<512xi32>) -> tensor<512x!tt.ptr<f32>>
    %37 = "arith.constant"() <{value = dense<0.000000e+00> : tensor<512xf32>}> : () -> tensor<512xf32>
    %38 = "tt.load"(%36, %34, %37) <{cachePolicy = #tt.cache_policy<cache_modifier = ca, eviction_policy = evict_last>, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 1>}> : (tensor<512x!tt.ptr<f32>>, tensor<512xi1>, tensor<512xf32>) -> tensor<512xf32>
    %39 = "tt.load"(%arg17) <{isVolatile = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!tt.ptr<f32, "constant">) -> f32
    %40 = "tt.splat"(%39) : (f32) -> tensor<512xf32>
    %41 = "arith.mulf"(%38, %40) <{fastmath = #arith.fastmath<none>}> : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %42 = "tt.clampf"(%41, %37, %40) <{propagateNan = 65535 : i32}> : (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    "tt.store"(%36, %42, %34) : (tensor<512x!tt.ptr<f32>>, tensor<512xf32>, tensor<512xi1>) -> ()
    %43 = "tt.atomic_rmw"(%36, %42, %34) <{atomic_rmw_op = 5 : i32, scope = 1 : i32, sem = 4 : i32}> : (tensor<512x!tt.ptr<f32>>, tensor<512xf32>, tensor<512xi1>) -> tensor<512xf32>
    "tt.assert"(%34) <{message = "in bounds"}> : (tensor<512xi1>) -> ()
    "tt.print"(%arg18) <{hex = false, isSigned = array<i32: 1>, prefix = " end: "}> : (i32) -> ()
    "tt.return"() : () -> ()
  }) {noinline = false} : () -> ()
  "tt.func"() <{function_type = (tensor<64x32xf16>, tensor<32x64xf16>, tensor<64x64xf32>) -> tensor<64xf32>, sym_name = "helper", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<64x32xf16>, %arg10: tensor<32x64xf16>, %arg11: tensor<64x64xf32>):
    %21 = "tt.dot"(%arg9, %arg10, %arg11) <{inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32}> : (tensor<64x32xf16>, tensor<32x64xf16>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %22 = "tt.reduce"(%21) <{axis = 1 : i32}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %25 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.reduce.return"(%25) : (f32) -> ()
    }) : (tensor<64x64xf32>) -> tensor<64xf32>
    %23 = "tt.scan"(%22) <{axis = 0 : i32, reverse = true}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %24 = "arith.maximumf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "tt.scan.return"(%24) : (f32) -> ()
    }) : (tensor<64xf32>) -> tensor<64xf32>
    "tt.return"(%23) : (tensor<64xf32>) -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (tensor<64x32xf16>, tensor<32x64xf16>, tensor<64x64xf32>, tensor<8xi32>) -> (), sym_name = "shapes"}> ({
  ^bb0(%arg5: tensor<64x32xf16>, %arg6: tensor<32x64xf16>, %arg7: tensor<64x64xf32>, %arg8: tensor<8xi32>):
    %5 = "tt.call"(%arg5, %arg6, %arg7) <{callee = @helper}> : (tensor<64x32xf16>, tensor<32x64xf16>, tensor<64x64xf32>) -> tensor<64xf32>
    %6 = "tt.expand_dims"(%5) <{axis = 0 : i32}> : (tensor<64xf32>) -> tensor<1x64xf32>
    %7 = "tt.broadcast"(%6) : (tensor<1x64xf32>) -> tensor<16x64xf32>
    %8 = "tt.trans"(%7) <{order = array<i32: 1, 0>}> : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %9 = "tt.reshape"(%8) <{allow_reorder}> : (tensor<64x16xf32>) -> tensor<1024xf32>
    %10 = "tt.join"(%9, %9) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024x2xf32>
    %11:2 = "tt.split"(%10) : (tensor<1024x2xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
    %12 = "tt.fp_to_fp"(%arg5) <{rounding = 1 : i32}> : (tensor<64x32xf16>) -> tensor<64x32xf8E4M3FN>
    %13 = "arith.constant"() <{value = dense<1.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %14 = "tt.unsplat"(%13) : (tensor<1xf32>) -> f32
    %15 = "tt.bitcast"(%5) : (tensor<64xf32>) -> tensor<64xi32>
    %16 = "tt.mulhiui"(%15, %15) : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
    %17 = "tt.histogram"(%arg8) : (tensor<8xi32>) -> tensor<16xi32>
    %18 = "tt.gather"(%5, %15) <{axis = 0 : i32}> : (tensor<64xf32>, tensor<64xi32>) -> tensor<64xf32>
    %19 = "tt.elementwise_inline_asm"(%15) <{asm_string = "mov.b32 $0, $1;", constraints = "=r,r", packed_element = 1 : i32, pure = true}> : (tensor<64xi32>) -> tensor<64xi32>
    %20 = "tt.extern_elementwise"(%5) <{libname = "m", libpath = "", pure = true, symbol = "__m_sin"}> : (tensor<64xf32>) -> tensor<64xf32>
    "tt.return"() : () -> ()
  }) : () -> ()
  "tt.func"() <{function_type = (!tt.ptr<f16>, i32, i32, i64, tensor<32xi32>) -> (), sym_name = "descriptors"}> ({
  ^bb0(%arg0: !tt.ptr<f16>, %arg1: i32, %arg2: i32, %arg3: i64, %arg4: tensor<32xi32>):
    %0 = "arith.constant"() <{value = 1 : i64}> : () -> i64
    %1 = "tt.make_tensor_descriptor"(%arg0, %arg1, %arg2, %arg3, %0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<64x32xf16>
    %2 = "tt.make_tensor_descriptor"(%arg0, %arg1, %arg2, %arg3, %0) <{padding = 1 : i32}> : (!tt.ptr<f16>, i32, i32, i64, i64) -> !tt.tensordesc<1x64xf16>
    %3 = "tt.descriptor_load"(%1, %arg1, %arg2) : (!tt.tensordesc<64x32xf16>, i32, i32) -> tensor<64x32xf16>
    "tt.descriptor_store"(%1, %3, %arg1, %arg2) : (!tt.tensordesc<64x32xf16>, tensor<64x32xf16>, i32, i32) -> ()
    "tt.descriptor_reduce"(%1, %3, %arg1, %arg2) <{kind = 3 : i32}> : (!tt.tensordesc<64x32xf16>, tensor<64x32xf16>, i32, i32) -> ()
    %4 = "tt.descriptor_gather"(%2, %arg4, %arg2) : (!tt.tensordesc<1x64xf16>, tensor<32xi32>, i32) -> tensor<32x64xf16>
    "tt.descriptor_scatter"(%2, %arg4, %arg2, %4) : (!tt.tensordesc<1x64xf16>, tensor<32xi32>, i32, tensor<32x64xf16>) -> ()
    "tt.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

