// What irdl refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
irdl.dialect @"a-b" { } // error 1: 'irdl.dialect' op invalid dialect name
// -----
irdl.dialect @d { irdl.type @"a-b" } // error 19: name of type must contain only lowercase letters, digits and underscores
// -----
irdl.dialect @d { irdl.type @t { irdl.parameters() irdl.parameters() } } // error 19: failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.base @d::@u } } // error 39: 'irdl.base' op symbol '@d::@u' not found
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.base @u } irdl.operation @u } // error 39: 'irdl.base' op symbol '@u' not found
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.base } } // error 39: 'irdl.base' op the base type or attribute should be specified by either a name or a reference
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.base @d::@t "!x" } } // error 39: 'irdl.base' op the base type or attribute should be specified by either a name or a reference
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.base "x" } } // error 39: 'irdl.base' op the base type or attribute name should start with '!' or '#'
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.parametric @t<> } } // error 39: 'irdl.parametric' op symbol '@t' not found
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.region with size 0 } } // error 44: 'irdl.region' op the number of blocks is expected to be >= 1 but got 0
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any irdl.operands(a: %0, a: %0) } } // error 53: 'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any irdl.operands(a: %0) irdl.results(a: %0) } } // error 19: 'irdl.operation' op contains a value named 'a' for both its operands and results
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any irdl.operands("a b": %0) } } // error 67: custom op 'irdl.operands' expected valid keyword
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any irdl.operands(Foo: %0) } } // error 53: name of operand #0 should not contain uppercase letters
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any irdl.operands(a_1.b: %0) } } // error 53: name of operand #0 must contain only lowercase letters, digits and underscores
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any irdl.operands(%0) } } // error 67: custom op 'irdl.operands' expected valid keyword
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[]>}> : (!irdl.attribute) -> () } } // error 53: 'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 0 respectively
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any "irdl.operands"(%0) <{names = [], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> () } } // error 53: 'irdl.operands' op the number of operands and their names must be the same, but got 1 and 0 respectively
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any "irdl.results"(%0) <{names = ["x y"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> () } } // error 53: name of result #0 must contain only lowercase letters, digits and underscores
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any "irdl.results"(%0) <{names = [""], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> () } } // error 53: name of result #0 is empty
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any "irdl.regions"() <{names = ["x"]}> : () -> () } } // error 53: 'irdl.regions' op the number of regions and their names must be the same, but got 0 and 1 respectively
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.any "irdl.parameters"(%0) <{names = []}> : (!irdl.attribute) -> () } } // error 48: 'irdl.parameters' op the number of parameters and their names must be the same, but got 1 and 0 respectively
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any "irdl.attributes"(%0) <{attributeValueNames = []}> : (!irdl.attribute) -> () } } // error 53: 'irdl.attributes' op the number of attribute names and their constraints must be the same but got 0 and 1 respectively
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any irdl.attributes {3 = %0} } } // error 53: 'irdl.attributes' op attribute 'attributeValueNames' failed to satisfy constraint: string array attribute
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any irdl.operands(a: most %0) } } // error 69: expected SSA operand
// -----
irdl.type @t // error 1: 'irdl.type' op expects parent op 'irdl.dialect'
// -----
irdl.dialect @d { irdl.operation @t { irdl.parameters() } } // error 39: 'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any_of() } } // error 44: 'irdl.any_of' op expected 1 or more operands, but found 0
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any %1 = irdl.region(%0, ) } } // error 73: expected SSA operand
// -----
irdl.dialect @d { irdl.operation @t { irdl.operands() irdl.operands() } } // error 19: failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands
// -----
irdl.dialect @d { irdl.operation @t { %0 = irdl.any %1 = irdl.region irdl.operands(a: %0) irdl.regions(a: %1) } } // error 19: 'irdl.operation' op contains a value named 'a' for both its operands and regions
// -----
irdl.dialect @d { irdl.type @t { %0 = irdl.any irdl.parameters(a: %0, a: %0) } } // error 48: 'irdl.parameters' op name of parameter #1 is a duplicate of the name of parameter #0
// -----
irdl.dialect @d { irdl.attribute @a { %0 = "t.x"() : () -> i32  %1 = "irdl.all_of"(%0) : (i32) -> i32 } } // error 70: 'irdl.all_of' op operand #0 must be variadic of IRDL handle to an `mlir::Attribute`, but got 'i32'
// -----
irdl.dialect @d { irdl.type @t { ^bb0(%a: i32): } } // error 19: 'irdl.type' op region should have no arguments
// -----
irdl.dialect @D { irdl.type @"t.x"  irdl.operation @"o.p" irdl.attribute @"3"} // error 1: name of dialect should not contain uppercase letters
// -----
irdl.dialect @"d.e" {} // error 1: 'irdl.dialect' op invalid dialect name
// -----
irdl.dialect @d { irdl.operation @"a.b" {} } // error 19: name of operation must contain only lowercase letters, digits and underscores
// -----
irdl.dialect @d { irdl.attribute @"a b" {} } // error 19: name of attribute must contain only lowercase letters, digits and underscores
// -----
irdl.dialect @d { irdl.operation @a__b } // error 19: name of operation should not contain leading or double underscores
// -----
irdl.dialect @d { irdl.operation @"" } // error 19: name of operation is empty
// -----
irdl.dialect @d { irdl.operation @b { %0 = irdl.any irdl.operands(a: %0, b_: %0, c: %0, b_: %0) } } // error 53: 'irdl.operands' op name of operand #3 is a duplicate of the name of operand #1
// -----
irdl.dialect @d { irdl.operation @b { %0 = irdl.any irdl.operands(a: %0, _b: %0) } } // error 53: name of operand #1 should not contain leading or double underscores
// -----
irdl.dialect @d { irdl.operation @b { irdl.region() with size 0 } } // error 39: 'irdl.region' op the number of blocks is expected to be >= 1 but got 0
// -----
irdl.dialect @d { irdl.operation @b { irdl.region with size } } // error 60: expected attribute value
// -----
irdl.dialect @d { irdl.type @b { %0 = irdl.is } } // error 46: expected attribute value
// -----
%0 = irdl.any // error 6: 'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'
// -----
%0 = "t.x"() {a = #irdl.variadicity_array[most]} : () -> i32 // error 43: expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic
// -----
%0 = "t.x"() {a = #irdl<variadicity most>} : () -> i32 // error 37: expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic
