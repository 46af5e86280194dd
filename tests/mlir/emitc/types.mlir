// Types and attributes of emitc, async and shape: strings, types inside of types, shapes.
func.func private @emitc(!emitc.ptr<f32>, !emitc.opaque<"int">, !emitc.opaque<"a*b">, !emitc.array<3x4xf32>, !emitc.lvalue<i32>,
  !emitc.ptr<!emitc.ptr<vector<3xf32>>>, !emitc.array<1x2x!emitc.ptr<i32>>, !emitc.array<0xi32>, !emitc.lvalue<tensor<3x!emitc.ptr<i32>>>,
  !emitc.size_t, !emitc.ssize_t, !emitc.ptrdiff_t, !emitc.opaque<"x" >, !emitc<opaque<"q\22uo\0Ate">>) attributes {
  a = #emitc.opaque<"a\22b">, b = #emitc<opaque<"x">>}
func.func private @async(!async.token, !async.value<i32>, !async.group, !async.value<!async.value<tensor<?x!async.token>>>,
  !async.coro.id, !async.coro.state, !async.coro.handle, !async.token<what is behind a type is not looked at>)
func.func private @shape(!shape.shape, !shape.size, !shape.value_shape, !shape.witness, tensor<2x!shape.shape>)


//= 
module {
  func.func private @emitc(!emitc.ptr<f32>, !emitc.opaque<"int">, !emitc.opaque<"a*b">, !emitc.array<3x4xf32>, !emitc.lvalue<i32>, !emitc.ptr<!emitc.ptr<vector<3xf32>>>, !emitc.array<1x2x!emitc.ptr<i32>>, !emitc.array<0xi32>, !emitc.lvalue<tensor<3x!emitc.ptr<i32>>>, !emitc.size_t, !emitc.ssize_t, !emitc.ptrdiff_t, !emitc.opaque<"x">, !emitc.opaque<"q\22uo\0Ate">) attributes {a = #emitc.opaque<"a\22b">, b = #emitc.opaque<"x">}
  func.func private @async(!async.token, !async.value<i32>, !async.group, !async.value<!async.value<tensor<?x!async.token>>>, !async.coro.id, !async.coro.state, !async.coro.handle, !async.token)
  func.func private @shape(!shape.shape, !shape.size, !shape.value_shape, !shape.witness, tensor<2x!shape.shape>)
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!emitc.ptr<f32>, !emitc.opaque<"int">, !emitc.opaque<"a*b">, !emitc.array<3x4xf32>, !emitc.lvalue<i32>, !emitc.ptr<!emitc.ptr<vector<3xf32>>>, !emitc.array<1x2x!emitc.ptr<i32>>, !emitc.array<0xi32>, !emitc.lvalue<tensor<3x!emitc.ptr<i32>>>, !emitc.size_t, !emitc.ssize_t, !emitc.ptrdiff_t, !emitc.opaque<"x">, !emitc.opaque<"q\22uo\0Ate">) -> (), sym_name = "emitc", sym_visibility = "private"}> ({
  }) {a = #emitc.opaque<"a\22b">, b = #emitc.opaque<"x">} : () -> ()
  "func.func"() <{function_type = (!async.token, !async.value<i32>, !async.group, !async.value<!async.value<tensor<?x!async.token>>>, !async.coro.id, !async.coro.state, !async.coro.handle, !async.token) -> (), sym_name = "async", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!shape.shape, !shape.size, !shape.value_shape, !shape.witness, tensor<2x!shape.shape>) -> (), sym_name = "shape", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()


//= --mlir-print-local-scope
module {
  func.func private @emitc(!emitc.ptr<f32>, !emitc.opaque<"int">, !emitc.opaque<"a*b">, !emitc.array<3x4xf32>, !emitc.lvalue<i32>, !emitc.ptr<!emitc.ptr<vector<3xf32>>>, !emitc.array<1x2x!emitc.ptr<i32>>, !emitc.array<0xi32>, !emitc.lvalue<tensor<3x!emitc.ptr<i32>>>, !emitc.size_t, !emitc.ssize_t, !emitc.ptrdiff_t, !emitc.opaque<"x">, !emitc.opaque<"q\22uo\0Ate">) attributes {a = #emitc.opaque<"a\22b">, b = #emitc.opaque<"x">}
  func.func private @async(!async.token, !async.value<i32>, !async.group, !async.value<!async.value<tensor<?x!async.token>>>, !async.coro.id, !async.coro.state, !async.coro.handle, !async.token)
  func.func private @shape(!shape.shape, !shape.size, !shape.value_shape, !shape.witness, tensor<2x!shape.shape>)
}
