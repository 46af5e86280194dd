// Operands, ranges, sizes, callees and regions of stream that are refused. The messages are iree-opt's.
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5) <{callee = @g, operandSegmentSizes = array<i32: 2, 0, 1, 1, 1, 1>}> : (!stream.resource<external>, i32, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 0>}> : (!stream.resource<external>, i32, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 0, 1, 1, 1>}> : (!stream.resource<external>, i32, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op mismatch on resource range offsets/ends/lengths; counts must match
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 0, 0, 0, 1>}> : (!stream.resource<external>, i32, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op expects 1 resource range operand sets but 0 are present
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 2, 2, 2, 1>}> : (!stream.resource<external>, i32, index, index, index, index, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op expects 1 resource range operand sets but 2 are present
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{callee = @h, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>}> : (!stream.resource<external>, i32, index, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op undefined external call: h
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i64, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>}> : (!stream.resource<external>, i64, index, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op function argument type mismatch; expected 'i64' but callee provides 'i32'
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>}> : (!stream.resource<external>, i32, index, index, index, index, index) -> (!stream.resource<external>) // error 10: 'stream.async.call' op function result type mismatch; expected '!stream.resource<external>' but callee provides '!stream.resource<transient>'
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index, %a7: index) {
  %r:2 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 2>}> : (!stream.resource<external>, i32, index, index, index, index, index, index) -> (!stream.resource<transient>, !stream.resource<transient>) // error 10: 'stream.async.call' op function type mismatch; expected '(!stream.resource<external>, i32) -> (!stream.resource<transient>, !stream.resource<transient>)' but callee is '(!stream.resource<external>, i32) -> !stream.resource<transient>'
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: index, %a3: index, %a4: index, %a5: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5) <{callee = @g, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (!stream.resource<external>, index, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op function type mismatch; expected '(!stream.resource<external>) -> !stream.resource<transient>' but callee is '(!stream.resource<external>, i32) -> !stream.resource<transient>'
  util.return
}
// -----
stream.async.func private @g(%0: !stream.resource<external>, %1: i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<*>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>}> : (!stream.resource<*>, i32, index, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.async.call' op function argument type mismatch; expected '!stream.resource<*>' but callee provides '!stream.resource<external>'
  util.return
}
// -----
util.func private @g(!stream.resource<external>, i32) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>}> : (!stream.resource<external>, i32, index, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op undefined external call: g
  util.return
}
// -----
util.func private @g(!stream.resource<external>, i64) -> !stream.resource<transient>
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>}> : (!stream.resource<external>, i32, index, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op undefined external call: g
  util.return
}
// -----
stream.cmd.func private @g(%a[%b for %c]: !stream.resource<external>, %i: i32)
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>}> : (!stream.resource<external>, i32, index, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op undefined external call: g
  util.return
}
// -----
util.global private @g : i32
util.func private @f(%a0: !stream.resource<external>, %a1: i32, %a2: index, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.call"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{callee = @g, operandSegmentSizes = array<i32: 2, 1, 1, 1, 1, 1>}> : (!stream.resource<external>, i32, index, index, index, index, index) -> (!stream.resource<transient>) // error 10: 'stream.async.call' op undefined external call: g
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: i32, %a2: !stream.resource<external>, %a3: !stream.resource<transient>, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index) {
  "stream.cmd.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{entry_points = [@ex::@e0], resource_accesses = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 1, 1, 2, 1, 2, 2>}> : (index, i32, !stream.resource<external>, !stream.resource<transient>, index, index, index, index, index) -> () // error 3: 'stream.cmd.dispatch' op dispatch with 2 resources has mismatched associated ranges
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: i32, %a2: !stream.resource<external>, %a3: !stream.resource<transient>, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index) {
  "stream.cmd.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{entry_points = [@ex::@e0], resource_accesses = [1 : i32], operandSegmentSizes = array<i32: 1, 1, 2, 2, 2, 2>}> : (index, i32, !stream.resource<external>, !stream.resource<transient>, index, index, index, index, index, index) -> () // error 3: 'stream.cmd.dispatch' op dispatch with 2 resources has mismatched associated ranges
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: index, %a2: i32, %a3: !stream.resource<external>, %a4: !stream.resource<transient>, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: index) {
  "stream.cmd.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) <{entry_points = [@ex::@e0], resource_accesses = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 2, 1, 2, 2, 2, 2>}> : (index, index, i32, !stream.resource<external>, !stream.resource<transient>, index, index, index, index, index, index) -> () // error 3: 'stream.cmd.dispatch' op workload mismatch; entry point expects 1 arguments but dispatch provides 2
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: i32, %a2: !stream.resource<external>, %a3: !stream.resource<transient>, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index) {
  "stream.cmd.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{entry_points = [], resource_accesses = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 1, 1, 2, 2, 2, 2>}> : (index, i32, !stream.resource<external>, !stream.resource<transient>, index, index, index, index, index, index) -> () // error 3: 'stream.cmd.dispatch' op at least one entry point must be defined
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: i32, %a2: !stream.resource<external>, %a3: index, %a4: index, %a5: index) {
  "stream.cmd.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5) <{entry_points = [@ex::@e0], resource_accesses = [1 : i32], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> : (index, i32, !stream.resource<external>, index, index, index) -> () // error 3: 'stream.cmd.dispatch' op function type mismatch; expected 1 binding arguments on exported function, but has 2
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: i32, %a2: i32, %a3: !stream.resource<external>, %a4: !stream.resource<transient>, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index, %a10: index) {
  "stream.cmd.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) <{entry_points = [@ex::@e0], resource_accesses = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 1, 2, 2, 2, 2, 2>}> : (index, i32, i32, !stream.resource<external>, !stream.resource<transient>, index, index, index, index, index, index) -> () // error 3: 'stream.cmd.dispatch' op function type mismatch; expected 2 uniform arguments on exported function, but has 1
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: i64, %a2: !stream.resource<external>, %a3: !stream.resource<transient>, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index) {
  "stream.cmd.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{entry_points = [@ex::@e0], resource_accesses = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 1, 1, 2, 2, 2, 2>}> : (index, i64, !stream.resource<external>, !stream.resource<transient>, index, index, index, index, index, index) -> () // error 3: 'stream.cmd.dispatch' op uniform dispatch argument type mismatch: expected 'i64' but got 'i32'
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: !stream.resource<*>, %a2: i32, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{entry_points = [@ex::@e0], operandSegmentSizes = array<i32: 1, 2, 0, 1, 1, 1, 1>}> : (index, !stream.resource<*>, i32, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.async.dispatch' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: !stream.resource<*>, %a2: i32, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{entry_points = [@ex::@e0], operandSegmentSizes = array<i32: 1, 2, 1, 1, 1, 1, 0>}> : (index, !stream.resource<*>, i32, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.async.dispatch' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: !stream.resource<*>, %a2: i32, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.async.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{entry_points = [@ex::@e0], operandSegmentSizes = array<i32: 1, 2, 1, 1, 0, 1, 1>}> : (index, !stream.resource<*>, i32, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.async.dispatch' op mismatch on resource range offsets/ends/lengths; counts must match
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: !stream.resource<*>, %a2: i32, %a3: index, %a4: index) {
  %r:1 = "stream.async.dispatch"(%a0, %a1, %a2, %a3, %a4) <{entry_points = [@ex::@e0], operandSegmentSizes = array<i32: 1, 2, 1, 0, 0, 0, 1>}> : (index, !stream.resource<*>, i32, index, index) -> (!stream.resource<*>) // error 10: 'stream.async.dispatch' op expects 1 resource range operand sets but 0 are present
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: index, %a2: !stream.resource<*>, %a3: i32, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index) {
  %r:1 = "stream.async.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{entry_points = [@ex::@e0], operandSegmentSizes = array<i32: 2, 2, 1, 1, 1, 1, 1>}> : (index, index, !stream.resource<*>, i32, index, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.async.dispatch' op workload mismatch; entry point expects 1 arguments but dispatch provides 2
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: !stream.resource<*>, %a2: i32, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.tensor.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{entry_points = [@ex::@e0], operand_encodings = [tensor<?xf32>, i32], result_encodings = [tensor<?x?xf32>], operandSegmentSizes = array<i32: 1, 2, 1, 0, 1, 2>}> : (index, !stream.resource<*>, i32, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.tensor.dispatch' op type set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: !stream.resource<*>, %a2: i32, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.tensor.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{entry_points = [@ex::@e0], operand_encodings = [tensor<?xf32>, i32], result_encodings = [tensor<?x?xf32>], operandSegmentSizes = array<i32: 1, 2, 1, 1, 0, 2>}> : (index, !stream.resource<*>, i32, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.tensor.dispatch' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: !stream.resource<*>, %a2: i32, %a3: index, %a4: index, %a5: index, %a6: index) {
  %r:1 = "stream.tensor.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{entry_points = [@ex::@e0], operand_encodings = [tensor<?xf32>, i32], result_encodings = [tensor<?x?xf32>], operandSegmentSizes = array<i32: 1, 2, 1, 1, 1, 1>}> : (index, !stream.resource<*>, i32, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.tensor.dispatch' op type set has 2 dynamic dimensions but only 1 dimension values are attached
  util.return
}
// -----
stream.executable private @ex { stream.executable.export public @e0 workgroups(%w: index) -> (index, index, index) { stream.return %w, %w, %w : index, index, index }
 stream.executable.export public @e1
 builtin.module { func.func @e0(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } func.func @e1(%a: !stream.binding, %i: i32, %b: !stream.binding) { return } } }
hal.executable private @hx { hal.executable.variant public @v target(<"b","c">) { hal.executable.export public @he ordinal(0) layout(#hal.pipeline.layout<constants = 1, bindings = [#hal.pipeline.binding<storage_buffer>]>) } }
func.func private @notexp()
util.func private @f(%a0: index, %a1: index, %a2: !stream.resource<*>, %a3: i32, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index) {
  %r:1 = "stream.tensor.dispatch"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{entry_points = [@ex::@e0], operand_encodings = [tensor<?xf32>, i32], result_encodings = [tensor<?x?xf32>], operandSegmentSizes = array<i32: 2, 2, 1, 1, 1, 2>}> : (index, index, !stream.resource<*>, i32, index, index, index, index, index) -> (!stream.resource<*>) // error 10: 'stream.tensor.dispatch' op workload mismatch; entry point expects 1 arguments but dispatch provides 2
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: !stream.timepoint) {
  %r:1 = "stream.cmd.execute"(%a0, %a1) <{once, operandSegmentSizes = array<i32: 1, 0, 1>}> ({ ^bb0(%x0: !stream.resource<external>): "stream.yield"() : () -> () }) : (!stream.resource<external>, !stream.timepoint) -> (!stream.timepoint) // error 10: 'stream.cmd.execute' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: !stream.timepoint) {
  %r:1 = "stream.cmd.execute"(%a0, %a1, %a2) <{once, operandSegmentSizes = array<i32: 1, 1, 1>}> ({ ^bb0(): "stream.yield"() : () -> () }) : (!stream.resource<external>, index, !stream.timepoint) -> (!stream.timepoint) // error 10: 'stream.cmd.execute' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: !stream.timepoint) {
  %r:1 = "stream.cmd.execute"(%a0, %a1, %a2) <{once, operandSegmentSizes = array<i32: 1, 1, 1>}> ({ ^bb0(%x0: !stream.resource<transient>): "stream.yield"() : () -> () }) : (!stream.resource<external>, index, !stream.timepoint) -> (!stream.timepoint) // error 10: 'stream.cmd.execute' op along control flow edge from parent to Region #0: successor operand type #0 '!stream.resource<external>' should match successor input type #0 '!stream.resource<transient>'
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: !stream.timepoint) {
  %r:1 = "stream.timepoint.await"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (!stream.resource<external>, !stream.timepoint) -> (!stream.resource<external>) // error 10: 'stream.timepoint.await' op value set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
util.func private @f(%a0: !stream.channel, %a1: index, %a2: !stream.resource<external>, %a3: !stream.resource<transient>, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index) {
  "stream.cmd.collective"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) <{op = #stream.collective<all_gather : f32>, resource_accesses = [1 : i32, 2 : i32], operandSegmentSizes = array<i32: 1, 1, 0, 2, 1, 2, 2>}> : (!stream.channel, index, !stream.resource<external>, !stream.resource<transient>, index, index, index, index, index) -> () // error 3: 'stream.cmd.collective' op with 2 resources has mismatched associated ranges
  util.return
}
// -----
util.func private @f(%a0: !stream.channel, %a1: index, %a2: !stream.resource<external>, %a3: !stream.resource<transient>, %a4: index, %a5: index, %a6: index, %a7: index, %a8: index, %a9: index) {
  "stream.cmd.collective"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) <{op = #stream.collective<all_gather : f32>, resource_accesses = [1 : i32], operandSegmentSizes = array<i32: 1, 1, 0, 2, 2, 2, 2>}> : (!stream.channel, index, !stream.resource<external>, !stream.resource<transient>, index, index, index, index, index, index) -> () // error 3: 'stream.cmd.collective' op with 2 resources has mismatched associated ranges
  util.return
}
// -----
util.func private @f(%a0: !stream.channel, %a1: index, %a2: !stream.resource<external>, %a3: index, %a4: index, %a5: index) {
  "stream.cmd.collective"(%a0, %a1, %a2, %a3, %a4, %a5) <{op = #stream.collective<all_gather : f32>, resource_accesses = [1 : i32], operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 1, 1>}> : (!stream.channel, index, !stream.resource<external>, index, index, index) -> () // error 3: 'stream.cmd.collective' op requires 2 resources but 1 provided
  util.return
}
// -----
util.func private @f(%a0: !stream.channel, %a1: index, %a2: i32, %a3: !stream.resource<external>, %a4: index, %a5: index, %a6: index) {
  "stream.cmd.collective"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{op = #stream.collective<send : f32>, resource_accesses = [2 : i32], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> : (!stream.channel, index, i32, !stream.resource<external>, index, index, index) -> () // error 3: 'stream.cmd.collective' op resource 0 requires access Read but is declared as Write
  util.return
}
// -----
util.func private @f(%a0: !stream.channel, %a1: index, %a2: i32, %a3: !stream.resource<external>, %a4: index, %a5: index, %a6: index) {
  "stream.cmd.collective"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{op = #stream.collective<recv : f32>, resource_accesses = [1 : i32], operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> : (!stream.channel, index, i32, !stream.resource<external>, index, index, index) -> () // error 3: 'stream.cmd.collective' op resource 0 requires access Write but is declared as Read
  util.return
}
// -----
util.func private @f(%a0: index, %a1: index) {
  %r:3 = "stream.resource.constants"(%a0, %a1) <{values = [dense<1> : tensor<4xi32>]}> : (index, index) -> (!stream.resource<constant>, !stream.resource<constant>, !stream.timepoint) // error 10: 'stream.resource.constants' op mismatched constant/result counts
  util.return
}
// -----
util.func private @f(%a0: index) {
  %r:2 = "stream.resource.constants"(%a0) <{values = [dense<1> : tensor<4xi32>]}> : (index) -> (!stream.resource<external>, !stream.timepoint) // error 10: 'stream.resource.constants' op result #0 must be variadic of constant resource or variable resource, but got '!stream.resource<external>'
  util.return
}
// -----
util.func private @f(%a0: index, %a1: index) {
  %r:3 = "stream.resource.constants"(%a0, %a1) <{values = [dense<1> : tensor<4xi32>, dense<1> : tensor<4xi32>]}> : (index, index) -> (!stream.resource<constant>, !stream.resource<variable>, !stream.timepoint) // error 10: 'stream.resource.constants' op all results must be of the same type
  util.return
}
// -----
util.func private @f() {
  %r:2 = "stream.resource.constants"() <{values = [dense<1> : tensor<4xi32>]}> : () -> (!stream.resource<constant>, !stream.timepoint) // error 10: 'stream.resource.constants' op mismatched constant/result counts
  util.return
}
// -----
util.func private @f(%a0: index, %a1: index) {
  %r:2 = "stream.resource.pack"(%a0, %a1) <{lifetime_intervals = [0 : index], operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> (index, index) // error 10: 'stream.resource.pack' op requires a [start, end] range for each slice
  util.return
}
// -----
util.func private @f(%a0: index, %a1: index, %a2: index) {
  %r:2 = "stream.resource.pack"(%a0, %a1, %a2) <{lifetime_intervals = [0 : index, 1 : index], operandSegmentSizes = array<i32: 1, 2>}> : (index, index, index) -> (index, index) // error 10: 'stream.resource.pack' op requires a size for each slice
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<staging>, %a1: index) {
  "stream.tensor.trace"(%a0, %a1) <{key = "k", resource_encodings = [tensor<?xf32>], operandSegmentSizes = array<i32: 1, 0, 1>}> : (!stream.resource<staging>, index) -> () // error 3: 'stream.tensor.trace' op each resource needs a matching resource encoding and size (array length mismatch)
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<staging>, %a1: index) {
  "stream.tensor.trace"(%a0, %a1) <{key = "k", resource_encodings = [tensor<?xf32>], operandSegmentSizes = array<i32: 1, 1, 0>}> : (!stream.resource<staging>, index) -> () // error 3: 'stream.tensor.trace' op type set has 1 dynamic dimensions but only 0 dimension values are attached
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<staging>, %a1: index) {
  "stream.tensor.trace"(%a0, %a1) <{key = "k", resource_encodings = [], operandSegmentSizes = array<i32: 1, 1, 0>}> : (!stream.resource<staging>, index) -> () // error 3: 'stream.tensor.trace' op each resource needs a matching resource encoding and size (array length mismatch)
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index) {
  "stream.tensor.trace"(%a0, %a1) <{key = "k", resource_encodings = [tensor<1xi8>], operandSegmentSizes = array<i32: 1, 1, 0>}> : (!stream.resource<external>, index) -> () // error 3: 'stream.tensor.trace' op operand #0 must be variadic of staging resource, but got '!stream.resource<external>'
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: index, %a3: !stream.timepoint) {
  %r:2 = "stream.async.execute"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%x0: !stream.resource<transient>): "stream.yield"(%x0, %a1) : (!stream.resource<transient>, index) -> () }) : (!stream.resource<external>, index, index, !stream.timepoint) -> (!stream.resource<external>, !stream.timepoint) // error 145: 'stream.yield' op result type mismatch: expected '!stream.resource<external>' but got '!stream.resource<transient>'
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: index, %a3: !stream.timepoint) {
  %r:2 = "stream.async.execute"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%x0: !stream.resource<external>): "stream.yield"() : () -> () }) : (!stream.resource<external>, index, index, !stream.timepoint) -> (!stream.resource<external>, !stream.timepoint) // error 144: 'stream.yield' op yield result count mismatch with parent op
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: index, %a3: !stream.timepoint) {
  %r:2 = "stream.async.execute"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%x0: !stream.resource<external>): "stream.yield"(%x0, %a1) : (!stream.resource<external>, index) -> () }) : (!stream.resource<external>, index, index, !stream.timepoint) -> (!stream.resource<transient>, !stream.timepoint) // error 144: 'stream.yield' op result type mismatch: expected '!stream.resource<transient>' but got '!stream.resource<external>'
  util.return
}
// -----
util.func private @f(%a0: !util.buffer, %a1: !util.buffer, %a2: i64, %a3: index) {
  %r:2 = "stream.cmd.parameter.load"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 0, 2, 1, 1, 0>}> : (!util.buffer, !util.buffer, i64, index) -> (!stream.resource<constant>, !stream.timepoint) // error 10: 'stream.cmd.parameter.load' op requires that the source keys, source offsets, and result sizes are all 1:1
  util.return
}
// -----
util.func private @f(%a0: !util.buffer, %a1: i64, %a2: !stream.resource<transient>, %a3: index, %a4: index) {
  %r:1 = "stream.cmd.parameter.gather"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 0, 0>}> : (!util.buffer, i64, !stream.resource<transient>, index, index) -> (!stream.timepoint) // error 10: 'stream.cmd.parameter.gather' op requires that the source keys, source offsets, target offsets, and target lengths are all 1:1
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<transient>, %a1: index, %a2: index, %a3: !util.buffer, %a4: i64) {
  %r:1 = "stream.cmd.parameter.scatter"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 1, 1, 0>}> : (!stream.resource<transient>, index, index, !util.buffer, i64) -> (!stream.timepoint) // error 10: 'stream.cmd.parameter.scatter' op requires that the source offsets, source lengths, target keys, and target offsets are all 1:1
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: index, %a3: !stream.timepoint) {
  %r:2 = "stream.async.execute"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%x0: !stream.resource<external>, %x1: !stream.resource<external>): "stream.yield"(%x0, %a2) : (!stream.resource<external>, index) -> () }) : (!stream.resource<external>, index, index, !stream.timepoint) -> (!stream.resource<external>, !stream.timepoint) // error 10: 'stream.async.execute' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 2 inputs
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: index, %a3: !stream.timepoint) {
  %r:2 = "stream.async.execute"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%x0: !stream.resource<transient>): "stream.yield"(%x0, %a2) : (!stream.resource<transient>, index) -> () }) : (!stream.resource<external>, index, index, !stream.timepoint) -> (!stream.resource<transient>, !stream.timepoint) // error 10: 'stream.async.execute' op along control flow edge from parent to Region #0: successor operand type #0 '!stream.resource<external>' should match successor input type #0 '!stream.resource<transient>'
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: index, %a3: !stream.timepoint) {
  %r:2 = "stream.async.execute"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({ ^bb0(%x0: !stream.resource<external>): "stream.yield"(%a0, %a2) : (!stream.resource<external>, index) -> () }) : (!stream.resource<external>, index, index, !stream.timepoint) -> (!stream.resource<external>, !stream.timepoint) // error 144: 'stream.yield' op used resource not listed in explicit captures (or produced internally)
  util.return
}
// -----
util.func private @f(%a: !stream.resource<external>, %i: index, %j: index) {
  %0:2 = stream.async.execute with(%a as %x: !stream.resource<external>{%i}) -> !stream.resource<external>{%i} {
    %1 = stream.async.concurrent with(%x as %y: !stream.resource<external>{%i}) -> !stream.resource<external>{%j} { stream.yield %y : !stream.resource<external>{%i} } // error 117: 'stream.yield' op result size mismatch
    stream.yield %1 : !stream.resource<external>{%i} } => !stream.timepoint
  util.return
}
// -----
util.func private @f(%a: !stream.resource<external>, %i: index, %j: index) {
  %0 = stream.cmd.execute with(%a as %x: !stream.resource<external>{%i}) {  // error 8: 'stream.cmd.execute' op along control flow edge from Operation stream.yield to Operation stream.cmd.execute: region branch point has 1 operands, but region successor needs 0 inputs
    stream.yield %x : !stream.resource<external>{%i} } => !stream.timepoint
  util.return
}
// -----
util.func private @f(%a: !stream.resource<external>, %i: index, %j: index) {
  %0 = stream.cmd.execute with(%a as %x: !stream.resource<external>{%i}) { 
    stream.cmd.serial { stream.yield %x : !stream.resource<external>{%i} } } => !stream.timepoint // error 5: 'stream.cmd.serial' op along control flow edge from Operation stream.yield to Operation stream.cmd.serial: region branch point has 1 operands, but region successor needs 0 inputs
  util.return
}
// -----
util.func private @f(%a: !stream.resource<external>, %i: index, %j: index) {
  %0 = stream.cmd.execute with() { 
    stream.cmd.discard %a[%i for %i] : !stream.resource<external>{%i} } => !stream.timepoint // error 5: 'stream.cmd.discard' op used resource not listed in explicit captures (or produced internally)
  util.return
}
// -----
util.func private @f(%a0: !stream.resource<external>, %a1: index, %a2: index, %a3: index) {
  "stream.cmd.call"(%a0, %a1, %a2, %a3) <{callee = @zz, resource_operand_accesses = [1 : i32], operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (!stream.resource<external>, index, index, index) -> () // error 3: 'stream.cmd.call' op undefined external call: zz
  util.return
}
// -----
stream.cmd.func private @c2(%a[%b for %c]: !stream.resource<*>, %d: i32, %e[%f for %g]: !stream.resource<transient>) -> i32
func.func private @other(%i: i32)
func.func @f(%r: !stream.resource<external>, %s: index, %i: i32, %q: !stream.resource<transient>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = stream.cmd.call @c2(xx %r[%c0 for %c1], %i, wo %q[%c0 for %c1]) : (!stream.resource<external>{%s}, i32, !stream.resource<transient>{%s}) -> i32 // error 28: expected SSA operand
  return
}
// -----
stream.cmd.func private @c2(%a[%b for %c]: !stream.resource<*>, %d: i32, %e[%f for %g]: !stream.resource<transient>) -> i32
func.func private @other(%i: i32)
func.func @f(%r: !stream.resource<external>, %s: index, %i: i32, %q: !stream.resource<transient>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = stream.cmd.call @none(rw %r[%c0 for %c1]) : (!stream.resource<external>{%s}) -> i32 // error 8: 'stream.cmd.call' op undefined external call: none
  return
}
// -----
stream.cmd.func private @c2(%a[%b for %c]: !stream.resource<*>, %d: i32, %e[%f for %g]: !stream.resource<transient>) -> i32
func.func private @other(%i: i32)
func.func @f(%r: !stream.resource<external>, %s: index, %i: i32, %q: !stream.resource<transient>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = stream.cmd.call @c2(ro %i[%c0 for %c1], %i, wo %q[%c0 for %c1]) : (i32, i32, !stream.resource<transient>{%s}) -> i32 // error 8: 'stream.cmd.call' op expects 1 resource range operand sets but 2 are present
  return
}
// -----
stream.cmd.func private @c2(%a[%b for %c]: !stream.resource<*>, %d: i32, %e[%f for %g]: !stream.resource<transient>) -> i32
func.func private @other(%i: i32)
func.func @f(%r: !stream.resource<external>, %s: index, %i: i32, %q: !stream.resource<transient>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = stream.cmd.call @c2(%r, %i, %q) : (!stream.resource<external>{%s}, i32, !stream.resource<transient>{%s}) -> i32 // error 8: 'stream.cmd.call' op expects 2 resource range operand sets but 0 are present
  return
}
// -----
stream.cmd.func private @c2(%a[%b for %c]: !stream.resource<*>, %d: i32, %e[%f for %g]: !stream.resource<transient>) -> i32
func.func private @other(%i: i32)
func.func @f(%r: !stream.resource<external>, %s: index, %i: i32, %q: !stream.resource<transient>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = stream.cmd.call @c2(5, %i, wo %q[%c0 for %c1]) : (!stream.resource<external>{%s}, i32, !stream.resource<transient>{%s}) -> i32 // error 28: expected SSA operand
  return
}
