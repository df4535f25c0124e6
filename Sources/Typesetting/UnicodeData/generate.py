#!/usr/bin/env python3
"""Writes the tables of line breaking and emoji from the Unicode Character Database, version 15.0.0.

    Sources/Typesetting/UnicodeData/generate.py /usr/share/unicode

The folder is the database as Debian's package unicode-data 15.0.0 installs it, or as
https://www.unicode.org/Public/15.0.0/ucd has it. Written are two `+Table.swift` files and, for the tests, the
standard's own cases without their comments. See LICENSE.txt for the terms of the data.
"""

import pathlib
import re
import sys

VERSION = "15.0.0"
TYPESETTING = pathlib.Path(__file__).resolve().parent.parent
CASES = TYPESETTING.parents[1] / "Tests/TypesettingTests/LineBreaking/LineBreakTest.txt"
# In the order of the bits in EmojiProperties.swift.
EMOJI = [
    "Emoji", "Emoji_Presentation", "Emoji_Modifier", "Emoji_Modifier_Base", "Emoji_Component", "Extended_Pictographic",
]

# LineBreak.txt says in words which unlisted code points are not XX.
UNLISTED = [
    (0x0000, 0x10FFFF, "XX"), (0x20A0, 0x20CF, "PR"), (0x3400, 0x4DBF, "ID"), (0x4E00, 0x9FFF, "ID"),
    (0xF900, 0xFAFF, "ID"), (0x1F000, 0x1FAFF, "ID"), (0x1FC00, 0x1FFFD, "ID"), (0x20000, 0x2FFFD, "ID"),
    (0x30000, 0x3FFFD, "ID"),
]


def properties(path):
    """The (first, last, value) of every line of a file of the database."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) >= 2:
            first, _, last = fields[0].partition("..")
            yield int(first, 16), int(last or first, 16), fields[1]


def spread(ranges, default=None):
    values = [default] * 0x110000
    for first, last, value in ranges:
        values[first:last + 1] = [value] * (last - first + 1)
    return values


def resolved_classes(folder):
    """The class of every code point after rule LB1, with the two splits of LineBreakClass."""
    classes = spread(UNLISTED + list(properties(folder / "LineBreak.txt")))
    widths = spread(properties(folder / "EastAsianWidth.txt"), "N")
    categories = spread(properties(folder / "extracted/DerivedGeneralCategory.txt"))
    pictographs = spread(
        entry for entry in properties(folder / "emoji/emoji-data.txt") if entry[2] == "Extended_Pictographic")
    for scalar, value in enumerate(classes):
        if value in ("AI", "SG", "XX"):
            value = "AL"
        elif value == "CJ":
            value = "NS"
        elif value == "SA":
            value = "CM" if categories[scalar] in ("Mn", "Mc") else "AL"
        elif value == "OP" and widths[scalar] in ("F", "H", "W"):
            value = "OP wide"
        elif value == "CP":
            assert widths[scalar] not in ("F", "H", "W"), "LB30 needs wide CP told apart"
        if categories[scalar] == "Cn" and pictographs[scalar]:
            assert value == "ID", "LB30b needs another split"
            value = "ID unassigned"
        classes[scalar] = value
    return classes


def raw_values():
    """The raw value for each short name, in the order of the enumeration's cases."""
    cases = (TYPESETTING / "LineBreaking/LineBreakClass.swift").read_text(encoding="utf-8")
    names = re.findall(r"^  case \w+  // (\w+)( that)?", cases, re.M)
    split = {"OP": "OP wide", "ID": "ID unassigned"}
    return {split[name] if that else name: raw for raw, (name, that) in enumerate(names)}


def emoji_bits(folder):
    bits = [0] * 0x110000
    for first, last, name in properties(folder / "emoji/emoji-data.txt"):
        for scalar in range(first, last + 1):
            bits[scalar] |= 1 << EMOJI.index(name)
    return bits


def write_table(path, values):
    """Writes the places where the values of all code points change."""
    entries = [(scalar << 8) | value for scalar, value in enumerate(values) if scalar == 0 or values[scalar - 1] != value]
    rows = [", ".join(f"0x{entry:08X}" for entry in entries[at:at + 9]) for at in range(0, len(entries), 9)]
    path.write_text("\n".join([
        f"// Written by UnicodeData/generate.py from the Unicode Character Database {VERSION}; do not edit.",
        "// © 2022 Unicode®, Inc. See UnicodeData/LICENSE.txt.",
        "",
        f"extension {path.name.partition('+')[0]} {{",
        "  static let table = ScalarTable(changes: [",
        *[f"    {row}," for row in rows],
        "  ])",
        "}",
        "",
    ]), encoding="utf-8")


def cases_text(folder):
    lines = (folder / "auxiliary/LineBreakTest.txt").read_text(encoding="utf-8").splitlines()
    assert VERSION in lines[0], f"LineBreakTest.txt is not of Unicode {VERSION}"
    head = [
        f"# LineBreakTest-{VERSION}.txt without the comments after its cases, by UnicodeData/generate.py.",
        *lines[2:5],
        "# The licence is in Sources/Typesetting/UnicodeData/LICENSE.txt.",
    ]
    cases = [line.split("#")[0].strip() for line in lines if not line.startswith("#")]
    return "\n".join(head + [case for case in cases if case]) + "\n"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    assert VERSION in (folder / "LineBreak.txt").read_text(encoding="utf-8").splitlines()[0]
    raw = raw_values()
    write_table(
        TYPESETTING / "LineBreaking/LineBreakClass+Table.swift", [raw[name] for name in resolved_classes(folder)])
    write_table(TYPESETTING / "Shaping/EmojiProperties+Table.swift", emoji_bits(folder))
    CASES.write_text(cases_text(folder), encoding="utf-8")


if __name__ == "__main__":
    main()
