"""Cuts the Noto fonts of scripts and symbols, and of monospaced and serif letters, down to what pictures need of them.

usage: python3 subset.py FOLDER-OF-NOTO-FONTS OUTPUT-FOLDER
The output folder holds the folders NotoSans and NotoSerif.

Kept are all characters of the blocks below, with every layout feature. Left out are the hints, which are never used, and,
but for the families of letters, Latin letters, digits and punctuation, which Inter draws.
"""

import pathlib
import sys

from fontTools import subset

# By Unicode's blocks; BundledFonts.swift has the same ranges.
SYMBOLS = [(0x2190, 0x27FF), (0x2900, 0x2BFF), (0x1F300, 0x1F6FF)]
# Latin, Greek and Cyrillic, punctuation, currencies.
LETTERS = [(0x20, 0x24F), (0x300, 0x52F), (0x1E00, 0x1FFF), (0x2010, 0x2027), (0x2030, 0x205E), (0x2070, 0x20BF)]
FONTS = {
    ("SansArabic", "Regular", "Bold"): [(0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)],
    ("SansHebrew", "Regular", "Bold"): [(0x590, 0x5FF), (0xFB1D, 0xFB4F)],
    ("SansThai", "Regular", "Bold"): [(0xE00, 0xE7F)],
    ("SansDevanagari", "Regular", "Bold"): [(0x900, 0x97F), (0x1CD0, 0x1CFF), (0xA830, 0xA839), (0xA8E0, 0xA8FF)],
    ("SansSymbols2", "Regular"): SYMBOLS + [(0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF)],
    ("SansSymbols", "Regular"): SYMBOLS + [(0x1F100, 0x1F1FF)],
    ("SansMath", "Regular"): [(0x2100, 0x27FF), (0x2900, 0x2BFF)],
    # Families of their own; the monospaced one with arrows, operators, boxes.
    ("SansMono", "Regular", "Bold"): LETTERS + [(0x2100, 0x22FF), (0x2500, 0x25FF), (0xFB01, 0xFB02)],
    ("Serif", "Regular", "SemiBold", "Bold", "Italic", "BoldItalic"):
        LETTERS + [(0x2100, 0x22FF), (0xFB00, 0xFB04)],
}
# What shaping itself asks for: spaces, joiners, direction marks, and the dotted circle under marks without a letter.
SHARED = [0x20, 0xA0, 0x200C, 0x200D, 0x200E, 0x200F, 0x25CC]


def main(source, output):
    # Without HarfBuzz's packer, which fontTools would use where it is installed: the same bytes on every machine.
    options = subset.Options(
        layout_features=["*"], hinting=False, name_IDs=["*"], notdef_outline=True, harfbuzz_repacker=False)
    for (font_name, *styles), ranges in FONTS.items():
        for style in styles:
            name = f"Noto{font_name}-{style}.ttf"
            font = subset.load_font(pathlib.Path(source) / name, options)
            subsetter = subset.Subsetter(options)
            subsetter.populate(
                unicodes=SHARED + [scalar for first, last in ranges for scalar in range(first, last + 1)])
            subsetter.subset(font)
            folder = "NotoSerif" if font_name == "Serif" else "NotoSans"
            subset.save_font(font, pathlib.Path(output) / folder / name, options)


if __name__ == "__main__":
    main(*sys.argv[1:])
