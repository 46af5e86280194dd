// Every operation of async, in the spellings that its form has.
async.func @f(%a: f32, %b: index {x.y}) -> (!async.token, !async.value<f32>) {
  return %a : f32
}
async.func private @g(!async.token) -> !async.token attributes {a}
async.func @one() -> !async.value<i32> {
  %c = arith.constant 3 : i32
  async.return {x} %c : i32
}
func.func @main(%a: f32, %n: index) -> f32 {
  %t0 = async.execute {
    async.yield
  }
  %t1, %v1 = async.execute [%t0] -> !async.value<f32> {
    async.yield %a : f32 {x}
  }
  %t2, %v2:2 = async.execute [%t0, %t1] (%v1 as %u : !async.value<f32>) -> (!async.value<f32>, !async.value<index>) attributes {foo} {
    async.yield %u, %n : f32, index
  }
  %t3 = async.execute (%v1 as %u : !async.value<f32>, %v1 as %w : !async.value<f32>) {
    async.yield
  }
  async.await %t3 : !async.token
  %r = async.await %v1 : !async.value<f32> {x}
  %c, %d = async.call @f(%a, %n) : (f32, index) -> (!async.token, !async.value<f32>)
  %g = async.create_group %n : !async.group
  %k = async.add_to_group %t3, %g : !async.token {x}
  %k1 = async.add_to_group %v1, %g : !async.value<f32>
  async.await_all %g {x}
  return %r : f32
}
func.func @coro(%n: index, %a: f32) {
  %id = async.coro.id {x}
  %h = async.coro.begin %id
  %s = async.coro.save %h
  async.coro.suspend %s, ^a, ^b, ^c {x}
^a:
  async.coro.end %h
  return
^b:
  %t = async.runtime.create : !async.token
  %v = async.runtime.create {x} : !async.value<f32>
  %g = async.runtime.create_group %n : !async.group {x}
  async.runtime.set_available %t : !async.token
  async.runtime.set_error %v {x} : !async.value<f32>
  %e = async.runtime.is_error %g : !async.group
  async.runtime.await %t : !async.token
  async.runtime.resume %h {x}
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.runtime.store %a, %v : !async.value<f32>
  %l = async.runtime.load %v {x} : !async.value<f32>
  %r = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.add_ref %t {count = 2 : i64} : !async.token
  async.runtime.drop_ref %v {count = 1 : i64, x} : !async.value<f32>
  %w = async.runtime.num_worker_threads {x} : index
  cf.br ^c
^c:
  async.coro.free %id, %h {x}
  return
}

//= --allow-unregistered-dialect
module {
  async.func @f(%arg0: f32, %arg1: index {x.y}) -> (!async.token, !async.value<f32>) {
    return %arg0 : f32
  }
  async.func private @g(!async.token) -> !async.token attributes {a}
  async.func @one() -> !async.value<i32> {
    %c3_i32 = arith.constant 3 : i32
    return {x} %c3_i32 : i32
  }
  func.func @main(%arg0: f32, %arg1: index) -> f32 {
    %token = async.execute {
      async.yield
    }
    %token_0, %bodyResults = async.execute [%token] -> !async.value<f32> {
      async.yield %arg0 : f32 {x}
    }
    %token_1, %bodyResults_2:2 = async.execute [%token, %token_0] (%bodyResults as %arg2: !async.value<f32>) -> (!async.value<f32>, !async.value<index>) attributes {foo} {
      async.yield %arg2, %arg1 : f32, index
    }
    %token_3 = async.execute (%bodyResults as %arg2: !async.value<f32>, %bodyResults as %arg3: !async.value<f32>) {
      async.yield
    }
    async.await %token_3 : !async.token
    %0 = async.await %bodyResults : !async.value<f32> {x}
    %1:2 = async.call @f(%arg0, %arg1) : (f32, index) -> (!async.token, !async.value<f32>)
    %2 = async.create_group %arg1 : !async.group
    %3 = async.add_to_group %token_3, %2 : !async.token {x}
    %4 = async.add_to_group %bodyResults, %2 : !async.value<f32>
    async.await_all %2 {x}
    return %0 : f32
  }
  func.func @coro(%arg0: index, %arg1: f32) {
    %0 = async.coro.id {x}
    %1 = async.coro.begin %0
    %2 = async.coro.save %1
    async.coro.suspend %2, ^bb1, ^bb2, ^bb3 {x}
  ^bb1:  // pred: ^bb0
    async.coro.end %1
    return
  ^bb2:  // pred: ^bb0
    %3 = async.runtime.create : !async.token
    %4 = async.runtime.create {x} : !async.value<f32>
    %5 = async.runtime.create_group %arg0 : !async.group {x}
    async.runtime.set_available %3 : !async.token
    async.runtime.set_error %4 {x} : !async.value<f32>
    %6 = async.runtime.is_error %5 : !async.group
    async.runtime.await %3 : !async.token
    async.runtime.resume %1 {x}
    async.runtime.await_and_resume %4, %1 : !async.value<f32>
    async.runtime.store %arg1, %4 : <f32>
    %7 = async.runtime.load %4 {x} : <f32>
    %8 = async.runtime.add_to_group %3, %5 : !async.token
    async.runtime.add_ref %3 {count = 2 : i64} : !async.token
    async.runtime.drop_ref %4 {count = 1 : i64, x} : !async.value<f32>
    %9 = async.runtime.num_worker_threads {x} : index
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb0, ^bb2
    async.coro.free %0, %1 {x}
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "async.func"() <{arg_attrs = [{}, {x.y}], function_type = (f32, index) -> (!async.token, !async.value<f32>), sym_name = "f"}> ({
  ^bb0(%arg7: f32, %arg8: index):
    "async.return"(%arg7) : (f32) -> ()
  }) : () -> ()
  "async.func"() <{function_type = (!async.token) -> !async.token, sym_name = "g", sym_visibility = "private"}> ({
  }) {a} : () -> ()
  "async.func"() <{function_type = () -> !async.value<i32>, sym_name = "one"}> ({
    %19 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    "async.return"(%19) {x} : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, index) -> f32, sym_name = "main"}> ({
  ^bb0(%arg2: f32, %arg3: index):
    %10 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
      "async.yield"() : () -> ()
    }) : () -> !async.token
    %11:2 = "async.execute"(%10) <{operandSegmentSizes = array<i32: 1, 0>}> ({
      "async.yield"(%arg2) {x} : (f32) -> ()
    }) : (!async.token) -> (!async.token, !async.value<f32>)
    %12:3 = "async.execute"(%10, %11#0, %11#1) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32):
      "async.yield"(%arg6, %arg3) : (f32, index) -> ()
    }) {foo} : (!async.token, !async.token, !async.value<f32>) -> (!async.token, !async.value<f32>, !async.value<index>)
    %13 = "async.execute"(%11#1, %11#1) <{operandSegmentSizes = array<i32: 0, 2>}> ({
    ^bb0(%arg4: f32, %arg5: f32):
      "async.yield"() : () -> ()
    }) : (!async.value<f32>, !async.value<f32>) -> !async.token
    "async.await"(%13) : (!async.token) -> ()
    %14 = "async.await"(%11#1) {x} : (!async.value<f32>) -> f32
    %15:2 = "async.call"(%arg2, %arg3) <{callee = @f}> : (f32, index) -> (!async.token, !async.value<f32>)
    %16 = "async.create_group"(%arg3) : (index) -> !async.group
    %17 = "async.add_to_group"(%13, %16) {x} : (!async.token, !async.group) -> index
    %18 = "async.add_to_group"(%11#1, %16) : (!async.value<f32>, !async.group) -> index
    "async.await_all"(%16) {x} : (!async.group) -> ()
    "func.return"(%14) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "coro"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "async.coro.id"() {x} : () -> !async.coro.id
    %1 = "async.coro.begin"(%0) : (!async.coro.id) -> !async.coro.handle
    %2 = "async.coro.save"(%1) : (!async.coro.handle) -> !async.coro.state
    "async.coro.suspend"(%2)[^bb1, ^bb2, ^bb3] {x} : (!async.coro.state) -> ()
  ^bb1:  // pred: ^bb0
    "async.coro.end"(%1) : (!async.coro.handle) -> ()
    "func.return"() : () -> ()
  ^bb2:  // pred: ^bb0
    %3 = "async.runtime.create"() : () -> !async.token
    %4 = "async.runtime.create"() {x} : () -> !async.value<f32>
    %5 = "async.runtime.create_group"(%arg0) {x} : (index) -> !async.group
    "async.runtime.set_available"(%3) : (!async.token) -> ()
    "async.runtime.set_error"(%4) {x} : (!async.value<f32>) -> ()
    %6 = "async.runtime.is_error"(%5) : (!async.group) -> i1
    "async.runtime.await"(%3) : (!async.token) -> ()
    "async.runtime.resume"(%1) {x} : (!async.coro.handle) -> ()
    "async.runtime.await_and_resume"(%4, %1) : (!async.value<f32>, !async.coro.handle) -> ()
    "async.runtime.store"(%arg1, %4) : (f32, !async.value<f32>) -> ()
    %7 = "async.runtime.load"(%4) {x} : (!async.value<f32>) -> f32
    %8 = "async.runtime.add_to_group"(%3, %5) : (!async.token, !async.group) -> index
    "async.runtime.add_ref"(%3) <{count = 2 : i64}> : (!async.token) -> ()
    "async.runtime.drop_ref"(%4) <{count = 1 : i64}> {x} : (!async.value<f32>) -> ()
    %9 = "async.runtime.num_worker_threads"() {x} : () -> index
    "cf.br"()[^bb3] : () -> ()
  ^bb3:  // 2 preds: ^bb0, ^bb2
    "async.coro.free"(%0, %1) {x} : (!async.coro.id, !async.coro.handle) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  async.func @f(%arg0: f32 loc("<stdin>":2:15), %arg1: index {x.y} loc("<stdin>":2:24)) -> (!async.token, !async.value<f32>) {
    return %arg0 : f32 loc("<stdin>":3:3)
  } loc("<stdin>":2:1)
  async.func private @g(!async.token) -> !async.token attributes {a} loc("<stdin>":5:1)
  async.func @one() -> !async.value<i32> {
    %c3_i32 = arith.constant 3 : i32 loc("<stdin>":7:8)
    return {x} %c3_i32 : i32 loc("<stdin>":8:3)
  } loc("<stdin>":6:1)
  func.func @main(%arg0: f32 loc("<stdin>":10:17), %arg1: index loc("<stdin>":10:26)) -> f32 {
    %token = async.execute {
      async.yield loc("<stdin>":12:5)
    } loc("<stdin>":11:9)
    %token_0, %bodyResults = async.execute [%token] -> !async.value<f32> {
      async.yield %arg0 : f32 {x} loc("<stdin>":15:5)
    } loc("<stdin>":14:14)
    %token_1, %bodyResults_2:2 = async.execute [%token, %token_0] (%bodyResults as %arg2: !async.value<f32>) -> (!async.value<f32>, !async.value<index>) attributes {foo} {
      async.yield %arg2, %arg1 : f32, index loc("<stdin>":18:5)
    } loc("<stdin>":17:16)
    %token_3 = async.execute (%bodyResults as %arg2: !async.value<f32>, %bodyResults as %arg3: !async.value<f32>) {
      async.yield loc("<stdin>":21:5)
    } loc("<stdin>":20:9)
    async.await %token_3 : !async.token loc("<stdin>":23:3)
    %0 = async.await %bodyResults : !async.value<f32> {x} loc("<stdin>":24:8)
    %1:2 = async.call @f(%arg0, %arg1) : (f32, index) -> (!async.token, !async.value<f32>) loc("<stdin>":25:12)
    %2 = async.create_group %arg1 : !async.group loc("<stdin>":26:8)
    %3 = async.add_to_group %token_3, %2 : !async.token {x} loc("<stdin>":27:8)
    %4 = async.add_to_group %bodyResults, %2 : !async.value<f32> loc("<stdin>":28:9)
    async.await_all %2 {x} loc("<stdin>":29:3)
    return %0 : f32 loc("<stdin>":30:3)
  } loc("<stdin>":10:1)
  func.func @coro(%arg0: index loc("<stdin>":32:17), %arg1: f32 loc("<stdin>":32:28)) {
    %0 = async.coro.id {x} loc("<stdin>":33:9)
    %1 = async.coro.begin %0 loc("<stdin>":34:8)
    %2 = async.coro.save %1 loc("<stdin>":35:8)
    async.coro.suspend %2, ^bb1, ^bb2, ^bb3 {x} loc("<stdin>":36:3)
  ^bb1:  // pred: ^bb0
    async.coro.end %1 loc("<stdin>":38:3)
    return loc("<stdin>":39:3)
  ^bb2:  // pred: ^bb0
    %3 = async.runtime.create : !async.token loc("<stdin>":41:8)
    %4 = async.runtime.create {x} : !async.value<f32> loc("<stdin>":42:8)
    %5 = async.runtime.create_group %arg0 : !async.group {x} loc("<stdin>":43:8)
    async.runtime.set_available %3 : !async.token loc("<stdin>":44:3)
    async.runtime.set_error %4 {x} : !async.value<f32> loc("<stdin>":45:3)
    %6 = async.runtime.is_error %5 : !async.group loc("<stdin>":46:8)
    async.runtime.await %3 : !async.token loc("<stdin>":47:3)
    async.runtime.resume %1 {x} loc("<stdin>":48:3)
    async.runtime.await_and_resume %4, %1 : !async.value<f32> loc("<stdin>":49:3)
    async.runtime.store %arg1, %4 : <f32> loc("<stdin>":50:3)
    %7 = async.runtime.load %4 {x} : <f32> loc("<stdin>":51:8)
    %8 = async.runtime.add_to_group %3, %5 : !async.token loc("<stdin>":52:8)
    async.runtime.add_ref %3 {count = 2 : i64} : !async.token loc("<stdin>":53:3)
    async.runtime.drop_ref %4 {count = 1 : i64, x} : !async.value<f32> loc("<stdin>":54:3)
    %9 = async.runtime.num_worker_threads {x} : index loc("<stdin>":55:8)
    cf.br ^bb3 loc("<stdin>":56:3)
  ^bb3:  // 2 preds: ^bb0, ^bb2
    async.coro.free %0, %1 {x} loc("<stdin>":58:3)
    return loc("<stdin>":59:3)
  } loc("<stdin>":32:1)
} loc("<stdin>":0:0)
