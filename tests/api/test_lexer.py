"""Tokens in the Python API."""

import pytest
from mlircore import lexer

TEXT = '%0 = "a.b"(#x) : !t.u // c\n@"s" 0x1F 1.5e3 -> ... {-# #-} ::'


def test_tokens_of_every_kind_have_their_place_and_spelling():
    tokens = list(lexer.tokenize(TEXT))
    assert [t.text for t in tokens] == [
        "%0", "=", '"a.b"', "(", "#x", ")", ":", "!t.u", "// c", '@"s"', "0x1F", "1.5e3", "->", "...", "{-#", "#-}", "::",
    ]  # fmt: skip
    assert [t.kind for t in tokens][:3] == ["percent_identifier", "equal", "string"]
    assert tokens[8].kind == "comment"
    for token in tokens:
        assert TEXT[token.start : token.end] == token.text and token.error is None


def test_errors_are_tokens_with_a_message():
    error = [t for t in lexer.tokenize('a "open\n b') if t.kind == "error"]
    assert [(t.start, t.error) for t in error] == [(2, "expected '\"' in string literal")]


def test_columns_are_arrays_over_the_same_tokens():
    numpy = pytest.importorskip("numpy")
    kind, start, end = lexer.columns(TEXT)
    assert (kind.dtype, start.dtype, end.dtype) == (numpy.uint8, numpy.uint64, numpy.uint64)
    tokens = list(lexer.tokenize(TEXT.encode()))
    assert [lexer.KINDS[k] for k in kind] == [t.kind for t in tokens]
    assert list(zip(start.tolist(), end.tolist(), strict=True)) == [(t.start, t.end) for t in tokens]
    assert len(lexer.columns("").kind) == 0


def test_columns_outlive_the_table():
    kind, _, _ = lexer.columns("a " * 1000)
    assert (kind == kind[0]).all() and len(kind) == 1000
    with pytest.raises((ValueError, TypeError)):
        kind[0] = 1
