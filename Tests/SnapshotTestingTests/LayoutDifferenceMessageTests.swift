import Pictures
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// The wording of layout differences.
struct LayoutDifferenceMessageTests {
  private func words(_ before: [LayoutItem], _ after: [LayoutItem]) -> [String] {
    lines(LayoutOutline(size: size, items: before), LayoutOutline(size: size, items: after))
  }

  private let size = LayoutOutline.Extent(width: 390, height: 844)

  /// The lines below the heading.
  private func lines(_ before: LayoutOutline, _ after: LayoutOutline) -> [String] {
    let lines = message(before, after).split(separator: "\n").map(String.init)
    #expect(lines[0] == "The layout differs, in points:" && lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
    return lines.dropFirst().map { String($0.dropFirst(2)) }
  }

  private func message(_ before: LayoutOutline, _ after: LayoutOutline) -> String {
    LayoutDifferenceMessage(LayoutDifference(from: before, to: after)).text
  }

  private func text(
    _ name: String, x: Double = 20, y: Double = 100, size: Double = 17, color: String = "#000000"
  ) -> LayoutItem {
    paragraph([name], x: x, y: y, color: color, size: size)
  }

  private func paragraph(
    _ lines: [String], x: Double = 10, y: Double = 50, indentation: Double = 0, color: String = "#000000",
    size: Double = 17
  ) -> LayoutItem {
    LayoutItem(
      frame: .init(x: x, y: y, width: 120, height: Double(22 * lines.count)),
      content: .text(
        .init(
          lines: lines.enumerated().map { index, line in
            .init(
              line, x: indentation, baseline: Double(16 + 22 * index), width: 90,
              fonts: [.init(size: size, color: color)])
          })))
  }

  private func shape(
    _ name: String = "Capsule", x: Double = 32, y: Double = 700, width: Double = 326, height: Double = 40.33,
    stroke: LayoutOutline.Stroke? = nil, paint: LayoutOutline.Paint = .color("#A6C0F1")
  ) -> LayoutItem {
    LayoutItem(
      frame: .init(x: x, y: y, width: width, height: height),
      content: .shape(.init(name: name, style: stroke.map { .stroke($0) } ?? .fill(isEvenOdd: false), paint: paint)))
  }

  @Test(arguments: [
    (20, 104, "4 pt down"), (20, 99.67, "0.33 pt up"), (20.5, 100, "0.5 pt right"),
    (0, 112.05, "20 pt left and 12.05 pt down"),
  ])
  func `a moved text`(x: Double, y: Double, way: String) {
    #expect(
      words([text("Tell me another!")], [text("Tell me another!", x: x, y: y)]) == [
        "Text \"Tell me another!\" moved \(way)"
      ])
  }

  @Test func `other words, another size, another colour, another font size`() {
    let black = LayoutOutline.Paint.color("#000000")
    #expect(words([text("A")], [text("B")]) == ["Text \"A\" became \"B\""])
    #expect(
      words([shape()], [shape(width: 338, height: 40)]) == [
        "Capsule at (32, 700) width 326 became 338, height 40.33 became 40"
      ])
    #expect(
      words([shape()], [shape(paint: .color("#AAC0F1"))]) == ["Capsule at (32, 700) colour #A6C0F1 became #AAC0F1"])
    #expect(
      words([text("A")], [text("A", size: 18.5, color: "#FFFFFF")]) == [
        "Text \"A\" font size 17 became 18.5, colour #000000 became #FFFFFF"
      ])
    #expect(
      words([shape(stroke: .init(width: 1), paint: black)], [shape(stroke: .init(width: 1.5), paint: black)]) == [
        "Capsule at (32, 700) line width 1 became 1.5"
      ])
    #expect(
      words([shape(stroke: .init(width: 3), paint: black)], [shape()]) == [
        "Capsule at (32, 700) stroke 3 #000000 became fill #A6C0F1"
      ])
    #expect(words([opacity(0.5)], [opacity(0.4)]) == ["Opacity 0.5 became 0.4"])
  }

  private func opacity(_ amount: Double) -> LayoutItem { LayoutItem(frame: nil, content: .opacity(amount)) }

  private func shadow(_ color: String = "#000000", radius: Double = 4, y: Double = 2) -> LayoutItem {
    LayoutItem(frame: nil, content: .shadow(.init(color: color, radius: radius, offset: .init(x: 0, y: y))))
  }

  @Test func `layers and pictures that look otherwise`() {
    #expect(words([shadow()], [shadow(radius: 5)]) == ["Shadow radius 4 became 5"])
    #expect(words([shadow()], [shadow("#FF0000")]) == ["Shadow colour #000000 became #FF0000"])
    #expect(
      words([shadow()], [shadow(y: 3.5)]) == [
        "Shadow #000000 radius 4 offset (0, 2) became #000000 radius 4 offset (0, 3.5)"
      ])
    #expect(words([picture()], [picture(isNearest: true)]) == ["Image \"cat\" of 6 x 8 px became of 6 x 8 px nearest"])
    #expect(
      words([clip(y: 1)], [clip(y: 1, isEvenOdd: true)]) == ["Clip at (0, 1) fill became fill even-odd"])
  }

  private func picture(isNearest: Bool = false) -> LayoutItem {
    LayoutItem(
      frame: .init(x: 1, y: 2.5, width: 3, height: 4),
      content: .image(.init(name: "cat", width: 6, height: 8, isNearest: isNearest)))
  }

  @Test func `what changes on the way is said with the move`() {
    #expect(
      words([text("A")], [text("A", y: 104, color: "#FFFFFF")]) == [
        "Text \"A\" moved 4 pt down, colour #000000 became #FFFFFF"
      ])
    #expect(
      words([shape()], [shape(y: 702, height: 44.33)]) == [
        "Capsule at (32, 700) moved 2 pt down, height 40.33 became 44.33"
      ])
  }

  @Test(arguments: [(30, true), (1200, false)])
  func `items are paired where they are not too many to be weighed against each other`(count: Int, arePaired: Bool) {
    let items = (0..<count).map { text("\($0)") }
    let changed = (0..<count).map { text("\($0)", size: 18) }
    let pairs = (0..<count).map { LayoutAlignment.Step.kept($0, $0) }
    let apart = (0..<count).map { LayoutAlignment.Step.removed($0) } + (0..<count).map { .added($0) }
    #expect(LayoutAlignment(from: items, to: changed).steps == (arePaired ? pairs : apart))
  }

  @Test func `what comes and goes`() {
    #expect(words([text("A")], [text("A"), shape()]) == ["Capsule at (32, 700) appeared"])
    #expect(words([shape(), text("A")], [shape()]) == ["Text \"A\" at (20, 100) disappeared"])
    #expect(words([], [picture()]) == ["Image \"cat\" at (1, 2.5) appeared"])
  }

  @Test func `what moves together is said once`() {
    func rows(down distance: Double) -> [[LayoutItem]] {
      (0..<5).map { row in
        let y = Double(row) * 100 + distance
        return [shape("Rectangle", y: y), text("Row \(row)", y: y)]
      }
    }
    let (rows, moved) = (rows(down: 0), rows(down: 4))
    #expect(words(rows[1], moved[1]) == ["Rectangle at (32, 100) and Text \"Row 1\" moved 4 pt down"])
    #expect(
      words(rows[1] + [text("B")], moved[1] + [text("B", y: 104)]) == [
        "Rectangle at (32, 100), Text \"Row 1\" and Text \"B\" moved 4 pt down"
      ])
    #expect(
      words(rows.flatMap(\.self), moved.flatMap(\.self)) == [
        "10 items, among them Text \"Row 0\", moved 4 pt down"
      ])
    #expect(
      words([clip(y: 9), text("A")], [clip(y: 11), text("A", y: 102)]) == [
        "Text \"A\" moved 2 pt down"
      ])
  }

  private func clip(y: Double, isEvenOdd: Bool = false) -> LayoutItem {
    LayoutItem(frame: .init(x: 0, y: y, width: 10, height: 10), content: .clip(.fill(isEvenOdd: isEvenOdd)))
  }

  @Test func `an item between others does not make them strangers`() {
    func row(_ number: Int, down distance: Double = 0) -> LayoutItem {
      shape("Rectangle", y: Double(number) * 100 + distance, paint: .color("#00000\(number)"))
    }
    let rows = (0..<6).map { row($0) }
    let fewer = [0, 1, 3, 4, 5].map { row($0) }
    #expect(words(rows, fewer) == ["Rectangle at (32, 200) disappeared"])
    #expect(words(fewer, rows) == ["Rectangle at (32, 200) appeared"])
    #expect(
      words(rows, rows[..<2] + [text("new")] + (2..<6).map { row($0, down: 50) }) == [
        "4 items, among them Rectangle at (32, 200), moved 50 pt down", "Text \"new\" at (20, 100) appeared",
      ])
  }

  @Test func `another order`() {
    #expect(
      words([text("A"), text("B", y: 200)], [text("B", y: 200), text("A")]) == [
        "Text \"A\" changed its position in the order"
      ])
    let others = [text("B"), text("C")]
    #expect(
      words([text("A")] + others, others + [text("D"), text("A")]) == [
        "Text \"D\" at (20, 100) appeared", "Text \"A\" changed its position in the order",
      ])
  }

  @Test func `a gradient that changes`() {
    func gradient(_ y: Double, from color: String = "#FFFFFF", end: Double = 40) -> LayoutItem {
      shape(
        y: y,
        paint: .linearGradient(
          stops: [.init(color: color, location: 0), .init(color: "#000000", location: 1)], start: .init(x: 0, y: 0),
          end: .init(x: 0, y: end)))
    }
    #expect(words([gradient(10)], [gradient(13)]) == ["Capsule at (32, 10) moved 3 pt down"])
    #expect(
      words([gradient(10)], [gradient(10, from: "#FEFEFE")]) == [
        "Capsule at (32, 10) colour #FFFFFF became #FEFEFE"
      ])
    #expect(
      words([gradient(10)], [gradient(10, end: 20)]) == [
        """
        Capsule at (32, 10) fill linear gradient (0, 0) to (0, 40) [#FFFFFF 0, #000000 1] became fill linear gradient \
        (0, 0) to (0, 20) [#FFFFFF 0, #000000 1]
        """
      ])
  }

  @Test func `a text of several lines is one item`() {
    #expect(words([paragraph(["a b", "c"])], [paragraph(["a b", "c"], y: 52)]) == ["Text \"a b c\" moved 2 pt down"])
    #expect(
      words([paragraph(["a b", "c"])], [paragraph(["a", "b", "c"])]) == [
        "Text \"a b c\" height 44 became 66, 2 lines became 3 lines"
      ])
    #expect(
      words([paragraph(["a b", "c"])], [paragraph(["a b", "c"], color: "#FF0000")]) == [
        "Text \"a b c\" colour #000000 became #FF0000"
      ])
    #expect(
      words([paragraph(["a", "b"])], [paragraph(["a", "b"], indentation: 5)]) == [
        "Text \"a b\" has its lines at other places in its frame"
      ])
  }

  @Test func `names that look like something else, and long ones`() {
    let odd = #"at (1.00, 2.00) size 3.00 x 4.00 "x" #FFFFFF"#
    let shown = odd.replacing("\"", with: "\\\"")
    #expect(words([text(odd)], [text(odd, y: 101)]) == ["Text \"\(shown)\" moved 1 pt down"])
    #expect(words([text("a\nb")], [text("a\nb", y: 101)]) == ["Text \"a\\nb\" moved 1 pt down"])
    #expect(words([text("\u{301}A")], [text("\u{301}A", y: 101)]) == ["Text \"\u{301}A\" moved 1 pt down"])
    let long = String(repeating: "long ", count: 20)
    #expect(words([text(long)], [text(long, y: 99)]) == ["Text \"\(long.prefix(59))…\" moved 1 pt up"])
  }

  @Test func `no more than ten lines`() {
    let before = (10..<27).map { text("\($0)", y: Double($0) * 10) }
    let after = (10..<27).map { text("\($0)", y: Double($0) * 10, color: "#0000\($0)") }
    let lines = words(before, after)
    #expect(lines.count == 11 && lines.last == "and 7 more")
    #expect(lines.first == "Text \"10\" colour #000000 became #000010")
  }

  @Test func `another size of the whole`() {
    #expect(
      lines(LayoutOutline(size: size), LayoutOutline(size: .init(width: 390.5, height: 900))) == [
        "the whole 390 x 844 became 390.5 x 900"
      ])
  }

  @Test func `the same layout is said to be the same`() {
    let layout = LayoutOutline(size: size, items: [text("A")])
    #expect(
      message(layout, layout) == """
        The layout is the same: every place, size, text and colour. Only pixels differ, as \
        with other outlines, fonts or pictures.
        """)
  }

  @Test func `numbers that are infinite or not a number crash nothing`() {
    let odd = [Double.nan, .infinity, -.infinity, 1e300, 0].flatMap { number in
      [text("A", x: number, size: number), shape(width: number), opacity(number), shadow(radius: number, y: number)]
    }
    // What is not a number, as in the first four, is not even like itself.
    for (index, first) in odd.enumerated() {
      for (other, second) in odd.enumerated() {
        let text = message(LayoutOutline(size: size, items: [first]), LayoutOutline(size: size, items: [second]))
        #expect(
          text.hasPrefix("The layout is the same") == (index == other && index >= 4), "\(first) and \(second): \(text)")
      }
    }
  }
}
