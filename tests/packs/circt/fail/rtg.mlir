// What rtg refuses, and where: each part is an input of its own.
func.func private @f() attributes {a = #rtg.set<[1]>, b = "%s%s%n"} // error 49: invalid kind of attribute specified
// -----
func.func private @f() attributes {a = #rtg.map<1 : i8 -> [1]>, b = "%s%s%n"} // error 59: invalid kind of attribute specified
// -----
rtg.sequence @s(%m: index) {
  rtg.isa.memory_base_address %m : index // error 3: custom op 'rtg.isa.memory_base_address' failed to infer returned types
}
