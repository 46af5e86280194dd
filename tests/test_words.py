"""Plain English in comments and docstrings: STYLE.md's list of words to replace, as a test."""

import re

import pytest
from paths import ROOT

# Words that STYLE.md ("English") replaces, with the words to use.
PATTERNS = {
    r"\bbehind\b": "after, below, in",
    r"\bstands?\b(?! alone)": "is, appears",
    r"\b(?:told|tells?)\b": "inferred, stated, given",
    r"\bbut for\b": "except",
    r"\bperhaps\b": "optionally, or a condition",
    r"goes without saying": "is implied",
    r"\bas upstream\b(?!'s)(?! [a-z]+s\b)": "as mlir-opt 22 does",
    r"(?:^|[.:] )(?:What|Of)\b": "the subject first",
    r"\basks?\b": "reads, calls, needs",
    r"\bknows?\b": "has, reads",
    r"\bmay not\b": "must not, cannot",
    r"\b(?:is|are) gone\b": "freed, erased",
    r"\b(?:any|some|no)body\b": "a caller, a user, none",
}
WANTED = re.compile("|".join(f"({pattern})" for pattern in PATTERNS), re.MULTILINE)
C_COMMENT = re.compile(r"/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])+'", re.DOTALL)
PYTHON_COMMENT = re.compile(r'"""(?:\\.|[^\\])*?"""|#[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.DOTALL)


def comments(text, pattern, opening):
    """Each comment of a text with the number of its first line. Strings are skipped, so a docstring must begin its line."""
    for match in pattern.finditer(text):
        before = text[text.rfind("\n", 0, match.start()) + 1:match.start()]
        if match[0].startswith(opening) and (match[0][0] != '"' or not before.strip(" r")):
            words = re.sub(r"\s*\n[ *#]*", "\n", match[0].strip('/*"# '))
            yield text.count("\n", 0, match.start()) + 1, words


def found_in(path):
    """The places of a file that are to be rewritten: `path:line: words`."""
    c = path.suffix in (".c", ".h", ".def")
    if path.suffix == ".md":
        pieces = [(1, re.sub(r"```.*?```|`[^`]*`", lambda m: re.sub(r"[^\n]", "_", m[0]), path.read_text(), flags=re.DOTALL))]
    else:
        pieces = comments(path.read_text(), C_COMMENT if c else PYTHON_COMMENT, "/*" if c else ('"""', "#"))
    for first, words in pieces:
        lines = words.split("\n")
        flat = " ".join(lines)
        flat = re.sub(r"`[^`]*`", lambda m: "_" * len(m[0]), flat)
        for match in WANTED.finditer(flat):
            number, left = first, match.start()
            for line in lines:
                if left <= len(line):
                    break
                left, number = left - len(line) - 1, number + 1
            yield f"{path.relative_to(ROOT)}:{number}: {flat[max(0, match.start() - 40):match.end() + 30]}"


FOLDERS = {
    "src_c": ("*.c", "*.h", "*.def"),
    "mlircore": ("*.pyx", "*.pxi", "*.pxd"),
    "python": ("*.py", "*.pyi"),
    "tests": ("*.py", "*.c", "*.h"),
    "docs": ("*.md",),
    "examples": ("*.py", "*.md"),
}


@pytest.mark.parametrize("folder", FOLDERS)
def test_comments_are_in_plain_english(folder):
    found = [line for pattern in FOLDERS[folder] for path in sorted((ROOT / folder).rglob(pattern)) for line in found_in(path)]
    print("\n".join(found))
    assert not found, f"{len(found)} places, STYLE.md, English; the first: {found[0]}"
