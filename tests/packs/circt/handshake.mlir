handshake.func private @ext(none, ...) -> i8 attributes {argNames = ["go"], resNames = ["value"]}
handshake.func @top(%a: i8, %b: i8, %sel: i1, %go: none, ...) -> (i8, none) attributes {argNames = ["x", "y", "sel", "go"], resNames = ["out", "done"]} {
  %0:2 = fork [2] %sel : i1
  %t, %f = cond_br %0#0, %a : i8
  %m, %i = control_merge %t, %f : i8, index
  %x = mux %0#1 [%m, %b] : i1, i8
  %y = buffer [2] seq %x {initValues = [1, 2]} : i8
  %z = buffer [1] fifo %i : index
  sink %z : index
  %c = constant %go {value = 7 : i8} : i8
  %s = source
  %j = join %c, %s : i8, none
  %l:3 = lazy_fork [3] %y : i8
  sink %l#0 : i8
  %r = merge %l#1, %l#2 : i8
  %k = br %r : i8
  %v = instance @ext(%j) : (none) -> i8
  %p = pack %k, %v : tuple<i8, i8>
  %u:2 = unpack %p : tuple<i8, i8>
  %q:2 = sync %u#0, %u#1 : i8, i8
  %n = never : i8
  sink %n : i8
  sink %q#1 : i8
  return %q#0, %go : i8, none
}
handshake.func @memory(%addr: index, %data: i32, %go: none, %mem: memref<8xi32>) -> none {
  %0, %1 = handshake.extmemory[ld = 1, st = 0] (%mem : memref<8xi32>) (%la) {id = 0 : i32} : (index) -> (i32, none)
  %value, %la = handshake.load [%addr] %0, %1 : index, i32
  %d, %sa = handshake.store [%addr] %data, %go : index, i32
  %done = handshake.memory[ld = 0, st = 1] (%d, %sa) {id = 1 : i32, lsq = false} : memref<4xi32>, (i32, index) -> none
  sink %value : i32
  return %done : none
}
// ANSWER custom
module {
  handshake.func private @ext(none, ...) -> i8 attributes {argNames = ["go"], resNames = ["value"]}
  handshake.func @top(%arg0: i8, %arg1: i8, %arg2: i1, %arg3: none, ...) -> (i8, none) attributes {argNames = ["x", "y", "sel", "go"], resNames = ["out", "done"]} {
    %0:2 = fork [2] %arg2 : i1
    %trueResult, %falseResult = cond_br %0#0, %arg0 : i8
    %result, %index = control_merge %trueResult, %falseResult : i8, index
    %1 = mux %0#1 [%result, %arg1] : i1, i8
    %2 = buffer [2] seq %1 {initValues = [1, 2]} : i8
    %3 = buffer [1] fifo %index : index
    sink %3 : index
    %4 = constant %arg3 {value = 7 : i8} : i8
    %5 = source
    %6 = join %4, %5 : i8, none
    %7:3 = lazy_fork [3] %2 : i8
    sink %7#0 : i8
    %8 = merge %7#1, %7#2 : i8
    %9 = br %8 : i8
    %10 = instance @ext(%6) : (none) -> i8
    %11 = pack %9, %10 : tuple<i8, i8>
    %12:2 = unpack %11 : tuple<i8, i8>
    %13:2 = sync %12#0, %12#1 : i8, i8
    %14 = never : i8
    sink %14 : i8
    sink %13#1 : i8
    return %13#0, %arg3 : i8, none
  }
  handshake.func @memory(%arg0: index, %arg1: i32, %arg2: none, %arg3: memref<8xi32>, ...) -> none attributes {argNames = ["addr", "data", "go", "mem"], resNames = ["out0"]} {
    %0:2 = extmemory[ld = 1, st = 0] (%arg3 : memref<8xi32>) (%addressResults) {id = 0 : i32} : (index) -> (i32, none)
    %dataResult, %addressResults = load [%arg0] %0#0, %0#1 : index, i32
    %dataResult_0, %addressResult = store [%arg0] %arg1, %arg2 : index, i32
    %1 = memory[ld = 0, st = 1] (%dataResult_0, %addressResult) {id = 1 : i32, lsq = false} : memref<4xi32>, (i32, index) -> none
    sink %dataResult : i32
    return %1 : none
  }
}

// ANSWER generic
"builtin.module"() ({
  "handshake.func"() <{function_type = (none) -> i8, sym_name = "ext", sym_visibility = "private"}> ({
  }) {argNames = ["go"], resNames = ["value"]} : () -> ()
  "handshake.func"() <{function_type = (i8, i8, i1, none) -> (i8, none), sym_name = "top"}> ({
  ^bb0(%arg4: i8, %arg5: i8, %arg6: i1, %arg7: none):
    %4:2 = "handshake.fork"(%arg6) : (i1) -> (i1, i1)
    %5:2 = "handshake.cond_br"(%4#0, %arg4) : (i1, i8) -> (i8, i8)
    %6:2 = "handshake.control_merge"(%5#0, %5#1) : (i8, i8) -> (i8, index)
    %7 = "handshake.mux"(%4#1, %6#0, %arg5) : (i1, i8, i8) -> i8
    %8 = "handshake.buffer"(%7) <{bufferType = #handshake<buffer_type_enum seq>, initValues = [1, 2], slots = 2 : i32}> : (i8) -> i8
    %9 = "handshake.buffer"(%6#1) <{bufferType = #handshake<buffer_type_enum fifo>, slots = 1 : i32}> : (index) -> index
    "handshake.sink"(%9) : (index) -> ()
    %10 = "handshake.constant"(%arg7) <{value = 7 : i8}> : (none) -> i8
    %11 = "handshake.source"() : () -> none
    %12 = "handshake.join"(%10, %11) : (i8, none) -> none
    %13:3 = "handshake.lazy_fork"(%8) : (i8) -> (i8, i8, i8)
    "handshake.sink"(%13#0) : (i8) -> ()
    %14 = "handshake.merge"(%13#1, %13#2) : (i8, i8) -> i8
    %15 = "handshake.br"(%14) : (i8) -> i8
    %16 = "handshake.instance"(%12) <{module = @ext}> : (none) -> i8
    %17 = "handshake.pack"(%15, %16) : (i8, i8) -> tuple<i8, i8>
    %18:2 = "handshake.unpack"(%17) : (tuple<i8, i8>) -> (i8, i8)
    %19:2 = "handshake.sync"(%18#0, %18#1) : (i8, i8) -> (i8, i8)
    %20 = "handshake.never"() : () -> i8
    "handshake.sink"(%20) : (i8) -> ()
    "handshake.sink"(%19#1) : (i8) -> ()
    "handshake.return"(%19#0, %arg7) : (i8, none) -> ()
  }) {argNames = ["x", "y", "sel", "go"], resNames = ["out", "done"]} : () -> ()
  "handshake.func"() <{function_type = (index, i32, none, memref<8xi32>) -> none, sym_name = "memory"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: none, %arg3: memref<8xi32>):
    %0:2 = "handshake.extmemory"(%arg3, %1#1) <{id = 0 : i32, ldCount = 1 : i32, stCount = 0 : i32}> : (memref<8xi32>, index) -> (i32, none)
    %1:2 = "handshake.load"(%arg0, %0#0, %0#1) : (index, i32, none) -> (i32, index)
    %2:2 = "handshake.store"(%arg0, %arg1, %arg2) : (index, i32, none) -> (i32, index)
    %3 = "handshake.memory"(%2#0, %2#1) <{id = 1 : i32, ldCount = 0 : i32, lsq = false, memRefType = memref<4xi32>, stCount = 1 : i32}> : (i32, index) -> none
    "handshake.sink"(%1#0) : (i32) -> ()
    "handshake.return"(%3) : (none) -> ()
  }) {argNames = ["addr", "data", "go", "mem"], resNames = ["out0"]} : () -> ()
}) : () -> ()

