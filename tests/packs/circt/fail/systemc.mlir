// What systemc refuses, and where: each part is an input of its own.
systemc.module @m (!systemc.in<i2>) { // error 1: 'systemc.module' op entry block must have 1 arguments to match function signature
}
// -----
systemc.module @m (!systemc.in<i2>) { // error 1: 'systemc.module' op incorrect number of port names
^bb0(%a: !systemc.in<i2>):
}
