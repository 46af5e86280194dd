// Symbols that say themselves who sees them.
wasmssa.func exported @e(%a: !wasmssa<local ref to i32>) -> i32 {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.return %v : i32
}
wasmssa.func @n(%a: !wasmssa<local ref to i32>) -> i32 {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.return %v : i32
}
wasmssa.import_func "f" from "m" as @imp {type = (i32) -> i32}
wasmssa.global @g i32 : {
  %c = wasmssa.const 1 : i32
  wasmssa.return %c : i32
}
wasmssa.global exported @g2 i32 : {
  %c = wasmssa.const 1 : i32
  wasmssa.return %c : i32
}
wasmssa.import_global "glob" from "m" as @glob : i32
wasmssa.memory @mem !wasmssa<limit[0: 65536]>
wasmssa.memory exported @mem2 !wasmssa<limit[0: 65536]>
wasmssa.import_mem "mem" from "m" as @mem3 {limits = !wasmssa<limit[2:]>}
wasmssa.table @tab !wasmssa<tabletype !wasmssa.funcref [0:]>
wasmssa.table exported @tab2 !wasmssa<tabletype !wasmssa.funcref [0:]>
wasmssa.import_table "table" from "m" as @tab3 {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
module @inner {
"test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
"test.overridden_symbol_visibility"() <{sym_name = "other2", sym_visibility="public"}> : () -> ()
wasmssa.func @n(%a: !wasmssa<local ref to i32>) -> i32 {
  %v = wasmssa.local_get %a : ref to i32
  wasmssa.return %v : i32
}
}

//= --symbol-dce
module {
  wasmssa.func exported @e(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @g2 i32 : {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.memory exported @mem2 !wasmssa<limit[0: 65536]>
  wasmssa.table exported @tab2 !wasmssa<tabletype !wasmssa.funcref [0:]>
  module @inner {
  }
}


//= --inline
module {
  wasmssa.func exported @e(%arg0: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    wasmssa.return %0 : i32
  }
  wasmssa.import_func "f" from "m" as @imp {type = (i32) -> i32}
  wasmssa.global @g i32 : {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @g2 i32 : {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.import_global "glob" from "m" as @glob : i32
  wasmssa.memory @mem !wasmssa<limit[0: 65536]>
  wasmssa.memory exported @mem2 !wasmssa<limit[0: 65536]>
  wasmssa.import_mem "mem" from "m" as @mem3 {limits = !wasmssa<limit[2:]>}
  wasmssa.table @tab !wasmssa<tabletype !wasmssa.funcref [0:]>
  wasmssa.table exported @tab2 !wasmssa<tabletype !wasmssa.funcref [0:]>
  wasmssa.import_table "table" from "m" as @tab3 {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
  module @inner {
    "test.overridden_symbol_visibility"() <{sym_name = "other"}> : () -> ()
    "test.overridden_symbol_visibility"() <{sym_name = "other2"}> : () -> ()
  }
}

