"""Names that debug information of the llvm dialect has for numbers of DWARF: tags, encodings, languages, conventions, operations.

In the tables a name has a hexadecimal number before it where its number is not that of the previous name plus one.
"""

from mlircore.dialect import EnumDef
from mlircore.dialects.llvm.base import llvm


def _numbered(prefix: str, names: str) -> list[tuple[str, int]]:
    cases, number = [], -1
    for item in names.split():
        value, _, name = item.rpartition("=")
        number = int(value, 16) if value else number + 1
        cases.append((f"DW_{prefix}_{name}", number))
    return cases


def _dwarf(cases: list[tuple[str, int]]) -> EnumDef:
    enum = EnumDef(cases, width=64, cpp_name="unsigned")
    llvm.enum(enum)
    return enum


Tag = _dwarf(_numbered("TAG", (
    "0=null array_type class_type entry_point enumeration_type formal_parameter 8=imported_declaration a=label "
    "lexical_block d=member f=pointer_type reference_type compile_unit string_type structure_type 15=subroutine_type "
    "typedef union_type unspecified_parameters variant common_block common_inclusion inheritance inlined_subroutine module "
    "ptr_to_member_type set_type subrange_type with_stmt access_declaration base_type catch_block const_type constant "
    "enumerator file_type friend namelist namelist_item packed_type subprogram template_type_parameter "
    "template_value_parameter thrown_type try_block variant_part variable volatile_type dwarf_procedure restrict_type "
    "interface_type namespace imported_module unspecified_type partial_unit imported_unit 3f=condition shared_type "
    "type_unit rvalue_reference_type template_alias coarray_type generic_subrange dynamic_type atomic_type call_site "
    "call_site_parameter skeleton_unit immutable_type 4081=MIPS_loop 4101=format_label function_template class_template "
    "GNU_BINCL GNU_EINCL GNU_template_template_param GNU_template_parameter_pack GNU_formal_parameter_pack GNU_call_site "
    "GNU_call_site_parameter 4200=APPLE_property SUN_function_template SUN_class_template SUN_struct_template "
    "SUN_union_template SUN_indirect_inheritance SUN_codeflags SUN_memop_info SUN_omp_child_func SUN_rtti_descriptor "
    "SUN_dtor_info SUN_dtor SUN_f90_interface SUN_fortran_vax_structure 42ff=SUN_hi LLVM_ptrauth_type 5101=ALTIUM_circ_type "
    "ALTIUM_mwa_circ_type ALTIUM_rev_carry_type 5111=ALTIUM_rom 6000=LLVM_annotation 8004=GHS_namespace GHS_using_namespace "
    "GHS_using_declaration GHS_template_templ_param 8765=UPC_shared_type UPC_strict_type UPC_relaxed a000=PGI_kanji_type "
    "a020=PGI_interface_block b000=BORLAND_property BORLAND_Delphi_string BORLAND_Delphi_dynamic_array BORLAND_Delphi_set "
    "BORLAND_Delphi_variant")))

AttributeEncoding = _dwarf(_numbered("ATE", (
    "1=address boolean complex_float float signed signed_char unsigned unsigned_char imaginary_float packed_decimal "
    "numeric_string edited signed_fixed unsigned_fixed decimal_float UTF UCS ASCII 81=HP_complex_float HP_float128 "
    "HP_complex_float128 HP_floathpintel HP_imaginary_float90 HP_imaginary_float128")))

Language = _dwarf(_numbered("LANG", (
    "1=C89 C Ada83 C_plus_plus Cobol74 Cobol85 Fortran77 Fortran90 Pascal83 Modula2 Java C99 Ada95 Fortran95 PLI ObjC "
    "ObjC_plus_plus UPC D Python OpenCL Go Modula3 Haskell C_plus_plus_03 C_plus_plus_11 OCaml Rust C11 Swift Julia Dylan "
    "C_plus_plus_14 Fortran03 Fortran08 RenderScript BLISS Kotlin Zig Crystal 2a=C_plus_plus_17 C_plus_plus_20 C17 "
    "Fortran18 Ada2005 Ada2012 HIP Assembly C_sharp Mojo GLSL GLSL_ES HLSL OpenCL_CPP CPP_for_OpenCL SYCL 3d=Metal 40=Ruby "
    "Move Hylo 8001=Mips_Assembler 8e57=GOOGLE_RenderScript b000=BORLAND_Delphi")))

CallingConvention = _dwarf(_numbered("CC", (
    "1=normal program nocall pass_by_reference pass_by_value 40=GNU_renesas_sh GNU_borland_fastcall_i386 "
    "b0=BORLAND_safecall BORLAND_stdcall BORLAND_pascal BORLAND_msfastcall BORLAND_msreturn BORLAND_thiscall "
    "BORLAND_fastcall c0=LLVM_vectorcall LLVM_Win64 LLVM_X86_64SysV LLVM_AAPCS LLVM_AAPCS_VFP LLVM_IntelOclBicc "
    "LLVM_SpirFunction LLVM_DeviceKernel LLVM_Swift LLVM_PreserveMost LLVM_PreserveAll LLVM_X86RegCall LLVM_M68kRTD "
    "LLVM_PreserveNone LLVM_RISCVVectorCall LLVM_SwiftTail LLVM_RISCVVLSCall ff=GDB_IBM_OpenCL")))

_REGISTERS = [(f"DW_OP_{name}{i}", first + i) for name, first in (("lit", 0x30), ("reg", 0x50), ("breg", 0x70)) for i in range(32)]
OperationEncoding = _dwarf(_REGISTERS + _numbered("OP", (
    "3=addr 6=deref 8=const1u const1s const2u const2s const4u const4s const8u const8s constu consts dup drop over pick swap "
    "rot xderef abs and div minus mod mul neg not or plus plus_uconst shl shr shra xor bra eq ge gt le lt ne skip 90=regx "
    "fbreg bregx piece deref_size xderef_size nop push_object_address call2 call4 call_ref form_tls_address call_frame_cfa "
    "bit_piece implicit_value stack_value implicit_pointer addrx constx entry_value const_type regval_type deref_type "
    "xderef_type convert reinterpret e0=GNU_push_tls_address HP_is_value HP_fltconst4 HP_fltconst8 HP_mod_range "
    "HP_unmod_range HP_tls e8=INTEL_bit_piece LLVM_user ed=WASM_location WASM_location_int f0=APPLE_uninit "
    "f2=GNU_implicit_pointer GNU_entry_value f8=PGI_omp_thread_num fb=GNU_addr_index GNU_const_index 1000=LLVM_fragment "
    "LLVM_convert LLVM_tag_offset LLVM_entry_value LLVM_implicit_pointer LLVM_arg LLVM_extract_bits_sext "
    "LLVM_extract_bits_zext")))
