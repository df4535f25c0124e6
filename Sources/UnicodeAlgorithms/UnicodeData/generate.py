#!/usr/bin/env python3
"""Writes the tables of characters, line breaking, directions, scripts and emoji from the Unicode Character Database 15.0.0.

    Sources/UnicodeAlgorithms/UnicodeData/generate.py /usr/share/unicode

The folder is the database as Debian's package unicode-data 15.0.0 installs it, or as
https://www.unicode.org/Public/15.0.0/ucd has it. Written are the `+Table.swift` files and, for the tests, the
standard's own cases and sequences without their comments. See LICENSE.txt for the terms of the data.
"""

import pathlib
import re
import struct
import sys
import zlib

VERSION = "15.0.0"
ALGORITHMS = pathlib.Path(__file__).resolve().parent.parent
TESTS = ALGORITHMS.parents[1] / "Tests/UnicodeAlgorithmsTests"
# In the order of the bits in EmojiProperties.swift.
EMOJI = [
    "Emoji", "Emoji_Presentation", "Emoji_Modifier", "Emoji_Modifier_Base", "Emoji_Component", "Extended_Pictographic",
]# In the order of HarfBuzz's hb_unicode_general_category_t.
CATEGORIES = "Cc Cf Cn Co Cs Ll Lm Lo Lt Lu Mc Me Mn Nd Nl No Pc Pd Pe Pf Pi Po Ps Sc Sk Sm So Zl Zp Zs".split()
# The scripts whose consonants form conjuncts across a virama.
CONJOINING = {"Bengali", "Devanagari", "Gujarati", "Malayalam", "Oriya", "Telugu"}

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
    cases = (ALGORITHMS / "LineBreaking/LineBreakClass.swift").read_text(encoding="utf-8")
    names = re.findall(r"^  case \w+  // (\w+)( that)?", cases, re.M)
    split = {"OP": "OP wide", "ID": "ID unassigned"}
    return {split[name] if that else name: raw for raw, (name, that) in enumerate(names)}


def emoji_bits(folder):
    bits = [0] * 0x110000
    for first, last, name in properties(folder / "emoji/emoji-data.txt"):
        for scalar in range(first, last + 1):
            bits[scalar] |= 1 << EMOJI.index(name)
    return bits


def enumeration(path):
    """The raw value for each short name of an enumeration whose cases have it as their comment."""
    cases = (ALGORITHMS / path).read_text(encoding="utf-8")
    return {name: raw for raw, name in enumerate(re.findall(r"^  case \w+  // (\w+)", cases, re.M))}


def bidi_classes(folder):
    """The Bidi_Class of every code point; the file's comments say in words what unlisted ones have."""
    path = folder / "extracted/DerivedBidiClass.txt"
    short = value_aliases(folder, "bc")
    unlisted = [
        (int(first, 16), int(last, 16), short[name]) for first, last, name in re.findall(
            r"^# @missing: (\w+)\.\.(\w+); (\w+)", path.read_text(encoding="utf-8"), re.M)]
    return spread(unlisted + list(properties(path)))


def grapheme_classes(folder):
    """The Grapheme_Cluster_Break of every code point; all syllables of Hangul are LVT, GraphemeBreakClass knows which."""
    pictographs = [entry for entry in properties(folder / "emoji/emoji-data.txt") if entry[2] == "Extended_Pictographic"]
    classes = spread(properties(folder / "auxiliary/GraphemeBreakProperty.txt"), "Other")
    for first, last, value in pictographs:
        assert set(classes[first:last + 1]) == {"Other"}, "a pictograph has another class"
        classes[first:last + 1] = [value] * (last - first + 1)
    scripts = spread((first, last, name) for first, last, name in properties(folder / "Scripts.txt"))
    syllabic = spread(properties(folder / "IndicSyllabicCategory.txt"))
    combining = combining_classes(folder)
    for scalar, value in enumerate(classes):
        # Indic_Conjunct_Break as DerivedCoreProperties.txt of Unicode 15.1 defines it.
        conjoining = scripts[scalar] in CONJOINING
        if conjoining and syllabic[scalar] == "Virama":
            assert value == "Extend"
            classes[scalar] = "Extend_Linker"
        elif conjoining and syllabic[scalar] == "Consonant":
            assert value == "Other"
            classes[scalar] = "Consonant"
        elif value == "Extend" and combining[scalar]:
            classes[scalar] = "Extend_Mark"
    for scalar in range(0xAC00, 0xD7A4):
        assert classes[scalar] == ("LVT" if (scalar - 0xAC00) % 28 else "LV")
        classes[scalar] = "LVT"
    return classes


def combining_classes(folder):
    """The Canonical_Combining_Class of every code point."""
    return [int(value) for value in spread(properties(folder / "extracted/DerivedCombiningClass.txt"), "0")]


def character_bits(folder):
    """The index of every code point's General_Category, and bit 7 where it is ignorable by default."""
    categories = spread(properties(folder / "extracted/DerivedGeneralCategory.txt"), "Cn")
    bits = [CATEGORIES.index(category) for category in categories]
    for first, last, name in properties(folder / "DerivedCoreProperties.txt"):
        if name == "Default_Ignorable_Code_Point":
            for scalar in range(first, last + 1):
                bits[scalar] |= 0x80
    return bits


def canonical_pairs(folder):
    """A number for each canonical decomposition: bit 63 where it is not composed, then 21 bits for each character."""
    excluded = {
        scalar for first, last, name in properties(folder / "DerivedNormalizationProps.txt")
        if name == "Full_Composition_Exclusion" for scalar in range(first, last + 1)}
    for line in (folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        if fields[5] and not fields[5].startswith("<"):
            scalar, (first, *second) = int(fields[0], 16), [int(part, 16) for part in fields[5].split()]
            assert len(second) <= 1 and (second or scalar in excluded)
            yield (scalar in excluded) << 63 | scalar << 42 | first << 21 | (second or [0])[0]


def value_aliases(folder, prefix):
    """The short name for each long name of a property's values."""
    aliases = {}
    for line in (folder / "PropertyValueAliases.txt").read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields[0] == prefix:
            aliases[fields[2]] = fields[1]
    return aliases


def mirrored(folder):
    """A number for each character with a mirror image: it, its image, and 1 or 2 for a bracket that opens or closes."""
    images = {first: int(value, 16) for first, _, value in properties(folder / "BidiMirroring.txt")}
    brackets = {}
    for line in (folder / "BidiBrackets.txt").read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) == 3:
            brackets[int(fields[0], 16)] = fields[2]
            assert images[int(fields[0], 16)] == int(fields[1], 16), "brackets are mirror images of each other"
    for line in (folder / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
        fields = line.split(";")
        if int(fields[0], 16) in brackets and fields[5] and not fields[5].startswith("<"):
            assert (fields[0], fields[5]) in [("2329", "3008"), ("232A", "3009")], "MirrorImage.swift knows two"
    return [
        scalar << 32 | image << 8 | {"o": 1, "c": 2}.get(brackets.get(scalar), 0)
        for scalar, image in sorted(images.items())]


def scripts(folder):
    """The index of every code point's script, and the names: from left to right first, then the others."""
    short = value_aliases(folder, "sc")
    values = spread([(first, last, short[name]) for first, last, name in properties(folder / "Scripts.txt")], "Zzzz")
    directions = bidi_classes(folder)
    assigned = {scalar for first, last, _ in properties(folder / "Scripts.txt") for scalar in range(first, last + 1)}
    shared = ["Zyyy", "Zinh", "Zzzz"]
    backward = sorted({values[scalar] for scalar in assigned if directions[scalar] in ("R", "AL")} - set(shared))
    forward = sorted(set(values) - set(backward) - set(shared))
    names = shared + forward + backward
    index = {name: at for at, name in enumerate(names)}
    return [index[value] for value in values], names, len(backward)


def write_swift(path, declarations):
    path.write_text("\n".join([
        f"// Written by UnicodeData/generate.py from the Unicode Character Database {VERSION}; do not edit.",
        "// © 2022 Unicode®, Inc. See UnicodeData/LICENSE.txt.",
        "",
        f"extension {path.name.partition('+')[0]} {{",
        *declarations,
        "}",
        "",
    ]), encoding="utf-8")


def rows(literals, count):
    return [f"    {', '.join(literals[at:at + count])}," for at in range(0, len(literals), count)]


def text(numbers, digits):
    """Numbers as text: the compiler takes seconds for literals of as many numbers."""
    count = 116 // (digits + 1)
    words = [f"{number:0{digits}X}" for number in numbers]
    return ['"""', *[" ".join(words[at:at + count]) for at in range(0, len(words), count)], '""")']


def table(values):
    """The places where the values of all code points change."""
    entries = [(scalar << 8) | value for scalar, value in enumerate(values) if scalar == 0 or values[scalar - 1] != value]
    return scalar_table(entries)


def scalar_table(entries):
    first, *rest = text(entries, 8)
    return ["  static let table = ScalarTable(", f"    changes: {first}", *[f"      {line}" for line in rest]]


def write_table(path, values):
    write_swift(path, table(values))


def write_scripts(path, folder):
    values, names, backward = scripts(folder)
    write_swift(path, [
        *table(values),
        "",
        "  /// The ISO 15924 names at the indices that the table has.",
        "  static let names: [StaticString] = [",
        *rows([f'"{name}"' for name in names], 12),
        "  ]",
        "",
        "  /// The index of the first script that runs from right to left; all after it do.",
        f"  static let firstRightToLeft: UInt8 = {len(names) - backward}",
    ])


def write_entries(path, numbers):
    write_swift(path, pair_table(numbers))


def pair_table(numbers):
    return [
        "  static let table: [UInt64] = hexadecimalNumbers(",
        *[f"    {line}" for line in text(numbers, 16)]]


def bidi_cases(path):
    """The standard's cases: for each sequence a list of `directions,paragraph level,levels,order`."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert VERSION in lines[0], f"{path} is not of Unicode {VERSION}"
    cases = {}
    levels = order = None
    for line in lines:
        line = line.split("#")[0].strip()
        if line.startswith("@Levels:"):
            levels = line[8:].split()
        elif line.startswith("@Reorder:"):
            order = line[9:].split()
        elif line and ";" in line:
            fields = [field.strip() for field in line.split(";")]
            directions, base = fields[1], "-"
            if len(fields) == 5:
                levels, order, base = fields[3].split(), fields[4].split(), fields[2]
                directions = {"2": "1", "0": "2", "1": "4"}[directions]
            result = ",".join([directions, base, " ".join(levels), " ".join(order)])
            cases.setdefault(tuple(fields[0].split()), []).append(result)
    return cases


def write_bidi_cases(path, target):
    """Writes the standard's cases, numbered and sorted, as the grey pixels of a PNG: the tests have its reader.

    Two lines and one for each different result in words, an empty line, and numbers of one byte: for all sequences of
    one length their first symbols, their second ones, ..., the higher and the lower bytes of their results. In columns,
    neighbours are mostly equal, so that 15 MB of text become 0.1. Nothing is lost but comments.
    """
    cases = bidi_cases(path)
    symbols = sorted({symbol for sequence in cases for symbol in sequence})
    results = sorted({";".join(result) for result in cases.values()})
    symbol_index = {symbol: at for at, symbol in enumerate(symbols)}
    result_index = {result: at for at, result in enumerate(results)}
    lengths = sorted({len(sequence) for sequence in cases})
    groups = [sorted(sequence for sequence in cases if len(sequence) == length) for length in lengths]
    sizes = " ".join(f"{length}:{len(group)}" for length, group in zip(lengths, groups))
    data = "\n".join([" ".join(symbols), sizes, *results, "\n"]).encode()
    for length, group in zip(lengths, groups):
        indices = [result_index[";".join(cases[sequence])] for sequence in group]
        for column in range(length):
            data += bytes(symbol_index[sequence[column]] for sequence in group)
        data += bytes(index >> 8 for index in indices) + bytes(index & 0xFF for index in indices)
    write_png(target, data)


def write_png(path, data):
    width = 1024
    height = -(-len(data) // width)
    data = data.ljust(width * height, b"\0")
    scanlines = b"".join(b"\0" + data[at:at + width] for at in range(0, len(data), width))

    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(scanlines, 9)) + chunk(b"IEND", b""))


def cases_text(folder, name):
    lines = (folder / "auxiliary" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert VERSION in lines[0], f"{name}.txt is not of Unicode {VERSION}"
    head = [
        f"# {name}-{VERSION}.txt without the comments after its cases, by UnicodeData/generate.py.",
        *lines[2:5],
        "# The licence is in Sources/UnicodeAlgorithms/UnicodeData/LICENSE.txt.",
    ]
    cases = [line.split("#")[0].strip() for line in lines if not line.startswith("#")]
    return "\n".join(head + [case for case in cases if case]) + "\n"


def emoji_text(folder):
    """All emoji as they are to be written, and all characters that variation selectors choose text or picture of."""
    def rows(name, kept):
        for line in (folder / "emoji" / name).read_text(encoding="utf-8").splitlines():
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) >= 2 and kept(fields):
                yield fields[0]
    head = [
        "# The fully-qualified emoji of emoji-test.txt and the bases of emoji-variation-sequences.txt, Unicode 15.0,",
        "# by UnicodeData/generate.py. The licence is in Sources/UnicodeAlgorithms/UnicodeData/LICENSE.txt.",
    ]
    emoji = rows("emoji-test.txt", lambda fields: fields[1] == "fully-qualified")
    bases = rows("emoji-variation-sequences.txt", lambda fields: fields[1] == "text style")
    return "\n".join([
        *head, *("emoji; " + sequence for sequence in emoji), *("base; " + row.split()[0] for row in bases)]) + "\n"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    assert VERSION in (folder / "LineBreak.txt").read_text(encoding="utf-8").splitlines()[0]
    raw = raw_values()
    write_table(
        ALGORITHMS / "LineBreaking/LineBreakClass+Table.swift", [raw[name] for name in resolved_classes(folder)])
    write_table(ALGORITHMS / "Emoji/EmojiProperties+Table.swift", emoji_bits(folder))
    for path in ["LineBreaking/LineBreakTest.txt", "Characters/GraphemeBreakTest.txt"]:
        (TESTS / path).write_text(cases_text(folder, pathlib.Path(path).stem), encoding="utf-8")
    graphemes = enumeration("Characters/GraphemeBreakClass.swift")
    write_table(
        ALGORITHMS / "Characters/GraphemeBreakClass+Table.swift",
        [graphemes[name] for name in grapheme_classes(folder)])
    bidi = enumeration("Bidirectional/BidiClass.swift")
    write_table(
        ALGORITHMS / "Bidirectional/BidiClass+Table.swift", [bidi[name] for name in bidi_classes(folder)])
    write_entries(ALGORITHMS / "Bidirectional/MirrorImage+Table.swift", mirrored(folder))
    write_entries(ALGORITHMS / "Characters/CanonicalPair+Table.swift", canonical_pairs(folder))
    write_table(ALGORITHMS / "Characters/CharacterProperties+Table.swift", character_bits(folder))
    write_table(ALGORITHMS / "Characters/CombiningClass+Table.swift", combining_classes(folder))
    write_scripts(ALGORITHMS / "Scripts/WritingScript+Table.swift", folder)
    for name in ["BidiTest", "BidiCharacterTest"]:
        write_bidi_cases(folder / f"{name}.txt", TESTS / f"Bidirectional/{name}.png")
    (TESTS.parent / "TypesettingTests/Shaping/EmojiSequences.txt").write_text(emoji_text(folder), encoding="utf-8")


if __name__ == "__main__":
    main()
