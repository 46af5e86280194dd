"""Threads that share a context: readers of one tree, exceptions that must reach their own thread, trees that are freed while others read."""

import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from mlircore import ir
from mlircore.compile import files as _compiled


@pytest.fixture
def ctx():
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context


def run_in_threads(*functions):
    """Runs all at once; returns the exceptions that they raised."""
    raised = []

    def guarded(function):
        try:
            function()
        except BaseException as error:
            raised.append(error)

    threads = [threading.Thread(target=guarded, args=(function,)) for function in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return raised


def long_text(count):
    return "\n".join(f'"t.e"() {{x = "{i}"}} : () -> ()' for i in range(count))


def test_two_threads_verify_and_print_one_tree_at_once(ctx):
    blocks = 2000
    text = ['"t.r"() ({', '"t.br"()[^b0] : () -> ()']
    for i in range(blocks):
        text.append(f'^b{i}:\n%v{i} = "t.d"() : () -> i32\n"t.r"() ({{ "t.u"(%v{max(0, i - 5)}) : (i32) -> () }}) : () -> ()')
        text.append(f'"builtin.module"() ({{^bb0: "t.x"() : () -> ()}}) : () -> ()\n"t.br"()[^b{i + 1}] : () -> ()')
    text.append(f'^b{blocks}:\n"t.e"() : () -> ()\n}}) : () -> ()\n')
    module = ir.Module.parse("\n".join(text), ctx)
    expected = str(module)
    wrong = []

    def verify():
        for _ in range(40):
            assert module.operation.verify()

    def show():
        for _ in range(15):
            if str(module) != expected:
                wrong.append("text")

    assert run_in_threads(verify, verify, show, show) == []
    assert wrong == []


def test_a_tree_that_was_let_go_while_another_was_printed_can_be_adopted(ctx):
    tree = ir.Module.parse('"t.k"() : () -> ()', ctx)
    other = ir.Operation.parse('%0 = "t.big"() : () -> i32', context=ctx)
    use = ir.Operation.create("t.use", operands=[other.results[0]], loc=ir.Location.unknown(ctx))
    tree.body.append(use)
    large = ir.Module.parse(long_text(200_000), ctx)
    reading = threading.Event()
    stop = threading.Event()

    class Output:
        def write(self, text):
            reading.set()

    def read():
        while not stop.is_set():
            large.operation.print(file=Output(), assume_verified=True)

    thread = threading.Thread(target=read)
    thread.start()
    assert reading.wait(60)
    for _ in range(200):  # until the other thread is reading, so that erasing `other` has to wait
        value = use.operands[0]
        owner = value.owner.operation
        time.sleep(0.002)
        del other
        try:
            tree.body.append(owner)
        except ir.MLIRError:
            other = owner
            continue
        break
    del value
    stop.set()
    thread.join()
    large.operation.verify()  # the last reader ends
    assert owner.name == "t.big"
    assert [op.name for op in tree.body] == ["t.k", "t.use", "t.big"]
    ctx._check()


class Stopped(Exception):
    pass


def test_an_interrupt_ends_the_call_of_the_main_thread_and_no_other(ctx):
    text = long_text(300_000)
    stop = threading.Event()
    failures = []

    def parse():
        while not stop.is_set():
            try:
                ir.Module.parse(long_text(2000), ctx)
                str(ir.Module.parse("", ctx))
            except BaseException as error:
                failures.append(error)

    threads = [threading.Thread(target=parse) for _ in range(3)]
    for thread in threads:
        thread.start()

    def handler(signum, frame):
        raise Stopped

    before = signal.signal(signal.SIGUSR1, handler)
    timer = threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGUSR1))
    timer.start()
    try:
        with pytest.raises(Stopped):
            while True:
                ir.Module.parse(text, ctx)
    finally:
        timer.join()
        signal.signal(signal.SIGUSR1, before)
        stop.set()
        for thread in threads:
            thread.join()
    assert failures == []


def test_an_interrupt_reaches_work_on_a_helper_thread(ctx):
    count = 1_000_000
    elements = ", ".join(map(str, range(count)))
    deep = "[" * 200 + f"dense<[{elements}]> : tensor<{count}xi32>" + "]" * 200  # continues on a thread of its own
    op = ir.Operation.parse(f'"t.a"() {{x = {deep}}} : () -> ()', context=ctx)
    source, sink = os.pipe()
    received = 0

    def read():
        nonlocal received
        received += len(os.read(source, 1000))
        os.kill(os.getpid(), signal.SIGUSR1)  # the printer waits at the full pipe
        time.sleep(0.1)
        while part := os.read(source, 1 << 16):
            received += len(part)

    def handler(signum, frame):
        raise Stopped

    before = signal.signal(signal.SIGUSR1, handler)
    reader = threading.Thread(target=read)
    reader.start()
    try:
        with pytest.raises(Stopped):
            op._write(sink, hex_elements_limit=None, assume_verified=True)
    finally:
        os.close(sink)
        reader.join()
        os.close(source)
        signal.signal(signal.SIGUSR1, before)
    assert received < len(deep) / 2


def test_an_exception_of_a_loader_is_raised_where_the_dialect_was_met(ctx, monkeypatch):
    """Threads meet dialects whose loaders fail while other threads parse texts that need no dialect."""
    entered = threading.Barrier(2)
    left = threading.Barrier(2)
    seen = {}

    def load(context, name):
        if name == "bad":
            entered.wait(30)
            seen["thread"] = threading.get_ident()
            raise Stopped
        if name == "slow":
            entered.wait(30)
            left.wait(30)
        return False

    monkeypatch.setattr(_compiled, "load", load)

    def parse_bad():
        try:
            with pytest.raises(Stopped):
                ir.Module.parse('"bad.op"() : () -> ()', ctx)
            assert seen["thread"] == threading.get_ident()
        finally:
            left.wait(30)

    def parse_slow():
        ir.Module.parse('"slow.op"() : () -> ()', ctx)

    assert run_in_threads(parse_bad, parse_slow) == []


def test_a_failing_loader_does_not_fail_the_call_that_ends_first(ctx, monkeypatch):
    raised = threading.Event()
    other_is_done = threading.Event()

    def load(context, name):
        if name == "bad":
            try:
                raise Stopped
            finally:
                raised.set()
        if name == "after":
            other_is_done.wait(30)
        return False

    monkeypatch.setattr(_compiled, "load", load)

    def parse_bad():  # raises in the loader first, returns last
        with pytest.raises(Stopped):
            ir.Module.parse('"t.a"() {x = !bad.type} : () -> ()\n"after.op"() : () -> ()', ctx)

    def parse_good():
        raised.wait(30)
        try:
            ir.Module.parse('"t.b"() : () -> ()', ctx)
        finally:
            other_is_done.set()

    assert run_in_threads(parse_bad, parse_good) == []


def test_an_exception_of_a_loader_ends_a_long_parse(ctx, monkeypatch):
    met = []

    def load(context, name):
        met.append(name)
        if name == "bad":
            raise Stopped
        return False

    monkeypatch.setattr(_compiled, "load", load)
    with pytest.raises(Stopped):
        ir.Module.parse('"bad.op"() : () -> ()\n' + long_text(600_000) + '\n"late.op"() : () -> ()', ctx)
    assert "bad" in met and "late" not in met


def test_a_loader_runs_on_the_thread_that_parses_however_deep(ctx, monkeypatch):
    seen = []
    monkeypatch.setattr(_compiled, "load", lambda context, name: seen.append((name, threading.get_ident())) and False)
    nested = "[" * 200 + "!deep.type" + "]" * 200
    ir.Attribute.parse(nested, ctx)
    assert ("deep", threading.get_ident()) in seen


def test_threads_that_meet_a_dialect_first_at_the_same_time():
    """In a process of its own: a thread waits for a module that another thread is importing."""
    code = """if True:
        import sys, threading
        from mlircore import dialect
        sys.setswitchinterval(1e-6)
        found = []
        def look():
            found.append({name: len(dialect.find(name).ops) for name in ("mlir.legacy", "arith", "vector")})
        threads = [threading.Thread(target=look) for _ in range(8)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        assert len(found) == 8 and all(each == found[0] for each in found), found
    """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
