hw.module @Leaf() {
  %c = hw.constant true
  %w = hw.wire %c sym @w : i1
}
hw.hierpath @target [@Leaf::@w]
om.class @Thing(%base: !om.basepath, %n: i4, %s: !om.string) -> (size: i4, "a field": !om.list<i4>, self: !om.path) attributes {note = 1 : i8} {
  %a = om.constant 3 : i4
  %l = om.list_create %a, %n : i4
  %e = om.list_create : i4
  %j = om.list_concat %l, %e : !om.list<i4>
  %p = om.path_create reference %base @target
  om.class.fields %a, %j, %p : i4, !om.list<i4>, !om.path
}
om.class @Empty() {
  om.class.fields
}
om.class.extern @Elsewhere(%x: i1) -> (y: !om.class.type<@Empty>) {}
om.class @Frozen(%p: !om.frozenbasepath) {
  %0 = om.frozenbasepath_create %p "Top/first:Mid/second"
  %1 = om.frozenpath_create dont_touch %p "Top/first:Leaf>wire.field[3]"
  %2 = om.frozenpath_create member_instance %p "Leaf"
  %3 = om.frozenpath_empty
  om.class.fields
}
om.class @Uses(%n: i4, %s: !om.string, %b: !om.basepath) {
  %0 = om.object @Thing(%b, %n, %s) : (!om.basepath, i4, !om.string) -> !om.class.type<@Thing>
  %1 = om.object.field %0["size"] : (!om.class.type<@Thing>) -> i4
  %2 = om.constant #om.integer<-7 : si64> : !om.integer
  %3 = om.constant #om.list<!om.string, ["a" : !om.string, "b" : !om.string]> : !om.list<!om.string>
  %4 = om.constant "text" : !om.string
  %5 = om.string.concat %4, %s : !om.string
  %6 = om.prop.eq %4, %5 : !om.string
  om.property_assert %6, %4 : i1
  om.class.fields
}
// ANSWER custom
module {
  hw.module @Leaf() {
    %true = hw.constant true
    %w = hw.wire %true sym @w  : i1
    hw.output
  }
  hw.hierpath @target [@Leaf::@w]
  om.class @Thing(%base: !om.basepath, %n: i4, %s: !om.string)  -> (size: i4, "a field": !om.list<i4>, self: !om.path)  attributes {note = 1 : i8}{
    %0 = om.constant 3 : i4
    %1 = om.list_create %0, %n : i4
    %2 = om.list_create  : i4
    %3 = om.list_concat %1, %2 : <i4>
    %4 = om.path_create reference %base @target
    om.class.fields %0, %3, %4 : i4, !om.list<i4>, !om.path 
  }
  om.class @Empty() {
    om.class.fields 
  }
  om.class.extern @Elsewhere(%x: i1)  -> (y: !om.class.type<@Empty>) {
  }
  om.class @Frozen(%p: !om.frozenbasepath) {
    %0 = om.frozenbasepath_create %p "Top/first:Mid/second"
    %1 = om.frozenpath_create dont_touch %p "Top/first:Leaf>wire.field[3]"
    %2 = om.frozenpath_create member_instance %p "Leaf"
    %3 = om.frozenpath_empty
    om.class.fields 
  }
  om.class @Uses(%n: i4, %s: !om.string, %b: !om.basepath) {
    %0 = om.object @Thing(%b, %n, %s) : (!om.basepath, i4, !om.string) -> !om.class.type<@Thing>
    %1 = om.object.field %0["size"] : (!om.class.type<@Thing>) -> i4
    %2 = om.constant #om.integer<-7 : si64> : !om.integer
    %3 = om.constant #om.list<!om.string, ["a" : !om.string, "b" : !om.string]> : !om.list<!om.string>
    %4 = om.constant "text" : !om.string
    %5 = om.string.concat %4, %s : !om.string
    %6 = om.prop.eq %4, %5 : !om.string
    om.property_assert %6, %4 : i1
    om.class.fields 
  }
}

// ANSWER generic
"builtin.module"() ({
  "hw.module"() <{module_type = !hw.modty<>, parameters = [], sym_name = "Leaf"}> ({
    %16 = "hw.constant"() <{value = true}> : () -> i1
    %17 = "hw.wire"(%16) <{inner_sym = #hw<innerSym@w>, name = "w"}> : (i1) -> i1
    "hw.output"() : () -> ()
  }) : () -> ()
  "hw.hierpath"() <{namepath = [#hw.innerNameRef<@Leaf::@w>], sym_name = "target"}> : () -> ()
  "om.class"() <{fieldNames = ["size", "a field", "self"], fieldTypes = {"a field" = !om.list<i4>, self = !om.path, size = i4}, formalParamNames = ["base", "n", "s"], sym_name = "Thing"}> ({
  ^bb0(%arg5: !om.basepath, %arg6: i4, %arg7: !om.string):
    %11 = "om.constant"() <{value = 3 : i4}> : () -> i4
    %12 = "om.list_create"(%11, %arg6) : (i4, i4) -> !om.list<i4>
    %13 = "om.list_create"() : () -> !om.list<i4>
    %14 = "om.list_concat"(%12, %13) : (!om.list<i4>, !om.list<i4>) -> !om.list<i4>
    %15 = "om.path_create"(%arg5) <{target = @target, targetKind = 4 : i32}> : (!om.basepath) -> !om.path
    "om.class.fields"(%11, %14, %15) : (i4, !om.list<i4>, !om.path) -> ()
  }) {note = 1 : i8} : () -> ()
  "om.class"() <{fieldNames = [], fieldTypes = {}, formalParamNames = [], sym_name = "Empty"}> ({
    "om.class.fields"() : () -> ()
  }) : () -> ()
  "om.class.extern"() <{fieldNames = ["y"], fieldTypes = {y = !om.class.type<@Empty>}, formalParamNames = ["x"], sym_name = "Elsewhere"}> ({
  ^bb0(%arg4: i1):
  }) : () -> ()
  "om.class"() <{fieldNames = [], fieldTypes = {}, formalParamNames = ["p"], sym_name = "Frozen"}> ({
  ^bb0(%arg3: !om.frozenbasepath):
    %7 = "om.frozenbasepath_create"(%arg3) <{path = #om<path[Top:first, Mid:second]>}> : (!om.frozenbasepath) -> !om.frozenbasepath
    %8 = "om.frozenpath_create"(%arg3) <{field = ".field[3]", module = "Leaf", path = #om<path[Top:first]>, ref = "wire", targetKind = 0 : i32}> : (!om.frozenbasepath) -> !om.frozenpath
    %9 = "om.frozenpath_create"(%arg3) <{field = "", module = "Leaf", path = #om<path[]>, ref = "", targetKind = 2 : i32}> : (!om.frozenbasepath) -> !om.frozenpath
    %10 = "om.frozenpath_empty"() : () -> !om.frozenpath
    "om.class.fields"() : () -> ()
  }) : () -> ()
  "om.class"() <{fieldNames = [], fieldTypes = {}, formalParamNames = ["n", "s", "b"], sym_name = "Uses"}> ({
  ^bb0(%arg0: i4, %arg1: !om.string, %arg2: !om.basepath):
    %0 = "om.object"(%arg2, %arg0, %arg1) <{className = @Thing}> : (!om.basepath, i4, !om.string) -> !om.class.type<@Thing>
    %1 = "om.object.field"(%0) <{field = "size"}> : (!om.class.type<@Thing>) -> i4
    %2 = "om.constant"() <{value = #om.integer<-7 : si64> : !om.integer}> : () -> !om.integer
    %3 = "om.constant"() <{value = #om.list<!om.string, ["a" : !om.string, "b" : !om.string]> : !om.list<!om.string>}> : () -> !om.list<!om.string>
    %4 = "om.constant"() <{value = "text" : !om.string}> : () -> !om.string
    %5 = "om.string.concat"(%4, %arg1) : (!om.string, !om.string) -> !om.string
    %6 = "om.prop.eq"(%4, %5) : (!om.string, !om.string) -> i1
    "om.property_assert"(%6, %4) : (i1, !om.string) -> ()
    "om.class.fields"() : () -> ()
  }) : () -> ()
}) : () -> ()

