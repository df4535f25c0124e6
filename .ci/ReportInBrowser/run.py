"""Makes a package with the records of a run, as tests leave them, for the report to be made of."""

import json
import os
import random
import struct
import zlib

HOSTILE = '</script><img src=x onerror="document.title=\'taken\'">\u202egnp.exe\x1b[31m\nline {{data}} \u2028 ${x} \'"`'


def png(width, height, pixel, layout=None):
    """A picture, with a layout as Stills stores it."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + b"".join(bytes(pixel(x, y)) for x in range(width)) for y in range(height))
    text = b"Layout Outline\0" + json.dumps(layout).encode("latin-1") if layout else None
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + (chunk(b"tEXt", text) if text else b"") + chunk(b"IDAT", zlib.compress(rows, 6)) + chunk(b"IEND", b""))


def digest(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return f"{len(data)}-{value:016x}"


def screen(button, top, title="Tell me another!"):
    """A small screen in outline: a background and a button."""
    def shape(name, frame, color):
        content = {"shape": {"_0": {"name": name, "style": {"fill": {"isEvenOdd": False}},
                                    "paint": {"color": {"_0": color}}}}}
        return {"depth": 0, "frame": frame, "content": content}
    line = {"text": title, "x": 0, "baseline": 8, "width": 40, "fonts": [{"size": 8, "color": "#FFFFFF"}]}
    text = {"depth": 0, "frame": [20, top + 5, 40, 10], "content": {"text": {"_0": {"lines": [line], "isCut": False}}}}
    layout = {"version": 1, "layout": {"size": [80, 120], "items": [
        shape("Background", [0, 0, 80, 120], "#F4F4F4"), shape("Capsule", [10, top, 60, 20], "#%02X%02X%02X" % button),
        text]}}

    def pixel(x, y):
        if 20 <= x < 140 and 2 * top <= y < 2 * top + 40:
            return (255, 255, 255) if 60 <= x < 100 and 2 * top + 14 <= y < 2 * top + 26 and (x // 4) % 2 else button
        return (244, 244, 244)
    return png(160, 240, pixel, layout)


class Run:
    """What is written down of a run, line by line."""

    def __init__(self, package):
        self.package = package
        self.write("Package.swift", b"// swift-tools-version: 6.2\n")
        self.lines = [{"begin": {
            "version": 2, "package": package, "root": package + "/.build/snapshots", "command": ["swift-test"],
            "process": 7, "started": 1790000000}}]
        self.line = 0

    def write(self, path, data):
        path = os.path.join(self.package, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)

    def add(self, outcome, name, expected=None, actual=None, ending="png", difference=None, **more):
        self.line += 1
        reference = f"__Snapshots__/AppTests/CardTests/{name}.{ending}"
        record = {
            "outcome": outcome, "test": f"AppTests.CardTests/{name}()", "file": "Tests/AppTests/CardTests.swift",
            "line": self.line, "column": 5, "strategy": {"format": "SnapshotPicture", "pathExtension": ending},
            "reference": reference, "files": []}
        if outcome == "mismatched" and expected is not None:
            record["referenceDigest"] = digest(expected)
        if expected is not None:
            self.write(reference, expected)
        if actual is not None and outcome in ("mismatched", "missing"):
            for label, data in [("expected", expected), ("actual", actual), ("difference", difference)]:
                if data is not None:
                    path = f".build/snapshots/failures/{self.line}/{label}.{ending}"
                    self.write(path, data)
                    record["files"].append({"label": label, "path": path, "digest": digest(data)})
            record["filter"] = f"^AppTests\\.CardTests/{name}(/|$)"
            record["message"] = "Snapshot does not match reference.\n\nIt differs."
        record.update(more)
        self.lines.append({"assertion": record})
        return record

    def save(self, is_whole=True):
        lines = self.lines + ([{"end": 7}] if is_whole else [])
        text = "".join(json.dumps(line) + "\n" for line in lines)
        self.write(".build/snapshots/runs/1790000000-7.jsonl", text.encode())


def measures(boxes, layout, expected="#2060C0", actual="#2868C8", sizes=((160, 240), (160, 240))):
    distance = {"value": 8, "x": 21, "y": 101, "expected": expected, "actual": actual}
    return {
        "pixels": {
            "expectedSize": sizes[0], "actualSize": sizes[1], "differing": sum(w * h for _, _, w, h in boxes),
            "forgiven": 0, "boxes": [dict(zip(("x", "y", "width", "height"), box)) for box in boxes], "masks": [],
            "largestChannelDifference": distance, "largestLabDistance": distance},
        "layout": layout}


def change(item, before, after, effects):
    return {"kind": "changed", "item": item, "before": before, "after": after, "effects": effects,
            "words": f"{item} " + ", ".join(effects)}


def make(package, passing=0, is_whole=True, failing=0):
    """A run with something of everything."""
    run = Run(package)
    blue, paler = (0x20, 0x60, 0xC0), (0x28, 0x68, 0xC8)
    colors = ["colour #2060C0 became #2868C8"]
    for name, top in [("first", 50), ("second", 60), ("third", 70)]:
        run.add("mismatched", name, screen(blue, top), screen(paler, top), measures=measures(
            [(20, 2 * top, 120, 40)],
            [change("Capsule", [10, top, 60, 20], [10, top, 60, 20], colors)]))
    moved = [change(item, [x, 50, w, 20], [x, 52, w, 20], ["moved 2 pt down"]) for item, x, w in [("Capsule", 10, 60)]]
    red = png(160, 240, lambda x, y: (255, 0, 0) if 100 <= y < 104 or 140 <= y < 144 else (250, 250, 250))
    run.add("mismatched", "moved", screen(blue, 50), screen(blue, 52), difference=red,
            measures=measures([(20, 100, 120, 4), (20, 140, 120, 4)], moved))
    run.add("mismatched", "larger", png(30, 20, lambda x, y: (9, 9, 9)), png(30, 26, lambda x, y: (9, 9, 9)),
            measures=measures([], [], sizes=((30, 20), (30, 26))))
    old = "".join(f"line {index}\n" for index in range(30))
    run.add("mismatched", "text", old.encode(), old.replace("line 12", "word 12").encode(), ending="txt",
            measures={"lines": {"removed": 1, "added": 1}})
    run.add("mismatched", "inline", texts={"expected": "one two\n", "actual": "one three\n"}, reference=None,
            filter="^AppTests\\.CardTests/inline$", message="The snapshot in the source is different.")
    run.add("mismatched", "hostile", b"a\n", HOSTILE.encode(), ending="txt", test="AppTests." + HOSTILE,
            message=HOSTILE, file="Tests/" + HOSTILE)
    run.add("missing", "absent", None, screen(blue, 40))
    # A test that was called otherwise when its reference was recorded.
    run.write("__Snapshots__/AppTests/CardTests/old-name.png", screen(blue, 35))
    run.add("missing", "renamed", None, screen(blue, 35))
    run.add("recorded", "fresh", screen(blue, 30))
    run.add("failed", "thrown", message="The strategy threw an error: no network.", reference=None)
    for index in range(failing):
        color = (index % 256, 0x60, 0xC0)
        run.add("mismatched", f"failing{index}", screen(blue, 50), screen(color, 50), measures=measures(
            [(20, 100, 120, 40)], [change("Capsule", [10, 50, 60, 20], [10, 50, 60, 20], ["colour #2060C0 became #%02X60C0" % color[0]])]))
    random.seed(1)
    for index in range(passing):
        shade = (random.randrange(256), random.randrange(256), index % 256)
        # As large as pictures of screens are, which noise is that nothing compresses.
        noise = random.randbytes(3 * 160 * 80)
        run.add("matched", f"passing{index}",
                png(160, 240, lambda x, y: noise[3 * (160 * y + x):][:3] if y < 80 else shade))
    run.save(is_whole)
