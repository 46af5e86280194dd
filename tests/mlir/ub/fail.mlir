"x.y"() {a = #ub.poisson} : () -> () // error 18: unknown attribute `poisson` in dialect `ub`
// -----
func.func @f() { %0 = ub.poison // error 32: expected ':'
 return }
// -----
func.func @f() { %0 = ub.poison <1> : i32 // error 34: custom op 'ub.poison' invalid kind of attribute specified
 return }
// -----
func.func @f() { %0 = ub.poison <> : i32 // error 34: expected attribute value
 return }
// -----
func.func @f() { %0 = "ub.poison"() {value = 1} : () -> i32 // error 23: 'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance
 return }
// -----
func.func @f() { %0 = "ub.poison"() <{value = 1}> : () -> i32 // error 23: invalid properties {value = 1 : i64} for op ub.poison: Invalid attribute `value` in property conversion: 1 : i64
 return }
// -----
func.func @f() { ub.unreachable // error 18: 'ub.unreachable' op must be the last operation in the parent block
 return }
