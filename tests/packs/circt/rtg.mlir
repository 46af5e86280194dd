rtg.effect @pick : (!rtg.set<index>) -> index
rtg.effect @log : (i8) -> ()
rtg.sequence @body(%reg: !rtgtest.ireg, %next: !rtg.sequence) attributes {rtg.note} {
}
rtg.sequence @none() {
}
rtg.target @board : !rtg.dict<a: i32, "two words": !rtgtest.cpu> {
  %0 = rtg.constant 4 : i32
  %1 = rtg.constant #rtgtest.cpu<1>
  %block = rtg.isa.memory_block_declare [0x10 - 0xFF] : !rtg.isa.memory_block<16>
  %c = rtg.constant 8 : index
  %m = rtg.isa.memory_alloc %block, %c, %c : !rtg.isa.memory_block<16>
  %at = rtg.isa.memory_base_address %m : !rtg.isa.memory<16>
  %size = rtg.isa.memory_size %m : !rtg.isa.memory<16>
  %s = rtg.get_sequence @switch : !rtg.sequence<!rtgtest.cpu, !rtgtest.cpu, !rtg.sequence>
  rtg.context_switch #rtg.any_context : !rtgtest.cpu -> #rtg.default : !rtgtest.cpu, %s : !rtg.sequence<!rtgtest.cpu, !rtgtest.cpu, !rtg.sequence>
  rtg.yield %0, %1 : i32, !rtgtest.cpu
}
rtg.sequence @switch(%from: !rtgtest.cpu, %to: !rtgtest.cpu, %s: !rtg.sequence) {
}
rtg.test @values() template "first" {
  %i = rtg.constant 3 : index
  %b = rtg.constant true
  %set = rtg.set_create %i, %i : index
  %none = rtg.set_create {rtg.note} : index
  %all = rtg.set_union %set, %none : !rtg.set<index>
  %rest = rtg.set_difference %all, %none : !rtg.set<index>
  %pairs = rtg.set_cartesian_product %set, %rest : !rtg.set<index>, !rtg.set<index>
  %bag = rtg.bag_create (%i x %b, %i x %b) : i1
  %union = rtg.bag_union %bag, %bag : !rtg.bag<i1>
  %less = rtg.bag_difference %bag, %union inf : !rtg.bag<i1>
  %of = rtg.bag_convert_to_set %less : !rtg.bag<i1>
  %back = rtg.set_convert_to_bag %set : !rtg.set<index>
  %one = rtg.bag_select_random %bag : !rtg.bag<i1>
  %arr = rtg.array_create %i, %i : index
  %got = rtg.array_extract %arr[%i] : !rtg.array<index>
  %put = rtg.array_inject %arr[%i], %got : !rtg.array<index>
  %t = rtg.tuple_create %i, %b : index, i1
  %second = rtg.tuple_extract %t at 1 : !rtg.tuple<index, i1>
  %c = rtg.constant #rtg.set<2 : i8, 1 : i8, 2 : i8>
  %map = rtg.constant #rtg.map<#rtgtest.t1 -> 1 : i8, #rtgtest.a0 -> 2 : i8>
  %tuple = rtg.constant #rtg.tuple<"x" : !rtg.string, #rtgtest.f0>
  %label = rtg.constant #rtg.isa.label<"l">
  rtg.label external %label
  %r = rtg.virtual_reg [#rtgtest.a0, #rtgtest.a1 : !rtgtest.ireg]
  %im = rtg.constant 5 : i4
  %wide = rtg.isa.concat_immediate %im, %im : i4, i4
  %low = rtg.isa.slice_immediate %wide from 2 : i8 -> i3
}
rtg.test @run(a = %x: i32) target @board {
  %s = rtg.get_sequence @body : !rtg.sequence<!rtgtest.ireg, !rtg.sequence>
  %n = rtg.get_sequence @none : !rtg.sequence
  %ra = rtg.constant #rtgtest.ra
  %part = rtg.substitute_sequence %s(%ra) : !rtg.sequence<!rtgtest.ireg, !rtg.sequence>
  %full = rtg.substitute_sequence %part(%n) : !rtg.sequence<!rtg.sequence>
  %rand = rtg.randomize_sequence %full
  %other = rtg.randomize_sequence %n
  %mix = rtg.interleave_sequences %rand, %other batch 3
  rtg.embed_sequence %mix
  %imm = rtg.constant 12 : i12
  %sp = rtg.constant #rtgtest.sp
  rtgtest.addi %ra, %sp, %imm
  rtgtest.add %ra, %sp, %ra
  %value, %more:2 = rtg.validate %ra, %x, "id" (%x, %x else %x, %x : i32, i32) : !rtgtest.ireg -> i32
  rtg.isa.segment text {
  }
  %z = rtg.random_scope : index {
    %i = rtg.constant 3 : index
    %j = rtg.random_number_in_range [%i, %i]
    rtg.yield %j : index
  }
  rtg.with_handlers {
    handle @pick(%from: !rtg.set<index>, %k: !rtg.continuation<index>) {
      %0 = rtg.set_select_random %from : !rtg.set<index>
      rtg.resume %k, %0 : <index>, index
      rtg.yield
    }
    handle @log(%what: i8, %k: !rtg.continuation<none>) {
      rtg.resume %k : <none>
      rtg.yield
    }
    do {
      %0 = rtg.set_create %z : index
      %1 = rtg.perform @pick(%0) : (!rtg.set<index>) -> index
      %2 = rtg.constant 1 : i8
      rtg.perform @log(%2) : (i8) -> none
      rtg.yield
    }
  }
}
// ANSWER custom
module {
  rtg.effect @pick : (!rtg.set<index>) -> index
  rtg.effect @log : (i8) -> ()
  rtg.sequence @body(%arg0: !rtgtest.ireg, %arg1: !rtg.sequence) attributes {rtg.note} {
  }
  rtg.sequence @none() {
  }
  rtg.target @board : !rtg.dict<a: i32, "two words": !rtgtest.cpu> {
    %0 = rtg.constant 4 : i32
    %1 = rtg.constant #rtgtest.cpu<1> : !rtgtest.cpu
    %2 = rtg.isa.memory_block_declare [0x10 - 0xff] : !rtg.isa.memory_block<16>
    %3 = rtg.constant 8 : index
    %4 = rtg.isa.memory_alloc %2, %3, %3 : !rtg.isa.memory_block<16>
    %5 = rtg.isa.memory_base_address %4 : !rtg.isa.memory<16>
    %6 = rtg.isa.memory_size %4 : !rtg.isa.memory<16>
    %7 = rtg.get_sequence @switch : !rtg.sequence<!rtgtest.cpu, !rtgtest.cpu, !rtg.sequence>
    rtg.context_switch #rtg.any_context : !rtgtest.cpu -> #rtg.default : !rtgtest.cpu, %7 : !rtg.sequence<!rtgtest.cpu, !rtgtest.cpu, !rtg.sequence>
    rtg.yield %0, %1 : i32, !rtgtest.cpu
  }
  rtg.sequence @switch(%arg0: !rtgtest.cpu, %arg1: !rtgtest.cpu, %arg2: !rtg.sequence) {
  }
  rtg.test @values() template "first" {
    %0 = rtg.constant 3 : index
    %1 = rtg.constant true
    %2 = rtg.set_create %0, %0 : index
    %3 = rtg.set_create  {rtg.note} : index
    %4 = rtg.set_union %2, %3 : !rtg.set<index>
    %5 = rtg.set_difference %4, %3 : !rtg.set<index>
    %6 = rtg.set_cartesian_product %2, %5 : !rtg.set<index>, !rtg.set<index>
    %7 = rtg.bag_create (%0 x %1, %0 x %1) : i1
    %8 = rtg.bag_union %7, %7 : !rtg.bag<i1>
    %9 = rtg.bag_difference %7, %8 inf : !rtg.bag<i1>
    %10 = rtg.bag_convert_to_set %9 : !rtg.bag<i1>
    %11 = rtg.set_convert_to_bag %2 : !rtg.set<index>
    %12 = rtg.bag_select_random %7 : !rtg.bag<i1>
    %13 = rtg.array_create %0, %0 : index
    %14 = rtg.array_extract %13[%0] : !rtg.array<index>
    %15 = rtg.array_inject %13[%0], %14 : !rtg.array<index>
    %16 = rtg.tuple_create %0, %1 : index, i1
    %17 = rtg.tuple_extract %16 at 1 : !rtg.tuple<index, i1>
    %18 = rtg.constant #rtg.set<1 : i8, 2 : i8> : !rtg.set<i8>
    %19 = rtg.constant #rtg.map<#rtgtest.a0 : !rtgtest.ireg -> 2 : i8, #rtgtest.t1 : !rtgtest.ireg -> 1 : i8> : !rtg.map<!rtgtest.ireg -> i8>
    %20 = rtg.constant #rtg.tuple<"x" : !rtg.string, #rtgtest.f0 : !rtgtest.freg> : !rtg.tuple<!rtg.string, !rtgtest.freg>
    %21 = rtg.constant #rtg.isa.label<"l"> : !rtg.isa.label
    rtg.label external %21
    %22 = rtg.virtual_reg [#rtgtest.a0 : !rtgtest.ireg, #rtgtest.a1 : !rtgtest.ireg]
    %23 = rtg.constant 5 : i4
    %24 = rtg.isa.concat_immediate %23, %23 : i4, i4
    %25 = rtg.isa.slice_immediate %24 from 2 : i8 -> i3
  }
  rtg.test @run(a = %a: i32) target @board {
    %0 = rtg.get_sequence @body : !rtg.sequence<!rtgtest.ireg, !rtg.sequence>
    %1 = rtg.get_sequence @none : !rtg.sequence
    %ra = rtg.constant #rtgtest.ra : !rtgtest.ireg
    %2 = rtg.substitute_sequence %0(%ra) : !rtg.sequence<!rtgtest.ireg, !rtg.sequence>
    %3 = rtg.substitute_sequence %2(%1) : !rtg.sequence<!rtg.sequence>
    %4 = rtg.randomize_sequence %3
    %5 = rtg.randomize_sequence %1
    %6 = rtg.interleave_sequences %4, %5 batch 3
    rtg.embed_sequence %6
    %7 = rtg.constant 12 : i12
    %sp = rtg.constant #rtgtest.sp : !rtgtest.ireg
    rtgtest.addi %ra, %sp, %7
    rtgtest.add %ra, %sp, %ra
    %value, %values:2 = rtg.validate %ra, %a, "id" (%a, %a else %a, %a : i32, i32) : !rtgtest.ireg -> i32
    rtg.isa.segment text {
    }
    %8 = rtg.random_scope : index {
      %9 = rtg.constant 3 : index
      %10 = rtg.random_number_in_range [%9, %9]
      rtg.yield %10 : index
    }
    rtg.with_handlers {
      handle @pick(%arg0: !rtg.set<index>, %arg1: !rtg.continuation<index>) {
        %9 = rtg.set_select_random %arg0 : !rtg.set<index>
        rtg.resume %arg1, %9 : <index>, index
        rtg.yield
      }
      handle @log(%arg0: i8, %arg1: !rtg.continuation<none>) {
        rtg.resume %arg1 : <none>
        rtg.yield
      }
      do {
        %9 = rtg.set_create %8 : index
        %10 = rtg.perform @pick(%9) : (!rtg.set<index>) -> index
        %11 = rtg.constant 1 : i8
        rtg.perform @log(%11) : (i8) -> none
        rtg.yield
      }
    }
  }
}

// ANSWER generic
"builtin.module"() ({
  "rtg.effect"() <{function_type = (!rtg.set<index>) -> index, sym_name = "pick"}> : () -> ()
  "rtg.effect"() <{function_type = (i8) -> (), sym_name = "log"}> : () -> ()
  "rtg.sequence"() <{sequenceType = !rtg.sequence<!rtgtest.ireg, !rtg.sequence>, sym_name = "body"}> ({
  ^bb0(%arg8: !rtgtest.ireg, %arg9: !rtg.sequence):
  }) {rtg.note} : () -> ()
  "rtg.sequence"() <{sequenceType = !rtg.sequence, sym_name = "none"}> ({
  ^bb0:
  }) : () -> ()
  "rtg.target"() <{sym_name = "board", target = !rtg.dict<a: i32, "two words": !rtgtest.cpu>}> ({
    %44 = "rtg.constant"() <{value = 4 : i32}> : () -> i32
    %45 = "rtg.constant"() <{value = #rtgtest.cpu<1> : !rtgtest.cpu}> : () -> !rtgtest.cpu
    %46 = "rtg.isa.memory_block_declare"() <{baseAddress = 16 : i16, endAddress = 255 : i16}> : () -> !rtg.isa.memory_block<16>
    %47 = "rtg.constant"() <{value = 8 : index}> : () -> index
    %48 = "rtg.isa.memory_alloc"(%46, %47, %47) : (!rtg.isa.memory_block<16>, index, index) -> !rtg.isa.memory<16>
    %49 = "rtg.isa.memory_base_address"(%48) : (!rtg.isa.memory<16>) -> i16
    %50 = "rtg.isa.memory_size"(%48) : (!rtg.isa.memory<16>) -> index
    %51 = "rtg.get_sequence"() <{sequence = @switch}> : () -> !rtg.sequence<!rtgtest.cpu, !rtgtest.cpu, !rtg.sequence>
    "rtg.context_switch"(%51) <{from = #rtg.any_context : !rtgtest.cpu, to = #rtg.default : !rtgtest.cpu}> : (!rtg.sequence<!rtgtest.cpu, !rtgtest.cpu, !rtg.sequence>) -> ()
    "rtg.yield"(%44, %45) : (i32, !rtgtest.cpu) -> ()
  }) : () -> ()
  "rtg.sequence"() <{sequenceType = !rtg.sequence<!rtgtest.cpu, !rtgtest.cpu, !rtg.sequence>, sym_name = "switch"}> ({
  ^bb0(%arg5: !rtgtest.cpu, %arg6: !rtgtest.cpu, %arg7: !rtg.sequence):
  }) : () -> ()
  "rtg.test"() <{sym_name = "values", targetType = !rtg.dict<>, templateName = "first"}> ({
    %18 = "rtg.constant"() <{value = 3 : index}> : () -> index
    %19 = "rtg.constant"() <{value = true}> : () -> i1
    %20 = "rtg.set_create"(%18, %18) : (index, index) -> !rtg.set<index>
    %21 = "rtg.set_create"() {rtg.note} : () -> !rtg.set<index>
    %22 = "rtg.set_union"(%20, %21) : (!rtg.set<index>, !rtg.set<index>) -> !rtg.set<index>
    %23 = "rtg.set_difference"(%22, %21) : (!rtg.set<index>, !rtg.set<index>) -> !rtg.set<index>
    %24 = "rtg.set_cartesian_product"(%20, %23) : (!rtg.set<index>, !rtg.set<index>) -> !rtg.set<!rtg.tuple<index, index>>
    %25 = "rtg.bag_create"(%19, %19, %18, %18) : (i1, i1, index, index) -> !rtg.bag<i1>
    %26 = "rtg.bag_union"(%25, %25) : (!rtg.bag<i1>, !rtg.bag<i1>) -> !rtg.bag<i1>
    %27 = "rtg.bag_difference"(%25, %26) <{inf}> : (!rtg.bag<i1>, !rtg.bag<i1>) -> !rtg.bag<i1>
    %28 = "rtg.bag_convert_to_set"(%27) : (!rtg.bag<i1>) -> !rtg.set<i1>
    %29 = "rtg.set_convert_to_bag"(%20) : (!rtg.set<index>) -> !rtg.bag<index>
    %30 = "rtg.bag_select_random"(%25) : (!rtg.bag<i1>) -> i1
    %31 = "rtg.array_create"(%18, %18) : (index, index) -> !rtg.array<index>
    %32 = "rtg.array_extract"(%31, %18) : (!rtg.array<index>, index) -> index
    %33 = "rtg.array_inject"(%31, %18, %32) : (!rtg.array<index>, index, index) -> !rtg.array<index>
    %34 = "rtg.tuple_create"(%18, %19) : (index, i1) -> !rtg.tuple<index, i1>
    %35 = "rtg.tuple_extract"(%34) <{index = 1 : index}> : (!rtg.tuple<index, i1>) -> i1
    %36 = "rtg.constant"() <{value = #rtg.set<1 : i8, 2 : i8> : !rtg.set<i8>}> : () -> !rtg.set<i8>
    %37 = "rtg.constant"() <{value = #rtg.map<#rtgtest.a0 : !rtgtest.ireg -> 2 : i8, #rtgtest.t1 : !rtgtest.ireg -> 1 : i8> : !rtg.map<!rtgtest.ireg -> i8>}> : () -> !rtg.map<!rtgtest.ireg -> i8>
    %38 = "rtg.constant"() <{value = #rtg.tuple<"x" : !rtg.string, #rtgtest.f0 : !rtgtest.freg> : !rtg.tuple<!rtg.string, !rtgtest.freg>}> : () -> !rtg.tuple<!rtg.string, !rtgtest.freg>
    %39 = "rtg.constant"() <{value = #rtg.isa.label<"l"> : !rtg.isa.label}> : () -> !rtg.isa.label
    "rtg.label"(%39) <{visibility = 2 : i32}> : (!rtg.isa.label) -> ()
    %40 = "rtg.virtual_reg"() <{allowedRegs = #rtg<virtual_register_config[#rtgtest.a0 : !rtgtest.ireg, #rtgtest.a1 : !rtgtest.ireg]> : !rtgtest.ireg}> : () -> !rtgtest.ireg
    %41 = "rtg.constant"() <{value = 5 : i4}> : () -> i4
    %42 = "rtg.isa.concat_immediate"(%41, %41) : (i4, i4) -> i8
    %43 = "rtg.isa.slice_immediate"(%42) <{lowBit = 2 : i32}> : (i8) -> i3
  }) : () -> ()
  "rtg.test"() <{sym_name = "run", target = "board", targetType = !rtg.dict<a: i32>, templateName = "run"}> ({
  ^bb0(%arg0: i32):
    %0 = "rtg.get_sequence"() <{sequence = @body}> : () -> !rtg.sequence<!rtgtest.ireg, !rtg.sequence>
    %1 = "rtg.get_sequence"() <{sequence = @none}> : () -> !rtg.sequence
    %2 = "rtg.constant"() <{value = #rtgtest.ra : !rtgtest.ireg}> : () -> !rtgtest.ireg
    %3 = "rtg.substitute_sequence"(%0, %2) : (!rtg.sequence<!rtgtest.ireg, !rtg.sequence>, !rtgtest.ireg) -> !rtg.sequence<!rtg.sequence>
    %4 = "rtg.substitute_sequence"(%3, %1) : (!rtg.sequence<!rtg.sequence>, !rtg.sequence) -> !rtg.sequence
    %5 = "rtg.randomize_sequence"(%4) : (!rtg.sequence) -> !rtg.randomized_sequence
    %6 = "rtg.randomize_sequence"(%1) : (!rtg.sequence) -> !rtg.randomized_sequence
    %7 = "rtg.interleave_sequences"(%5, %6) <{batchSize = 3 : i32}> : (!rtg.randomized_sequence, !rtg.randomized_sequence) -> !rtg.randomized_sequence
    "rtg.embed_sequence"(%7) : (!rtg.randomized_sequence) -> ()
    %8 = "rtg.constant"() <{value = 12 : i12}> : () -> i12
    %9 = "rtg.constant"() <{value = #rtgtest.sp : !rtgtest.ireg}> : () -> !rtgtest.ireg
    "rtgtest.addi"(%2, %9, %8) : (!rtgtest.ireg, !rtgtest.ireg, i12) -> ()
    "rtgtest.add"(%2, %9, %2) : (!rtgtest.ireg, !rtgtest.ireg, !rtgtest.ireg) -> ()
    %10:3 = "rtg.validate"(%2, %arg0, %arg0, %arg0, %arg0, %arg0) <{id = "id", operandSegmentSizes = array<i32: 1, 1, 2, 2>}> : (!rtgtest.ireg, i32, i32, i32, i32, i32) -> (i32, i32, i32)
    "rtg.isa.segment"() <{kind = 1 : i32}> ({
    ^bb0:
    }) : () -> ()
    %11 = "rtg.random_scope"() ({
      %16 = "rtg.constant"() <{value = 3 : index}> : () -> index
      %17 = "rtg.random_number_in_range"(%16, %16) : (index, index) -> index
      "rtg.yield"(%17) : (index) -> ()
    }) : () -> index
    "rtg.with_handlers"() <{effects = [@pick, @log]}> ({
      %13 = "rtg.set_create"(%11) : (index) -> !rtg.set<index>
      %14 = "rtg.perform"(%13) <{effect = @pick}> : (!rtg.set<index>) -> index
      %15 = "rtg.constant"() <{value = 1 : i8}> : () -> i8
      "rtg.perform"(%15) <{effect = @log}> : (i8) -> ()
      "rtg.yield"() : () -> ()
    }, {
    ^bb0(%arg3: !rtg.set<index>, %arg4: !rtg.continuation<index>):
      %12 = "rtg.set_select_random"(%arg3) : (!rtg.set<index>) -> index
      "rtg.resume"(%arg4, %12) : (!rtg.continuation<index>, index) -> ()
      "rtg.yield"() : () -> ()
    }, {
    ^bb0(%arg1: i8, %arg2: !rtg.continuation<none>):
      "rtg.resume"(%arg2) : (!rtg.continuation<none>) -> ()
      "rtg.yield"() : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

