"""Many files: mlircore stats by one process and by several, and mlircore.dask."""

import concurrent.futures
import collections
import json
import multiprocessing
import os
import sys

import mlircore
import pytest
from mlircore import ir
from mlircore.__main__ import main
from mlircore.tools import corpus, files, stats

FUNCTION = """func.func private @f{0}(%a: i32) -> i32 {{
  %0 = arith.addi %a, %a : i32
  {1}
  return %0 : i32
}}
"""
FILES = 60


@pytest.fixture
def folder(tmp_path):
    """Files of two functions, of which one is the same in every third file; bytecode; one file with an error, and one that is no MLIR."""
    inner = tmp_path / "files" / "inner"
    inner.mkdir(parents=True)
    for number in range(FILES):
        text = FUNCTION.format(0, "" if number % 3 else "%1 = arith.muli %a, %a : i32") + FUNCTION.format(1, f"%1 = arith.constant {number} : i32")
        (inner / f"{number:03}.mlir").write_text(text)
    with open(tmp_path / "files" / "z.mlirbc", "wb") as out, ir.Context():
        ir.Module.parse(FUNCTION.format(2, "")).operation.write_bytecode(out)
    (inner / "not.txt").write_text("no MLIR")
    return tmp_path / "files"


def stats_of(capsys, *words):
    code = main(["stats", *words])
    out, err = capsys.readouterr()
    return code, out, err


def without_seconds(report):
    return {name: part for name, part in report.items() if name != "seconds"}


def test_several_processes_find_the_same(folder, capsys):
    code, out, err = stats_of(capsys, "--json", str(folder))
    one = json.loads(out)
    assert (code, err) == (0, "") and one["files"] == FILES + 1 and one["failed"] == {}
    assert one["operations"]["func.func"] == 2 * FILES + 1 and one["operations"]["arith.muli"] == FILES // 3
    assert one["counts"]["depth"] == 3 and one["types"]["i32"] > 4 * FILES
    code, out, err = stats_of(capsys, "--json", "--jobs=2", str(folder))
    assert (code, err) == (0, "") and without_seconds(json.loads(out)) == without_seconds(one)
    code, out, _ = stats_of(capsys, "--top=1", str(folder), str(folder / "z.mlirbc"))
    assert code == 0 and out.startswith(f"{FILES + 2} of {FILES + 2} files") and "others" in out


def test_files_with_errors_are_listed_and_the_others_are_read(folder, capsys):
    bad = folder / "inner" / "030.mlir"
    bad.write_text("func.func @f() {\n  return %x : i32\n}")
    gone = folder / "gone.mlir"
    for jobs in ("1", "2"):
        code, out, _ = stats_of(capsys, f"--jobs={jobs}", "--json", str(folder), str(gone))
        report = json.loads(out)
        assert code == 1 and report["files"] == FILES + 2 and list(report["failed"]) == [str(bad), str(gone)]
        assert report["failed"][str(bad)].startswith(f"{bad}:2:10: error: ") and "cannot open" in report["failed"][str(gone)]
        assert report["operations"]["func.func"] == 2 * (FILES - 1) + 1
    code, out, _ = stats_of(capsys, str(folder), str(gone))
    assert code == 1 and out.startswith(f"{FILES} of {FILES + 2} files") and f"{bad}:2:10: error: " in out


def test_a_directory_that_cannot_be_listed_is_an_error_and_the_others_are_read(folder, capsys, monkeypatch):
    closed = folder / "closed"
    closed.mkdir()
    scandir = os.scandir

    def refuse(path):
        if os.fspath(path) == str(closed):  # permissions do not stop root
            raise PermissionError(13, "Permission denied", str(closed))
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refuse)
    code, out, _ = stats_of(capsys, "--json", str(folder))
    report = json.loads(out)
    assert code == 1 and list(report["failed"]) == [str(closed)] and report["files"] == FILES + 2
    assert report["operations"]["func.func"] == 2 * FILES + 1


def ends(path):
    """Runs in another process, and ends it."""
    os._exit(3)


def test_a_process_that_ends_is_reported(folder):
    with pytest.raises(files.ToolError, match="a process ended"):
        corpus.sum_of([str(folder)], 2, ends)
    assert not multiprocessing.active_children()


def interrupted(path):
    if path.endswith("030.mlir"):
        raise KeyboardInterrupt
    return stats.contents(path, True)


def test_ctrl_c_ends_the_processes(folder):
    with pytest.raises(KeyboardInterrupt):
        corpus.sum_of([str(folder)], 2, interrupted)
    assert not multiprocessing.active_children()


def names(module):
    """Runs in another process."""
    return collections.Counter(op.operation.name for op in module.body.operations)


def test_the_library_maps_over_paths_and_modules_alone(folder):
    paths = sorted(str(path) for path in (folder / "inner").glob("*.mlir"))[:4]
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        modules = list(pool.map(mlircore.parse_file, paths))
        assert sum(pool.map(names, modules), collections.Counter()) == {"func.func": 8}


def hash_of(op):
    return op.operation.structural_hash()


@pytest.fixture
def dask():
    pytest.importorskip("distributed")
    import dask

    with dask.config.set(scheduler="synchronous"):
        yield dask


def test_bags_of_modules_and_operations(folder, dask):
    from mlircore.dask import modules, operations

    bag = modules(folder, npartitions=4)
    assert bag.npartitions == 4 and bag.map(names).fold(lambda a, b: a + b).compute() == {"func.func": 2 * FILES + 1}
    hashes = bag.map(lambda module: [hash_of(op) for op in module.body.operations]).flatten().frequencies().compute()
    assert sorted(dict(hashes).values())[-2:] == [FILES // 3, 2 * FILES // 3] and len(hashes) == FILES + 3
    text = folder / "one.mlir"
    text.write_text("".join(FUNCTION.format(number, "func.call @f1(%a) : (i32) -> i32") for number in range(50)))
    bag = operations(text, partition_size=20)
    assert bag.npartitions == 3 and bag.map(lambda op: str(op.attributes["sym_name"])).compute() == [f'"f{number}"' for number in range(50)]
    with ir.Context():
        expected = [hash_of(op) for op in ir.Module.parse(text.read_text()).body.operations]
    assert bag.map(hash_of).compute() == expected
    with pytest.raises(ValueError, match="partition_size must be positive, not 0"):
        operations(text, partition_size=0)
    text.write_text("func.func @f() {\n  return %x : i32\n}")
    with pytest.raises(ir.MLIRError, match=f"{text}.*2:10"):
        operations(text)
    with pytest.raises(ir.MLIRError, match=f"{text}.*2:10"):
        modules([text]).compute()


def test_modules_travel_between_the_workers_of_a_cluster(folder, dask):
    distributed = pytest.importorskip("distributed")
    from mlircore.dask import modules

    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster, distributed.Client(cluster):
        bag = modules(folder, npartitions=4)
        by_size = dict(bag.groupby(lambda module: len(module.body.operations)).compute(scheduler=None))
        assert {size: len(found) for size, found in by_size.items()} == {1: 1, 2: FILES}
        assert all(module.operation.verify() for module in by_size[2])


def test_without_dask_the_error_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "dask", None)
    monkeypatch.delitem(sys.modules, "mlircore.dask", raising=False)
    with pytest.raises(ImportError, match=r"pip install 'mlircore\[dask\]'"):
        import mlircore.dask  # noqa: F401
