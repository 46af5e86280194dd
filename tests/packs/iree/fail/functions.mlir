// Functions are symbols: each part is an input of its own.
"util.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "x"}> ({ // error 1: 'util.func' op visibility expected to be one of ["public", "private", "nested"], but got "x"
}) : () -> ()
// -----
"flow.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "x"}> ({ // error 1: 'flow.func' op visibility expected to be one of ["public", "private", "nested"], but got "x"
}) : () -> ()
// -----
"stream.async.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "x"}> ({ // error 1: 'stream.async.func' op visibility expected to be one of ["public", "private", "nested"], but got "x"
}) : () -> ()
// -----
"stream.cmd.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "x"}> ({ // error 1: 'stream.cmd.func' op visibility expected to be one of ["public", "private", "nested"], but got "x"
}) : () -> ()
// -----
vm.module @m {
"vm.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "x"}> ({ // error 1: 'vm.func' op visibility expected to be one of ["public", "private", "nested"], but got "x"
}) : () -> ()
}
