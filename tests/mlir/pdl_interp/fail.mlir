"pdl_interp.func"() <{sym_name = "f", function_type = () -> ()}> ({  // error 1: 'pdl_interp.func' op region #0 ('body') failed to verify constraint: region with at least 1 blocks
}) : () -> ()
