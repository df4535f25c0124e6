#!/usr/bin/env python3
"""Writes the patterns by which English words are divided.

    Sources/UnicodeAlgorithms/WordDivision/generate.py hyph-en-us.tex

The file is that of the package hyph-utf8 (https://www.hyphenation.org/tex), whose terms the written file repeats. Its
exceptions become patterns of whole words: 9 where they are divided, 8 where they are not, which no pattern exceeds.
"""

import pathlib
import re
import sys
import textwrap

TARGET = pathlib.Path(__file__).with_name("WordDivision+English.swift")
# As many letters as 64 bits hold, see WordDivision.swift.
LONGEST = 13


def items(source, command):
    body = re.search(r"\\%s\{(.*?)\n\}" % command, source, re.S)[1]
    return " ".join(line.partition("%")[0] for line in body.splitlines()).split()


def pattern(exception):
    """The start of `.ta9ble.` with 8 between the other letters, of as many letters as fit."""
    letters = re.findall(r"-?[a-z]", exception)
    digits = "".join(("9" if letter[0] == "-" else "8") + letter[-1] for letter in letters)
    whole = f".{digits[1:]}."
    while len(re.sub(r"\d", "", whole)) > LONGEST:
        whole = whole[:-1].rstrip("89")
    return whole


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    source = pathlib.Path(sys.argv[1]).read_text(encoding="ascii")
    patterns = items(source, "patterns") + [pattern(word) for word in items(source, "hyphenation")]
    assert max(len(re.sub(r"\d", "", item)) for item in patterns) <= LONGEST
    lines = textwrap.wrap(" ".join(patterns), 120, break_long_words=False)
    TARGET.write_text("\n".join([
        "// Hyphenation patterns for American English, by WordDivision/generate.py from hyph-en-us.tex; do not edit.",
        "//",
        "// Copyright (C) 1990, 2004, 2005 Gerard D.C. Kuiken",
        "// Copying and distribution of this file, with or without modification, are permitted in any medium without royalty",
        "// provided the copyright notice and this notice are preserved.",
        "",
        "extension WordDivision {",
        "  /// American English.",
        "  package static let english = WordDivision(",
        '    patterns: """',
        *[f"      {line}" for line in lines],
        '      """)',
        "}",
        "",
    ]), encoding="ascii")


if __name__ == "__main__":
    main()
