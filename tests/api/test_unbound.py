"""Objects that `cls.__new__(cls)` alone has made, and methods called on objects of other classes, raise; nothing crashes."""

import subprocess
import sys

USE = r"""
import gc
import inspect
import io
import os
import sys

from mlircore import _core, ir

sys.stdout = sys.stderr = io.StringIO()
report = os.fdopen(os.dup(2), "w")
SKIPPED = {"__class__", "__init_subclass__", "__subclasshook__", "__new__", "__del__", "__getattribute__", "__dir__"}
CLASS_METHOD = type(vars(dict)["fromkeys"])
classes = [cls for cls in vars(_core).values() if isinstance(cls, type) and cls.__module__ == "mlircore._core"]
classes.append(type(memoryview(_core.TokenTable("x").kind).obj))
assert len(classes) > 35, len(classes)

ctx = ir.Context()
ctx.allow_unregistered_dialects = True

def bare(cls):
    try:
        return cls.__new__(cls)
    except TypeError:
        return None

def real_objects():
    module = ir.Module.parse('"t.o"() ({^b0(%a: i32): "t.d"(%a)[^b1] {k = 1} : (i32) -> ()\n^b1:\n'
                             '%x = "t.v"() : () -> i32\n"t.u"(%x) : (i32) -> ()}) {n = "s"} : () -> ()', ctx)
    op = module.body.operations[0].operation
    first, second = op.regions[0].blocks
    user = second.operations[1].operation
    location = ir.Location.file("f", 1, 2, ctx)
    return [module, op, op.opview, op.regions[0], op.regions[0].blocks, first, second, user, user.operands[0],
            user.operands, user.op_operands, user.op_operands[0], first.arguments[0], first.arguments, first.successors,
            second.predecessors, first.operations, op.attributes, op.results, op.successors, op.regions, location,
            location.attr, ir.Type.parse("i32", ctx), ir.InsertionPoint(first), ir.InsertionPoint.at_block_begin(second),
            user.operands[0].uses, iter(first), iter(op.regions[0]), ir.Location.unknown(ctx),
            ir.Location.name("n", context=ctx), ir.Location.fused([location, ir.Location.unknown(ctx)]),
            ir.Location.callsite(location, [location])]

def use(thing, name, arguments):
    try:
        member = getattr(thing, name)
        answer = member(*arguments) if callable(member) else member
        list(answer) if hasattr(answer, "__next__") else None
    except Exception:
        pass

def assign(thing, name, value):
    try:
        setattr(thing, name, value)
    except Exception:
        pass

# the names of a class, without the functions of a base class that is tried itself
def own_members(cls):
    inherited = {id(vars(base)[name]) for base in cls.__mro__[1:] if base in classes for name in vars(base)}
    static = {name: inspect.getattr_static(cls, name) for name in dir(cls) if name not in SKIPPED}
    return [name for name, member in static.items() if id(member) not in inherited or isinstance(member, CLASS_METHOD)]

def say(*where):
    report.write(" ".join(where) + "\n")
    report.flush()

ok = ir.Type.parse("i32", ctx)
# every member of every bare object
for cls in classes:
    if bare(cls) is None:
        continue
    say("bare", cls.__name__)
    for name in dir(cls):
        if name in SKIPPED:
            continue
        for arguments in ((), (0,), (slice(0, 1),), ("x",), (bare(cls),), (0, bare(cls)), ("x", bare(cls)), (ok,), (lambda op: None,),
                          (None, None, None), (io.StringIO(),)):
            use(bare(cls), name, arguments)
        for value in (None, bare(cls), 0):
            assign(bare(cls), name, value)
# bare objects as arguments of every member of real ones, and of classes
bares = [bare(cls) for cls in classes if bare(cls) is not None]
for index in range(len(real_objects())):
    say("argument of", type(real_objects()[index]).__name__)
    for name in dir(real_objects()[index]):
        if name in SKIPPED:
            continue
        thing = real_objects()[index]
        for other in bares:
            for arguments in ((other,), (0, other), ("x", other), (other, other), ([other],), (other, [other])):
                use(thing, name, arguments)
            assign(thing, name, other)
for cls in classes:
    say("argument of class", cls.__name__)
    names = own_members(cls)
    for other in bares + real_objects() + [None]:
        for arguments in ((other,), ([other],), (other, other), (other, [other]), ("x", other), ("x", [other], [other], {"k": other})):
            use(cls, "__call__", arguments)
            for name in names:
                use(cls, name, arguments)
        for name in names:  # getters of one class, asked of objects of another
            member = inspect.getattr_static(cls, name)
            for access in ("fget", "fset", "__get__", "__set__", "__delete__"):
                if not isinstance(member, type(len)):
                    use(member, access, (other,))
                    use(member, access, (other, other))
gc.collect()
ctx._check()
say("done")
"""


def test_objects_that_were_never_initialized_raise_and_do_no_harm():
    result = subprocess.run([sys.executable, "-X", "faulthandler", "-c", USE], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr[-3000:]
    assert result.stderr.splitlines()[-1] == "done"
