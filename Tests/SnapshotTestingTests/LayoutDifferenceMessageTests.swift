import Testing

@testable import SnapshotTesting

/// The wording of layout differences.
struct LayoutDifferenceMessageTests {
  private func words(_ before: [String], _ after: [String]) -> [String] {
    lines("Drawing 390.00 x 844.00", before, "Drawing 390.00 x 844.00", after)
  }

  private func message(from before: String?, to after: String?) -> String? {
    LayoutDifference(from: before, to: after).map { LayoutDifferenceMessage($0).text }
  }

  /// The lines below the heading.
  private func lines(_ first: String, _ before: [String], _ second: String, _ after: [String]) -> [String] {
    let texts = [[first] + before, [second] + after].map { $0.joined(separator: "\n") }
    guard let text = message(from: texts[0], to: texts[1]) else {
      return ["no words"]
    }
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "The layout differs, in points:" && lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    return lines.dropFirst().map { String($0.dropFirst(2)) }
  }

  private func text(
    _ name: String, x: String = "20.00", y: String = "100.00", width: String = "120.00",
    style: String = "17.00 pt #000000"
  ) -> String {
    "  Text \"\(name)\" at (\(x), \(y)) size \(width) x 22.00 x 0.00 baseline 16.19 width \(width), \(style)"
  }

  private func shape(
    _ kind: String = "Capsule", x: String = "32.00", y: String = "700.00", size: String = "326.00 x 40.33",
    paint: String = "fill #A6C0F1"
  ) -> String {
    "  \(kind) at (\(x), \(y)) size \(size) \(paint)"
  }

  @Test(arguments: [
    ("20.00", "104.00", "4 pt down"), ("20.00", "99.67", "0.33 pt up"), ("20.50", "100.00", "0.5 pt right"),
    ("0.00", "112.05", "20 pt left and 12.05 pt down"),
  ])
  func `a moved text`(x: String, y: String, way: String) {
    #expect(
      words([text("Tell me another!")], [text("Tell me another!", x: x, y: y)]) == [
        "Text \"Tell me another!\" moved \(way)"
      ])
  }

  @Test func `other words, another size, another colour, another font size`() {
    #expect(words([text("A")], [text("B")]) == ["Text \"A\" became \"B\""])
    #expect(
      words([shape()], [shape(size: "338.00 x 40.00")]) == [
        "Capsule at (32, 700) width 326 became 338, height 40.33 became 40"
      ])
    #expect(words([shape()], [shape(paint: "fill #AAC0F1")]) == ["Capsule at (32, 700) colour #A6C0F1 became #AAC0F1"])
    #expect(
      words([text("A")], [text("A", style: "18.50 pt #FFFFFF")]) == [
        "Text \"A\" font size 17 became 18.5, colour #000000 became #FFFFFF"
      ])
    #expect(
      words([shape(paint: "stroke 1.00 #000000")], [shape(paint: "stroke 1.50 #000000")]) == [
        "Capsule at (32, 700) line width 1 became 1.5"
      ])
    #expect(
      words([shape(paint: "stroke 3.00 #000000")], [shape()]) == [
        "Capsule at (32, 700) stroke 3 #000000 became fill #A6C0F1"
      ])
    #expect(words(["  Opacity 0.50"], ["  Opacity 0.40"]) == ["Opacity 0.5 became 0.4"])
  }

  @Test func `what changes on the way is said with the move`() {
    #expect(
      words([text("A")], [text("A", y: "104.00", style: "17.00 pt #FFFFFF")]) == [
        "Text \"A\" moved 4 pt down, colour #000000 became #FFFFFF"
      ])
    #expect(
      words([shape()], [shape(y: "702.00", size: "326.00 x 44.33")]) == [
        "Capsule at (32, 700) moved 2 pt down, height 40.33 became 44.33"
      ])
  }

  @Test(arguments: [(30, true), (1200, false)])
  func `items are paired where they are not too many to be weighed against each other`(count: Int, arePaired: Bool) {
    let items = (0..<count).map { LayoutItem(kind: "Text", name: "\($0)") }
    let changed = items.map { LayoutItem(kind: $0.kind, name: $0.name, details: ["18.00"]) }
    let pairs = (0..<count).map { LayoutAlignment.Step.kept($0, $0) }
    let apart = (0..<count).map { LayoutAlignment.Step.removed($0) } + (0..<count).map { .added($0) }
    #expect(LayoutAlignment(from: items, to: changed).steps == (arePaired ? pairs : apart))
  }

  @Test func `what comes and goes`() {
    #expect(words([text("A")], [text("A"), shape()]) == ["Capsule at (32, 700) appeared"])
    #expect(words([shape(), text("A")], [shape()]) == ["Text \"A\" at (20, 100) disappeared"])
    #expect(
      words([], ["  Image \"cat\" at (1.00, 2.50) size 3.00 x 4.00 of 6 x 8 px"]) == [
        "Image \"cat\" at (1, 2.5) appeared"
      ])
  }

  @Test func `what moves together is said once`() {
    let rows = (0..<5).map { row in [shape("Rectangle", y: "\(row)00.00"), text("Row \(row)", y: "\(row)00.00")] }
    let moved = (0..<5).map { row in [shape("Rectangle", y: "\(row)04.00"), text("Row \(row)", y: "\(row)04.00")] }
    #expect(words(rows[1], moved[1]) == ["Rectangle at (32, 100) and Text \"Row 1\" moved 4 pt down"])
    #expect(
      words(rows[1] + [text("B")], moved[1] + [text("B", y: "104.00")]) == [
        "Rectangle at (32, 100), Text \"Row 1\", Text \"B\" moved 4 pt down"
      ])
    #expect(
      words(rows.flatMap(\.self), moved.flatMap(\.self)) == [
        "10 items, among them Text \"Row 0\", moved 4 pt down"
      ])
    #expect(
      words([clip(y: "9.00"), text("A")], [clip(y: "11.00"), text("A", y: "102.00")]) == [
        "Text \"A\" moved 2 pt down"
      ])
  }

  private func clip(y: String) -> String { "  Clip at (0.00, \(y)) size 10.00 x 10.00" }

  @Test func `an item between others does not make them strangers`() {
    let rows = (0..<6).map { shape("Rectangle", y: "\($0)00.00", paint: "fill #00000\($0)") }
    #expect(words(rows, rows.filter { !$0.contains("#000002") }) == ["Rectangle at (32, 200) disappeared"])
    #expect(words(rows.filter { !$0.contains("#000002") }, rows) == ["Rectangle at (32, 200) appeared"])
    let lower = rows[2...].map { $0.replacing("00.00)", with: "50.00)") }
    #expect(
      words(rows, rows[..<2] + [text("new")] + lower) == [
        "4 items, among them Rectangle at (32, 200), moved 50 pt down", "Text \"new\" at (20, 100) appeared",
      ])
  }

  @Test func `another order`() {
    #expect(
      words([text("A"), text("B", y: "200.00")], [text("B", y: "200.00"), text("A")]) == [
        "Text \"A\" changed its place in the order"
      ])
    let others = [text("B"), text("C")]
    #expect(
      words([text("A")] + others, others + [text("D"), text("A")]) == [
        "Text \"D\" at (20, 100) appeared", "Text \"A\" changed its place in the order",
      ])
  }

  @Test func `a gradient moves with its shape`() {
    func gradient(_ y: Int, from color: String = "#FFFFFF") -> String {
      shape(
        y: "\(y).00",
        paint: "fill linear gradient (32.00, \(y).00) to (32.00, \(y + 40).00) [\(color) 0.00, #000000 1.00]")
    }
    #expect(words([gradient(10)], [gradient(13)]) == ["Capsule at (32, 10) moved 3 pt down"])
    #expect(
      words([gradient(10)], [gradient(10, from: "#FEFEFE")]) == [
        "Capsule at (32, 10) colour #FFFFFF became #FEFEFE"
      ])
  }

  private func paragraph(_ lines: [String], y: Int = 50, style: String = "17.00 pt #000000") -> [String] {
    ["  Text of \(lines.count) lines at (10.00, \(y).00) size 100.00 x \(22 * lines.count).00"]
      + lines.enumerated().map { "    Line \"\($1)\" x 0.00 baseline \(16 + 22 * $0).00 width 90.00, \(style)" }
  }

  @Test func `a text of several lines is one item`() {
    #expect(words(paragraph(["a b", "c"]), paragraph(["a b", "c"], y: 52)) == ["Text \"a b c\" moved 2 pt down"])
    #expect(
      words(paragraph(["a b", "c"]), paragraph(["a", "b", "c"])) == [
        "Text \"a b c\" height 44 became 66, 2 lines became 3 lines"
      ])
    #expect(
      words(paragraph(["a b", "c"]), paragraph(["a b", "c"], style: "17.00 pt #FF0000")) == [
        "Text \"a b c\" colour #000000 became #FF0000"
      ])
    let shifted = paragraph(["a", "b"]).map { $0.replacing("x 0.00 baseline", with: "x 5.00 baseline") }
    #expect(words(paragraph(["a", "b"]), shifted) == ["Text \"a b\" has its lines elsewhere in its frame"])
  }

  @Test func `names that look like something else, and long ones`() {
    let odd = #"at (1.00, 2.00) size 3.00 x 4.00 \"x\" #FFFFFF"#
    #expect(words([text(odd)], [text(odd, y: "101.00")]) == ["Text \"\(odd)\" moved 1 pt down"])
    #expect(words([text("\u{301}A")], [text("\u{301}A", y: "101.00")]) == ["Text \"\u{301}A\" moved 1 pt down"])
    let long = String(repeating: "long ", count: 20)
    #expect(words([text(long)], [text(long, y: "99.00")]) == ["Text \"\(long.prefix(59))…\" moved 1 pt up"])
  }

  @Test func `no more than ten lines`() {
    let before = (10..<27).map { text("\($0)", y: "\($0)0.00") }
    let after = (10..<27).map { text("\($0)", y: "\($0)0.00", style: "17.00 pt #0000\($0)") }
    let lines = words(before, after)
    #expect(lines.count == 11 && lines.last == "and 7 more")
    #expect(lines.first == "Text \"10\" colour #000000 became #000010")
  }

  @Test func `another size of the whole`() {
    #expect(
      lines("Drawing 390.00 x 844.00", [], "Drawing 390.50 x 900.00", []) == [
        "the whole 390 x 844 became 390.5 x 900"
      ])
  }

  @Test func `the same layout is said to be the same`() {
    let layout = "Drawing 1.00 x 1.00\n" + text("A")
    #expect(
      message(from: layout, to: layout) == """
        The layout is the same: everything has its place, size, text and colour. What differs is in the pixels only, as \
        with other outlines, fonts or pictures.
        """)
  }

  @Test(arguments: [nil, "", "Author: somebody"])
  func `a reference without a layout gives no words`(layout: String?) {
    #expect(message(from: layout, to: "Drawing 1.00 x 1.00") == nil)
    #expect(message(from: "Drawing 1.00 x 1.00", to: layout) == nil)
  }

  @Test func `lines that are no items are no crash`() {
    let odd = [
      "", "  ", "  Text", "  Line", "  Text \"", "  Text \"a", "  Rectangle at (",
      "  Rectangle at (nan, inf) size 1e300 x -",
      "  Rectangle at (1.00, 2.00) size 3.00", "    Line \"a\" x", "\u{301}",
    ]
    for first in odd {
      for second in odd where first != second {
        _ = lines("Drawing", [first], "Drawing x", [second])
      }
    }
  }
}
