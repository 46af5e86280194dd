// What rtg refuses, and where: each part is an input of its own.
"x.y"() {a = #rtg.set<[1]>, b = "%s%s%n"} : () -> () // error 23: invalid kind of attribute specified
// -----
"x.y"() {a = #rtg.map<1 : i8 -> [1]>, b = "%s%s%n"} : () -> () // error 33: invalid kind of attribute specified
