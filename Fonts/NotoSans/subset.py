"""Cuts the Noto Sans fonts of four scripts down to what pictures need of them.

usage: python3 subset.py FOLDER-OF-NOTO-FONTS OUTPUT-FOLDER

Kept are all characters of the script, with every layout feature. Left out are the hints, which are never used, and
Latin letters, digits and punctuation, which Inter draws.
"""

import pathlib
import sys

from fontTools import subset

# By Unicode's blocks; BundledFonts.swift has the same ranges.
SCRIPTS = {
    "Arabic": [(0x600, 0x6FF), (0x750, 0x77F), (0x8A0, 0x8FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFC)],
    "Hebrew": [(0x590, 0x5FF), (0xFB1D, 0xFB4F)],
    "Thai": [(0xE00, 0xE7F)],
    "Devanagari": [(0x900, 0x97F), (0x1CD0, 0x1CFF), (0xA830, 0xA839), (0xA8E0, 0xA8FF)],
}
# What shaping itself asks for: spaces, joiners, direction marks, and the dotted circle under marks without a letter.
SHARED = [0x20, 0xA0, 0x200C, 0x200D, 0x200E, 0x200F, 0x25CC]


def main(source, output):
    options = subset.Options(layout_features=["*"], hinting=False, name_IDs=["*"], notdef_outline=True)
    for script, ranges in SCRIPTS.items():
        for weight in ("Regular", "Bold"):
            name = f"NotoSans{script}-{weight}.ttf"
            font = subset.load_font(pathlib.Path(source) / name, options)
            subsetter = subset.Subsetter(options)
            subsetter.populate(
                unicodes=SHARED + [scalar for first, last in ranges for scalar in range(first, last + 1)])
            subsetter.subset(font)
            subset.save_font(font, pathlib.Path(output) / name, options)


if __name__ == "__main__":
    main(*sys.argv[1:])
