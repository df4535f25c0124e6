"""Cuts Noto Color Emoji down to the sequences of emoji.txt.

usage: python3 subset.py NotoColorEmoji.ttf OUTPUT.ttf

The ordinary closure over the ligatures would keep every joined emoji whose parts are kept, thousands of pictures.
So the glyphs are named one by one: the pictures of the listed sequences, and of their parts.
"""

import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

VARIATION_SELECTOR_16 = 0xFE0F


def ligatures(font):
    """Every joined glyph by the names of its parts."""
    found = {}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for first, entries in getattr(table, "ligatures", {}).items():
                for entry in entries:
                    found[(first, *entry.Component)] = entry.LigGlyph
    return found


def glyphs(sequence, cmap, joined):
    """The glyphs that draw a sequence: its parts and, where it has parts, the joined one."""
    parts = tuple(cmap[ord(scalar)] for scalar in sequence if ord(scalar) != VARIATION_SELECTOR_16)
    return {*parts, joined[parts] if len(parts) > 1 else parts[0]}


def keep_ligatures_only(font):
    """Drops the rules that draw unknown flags as a question mark: a flag that was cut out must be seen to be missing."""
    for record in font["GSUB"].table.FeatureList.FeatureRecord:
        record.Feature.LookupListIndex = [0]


def main(source, output):
    sequences = (pathlib.Path(__file__).parent / "emoji.txt").read_text(encoding="utf-8").split()
    font = TTFont(source, recalcTimestamp=False)  # the same bytes each time
    cmap, joined = font.getBestCmap(), ligatures(font)
    keep_ligatures_only(font)
    options = subset.Options(layout_features=["*"], layout_closure=False, name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(
        unicodes={ord(scalar) for sequence in sequences for scalar in sequence},
        glyphs=set().union(*(glyphs(sequence, cmap, joined) for sequence in sequences)),
    )
    subsetter.subset(font)
    subset.save_font(font, output, options)


if __name__ == "__main__":
    main(*sys.argv[1:])
