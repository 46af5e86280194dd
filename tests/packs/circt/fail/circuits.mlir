// What verif refuses of its regions.
verif.lec first { // error 1: 'verif.lec' op block argument types of both regions must match
^bb0(%a: i4, %b: i4):
  verif.yield %a : i4
} second {
^bb0(%a: i4):
  verif.yield %a : i4
}
// -----
verif.lec first { // error 1: 'verif.lec' op block argument types of both regions must match
^bb0(%a: i4, %b: i4):
  verif.yield %a : i4
} second {
^bb0(%a: i4, %b: i5):
  verif.yield %a : i4
}
// -----
%0 = verif.lec : i1 first { // error 6: 'verif.lec' op types of the yielded values of both regions must match
^bb0(%a: i4, %b: i5):
  verif.yield %a : i4
} second {
^bb0(%a: i4, %b: i5):
  verif.yield %b : i5
}
// -----
verif.refines first { // error 1: 'verif.refines' op types of the yielded values of both regions must match
^bb0(%a: i4, %b: i5):
  verif.yield %a, %b : i4, i5
} second {
^bb0(%a: i4, %b: i5):
  verif.yield %a : i4
}
// -----
verif.lec second { // error 11: custom op 'verif.lec' expected 'first'
}
// -----
verif.lec first {
  verif.yield
} then { // error 3: custom op 'verif.lec' expected 'second'
}
// -----
%0 = verif.bmc bound 3 num_regs 0 initial_values [] init { // error 6: 'verif.bmc' op init region must have no arguments
^bb0(%a: i3):
  verif.yield %a : i3
} loop {
^bb0(%a: i3):
  verif.yield %a : i3
} circuit {
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 0 initial_values [] init { // error 6: 'verif.bmc' op init and loop regions must yield the same types of values
  %c = hw.constant 2 : i3
  verif.yield %c : i3
} loop {
^bb0(%a: i3):
  verif.yield
} circuit {
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 0 initial_values [] init { // error 6: 'verif.bmc' op init and loop regions must yield the same types of values
  %c = hw.constant 2 : i3
  verif.yield %c : i3
} loop {
^bb0(%a: i3):
  %c = hw.constant 2 : i4
  verif.yield %c : i4
} circuit {
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 0 initial_values [] init { // error 6: 'verif.bmc' op loop region arguments must match the types of the values yielded by the init and loop regions
  %c = hw.constant 2 : i3
  verif.yield %c : i3
} loop {
  %c = hw.constant 2 : i3
  verif.yield %c : i3
} circuit {
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 0 initial_values [] init { // error 6: 'verif.bmc' op loop region arguments must match the types of the values yielded by the init and loop regions
  %c = hw.constant 2 : i3
  verif.yield %c, %c : i3, i3
} loop {
^bb0(%a: i4, %b: i3):
  verif.yield %b, %b : i3, i3
} circuit {
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 0 initial_values [] init { // error 6: 'verif.bmc' op init and loop regions must yield at least as many clock values as there are clock arguments to the circuit region
  verif.yield
} loop {
  verif.yield
} circuit {
^bb0(%t: !seq.clock):
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 0 initial_values [] init { // error 6: 'verif.bmc' op init and loop regions must yield as many clock values as there are clock arguments in the circuit region before any other values
  %c = hw.constant 2 : i3
  verif.yield %c : i3
} loop {
^bb0(%a: i3):
  verif.yield %a : i3
} circuit {
^bb0(%t: !seq.clock, %a: i3):
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 2 initial_values [unit, unit] init { // error 6: 'verif.bmc' op num_regs is non-zero, but the circuit region has no clock inputs to clock the registers
  verif.yield
} loop {
  verif.yield
} circuit {
^bb0(%a: i3):
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 2 initial_values [unit] init { // error 6: 'verif.bmc' op number of initial values must match the number of registers
  %c = seq.const_clock low
  verif.yield %c : !seq.clock
} loop {
^bb0(%a: !seq.clock):
  verif.yield %a : !seq.clock
} circuit {
^bb0(%a: !seq.clock):
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 2 initial_values [unit, "x"] init { // error 6: 'verif.bmc' op initial values must be integer or unit attributes
  %c = seq.const_clock low
  verif.yield %c : !seq.clock
} loop {
^bb0(%a: !seq.clock):
  verif.yield %a : !seq.clock
} circuit {
^bb0(%a: !seq.clock):
  verif.yield
}
// -----
%0 = verif.bmc bound 3 num_regs 0 initial_values 5 init { // error 50: custom op 'verif.bmc' invalid kind of attribute specified
}
// -----
%0 = verif.bmc 3 // error 16: custom op 'verif.bmc' expected 'bound'
// -----
%0 = verif.bmc bound 3 initial_values [] // error 24: custom op 'verif.bmc' expected 'num_regs'
// -----
verif.simulation @s {} { // error 1: 'verif.simulation' op must have two block arguments
^bb0(%a: !seq.clock):
  %y = hw.constant true
  verif.yield %y, %y : i1, i1
}
// -----
verif.simulation @s {} { // error 1: 'verif.simulation' op block argument #0 must be of type `!seq.clock`
^bb0(%a: i1, %b: i1):
  verif.yield %a, %b : i1, i1
}
// -----
verif.simulation @s {} { // error 1: 'verif.simulation' op block argument #1 must be of type `i1`
^bb0(%a: !seq.clock, %b: i2):
  %y = hw.constant true
  verif.yield %y, %y : i1, i1
}
// -----
verif.simulation @s {} {
^bb0(%a: !seq.clock, %b: i1):
  verif.yield %b : i1 // error 3: 'verif.yield' op must have two operands
}
// -----
verif.simulation @s {} {
^bb0(%a: !seq.clock, %b: i1):
  verif.yield %b, %a : i1, !seq.clock // error 3: 'verif.yield' op operand #1 must be of type `i1`
}
// -----
verif.simulation @s {} {
^bb0(%a: !seq.clock, %b: i1):
  verif.yield %a, %b : !seq.clock, i1 // error 3: 'verif.yield' op operand #0 must be of type `i1`
}
