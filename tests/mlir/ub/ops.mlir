// Every operation and attribute of ub.
func.func @f() {
  %0 = ub.poison : i32
  %1 = ub.poison {k} : tensor<?xf32>
  %2 = ub.poison <#ub.poison> : vector<4xi1>
  return
}
func.func @g() {
  ub.unreachable
}
func.func @h() {
  ub.unreachable {k}
}
"test.attrs"() {a = #ub.poison, b = [#ub<poison>]} : () -> ()

// The same in generic form.
"func.func"() <{function_type = () -> (), sym_name = "generic_f"}> ({
  %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
  %1 = "ub.poison"() <{value = #ub.poison}> {k} : () -> tensor<?xf32>
  %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xi1>
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "generic_g"}> ({
  "ub.unreachable"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "generic_h"}> ({
  "ub.unreachable"() {k} : () -> ()
}) : () -> ()

//= --allow-unregistered-dialect
module {
  func.func @f() {
    %0 = ub.poison : i32
    %1 = ub.poison {k} : tensor<?xf32>
    %2 = ub.poison : vector<4xi1>
    return
  }
  func.func @g() {
    ub.unreachable
  }
  func.func @h() {
    ub.unreachable {k}
  }
  "test.attrs"() {a = #ub.poison, b = [#ub.poison]} : () -> ()
  func.func @generic_f() {
    %0 = ub.poison : i32
    %1 = ub.poison {k} : tensor<?xf32>
    %2 = ub.poison : vector<4xi1>
    return
  }
  func.func @generic_g() {
    ub.unreachable
  }
  func.func @generic_h() {
    ub.unreachable {k}
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %3 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %4 = "ub.poison"() <{value = #ub.poison}> {k} : () -> tensor<?xf32>
    %5 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "g"}> ({
    "ub.unreachable"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "h"}> ({
    "ub.unreachable"() {k} : () -> ()
  }) : () -> ()
  "test.attrs"() {a = #ub.poison, b = [#ub.poison]} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "generic_f"}> ({
    %0 = "ub.poison"() <{value = #ub.poison}> : () -> i32
    %1 = "ub.poison"() <{value = #ub.poison}> {k} : () -> tensor<?xf32>
    %2 = "ub.poison"() <{value = #ub.poison}> : () -> vector<4xi1>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "generic_g"}> ({
    "ub.unreachable"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "generic_h"}> ({
    "ub.unreachable"() {k} : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @f() {
    %0 = ub.poison : i32 loc("<stdin>":3:8)
    %1 = ub.poison {k} : tensor<?xf32> loc("<stdin>":4:8)
    %2 = ub.poison : vector<4xi1> loc("<stdin>":5:8)
    return loc("<stdin>":6:3)
  } loc("<stdin>":2:1)
  func.func @g() {
    ub.unreachable loc("<stdin>":9:3)
  } loc("<stdin>":8:1)
  func.func @h() {
    ub.unreachable {k} loc("<stdin>":12:3)
  } loc("<stdin>":11:1)
  "test.attrs"() {a = #ub.poison, b = [#ub.poison]} : () -> () loc("<stdin>":14:1)
  func.func @generic_f() {
    %0 = ub.poison : i32 loc("<stdin>":18:8)
    %1 = ub.poison {k} : tensor<?xf32> loc("<stdin>":19:8)
    %2 = ub.poison : vector<4xi1> loc("<stdin>":20:8)
    return loc("<stdin>":21:3)
  } loc("<stdin>":17:1)
  func.func @generic_g() {
    ub.unreachable loc("<stdin>":24:3)
  } loc("<stdin>":23:1)
  func.func @generic_h() {
    ub.unreachable {k} loc("<stdin>":27:3)
  } loc("<stdin>":26:1)
} loc("<stdin>":0:0)
