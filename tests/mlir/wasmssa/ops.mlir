// Every operation of wasmssa, in the spellings that its form has, and its types.
module {
wasmssa.import_func "f" from "m" as @imp {type = (i32) -> i64}
wasmssa.import_func "f" from "m" as @imp2 {type = (i32) -> i64, sym_visibility = "nested", arg_attrs = [{a}]}
wasmssa.import_global "g" from "m" as @ig : i32
wasmssa.import_global "g" from "m" as @ig2 mutable : f32
wasmssa.import_mem "g" from "m" as @im {limits = !wasmssa<limit[2:]>}
wasmssa.import_table "g" from "m" as @it {type = !wasmssa<tabletype !wasmssa.funcref [2: 4]>}
wasmssa.memory @mem !wasmssa<limit[2:3]>
wasmssa.memory exported @mem2 !wasmssa<limit[2:]> {a}
wasmssa.table @tab !wasmssa<tabletype !wasmssa.externref [0:]>
wasmssa.table exported @tab2 !wasmssa<tabletype !wasmssa.funcref [3: 7]> {a}
wasmssa.global @gl i32 : { %0 = wasmssa.const 3 : i32 wasmssa.return %0 : i32 }
wasmssa.global exported @gl2 f64 mutable : { %0 = wasmssa.const 3.0 : f64 wasmssa.return %0 : f64 }
wasmssa.global @gl3 i32 : { %0 = wasmssa.global_get @ig : i32 wasmssa.return %0 : i32 }
wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %0 = wasmssa.local_get %a : ref to i32
  %1 = wasmssa.local of type f32 {a}
  %2 = wasmssa.const 1.0 : f32
  wasmssa.local_set %1 : ref to f32 to %2 : f32 {a}
  %3 = wasmssa.local_tee %1 : ref to f32 to %2 : f32 {a}
  %4 = wasmssa.add %0 %0 : i32 {a}
  %5 = wasmssa.eqz %0 : i32 -> i32 {a}
  %6 = wasmssa.eq %2 %3 : f32 -> i32
  %7 = wasmssa.abs %2 : f32 {a}
  %8 = wasmssa.extend 8 : i32 low bits from %0 : i32 {a}
  %9 = wasmssa.extend_i32_s %0 to i64 {a}
  %10 = wasmssa.shl %0 by %0 bits : i32 {a}
  %11 = wasmssa.wrap %9 : i64 to i32 {a}
  %12 = wasmssa.reinterpret %0 : i32 as f32 {a}
  %13 = wasmssa.convert_s %0 : i32 to f64 {a}
  %14 = wasmssa.call @f(%0) {a} : (i32) -> i32
  wasmssa.call @g : () -> ()
  %15 = wasmssa.global_get @gl {a} : i32
  wasmssa.return %0 : i32
}
wasmssa.func exported @g() { wasmssa.return {a} }
wasmssa.func @h(!wasmssa<local ref to i32>, !wasmssa<local ref to f32>) -> (i32, f32)
wasmssa.func @k(%x: !wasmssa<local ref to i32>) -> i32 attributes {a} {
  %c = wasmssa.local_get %x : ref to i32
  wasmssa.block : { wasmssa.block_return }> ^bb1
^bb1:
  wasmssa.block(%c) : i32 {a} : {
  ^bb0(%z: i32):
    wasmssa.branch_if %z to level 0 with args(%z : i32) else ^bb2 {a}
  ^bb2:
    wasmssa.branch_if %z to level 0 else ^bb3
  ^bb3:
    wasmssa.block_return %z : i32 {a}
  }> ^bb2
^bb2:
  wasmssa.loop(%c) : i32 : {
  ^bb0(%z: i32):
    wasmssa.block_return %z : i32
  }> ^bb3
^bb3:
  wasmssa.if %c : { wasmssa.block_return } > ^bb4
^bb4:
  wasmssa.if %c(%c) : i32 {a} : { ^bb0(%y: i32): wasmssa.block_return %y : i32 } else { ^bb0(%y: i32): wasmssa.block_return %y : i32 } > ^bb5
^bb5:
  wasmssa.return %c : i32
}
wasmssa.func @numbers(%a: !wasmssa<local ref to i32>, %b: !wasmssa<local ref to i64>, %c: !wasmssa<local ref to f32>, %d: !wasmssa<local ref to f64>, %e: !wasmssa<local ref to !wasmssa.funcref>, %g: !wasmssa<local ref to i128>) {
  %i = wasmssa.local_get %a : ref to i32
  %l = wasmssa.local_get %b : ref to i64
  %f = wasmssa.local_get %c : ref to f32
  %dd = wasmssa.local_get %d : ref to f64
  %n0 = wasmssa.abs %dd : f64 {a}
  %n1 = wasmssa.ceil %dd : f64
  %n2 = wasmssa.floor %dd : f64
  %n3 = wasmssa.neg %dd : f64
  %n4 = wasmssa.sqrt %dd : f64
  %n5 = wasmssa.trunc %dd : f64 {a}
  %n6 = wasmssa.clz %l : i64
  %n7 = wasmssa.ctz %l : i64
  %n8 = wasmssa.popcnt %l : i64
  %n9 = wasmssa.add %f %f : f32
  %n10 = wasmssa.and %f %f : f32 {a}
  %n11 = wasmssa.mul %f %f : f32
  %n12 = wasmssa.or %f %f : f32
  %n13 = wasmssa.sub %f %f : f32
  %n14 = wasmssa.xor %f %f : f32
  %n15 = wasmssa.copysign %dd %dd : f64 {a}
  %n16 = wasmssa.div %dd %dd : f64
  %n17 = wasmssa.max %dd %dd : f64
  %n18 = wasmssa.min %dd %dd : f64
  %n19 = wasmssa.div_si %i %i : i32
  %n20 = wasmssa.div_ui %i %i : i32 {a}
  %n21 = wasmssa.rem_si %i %i : i32
  %n22 = wasmssa.rem_ui %i %i : i32
  %n23 = wasmssa.rotl %l by %l bits : i64
  %n24 = wasmssa.rotr %l by %l bits : i64
  %n25 = wasmssa.shl %l by %l bits : i64 {a}
  %n26 = wasmssa.shr_s %l by %l bits : i64
  %n27 = wasmssa.shr_u %l by %l bits : i64
  %n28 = wasmssa.eq %l %l : i64 -> i32
  %n29 = wasmssa.ne %l %l : i64 -> i32
  %n30 = wasmssa.ge %f %f : f32 -> i32 {a}
  %n31 = wasmssa.gt %f %f : f32 -> i32
  %n32 = wasmssa.le %f %f : f32 -> i32
  %n33 = wasmssa.lt %f %f : f32 -> i32
  %n34 = wasmssa.ge_si %i %i : i32 -> i32
  %n35 = wasmssa.ge_ui %i %i : i32 -> i32 {a}
  %n36 = wasmssa.gt_si %i %i : i32 -> i32
  %n37 = wasmssa.gt_ui %i %i : i32 -> i32
  %n38 = wasmssa.le_si %i %i : i32 -> i32
  %n39 = wasmssa.le_ui %i %i : i32 -> i32
  %n40 = wasmssa.lt_si %i %i : i32 -> i32 {a}
  %n41 = wasmssa.lt_ui %i %i : i32 -> i32
  %n42 = wasmssa.convert_s %i : i32 to f32
  %n43 = wasmssa.convert_u %l : i64 to f64
  %n44 = wasmssa.demote %dd : f64 to f32
  %n45 = wasmssa.promote %f : f32 to f64 {a}
  %n46 = wasmssa.wrap %l : i64 to i32
  %n47 = wasmssa.extend_i32_s %i to i64
  %n48 = wasmssa.extend_i32_u %i to i64
  %n49 = wasmssa.eqz %l : i64 -> i32
  %n50 = wasmssa.extend 16 low bits from %i : i32 {a}
  %n51 = wasmssa.reinterpret %dd : f64 as i64
  %n52 = wasmssa.const 5 : i64
  %n53 = wasmssa.const 0x7F800000 : f32
  %n54 = wasmssa.local of type !wasmssa.externref
  wasmssa.return {a}
}
wasmssa.func exported private @shown(%a: !wasmssa<local ref to i32> {gpu.y}) -> (i32 {gpu.z = 3}) attributes {b} {
  %0 = wasmssa.local_get %a : ref to i32
  wasmssa.return %0 : i32
}
wasmssa.func "exported" @words() -> i32 { wasmssa.return }
wasmssa.global "exported" @words2 i32 "mutable" : { %0 = wasmssa.const 1 : i32 wasmssa.return %0 : i32 }
wasmssa.global @words3 i32 fixed : { }
wasmssa.import_global "a" "from" "b" "as" @words4 odd : i32
func.func private @types(!wasmssa.funcref, !wasmssa.externref, !wasmssa<limit[4294967295: 0]>, !wasmssa<limit[-1:]>, !wasmssa<local ref to i128>,
  !wasmssa<tabletype !wasmssa.funcref [0: 7]>, !wasmssa<local ref to !wasmssa.externref>)
}

//= 
module {
  wasmssa.import_func "f" from "m" as @imp {type = (i32) -> i64}
  wasmssa.import_func "f" from "m" as @imp2 {arg_attrs = [{a}], sym_visibility = "nested", type = (i32) -> i64}
  wasmssa.import_global "g" from "m" as @ig : i32
  wasmssa.import_global "g" from "m" as @ig2 mutable : f32
  wasmssa.import_mem "g" from "m" as @im {limits = !wasmssa<limit[2:]>}
  wasmssa.import_table "g" from "m" as @it {type = !wasmssa<tabletype !wasmssa.funcref [2: 4]>}
  wasmssa.memory @mem !wasmssa<limit[2: 3]>
  wasmssa.memory exported @mem2 !wasmssa<limit[2:]> {a}
  wasmssa.table @tab !wasmssa<tabletype !wasmssa.externref [0:]>
  wasmssa.table exported @tab2 !wasmssa<tabletype !wasmssa.funcref [3: 7]> {a}
  wasmssa.global @gl i32 : {
    %0 = wasmssa.const 3 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @gl2 f64 mutable : {
    %0 = wasmssa.const 3.000000e+00 : f64
    wasmssa.return %0 : f64
  }
  wasmssa.global @gl3 i32 : {
    %0 = wasmssa.global_get @ig : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local of type f32 {a}
    %2 = wasmssa.const 1.000000e+00 : f32
    wasmssa.local_set %1 :  ref to f32 to %2 : f32 {a}
    %3 = wasmssa.local_tee %1 :  ref to f32 to %2 : f32 {a}
    %4 = wasmssa.add %0 %0 : i32 {a}
    %5 = wasmssa.eqz %0 : i32 -> i32 {a}
    %6 = wasmssa.eq %2 %3 : f32 -> i32
    %7 = wasmssa.abs %2 : f32 {a}
    %8 = wasmssa.extend 8 : i32 low bits from %0 : i32 {a}
    %9 = wasmssa.extend_i32_s %0 to i64 {a}
    %10 = wasmssa.shl %0 by %0 bits : i32 {a}
    %11 = wasmssa.wrap %9 : i64 to i32 {a}
    %12 = wasmssa.reinterpret %0 : i32 as f32 {a}
    %13 = wasmssa.convert_s %0 : i32 to f64 {a}
    %14 = wasmssa.call @f(%0) {a} : (i32) -> i32
    wasmssa.call @g : () -> ()
    %15 = wasmssa.global_get @gl {a} : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @g() {
    wasmssa.return {a}
  }
  wasmssa.func @h(i32, f32) -> (i32, f32)
  wasmssa.func @k(%arg0: !wasmssa<local ref to i32>) -> i32 attributes {a} {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.block : {
      wasmssa.block_return
    }> ^bb1
  ^bb1:  // pred: ^bb0
    wasmssa.block(%0) : i32 {a} : {
    ^bb0(%arg1: i32):
      wasmssa.branch_if %arg1 to level 0 with args(%arg1 : i32) else ^bb1 {a}
    ^bb1:  // pred: ^bb0
      wasmssa.branch_if %arg1 to level 0 else ^bb2
    ^bb2:  // pred: ^bb1
      wasmssa.block_return %arg1 : i32 {a}
    }> ^bb2
  ^bb2:  // pred: ^bb1
    wasmssa.loop(%0) : i32 : {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    }> ^bb3
  ^bb3:  // pred: ^bb2
    wasmssa.if %0 : {
      wasmssa.block_return
    } > ^bb4
  ^bb4:  // pred: ^bb3
    wasmssa.if %0(%0) : i32 {a} : {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    } "else "{
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    }> ^bb5
  ^bb5:  // pred: ^bb4
    wasmssa.return %0 : i32
  }
  wasmssa.func @numbers(%arg0: !wasmssa<local ref to i32>, %arg1: !wasmssa<local ref to i64>, %arg2: !wasmssa<local ref to f32>, %arg3: !wasmssa<local ref to f64>, %arg4: !wasmssa<local ref to !wasmssa.funcref>, %arg5: !wasmssa<local ref to i128>) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.local_get %arg1 :  ref to i64
    %2 = wasmssa.local_get %arg2 :  ref to f32
    %3 = wasmssa.local_get %arg3 :  ref to f64
    %4 = wasmssa.abs %3 : f64 {a}
    %5 = wasmssa.ceil %3 : f64
    %6 = wasmssa.floor %3 : f64
    %7 = wasmssa.neg %3 : f64
    %8 = wasmssa.sqrt %3 : f64
    %9 = wasmssa.trunc %3 : f64 {a}
    %10 = wasmssa.clz %1 : i64
    %11 = wasmssa.ctz %1 : i64
    %12 = wasmssa.popcnt %1 : i64
    %13 = wasmssa.add %2 %2 : f32
    %14 = wasmssa.and %2 %2 : f32 {a}
    %15 = wasmssa.mul %2 %2 : f32
    %16 = wasmssa.or %2 %2 : f32
    %17 = wasmssa.sub %2 %2 : f32
    %18 = wasmssa.xor %2 %2 : f32
    %19 = wasmssa.copysign %3 %3 : f64 {a}
    %20 = wasmssa.div %3 %3 : f64
    %21 = wasmssa.max %3 %3 : f64
    %22 = wasmssa.min %3 %3 : f64
    %23 = wasmssa.div_si %0 %0 : i32
    %24 = wasmssa.div_ui %0 %0 : i32 {a}
    %25 = wasmssa.rem_si %0 %0 : i32
    %26 = wasmssa.rem_ui %0 %0 : i32
    %27 = wasmssa.rotl %1 by %1 bits : i64
    %28 = wasmssa.rotr %1 by %1 bits : i64
    %29 = wasmssa.shl %1 by %1 bits : i64 {a}
    %30 = wasmssa.shr_s %1 by %1 bits : i64
    %31 = wasmssa.shr_u %1 by %1 bits : i64
    %32 = wasmssa.eq %1 %1 : i64 -> i32
    %33 = wasmssa.ne %1 %1 : i64 -> i32
    %34 = wasmssa.ge %2 %2 : f32 -> i32 {a}
    %35 = wasmssa.gt %2 %2 : f32 -> i32
    %36 = wasmssa.le %2 %2 : f32 -> i32
    %37 = wasmssa.lt %2 %2 : f32 -> i32
    %38 = wasmssa.ge_si %0 %0 : i32 -> i32
    %39 = wasmssa.ge_ui %0 %0 : i32 -> i32 {a}
    %40 = wasmssa.gt_si %0 %0 : i32 -> i32
    %41 = wasmssa.gt_ui %0 %0 : i32 -> i32
    %42 = wasmssa.le_si %0 %0 : i32 -> i32
    %43 = wasmssa.le_ui %0 %0 : i32 -> i32
    %44 = wasmssa.lt_si %0 %0 : i32 -> i32 {a}
    %45 = wasmssa.lt_ui %0 %0 : i32 -> i32
    %46 = wasmssa.convert_s %0 : i32 to f32
    %47 = wasmssa.convert_u %1 : i64 to f64
    %48 = wasmssa.demote %3 : f64 to f32
    %49 = wasmssa.promote %2 : f32 to f64 {a}
    %50 = wasmssa.wrap %1 : i64 to i32
    %51 = wasmssa.extend_i32_s %0 to i64
    %52 = wasmssa.extend_i32_u %0 to i64
    %53 = wasmssa.eqz %1 : i64 -> i32
    %54 = wasmssa.extend 16 : i64 low bits from %0 : i32 {a}
    %55 = wasmssa.reinterpret %3 : f64 as i64
    %56 = wasmssa.const 5 : i64
    %57 = wasmssa.const 0x7F800000 : f32
    %58 = wasmssa.local of type !wasmssa.externref
    wasmssa.return {a}
  }
  wasmssa.func exported private @shown(%arg0: !wasmssa<local ref to i32> {gpu.y}) -> (i32 {gpu.z = 3 : i64}) attributes {b} {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @words() -> i32 {
    wasmssa.return
  }
  wasmssa.global exported @words2 i32 mutable : {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global @words3 i32 :
  wasmssa.import_global "a" from "b" as @words4 : i32
  func.func private @types(!wasmssa.funcref, !wasmssa.externref, !wasmssa<limit[4294967295: 0]>, !wasmssa<limit[4294967295:]>, !wasmssa<local ref to i128>, !wasmssa<tabletype !wasmssa.funcref [0: 7]>, !wasmssa<local ref to !wasmssa.externref>)
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "wasmssa.import_func"() <{importName = "f", moduleName = "m", sym_name = "imp", type = (i32) -> i64}> : () -> ()
  "wasmssa.import_func"() <{arg_attrs = [{a}], importName = "f", moduleName = "m", sym_name = "imp2", type = (i32) -> i64}> {sym_visibility = "nested"} : () -> ()
  "wasmssa.import_global"() <{importName = "g", moduleName = "m", sym_name = "ig", type = i32}> : () -> ()
  "wasmssa.import_global"() <{importName = "g", isMutable, moduleName = "m", sym_name = "ig2", type = f32}> : () -> ()
  "wasmssa.import_mem"() <{importName = "g", limits = !wasmssa<limit[2:]>, moduleName = "m", sym_name = "im"}> : () -> ()
  "wasmssa.import_table"() <{importName = "g", moduleName = "m", sym_name = "it", type = !wasmssa<tabletype !wasmssa.funcref [2: 4]>}> : () -> ()
  "wasmssa.memory"() <{limits = !wasmssa<limit[2: 3]>, sym_name = "mem"}> : () -> ()
  "wasmssa.memory"() <{exported, limits = !wasmssa<limit[2:]>, sym_name = "mem2"}> {a} : () -> ()
  "wasmssa.table"() <{sym_name = "tab", type = !wasmssa<tabletype !wasmssa.externref [0:]>}> : () -> ()
  "wasmssa.table"() <{exported, sym_name = "tab2", type = !wasmssa<tabletype !wasmssa.funcref [3: 7]>}> {a} : () -> ()
  "wasmssa.global"() <{sym_name = "gl", type = i32}> ({
    %80 = "wasmssa.const"() <{value = 3 : i32}> : () -> i32
    "wasmssa.return"(%80) : (i32) -> ()
  }) : () -> ()
  "wasmssa.global"() <{exported, isMutable, sym_name = "gl2", type = f64}> ({
    %79 = "wasmssa.const"() <{value = 3.000000e+00 : f64}> : () -> f64
    "wasmssa.return"(%79) : (f64) -> ()
  }) : () -> ()
  "wasmssa.global"() <{sym_name = "gl3", type = i32}> ({
    %78 = "wasmssa.global_get"() <{global = @ig}> : () -> i32
    "wasmssa.return"(%78) : (i32) -> ()
  }) : () -> ()
  "wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg12: !wasmssa<local ref to i32>):
    %62 = "wasmssa.local_get"(%arg12) : (!wasmssa<local ref to i32>) -> i32
    %63 = "wasmssa.local"() <{type = f32}> {a} : () -> !wasmssa<local ref to f32>
    %64 = "wasmssa.const"() <{value = 1.000000e+00 : f32}> : () -> f32
    "wasmssa.local_set"(%63, %64) {a} : (!wasmssa<local ref to f32>, f32) -> ()
    %65 = "wasmssa.local_tee"(%63, %64) {a} : (!wasmssa<local ref to f32>, f32) -> f32
    %66 = "wasmssa.add"(%62, %62) {a} : (i32, i32) -> i32
    %67 = "wasmssa.eqz"(%62) {a} : (i32) -> i32
    %68 = "wasmssa.eq"(%64, %65) : (f32, f32) -> i32
    %69 = "wasmssa.abs"(%64) {a} : (f32) -> f32
    %70 = "wasmssa.extend"(%62) <{bitsToTake = 8 : i32}> {a} : (i32) -> i32
    %71 = "wasmssa.extend_i32_s"(%62) {a} : (i32) -> i64
    %72 = "wasmssa.shl"(%62, %62) {a} : (i32, i32) -> i32
    %73 = "wasmssa.wrap"(%71) {a} : (i64) -> i32
    %74 = "wasmssa.reinterpret"(%62) {a} : (i32) -> f32
    %75 = "wasmssa.convert_s"(%62) {a} : (i32) -> f64
    %76 = "wasmssa.call"(%62) <{callee = @f}> {a} : (i32) -> i32
    "wasmssa.call"() <{callee = @g}> : () -> ()
    %77 = "wasmssa.global_get"() <{global = @gl}> {a} : () -> i32
    "wasmssa.return"(%62) : (i32) -> ()
  }) : () -> ()
  "wasmssa.func"() <{exported, functionType = () -> (), sym_name = "g"}> ({
    "wasmssa.return"() {a} : () -> ()
  }) : () -> ()
  "wasmssa.func"() <{functionType = (i32, f32) -> (i32, f32), sym_name = "h"}> ({
  }) : () -> ()
  "wasmssa.func"() <{functionType = (i32) -> i32, sym_name = "k"}> ({
  ^bb0(%arg7: !wasmssa<local ref to i32>):
    %61 = "wasmssa.local_get"(%arg7) : (!wasmssa<local ref to i32>) -> i32
    "wasmssa.block"()[^bb1] ({
      "wasmssa.block_return"() : () -> ()
    }) : () -> ()
  ^bb1:  // pred: ^bb0
    "wasmssa.block"(%61)[^bb2] ({
    ^bb0(%arg11: i32):
      "wasmssa.branch_if"(%arg11, %arg11)[^bb1] <{exitLevel = 0 : ui32}> {a} : (i32, i32) -> ()
    ^bb1:  // pred: ^bb0
      "wasmssa.branch_if"(%arg11)[^bb2] <{exitLevel = 0 : ui32}> : (i32) -> ()
    ^bb2:  // pred: ^bb1
      "wasmssa.block_return"(%arg11) {a} : (i32) -> ()
    }) {a} : (i32) -> ()
  ^bb2:  // pred: ^bb1
    "wasmssa.loop"(%61)[^bb3] ({
    ^bb0(%arg10: i32):
      "wasmssa.block_return"(%arg10) : (i32) -> ()
    }) : (i32) -> ()
  ^bb3:  // pred: ^bb2
    "wasmssa.if"(%61)[^bb4] ({
      "wasmssa.block_return"() : () -> ()
    }, {
    }) : (i32) -> ()
  ^bb4:  // pred: ^bb3
    "wasmssa.if"(%61, %61)[^bb5] ({
    ^bb0(%arg9: i32):
      "wasmssa.block_return"(%arg9) : (i32) -> ()
    }, {
    ^bb0(%arg8: i32):
      "wasmssa.block_return"(%arg8) : (i32) -> ()
    }) {a} : (i32, i32) -> ()
  ^bb5:  // pred: ^bb4
    "wasmssa.return"(%61) : (i32) -> ()
  }) {a} : () -> ()
  "wasmssa.func"() <{functionType = (i32, i64, f32, f64, !wasmssa.funcref, i128) -> (), sym_name = "numbers"}> ({
  ^bb0(%arg1: !wasmssa<local ref to i32>, %arg2: !wasmssa<local ref to i64>, %arg3: !wasmssa<local ref to f32>, %arg4: !wasmssa<local ref to f64>, %arg5: !wasmssa<local ref to !wasmssa.funcref>, %arg6: !wasmssa<local ref to i128>):
    %2 = "wasmssa.local_get"(%arg1) : (!wasmssa<local ref to i32>) -> i32
    %3 = "wasmssa.local_get"(%arg2) : (!wasmssa<local ref to i64>) -> i64
    %4 = "wasmssa.local_get"(%arg3) : (!wasmssa<local ref to f32>) -> f32
    %5 = "wasmssa.local_get"(%arg4) : (!wasmssa<local ref to f64>) -> f64
    %6 = "wasmssa.abs"(%5) {a} : (f64) -> f64
    %7 = "wasmssa.ceil"(%5) : (f64) -> f64
    %8 = "wasmssa.floor"(%5) : (f64) -> f64
    %9 = "wasmssa.neg"(%5) : (f64) -> f64
    %10 = "wasmssa.sqrt"(%5) : (f64) -> f64
    %11 = "wasmssa.trunc"(%5) {a} : (f64) -> f64
    %12 = "wasmssa.clz"(%3) : (i64) -> i64
    %13 = "wasmssa.ctz"(%3) : (i64) -> i64
    %14 = "wasmssa.popcnt"(%3) : (i64) -> i64
    %15 = "wasmssa.add"(%4, %4) : (f32, f32) -> f32
    %16 = "wasmssa.and"(%4, %4) {a} : (f32, f32) -> f32
    %17 = "wasmssa.mul"(%4, %4) : (f32, f32) -> f32
    %18 = "wasmssa.or"(%4, %4) : (f32, f32) -> f32
    %19 = "wasmssa.sub"(%4, %4) : (f32, f32) -> f32
    %20 = "wasmssa.xor"(%4, %4) : (f32, f32) -> f32
    %21 = "wasmssa.copysign"(%5, %5) {a} : (f64, f64) -> f64
    %22 = "wasmssa.div"(%5, %5) : (f64, f64) -> f64
    %23 = "wasmssa.max"(%5, %5) : (f64, f64) -> f64
    %24 = "wasmssa.min"(%5, %5) : (f64, f64) -> f64
    %25 = "wasmssa.div_si"(%2, %2) : (i32, i32) -> i32
    %26 = "wasmssa.div_ui"(%2, %2) {a} : (i32, i32) -> i32
    %27 = "wasmssa.rem_si"(%2, %2) : (i32, i32) -> i32
    %28 = "wasmssa.rem_ui"(%2, %2) : (i32, i32) -> i32
    %29 = "wasmssa.rotl"(%3, %3) : (i64, i64) -> i64
    %30 = "wasmssa.rotr"(%3, %3) : (i64, i64) -> i64
    %31 = "wasmssa.shl"(%3, %3) {a} : (i64, i64) -> i64
    %32 = "wasmssa.shr_s"(%3, %3) : (i64, i64) -> i64
    %33 = "wasmssa.shr_u"(%3, %3) : (i64, i64) -> i64
    %34 = "wasmssa.eq"(%3, %3) : (i64, i64) -> i32
    %35 = "wasmssa.ne"(%3, %3) : (i64, i64) -> i32
    %36 = "wasmssa.ge"(%4, %4) {a} : (f32, f32) -> i32
    %37 = "wasmssa.gt"(%4, %4) : (f32, f32) -> i32
    %38 = "wasmssa.le"(%4, %4) : (f32, f32) -> i32
    %39 = "wasmssa.lt"(%4, %4) : (f32, f32) -> i32
    %40 = "wasmssa.ge_si"(%2, %2) : (i32, i32) -> i32
    %41 = "wasmssa.ge_ui"(%2, %2) {a} : (i32, i32) -> i32
    %42 = "wasmssa.gt_si"(%2, %2) : (i32, i32) -> i32
    %43 = "wasmssa.gt_ui"(%2, %2) : (i32, i32) -> i32
    %44 = "wasmssa.le_si"(%2, %2) : (i32, i32) -> i32
    %45 = "wasmssa.le_ui"(%2, %2) : (i32, i32) -> i32
    %46 = "wasmssa.lt_si"(%2, %2) {a} : (i32, i32) -> i32
    %47 = "wasmssa.lt_ui"(%2, %2) : (i32, i32) -> i32
    %48 = "wasmssa.convert_s"(%2) : (i32) -> f32
    %49 = "wasmssa.convert_u"(%3) : (i64) -> f64
    %50 = "wasmssa.demote"(%5) : (f64) -> f32
    %51 = "wasmssa.promote"(%4) {a} : (f32) -> f64
    %52 = "wasmssa.wrap"(%3) : (i64) -> i32
    %53 = "wasmssa.extend_i32_s"(%2) : (i32) -> i64
    %54 = "wasmssa.extend_i32_u"(%2) : (i32) -> i64
    %55 = "wasmssa.eqz"(%3) : (i64) -> i32
    %56 = "wasmssa.extend"(%2) <{bitsToTake = 16 : i64}> {a} : (i32) -> i32
    %57 = "wasmssa.reinterpret"(%5) : (f64) -> i64
    %58 = "wasmssa.const"() <{value = 5 : i64}> : () -> i64
    %59 = "wasmssa.const"() <{value = 0x7F800000 : f32}> : () -> f32
    %60 = "wasmssa.local"() <{type = !wasmssa.externref}> : () -> !wasmssa<local ref to !wasmssa.externref>
    "wasmssa.return"() {a} : () -> ()
  }) : () -> ()
  "wasmssa.func"() <{arg_attrs = [{gpu.y}], exported, functionType = (i32) -> i32, res_attrs = [{gpu.z = 3 : i64}], sym_name = "shown"}> ({
  ^bb0(%arg0: !wasmssa<local ref to i32>):
    %1 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
    "wasmssa.return"(%1) : (i32) -> ()
  }) {b, sym_visibility = "private"} : () -> ()
  "wasmssa.func"() <{exported, functionType = () -> i32, sym_name = "words"}> ({
    "wasmssa.return"() : () -> ()
  }) : () -> ()
  "wasmssa.global"() <{exported, isMutable, sym_name = "words2", type = i32}> ({
    %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
    "wasmssa.return"(%0) : (i32) -> ()
  }) : () -> ()
  "wasmssa.global"() <{sym_name = "words3", type = i32}> ({
  }) : () -> ()
  "wasmssa.import_global"() <{importName = "a", moduleName = "b", sym_name = "words4", type = i32}> : () -> ()
  "func.func"() <{function_type = (!wasmssa.funcref, !wasmssa.externref, !wasmssa<limit[4294967295: 0]>, !wasmssa<limit[4294967295:]>, !wasmssa<local ref to i128>, !wasmssa<tabletype !wasmssa.funcref [0: 7]>, !wasmssa<local ref to !wasmssa.externref>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

