"t.x"() {a = #llvm.di_expression_elemDW_OP_deref} : () -> () // error 20: unknown attribute `di_expression_elemDW_OP_deref` in dialect `llvm`
// -----
"t.x"() {a = #llvm.dependent_libraries<>} : () -> () // error 40: expected attribute value
// -----
"t.x"() {a = #llvm.dependent_libraries<["a", "b"]>} : () -> () // error 40: invalid kind of attribute specified
// -----
"t.x"() {a = #llvm.constant_range<f32, 0, 3>} : () -> () // error 35: invalid kind of type specified: expected builtin.integer, but found 'f32'
// -----
"t.x"() {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "a">} : () -> () // error 40: invalid debug info debug info tag name: DW_TAG_foo
// -----
"t.x"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "a", encoding = DW_ATE_x>} : () -> () // error 81: invalid debug info debug info encoding name: DW_ATE_x
// -----
"t.x"() {a = #llvm.di_basic_type<tag = "DW_TAG_base_type", name = "a">} : () -> () // error 40: expected valid keyword
// -----
"t.x"() {a = #llvm.di_subprogram<subprogramFlags = "Definition|Foo">} : () -> () // error 52: expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition|Foo
// -----
"t.x"() {a = #llvm.alias_scope<id = 3, domain = <id = distinct[0]<>>>} : () -> () // error 31: id of an alias scope must be a StringAttr or a DistrinctAttr
// -----
"t.x"() {a = #llvm.target_features<["a"]>} : () -> () // error 35: target features must start with '+' or '-'
// -----
"t.x"() {a = #llvm.target_features<["+a,b"]>} : () -> () // error 35: target features can not contain ','
// -----
"t.x"() {a = #llvm.target_features<["+a", 3]>} : () -> () // error 43: invalid kind of attribute specified
// -----
"t.x"() {a = #llvm.target_features<[""]>} : () -> () // error 35: target features can not be null or empty
// -----
"t.x"() {a = #llvm.mlir.module_flag<append, "CG Profile", 3>} : () -> () // error 36: 'CG Profile' key expects an array of '#llvm.cgprofile_entry'
// -----
"t.x"() {a = #llvm.mlir.module_flag<append, "CG Profile", [3]>} : () -> () // error 36: 'CG Profile' key expects an array of '#llvm.cgprofile_entry'
// -----
"t.x"() {a = #llvm.mlir.module_flag<append, "ProfileSummary", [3]>} : () -> () // error 36: 'ProfileSummary' key expects a '#llvm.profile_summary' attribute
// -----
"t.x"() {a = #llvm.mlir.module_flag<append, "x", [3]>} : () -> () // error 36: only integer and string values are currently supported for unknown key '"x"'
// -----
"t.x"() {a = #llvm.mlir.module_flag<"foo", "x", [3]>} : () -> () // error 37: expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo
// -----
"t.x"() {a = #llvm.tbaa_type_desc<id = "a", members = {}>} : () -> () // error 56: expected '<'
// -----
"t.x"() {a = #llvm.foo} : () -> () // error 20: unknown attribute `foo` in dialect `llvm`
// -----
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = 0, extraData = 3>} : () -> () // error 92: invalid kind of attribute specified
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full, nameTableKind = None, splitDebugFilename = "s">
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#self = #llvm.di_composite_type<recId = distinct[5]<>, isRecSelf = true>
#p = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#c = #llvm.di_composite_type<recId = distinct[5]<>, tag = DW_TAG_structure_type, name = "s", file = #f, line = 4, scope = #cu, baseType = #i, flags = "Public|TypePassByValue", sizeInBits = 64, alignInBits = 8, elements = #p, #llvm.di_subrange<count = 3 : i64>, dataLocation = <[DW_OP_push_object_address, DW_OP_deref]>, rank = <[DW_OP_lit4]>, allocated = <[DW_OP_deref]>, associated = <[DW_OP_deref]>> // error 261: expected attribute value
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #i, #c>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", linkageName = "g", file = #f, line = 1, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #st, retainedNodes = #llvm.di_local_variable<scope = #f, name = "x">, annotations = #llvm.di_annotation<name = "a", value = "b">>
#v = #llvm.di_global_variable<scope = #cu, name = "v", linkageName = "w", file = #f, line = 3, type = #i, isLocalToUnit = true, isDefined = true, alignInBits = 4>
#lb = #llvm.di_lexical_block<scope = #sp, file = #f, line = 3, column = 4>
#lbf = #llvm.di_lexical_block_file<scope = #lb, file = #f, discriminator = 3>
#lv = #llvm.di_local_variable<scope = #lbf, name = "l", file = #f, line = 9, arg = 1, alignInBits = 32, type = #i, flags = Private>
#m = #llvm.di_module<file = #f, scope = #cu, name = "m", configMacros = "x", includePath = "y", apinotes = "z", line = 3, isDecl = true>
#ns = #llvm.di_namespace<name = "n", scope = #m, exportSymbols = true>
#ie = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #ns, entity = #m, file = #f, line = 4, name = "i", elements = #v, #lv>
#cb = #llvm.di_common_block<scope = #sp, decl = #v, name = "cb", file = #f, line = 2>
#l = #llvm.di_label<scope = #lb, name = "l", file = #f, line = 3>
#s = #llvm.di_string_type<tag = DW_TAG_string_type, name = "c", sizeInBits = 8, alignInBits = 16, stringLength = #lv, stringLengthExp = <[DW_OP_lit1]>, stringLocationExp = <[DW_OP_lit2, DW_OP_stack_value]>, encoding = DW_ATE_ASCII>
#gs = #llvm.di_generic_subrange<count = #v, lowerBound = 1 : i64, upperBound = #llvm.di_expression<[DW_OP_lit3]>, stride = 2 : i64>
#gve = #llvm.di_global_variable_expression<var = #v, expr = <[DW_OP_LLVM_fragment(0, 8), DW_OP_LLVM_convert(8, DW_ATE_signed), DW_OP_plus_uconst(3)]>>
#e = #llvm.di_derived_type<tag = DW_TAG_member, name = "mm", baseType = #c, alignInBits = 3, offsetInBits = 4, dwarfAddressSpace = 0, extraData = #v>
"t.x"() {a = #ie, b = #cb, c = #l, d = #s, e = #gs, f = #gve, g = #e, h = #ns, i = #llvm.di_expression<[]>} : () -> ()
// -----
"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_x)]>} : () -> () // error 65: encountered unknown attribute encoding "DW_ATE_x"
// -----
"t.x"() {a = #llvm.di_expression<[DW_OP_deref()]>} : () -> () // error 47: expected integer value
// -----
"t.x"() {a = #llvm.di_expression<[DW_OP_plus_uconst(a)]>} : () -> () // error 53: expected integer value
// -----
"t.x"() {a = #llvm.di_expression<[DW_OP_foo]>} : () -> () // error 35: invalid debug info debug info operation encoding name: DW_OP_foo
// -----
"t.x"() {a = #llvm.di_expression<[3]>} : () -> () // error 35: expected valid keyword
// -----
"t.x"() {a = #llvm.di_expression<DW_OP_deref>} : () -> () // error 34: expected '>'
// -----
"t.x"() {a = #llvm.tbaa_tag<base_type = <id = "x", members = {<#llvm.tbaa_root, 0>}>, access_type = <id = "y", members = {<<id="s", members = {<#llvm.tbaa_root, 4>}>, 0>}>, offset = 8, constant = true>} : () -> () // error 124: expected attribute value
// -----
"t.x"() {a = #llvm.memory_effects<other = none>} : () -> () // error 47: expected ','
// -----
"t.x"() {a = #llvm.framePointerKind<non>} : () -> () // error 37: expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: non
// -----
"t.x"() {a = #llvm.cconv<foo>} : () -> () // error 26: expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: foo
// -----
"t.x"() {a = #llvm.mmra_tag<"a" "b">} : () -> () // error 32: expected ':'
// -----
"t.x"() {a = #llvm.loop_annotation<vectorize = <disable = 3>>} : () -> () // error 59: invalid kind of attribute specified
// -----
"t.x"() {a = #llvm.loop_interleave<>} : () -> () // error 36: expected valid keyword
// -----
"t.x"() {a = #llvm.loop_interleave<count = 3 : i32>, b = #llvm.loop_annotation<startLoc = loc("a":3:4)>} : () -> () // error 91: invalid kind of attribute specified
// -----
#loc = loc("a":3:4)
#loc1 = loc("a":5:4)
#g = #llvm.access_group<id = distinct[3]<>>
"t.x"() {b = #llvm.loop_annotation<startLoc = loc(fused<#llvm.di_file<"a" in "b">>[#loc]), endLoc = loc(fused[#loc, #loc1]), parallelAccesses = #g, <id = distinct[1]<>>, disableNonforced = true>} : () -> () // error 170: expected '<'
// -----
"t.x"() {a = #llvm.profile_summary<format = Foo>} : () -> () // error 45: expected one of [SampleProfile, InstrProf, CSInstrProf] for LLVM ProfileSummary format kinds, got: Foo
// -----
"t.x"() {a = #llvm.target_features<>} : () -> () // error 36: expected '['
// -----
"t.x"() {a = #llvm.target_features<["+a" "+b"]>} : () -> () // error 41: expected ']'
// -----
"t.x"() {a = #llvm.constant_range<i32, 0>} : () -> () // error 41: expected ','
// -----
"t.x"() {a = #llvm.constant_range<i32, x, 3>} : () -> () // error 40: expected integer value
// -----
"t.x"() {a = #llvm.constant_range<0, 3>} : () -> () // error 35: expected non-function type
// -----
"t.x"() {a = #llvm.comdat<any>, b = #llvm<comdat<any>>} : () -> () // error 26: expected keyword for LLVM Comdat Types
// -----
"t.x"() {a = #llvm<comdat foo>} : () -> () // error 27: expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: foo
// -----
"t.x"() {a = #llvm.workgroup_attribution<16 : i64, i32>} : () -> () // error 20: unknown attribute `workgroup_attribution` in dialect `llvm`
// -----
"t.x"() {a = #llvm.mlir.workgroup_attribution<16 : i64, 3>} : () -> () // error 57: invalid kind of attribute specified
// -----
"t.x"() {a = #llvm.fastmath<foo>} : () -> () // error 29: expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast
// -----
"t.x"() {a = #llvm.overflow<>} : () -> () // error 29: expected keyword for LLVM integer overflow flags
// -----
"t.x"() {a = #llvm.tailcallkind<none>, b = #llvm.address_space<3>, c = #llvm.linkage<foo>} : () -> () // error 86: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo
// -----
module attributes {llvm.data_layout = "#q"} {} // error 1: 'builtin.module' op invalid data layout descriptor: unknown specifier '#'
// -----
module attributes {llvm.data_layout = "e-"} {} // error 1: 'builtin.module' op invalid data layout descriptor: empty specification is not allowed
// -----
module attributes {llvm.data_layout = "n0"} {} // error 1: 'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer
// -----
module attributes {llvm.data_layout = "ni:0"} {} // error 1: 'builtin.module' op invalid data layout descriptor: address space 0 cannot be non-integral
// -----
module attributes {llvm.data_layout = "S7"} {} // error 1: 'builtin.module' op invalid data layout descriptor: stack natural alignment must be a power of two times the byte width
// -----
module attributes {llvm.data_layout = "Fx8"} {} // error 1: 'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type 'x'
// -----
module attributes {llvm.data_layout = "P"} {} // error 1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "P<address space>"
// -----
module attributes {llvm.data_layout = "m:z"} {} // error 1: 'builtin.module' op invalid data layout descriptor: unknown mangling mode
// -----
module attributes {llvm.data_layout = "i64"} {} // error 1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
// -----
module attributes {llvm.data_layout = "i8:16"} {} // error 1: 'builtin.module' op invalid data layout descriptor: i8 must be 8-bit aligned
// -----
module attributes {llvm.data_layout = "i64:64:32"} {} // error 1: 'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment
// -----
module attributes {llvm.data_layout = "a8:8"} {} // error 1: 'builtin.module' op invalid data layout descriptor: size must be zero
// -----
module attributes {llvm.data_layout = "p:32"} {} // error 1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
// -----
module attributes {llvm.data_layout = "p:32:32:32:64"} {} // error 1: 'builtin.module' op invalid data layout descriptor: index size cannot be larger than the pointer size
// -----
module attributes {llvm.data_layout = "pe:32:32"} {} // error 1: 'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state
// -----
module attributes {llvm.data_layout = "px:32:32"} {} // error 1: 'builtin.module' op invalid data layout descriptor: 'x' is not a valid pointer specification flag
// -----
module attributes {llvm.data_layout = "p(a:32:32"} {} // error 1: 'builtin.module' op invalid data layout descriptor: Expected `( address space name )`
// -----
module attributes {llvm.data_layout = "f64:4"} {} // error 1: 'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width
// -----
module attributes {llvm.data_layout = "S70000"} {} // error 1: 'builtin.module' op invalid data layout descriptor: stack natural alignment must be a 16-bit integer
// -----
module attributes {llvm.data_layout = 3} {} // error 1: 'builtin.module' op expected 'llvm.data_layout' to be a string attributes
