"""Rounds the corners of Inter: the family of texts that ask for the rounded design.

usage: python3 round.py FOLDER-OF-INTER OUTPUT-FOLDER

Widths, kerning and lines stay Inter's, so that a text in the rounded design breaks where the same text in the system's
does. Kept are the characters of the blocks below with their layout features, but for alternates; hints, which are never
used, are left out.
"""

import bisect
import math
import pathlib
import sys

import cffsubr
from fontTools import subset
from fontTools.misc.bezierTools import splitCubicAtT
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen

FAMILY = "Stills Rounded"
WEIGHTS = ["Light", "Regular", "Medium", "SemiBold", "Bold", "Black"]
# Latin, Greek and Cyrillic, punctuation, super- and subscripts, currencies, letterlike signs, fractions, arrows,
# operators, ligatures.
BLOCKS = [
    (0x20, 0x24F), (0x2B0, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x205E), (0x2070, 0x20BF), (0x2100, 0x218B),
    (0x2190, 0x21FF), (0x2200, 0x22FF), (0xFB01, 0xFB02)]
FEATURES = ["calt", "case", "ccmp", "dnom", "frac", "kern", "liga", "locl", "mark", "mkmk", "numr", "subs", "sups", "tnum"]
# A vertex where the contour turns less, in radians, lies within a curve.
SMALLEST_TURN = math.radians(12)
# Corners that turn more are cut as this one, lest the tip of an arrow lose its length.
STEEPEST_TURN = math.radians(150)
# How much of a side its two corners may take.
LARGEST_SHARE = 0.99
# Into how many lines a curve is divided to measure it.
STEPS = 32


class Segment:
    """A line of two points or a cubic Bézier curve of four."""

    def __init__(self, points):
        self.points = points
        # The distances from the start after each step.
        self.distances = [0]
        samples = points if len(points) == 2 else [self.at(step / STEPS) for step in range(STEPS + 1)]
        for a, b in zip(samples, samples[1:]):
            self.distances.append(self.distances[-1] + math.dist(a, b))
        self.length = self.distances[-1]

    def at(self, t):
        a, b, c, d = self.points
        weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
        return tuple(sum(w * p[i] for w, p in zip(weights, (a, b, c, d))) for i in (0, 1))

    def direction(self, at_end):
        """The angle in which the segment starts or ends, in radians."""
        points = self.points[::-1] if at_end else self.points
        other = next(p for p in points[1:] if math.dist(p, points[0]) > 1e-6)
        x, y = other[0] - points[0][0], other[1] - points[0][1]
        return math.atan2(-y, -x) if at_end else math.atan2(y, x)

    def parameter(self, distance):
        """Where the segment is a distance from its start, from 0 to 1."""
        step = min(bisect.bisect_left(self.distances, distance, lo=1), len(self.distances) - 1)
        before, after = self.distances[step - 1], self.distances[step]
        return min(max((step - 1 + (distance - before) / (after - before)) / (len(self.distances) - 1), 0), 1)

    def part(self, start, end):
        """What lies between two distances from the start."""
        first, last = self.parameter(start), self.parameter(end)
        if len(self.points) == 4:
            cuts = [t for t in (first, last) if 0 < t < 1]
            return Segment(list(splitCubicAtT(*self.points, *cuts)[1 if first > 0 else 0]))
        return Segment([tuple(a + (b - a) * t for a, b in zip(*self.points)) for t in (first, last)])


class Side:
    """What lies between two corners of a contour: segments that pass into each other smoothly."""

    def __init__(self, segments):
        self.segments = segments
        self.length = sum(segment.length for segment in segments)

    def part(self, start, end):
        """The segments between two distances from the start, of which there are some."""
        result, passed = [], 0
        for segment in self.segments:
            low, high = max(start - passed, 0), min(end - passed, segment.length)
            if high - low > 1e-3:
                result.append(segment if high - low == segment.length else segment.part(low, high))
            passed += segment.length
        return result


def turn(before, after):
    """By how much a contour turns to the left from one direction to the next, from -π to π."""
    return math.remainder(after - before, 2 * math.pi)


def segments(contour):
    """The segments of a closed contour as a recording pen has it."""
    result, start, current = [], None, None
    for operator, operands in contour:
        if operator == "moveTo":
            start = current = operands[0]
        elif operator in ("lineTo", "curveTo"):
            result.append(Segment([current, *operands]))
            current = operands[-1]
    result.append(Segment([current, start]))
    return [segment for segment in result if segment.length > 0]


def sides(contour):
    """The sides of a contour, and by how much it turns before each; none of a contour without corners."""
    turns = [turn(contour[i - 1].direction(True), contour[i].direction(False)) for i in range(len(contour))]
    starts = [i for i, angle in enumerate(turns) if abs(angle) > SMALLEST_TURN]
    ends = starts[1:] + [start + len(contour) for start in starts[:1]]
    return [(Side((contour + contour)[start:end]), turns[start]) for start, end in zip(starts, ends)]


def rounded(contour, radius):
    """The contour with arcs for its outer corners: ink lies to the left, so that they are where it turns to the left."""
    found = sides(contour)
    if len(found) == 4 and all(abs(angle - math.pi / 2) < 0.3 for _, angle in found):
        # Dots, dashes and plain stems end in half circles.
        radius = min(side.length for side, _ in found) / 2
    cuts = [radius * math.tan(min(angle, STEEPEST_TURN) / 2) if angle > 0 else 0 for _, angle in found]
    for i, (side, _) in enumerate(found):
        following = (i + 1) % len(found)
        share = min(1, side.length * LARGEST_SHARE / max(cuts[i] + cuts[following], 1))
        cuts[i], cuts[following] = cuts[i] * share, cuts[following] * share
    kept = [side.part(cuts[i], side.length - cuts[(i + 1) % len(found)]) for i, (side, _) in enumerate(found)]
    result = []
    for i, segments in enumerate(kept):
        if cuts[i] > 0:
            result.append(arc(kept[i - 1][-1], segments[0]))
        result += segments
    return result or contour


def arc(before, after):
    """A curve from the end of a segment to the start of another; where both are lines of one length, a circle's arc."""
    start, end = before.points[-1], after.points[0]
    first, last = before.direction(True), after.direction(False)
    angle = turn(first, last)
    # The handles of an arc are 4/3 tan(angle / 4) radii long, and its chord is 2 sin(angle / 2) radii.
    length = math.dist(start, end) * 2 / 3 * math.tan(angle / 4) / math.sin(angle / 2)
    return Segment([
        start, (start[0] + length * math.cos(first), start[1] + length * math.sin(first)),
        (end[0] - length * math.cos(last), end[1] - length * math.sin(last)), end])


def draw(contour, pen):
    pen.moveTo(contour[0].points[0])
    for segment in contour:
        pen.lineTo(*segment.points[1:]) if len(segment.points) == 2 else pen.curveTo(*segment.points[1:])
    pen.closePath()


def contours(glyph, glyphs):
    pen = DecomposingRecordingPen(glyphs)
    glyph.draw(pen)
    result = []
    for operator, operands in pen.value:
        if operator == "moveTo":
            result.append([])
        result[-1].append((operator, operands))
    return result


def round_corners(font):
    glyphs, top = font.getGlyphSet(), font["CFF "].cff.topDictIndex[0]
    stem = [x for contour in contours(glyphs[font.getBestCmap()[ord("l")]], glyphs) for _, points in contour for x, _ in points]
    radius = (max(stem) - min(stem)) / 2
    strings = {}
    for name in font.getGlyphOrder():
        pen = T2CharStringPen(font["hmtx"][name][0] - top.Private.nominalWidthX, glyphs)
        for contour in contours(glyphs[name], glyphs):
            draw(rounded(segments(contour), radius), pen)
        strings[name] = pen.getCharString(top.Private, top.GlobalSubrs)
    for name, string in strings.items():
        top.CharStrings[name] = string


def rename(font, weight):
    for record in font["name"].names:
        text = record.toUnicode()
        if record.nameID in (1, 3, 4, 16):
            record.string = text.replace("Inter", FAMILY)
        elif record.nameID == 6:
            record.string = f"StillsRounded-{weight}"
        elif record.nameID == 10:
            record.string = "Inter with round corners"
    top = font["CFF "].cff
    top.fontNames = [f"StillsRounded-{weight}"]
    top.topDictIndex[0].FamilyName, top.topDictIndex[0].FullName = FAMILY, f"{FAMILY} {weight}"


def main(source, output):
    options = subset.Options(
        layout_features=FEATURES, hinting=False, desubroutinize=True, name_IDs=[0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 16, 17], notdef_outline=True,
        harfbuzz_repacker=False)
    for weight in WEIGHTS:
        font = subset.load_font(pathlib.Path(source) / f"Inter-{weight}.otf", options)
        font.recalcTimestamp = False
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=[scalar for first, last in BLOCKS for scalar in range(first, last + 1)])
        subsetter.subset(font)
        round_corners(font)
        rename(font, weight)
        cffsubr.subroutinize(font, keep_glyph_names=False)
        subset.save_font(font, pathlib.Path(output) / f"StillsRounded-{weight}.otf", options)


if __name__ == "__main__":
    main(*sys.argv[1:])
