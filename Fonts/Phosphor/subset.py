"""Cuts the icon fonts down to the glyphs that symbols are drawn with.

usage: python3 subset.py FOLDER-OF-ICON-FONTS TABLE OUTPUT-FOLDER

TABLE is Sources/Symbols/SymbolTable.swift, which says which glyph a symbol is drawn with. Kept are the glyphs that it
names, the filled form of each, and of Phosphor three weights. Glyphs keep the names of their sets, by which they are found;
characters are left out.
"""

import json
import pathlib
import re
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

WEIGHTS = ["", "-light", "-bold", "-fill"]


def table_glyphs(path):
    entries = re.search(r'"""\n(.*?)"""', path.read_text(), re.S).group(1)
    return [entry.split("=")[1].split("@")[0] for entry in entries.split()]


def cut(source, charmap, wanted, target):
    # Without HarfBuzz's packer, which fontTools would use where it is installed: the same bytes on every machine.
    font = TTFont(source, recalcTimestamp=False)
    by_character = font.getBestCmap()
    codes = {name: int(code, 16) for name, code in charmap.items()}
    names = {by_character[codes[name]]: name for name in wanted if name in codes and codes[name] in by_character}
    options = subset.Options(
        hinting=False, glyph_names=False, notdef_outline=True, harfbuzz_repacker=False, recalc_timestamp=False,
        layout_features=[], name_IDs=[0, 1, 2, 3, 4, 5, 6, 13], drop_tables=["GSUB", "GPOS", "gasp", "DSIG"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(glyphs=names.keys())
    subsetter.subset(font)
    order = [names.get(glyph, glyph) for glyph in font.getGlyphOrder()]
    glyf = font["glyf"]
    glyf.glyphs = {new: glyf.glyphs[old] for old, new in zip(font.getGlyphOrder(), order)}
    glyf.setGlyphOrder(order)
    for name in order:
        glyf[name].recalcBounds(glyf)
    # Material Design Icons say that all glyphs begin at their origin, and FreeType believes it.
    font["hmtx"].metrics = {
        new: (font["hmtx"].metrics[old][0], getattr(glyf[new], "xMin", 0))
        for old, new in zip(font.getGlyphOrder(), order)}
    font.setGlyphOrder(order)
    for table in font["cmap"].tables:
        table.cmap = {}
    font["post"].formatType = 2.0
    font["post"].extraNames = []
    font["post"].mapping = {}
    font["post"].glyphOrder = None
    font.save(target)
    return len(order)


def main(source, table, output):
    source, output = pathlib.Path(source), pathlib.Path(output)
    glyphs = table_glyphs(pathlib.Path(table))
    charmap = json.loads((source / "phosphor-charmap-1.3.0.json").read_text())
    bases = {re.sub("-fill$", "", glyph) for glyph in glyphs if ":" not in glyph}
    wanted = {base + weight for base in bases for weight in WEIGHTS} & charmap.keys()
    print("Phosphor", cut(source / "phosphor-1.3.0.ttf", charmap, wanted, output / "Phosphor/Phosphor.ttf"))
    charmap = json.loads((source / "materialdesignicons6-webfont-charmap-6.9.96.json").read_text())
    bases = {glyph.removeprefix("mdi:") for glyph in glyphs if ":" in glyph}
    wanted = (bases | {re.sub("-outline$", "", base) for base in bases}) & charmap.keys()
    print("Material Design Icons", cut(
        source / "materialdesignicons6-webfont-6.9.96.ttf", charmap, wanted,
        output / "MaterialDesignIcons/MaterialDesignIcons.ttf"))


if __name__ == "__main__":
    main(*sys.argv[1:])
