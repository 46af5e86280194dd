firrtl.circuit "Memory" {
  firrtl.module @Memory(in %clock: !firrtl.clock, in %i: !firrtl.uint<3>, out %o: !firrtl.uint<8>) {
    %m = chirrtl.combmem {name = "m"} : !chirrtl.cmemory<uint<8>, 8>
    %s = chirrtl.seqmem Old : !chirrtl.cmemory<uint<8>, 16>
    %data, %port = chirrtl.memoryport Read %m {name = "read"} : (!chirrtl.cmemory<uint<8>, 8>) -> (!firrtl.uint<8>, !chirrtl.cmemoryport)
    chirrtl.memoryport.access %port[%i], %clock : !chirrtl.cmemoryport, !firrtl.uint<3>, !firrtl.clock
    firrtl.matchingconnect %o, %data : !firrtl.uint<8>
  }
}
// ANSWER custom
module {
  firrtl.circuit "Memory" {
    firrtl.module @Memory(in %clock: !firrtl.clock, in %i: !firrtl.uint<3>, out %o: !firrtl.uint<8>) {
      %m = chirrtl.combmem : !chirrtl.cmemory<uint<8>, 8>
      %s = chirrtl.seqmem Old  : !chirrtl.cmemory<uint<8>, 16>
      %read_data, %read_port = chirrtl.memoryport Read %m {name = "read"} : (!chirrtl.cmemory<uint<8>, 8>) -> (!firrtl.uint<8>, !chirrtl.cmemoryport)
      chirrtl.memoryport.access %read_port[%i], %clock : !chirrtl.cmemoryport, !firrtl.uint<3>, !firrtl.clock
      firrtl.matchingconnect %o, %read_data : !firrtl.uint<8>
    }
  }
}

// ANSWER generic
#loc = loc("-":2:28)
#loc1 = loc("-":2:54)
#loc2 = loc("-":2:79)
"builtin.module"() ({
  "firrtl.circuit"() <{annotations = [], name = "Memory"}> ({
    "firrtl.module"() <{annotations = [], convention = #firrtl<convention internal>, domainInfo = [], layers = [], portAnnotations = [], portDirections = array<i1: false, false, true>, portLocations = [#loc, #loc1, #loc2], portNames = ["clock", "i", "o"], portSymbols = [], portTypes = [!firrtl.clock, !firrtl.uint<3>, !firrtl.uint<8>], sym_name = "Memory"}> ({
    ^bb0(%arg0: !firrtl.clock, %arg1: !firrtl.uint<3>, %arg2: !firrtl.uint<8>):
      %0 = "chirrtl.combmem"() <{annotations = [], name = "m", nameKind = #firrtl<name_kind droppable_name>}> : () -> !chirrtl.cmemory<uint<8>, 8>
      %1 = "chirrtl.seqmem"() <{annotations = [], name = "s", nameKind = #firrtl<name_kind droppable_name>, ruw = #firrtl<ruwbehavior Old>}> : () -> !chirrtl.cmemory<uint<8>, 16>
      %2:2 = "chirrtl.memoryport"(%0) <{annotations = [], direction = 1 : i32, name = "read"}> : (!chirrtl.cmemory<uint<8>, 8>) -> (!firrtl.uint<8>, !chirrtl.cmemoryport)
      "chirrtl.memoryport.access"(%2#1, %arg1, %arg0) : (!chirrtl.cmemoryport, !firrtl.uint<3>, !firrtl.clock) -> ()
      "firrtl.matchingconnect"(%arg2, %2#0) : (!firrtl.uint<8>, !firrtl.uint<8>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

