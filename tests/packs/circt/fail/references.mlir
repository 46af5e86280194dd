// Where a symbol is wanted: msft and sv.
msft.instance.hierarchy @top "one" {
  msft.instance.dynamic 17 { // error 25: invalid kind of attribute specified
  }
}
// -----
msft.instance.hierarchy @top "one" {
  msft.instance.dynamic { // error 25: invalid kind of attribute specified
  }
}
// -----
sv.interface @i {
  sv.interface.signal @a : i1
  sv.interface.modport @m (input "a") // error 34: invalid kind of attribute specified
}
// -----
sv.interface @i {
  sv.interface.signal @a : i1
  sv.interface.modport @m (input) // error 33: expected attribute value
}
// -----
hw.module @h() {
  %0 = sv.interface.instance : !sv.interface<@i>
  %1 = sv.interface.signal.read %0(7) : i1 // error 36: invalid kind of attribute specified
}
// -----
msft.instance.hierarchy @top "one" {
  msft.instance.dynamic // error 62: expected attribute value
