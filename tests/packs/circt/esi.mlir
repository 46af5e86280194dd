hw.module.extern @Sender(out x : !esi.channel<i4>)
!pair = !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>
hw.module @top(in %clk : !seq.clock, in %rst : i1, in %a : i8, in %v : i1, in %resp : !esi.channel<i1, FIFO>, out b : !pair) {
  %ch, %ready = esi.wrap.vr %a, %v : i8
  %later = esi.buffer %clk, %rst, %ch {stages = 2 : i64, name = "q"} : !esi.channel<i8> -> !esi.channel<i8>
  %data, %valid = esi.unwrap.vr %later, %ready2 : i8
  %ready2 = hw.constant true
  %vo = esi.wrap.vo %a, %v : i8
  %d2, %v2 = esi.unwrap.vo %vo : !esi.channel<i8, ValidOnly>
  %null = esi.null : !esi.channel<i8>
  %bundle, %out = esi.bundle.pack %null : !pair
  %f, %empty = esi.unwrap.fifo %out, %v : !esi.channel<i1, FIFO>
  hw.output %bundle : !pair
}
hw.module @receive(in %b : !pair, in %r : !esi.channel<i1, FIFO>) {
  %req = esi.bundle.unpack %r from %b : !pair
  %x, %t = esi.snoop.xact %req : !esi.channel<i8>
}
!struct = !hw.struct<a : i8, b : !hw.array<5xi4>, c : !esi.list<i2>>
!window = !esi.window<"w", !struct, [<"first", [<"a">]>, <"second", [<"b", 2>]>, <"third", [<"c">]>]>
hw.module @windows(in %w : !window) {
  %0 = esi.window.unwrap %w : !window
  %1 = esi.window.wrap %0 : !window
}
esi.service.decl @mem {
  esi.service.port @read : !pair
}
esi.service.std.func @funcs
esi.manifest.sym @top name "top" version "1"
esi.manifest.service_impl #esi.appid<"mem"[2]> svc @mem by "none" with {a = 1 : i8}
// ANSWER custom
module {
  hw.module.extern @Sender(out x : !esi.channel<i4>)
  hw.module @top(in %clk : !seq.clock, in %rst : i1, in %a : i8, in %v : i1, in %resp : !esi.channel<i1, FIFO>, out b : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>) {
    %chanOutput, %ready = esi.wrap.vr %a, %v : i8
    %0 = esi.buffer %clk, %rst, %chanOutput {name = "q", stages = 2 : i64} : !esi.channel<i8> -> !esi.channel<i8>
    %rawOutput, %valid = esi.unwrap.vr %0, %true : i8
    %true = hw.constant true
    %1 = esi.wrap.vo %a, %v : i8
    %rawOutput_0, %valid_1 = esi.unwrap.vo %1 : !esi.channel<i8, ValidOnly>
    %2 = esi.null : !esi.channel<i8>
    %bundle, %resp_2 = esi.bundle.pack %2 : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>
    %data, %empty = esi.unwrap.fifo %resp_2, %v : !esi.channel<i1, FIFO>
    hw.output %bundle : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>
  }
  hw.module @receive(in %b : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>, in %r : !esi.channel<i1, FIFO>) {
    %req = esi.bundle.unpack %r from %b : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>
    %transaction, %data = esi.snoop.xact %req : !esi.channel<i8>
    hw.output
  }
  hw.module @windows(in %w : !esi.window<"w", !hw.struct<a: i8, b: !hw.array<5xi4>, c: !esi.list<i2>>, [<"first", [<"a">]>, <"second", [<"b", 2>]>, <"third", [<"c">]>]>) {
    %0 = esi.window.unwrap %w : !esi.window<"w", !hw.struct<a: i8, b: !hw.array<5xi4>, c: !esi.list<i2>>, [<"first", [<"a">]>, <"second", [<"b", 2>]>, <"third", [<"c">]>]>
    %1 = esi.window.wrap %0 : !esi.window<"w", !hw.struct<a: i8, b: !hw.array<5xi4>, c: !esi.list<i2>>, [<"first", [<"a">]>, <"second", [<"b", 2>]>, <"third", [<"c">]>]>
    hw.output
  }
  esi.service.decl @mem {
    esi.service.port @read : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>
  }
  esi.service.std.func @funcs
  esi.manifest.sym @top name "top" version "1"
  esi.manifest.service_impl #esi.appid<"mem"[2]> svc @mem by "none" with {a = 1 : i8} 
}

// ANSWER generic
#loc = loc("-":1:30)
#loc1 = loc("-":3:115)
"builtin.module"() ({
  "hw.module.extern"() <{module_type = !hw.modty<output x : !esi.channel<i4>>, parameters = [], port_locs = [#loc], sym_name = "Sender"}> ({
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input a : i8, input v : i1, input resp : !esi.channel<i1, FIFO>, output b : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>>, parameters = [], result_locs = [#loc1], sym_name = "top"}> ({
  ^bb0(%arg3: !seq.clock, %arg4: i1, %arg5: i8, %arg6: i1, %arg7: !esi.channel<i1, FIFO>):
    %4:2 = "esi.wrap.vr"(%arg5, %arg6) : (i8, i1) -> (!esi.channel<i8>, i1)
    %5 = "esi.buffer"(%arg3, %arg4, %4#0) <{name = "q", stages = 2 : i64}> : (!seq.clock, i1, !esi.channel<i8>) -> !esi.channel<i8>
    %6:2 = "esi.unwrap.vr"(%5, %7) : (!esi.channel<i8>, i1) -> (i8, i1)
    %7 = "hw.constant"() <{value = true}> : () -> i1
    %8 = "esi.wrap.vo"(%arg5, %arg6) : (i8, i1) -> !esi.channel<i8, ValidOnly>
    %9:2 = "esi.unwrap.vo"(%8) : (!esi.channel<i8, ValidOnly>) -> (i8, i1)
    %10 = "esi.null"() : () -> !esi.channel<i8>
    %11:2 = "esi.bundle.pack"(%10) : (!esi.channel<i8>) -> (!esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>, !esi.channel<i1, FIFO>)
    %12:2 = "esi.unwrap.fifo"(%11#1, %arg6) : (!esi.channel<i1, FIFO>, i1) -> (i1, i1)
    "hw.output"(%11#0) : (!esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>) -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input b : !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>, input r : !esi.channel<i1, FIFO>>, parameters = [], sym_name = "receive"}> ({
  ^bb0(%arg1: !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>, %arg2: !esi.channel<i1, FIFO>):
    %2 = "esi.bundle.unpack"(%arg1, %arg2) : (!esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>, !esi.channel<i1, FIFO>) -> !esi.channel<i8>
    %3:2 = "esi.snoop.xact"(%2) : (!esi.channel<i8>) -> (i1, i8)
    "hw.output"() : () -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input w : !esi.window<"w", !hw.struct<a: i8, b: !hw.array<5xi4>, c: !esi.list<i2>>, [<"first", [<"a">]>, <"second", [<"b", 2>]>, <"third", [<"c">]>]>>, parameters = [], sym_name = "windows"}> ({
  ^bb0(%arg0: !esi.window<"w", !hw.struct<a: i8, b: !hw.array<5xi4>, c: !esi.list<i2>>, [<"first", [<"a">]>, <"second", [<"b", 2>]>, <"third", [<"c">]>]>):
    %0 = "esi.window.unwrap"(%arg0) : (!esi.window<"w", !hw.struct<a: i8, b: !hw.array<5xi4>, c: !esi.list<i2>>, [<"first", [<"a">]>, <"second", [<"b", 2>]>, <"third", [<"c">]>]>) -> !hw.union<first: !hw.struct<a: i8>, second: !hw.struct<b: !hw.array<2xi4>>, second_leftOver: !hw.struct<b: !hw.array<1xi4>>, third: !hw.struct<c: i2, last: i1>>
    %1 = "esi.window.wrap"(%0) : (!hw.union<first: !hw.struct<a: i8>, second: !hw.struct<b: !hw.array<2xi4>>, second_leftOver: !hw.struct<b: !hw.array<1xi4>>, third: !hw.struct<c: i2, last: i1>>) -> !esi.window<"w", !hw.struct<a: i8, b: !hw.array<5xi4>, c: !esi.list<i2>>, [<"first", [<"a">]>, <"second", [<"b", 2>]>, <"third", [<"c">]>]>
    "hw.output"() : () -> ()
  }) : () -> ()
  "esi.service.decl"() <{sym_name = "mem"}> ({
    "esi.service.port"() <{inner_sym = "read", toClientType = !esi.bundle<[!esi.channel<i8> to "req", !esi.channel<i1, FIFO> from "resp"]>}> : () -> ()
  }) : () -> ()
  "esi.service.std.func"() <{sym_name = "funcs"}> : () -> ()
  "esi.manifest.sym"() <{name = "top", symbolRef = @top, version = "1"}> : () -> ()
  "esi.manifest.service_impl"() <{appID = #esi.appid<"mem"[2]>, implDetails = {a = 1 : i8}, service = @mem, serviceImplName = "none"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()

