import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing
import Typesetting

@testable import DeclarativeUICore

@MainActor @Suite struct `A text` {
  private func drawn(_ view: some View, width: CGFloat = 100, height: CGFloat = 300) -> DrawnText? {
    guard case .text(let text)? = LaidOut(view, in: CGSize(width: width, height: height), scale: 3).items.first
    else { return nil }
    return text
  }

  private func lines(_ view: some View, width: CGFloat = 100, height: CGFloat = 300) -> [String] {
    drawn(view, width: width, height: height)?.layout.lines.map(\.text) ?? []
  }

  @Test func `takes literals, strings and substrings`() {
    let string = "**b**"
    #expect(lines(Text("a")) == ["a"])
    #expect(lines(Text(string)) == ["**b**"])
    #expect(lines(Text(string.dropFirst(2))) == ["b**"])
    #expect(lines(Text(verbatim: "c")) == ["c"])
    #expect(lines(Text("**d**")) == ["d"])
    let key: LocalizedStringKey = "key"
    #expect(lines(Text(key)) == ["key"])
  }

  @Test func `asks its environment again when that has changed`() {
    var environment = EnvironmentValues()
    #expect(environment.textSurroundings.style.lineLimit == nil)
    #expect(environment.textSurroundings === environment.textSurroundings)
    let before = environment
    environment.lineLimit = 2
    environment.lineSpacing = 3
    #expect(environment.textSurroundings.style.lineLimit == 2)
    #expect(environment.textSurroundings.style.lineSpacing == 3)
    environment.lineLimit = 4
    #expect(environment.textSurroundings.style.lineLimit == 4)
    #expect(before.textSurroundings.style.lineLimit == nil)
  }

  /// Measured on iOS 18: 58 px, 182 px, 194 px and 207 px at 3x.
  @Test(
    arguments: [
      (Font.subheadline, DynamicTypeSize.medium, 2.5, 58 / 3.0), (.subheadline, .accessibility5, 2.5, 182 / 3.0),
      (.body, .accessibility5, 2.5, 194 / 3.0), (.title2.bold(), .accessibility5, 3, 69),
    ] as [(Font, DynamicTypeSize, Double, Double)])
  func `has lines as far apart as on pictures of iOS where they have a spacing`(
    font: Font, size: DynamicTypeSize, spacing: Double, pitch: Double
  ) throws {
    let layout = LaidOut(Text("A\nB\nC").font(font).lineSpacing(spacing), in: CGSize(width: 300, height: 600), scale: 3)
    {
      $0.dynamicTypeSize = size
    }
    guard case .text(let drawn)? = layout.items.first else {
      Issue.record("No text is drawn.")
      return
    }
    let baselines = drawn.layout.lines.map(\.baseline)
    #expect(baselines.count == 3)
    #expect(abs(baselines[2] - baselines[0] - 2 * pitch) < 0.34)
  }

  /// Measured on iOS at 2x: 81 px of two lines, and seven baselines 42.19 px apart.
  @Test func `has two lines of 16 points and 2 between them in 40 and a half points`() throws {
    let text = Text("A\nB").font(.system(size: 16)).lineSpacing(2)
    let frame = try #require(LaidOut(text, in: CGSize(width: 300, height: 300), scale: 2).items.first?.frame)
    #expect(frame.height == 40.5)
  }

  @Test func `takes interpolations, those with styles too`() {
    #expect(lines(Text("\(3) of \("x") \(String(true))")) == ["3 of x true"])
    #expect(lines(Text("\(1.23456, specifier: "%.2f")")) == ["1.23"])
    let styled = drawn(Text("a \(Text("b").font(.largeTitle)) c"))?.layout.lines.first
    #expect(styled?.text == "a b c")
    #expect(styled?.runs.map(\.size) == [17, 34, 17])
  }

  @Test func `shows the numbers of a literal as SwiftUI does, in every locale`() {
    func shown(_ text: Text) -> String { lines(text, width: 1000).joined() }
    #expect(shown(Text("\(0) \(999) \(1000) \(-1_234_567)")) == "0 999 1,000 -1,234,567")
    #expect(shown(Text("\(UInt8(255)) \(Int.min)")) == "255 -9,223,372,036,854,775,808")
    #expect(shown(Text("\(3.14) \(-1234.5)")) == "3.140000 -1,234.500000")
    #expect(shown(Text("\(CGFloat(0.5)) \(Float(2))")) == "0.500000 2.000000")
    #expect(shown(Text("\(Double.nan) \(-Double.infinity)")) == "nan -inf")
    #expect(shown(Text("\(1234567)" as String)) == "1234567")
    #expect(shown(Text(verbatim: "\(3.14)")) == "3.14")
  }

  @Test func `shows a value of a literal by a format or a formatter`() {
    func shown(_ text: Text) -> String { lines(text, width: 1000).joined() }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    #expect(shown(Text("\(NSNumber(value: 3), formatter: formatter) \(NSNumber(value: 3))")) == "three 3")
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    #expect(shown(Text("\(Date(timeIntervalSince1970: 0), formatter: dates)")) == "1970")
    #expect(shown(Text("\(URL(filePath: "/a"))")) == "file:///a")
    #expect(shown(Text("\(1234.5, format: .number)")) == "1,234.5")
    #expect(shown(Text("\(0.25, format: .percent)")) == "25%")
    #expect(shown(Text("\(1234.5, format: .number.locale(Locale(identifier: "de_DE")))")) == "1.234,5")
    #expect(shown(Text("\(7, specifier: "%03d") \(Int8(-7)) \(CGFloat(1), specifier: "%.1f")")) == "007 -7 1.0")
  }

  @Test func `takes no value in a literal that SwiftUI's does not take`() {
    func shown(_ key: LocalizedStringKey) -> String { lines(Text(key), width: 1000).joined() }
    #expect(shown("\(true) \(CGSize.zero) \("abc".dropFirst()) \(Character("c"))") == "? ? ? ?")
    #expect(shown("\(3) \("a") \(2.5, specifier: "%.1f") \(Text("b"))") == "3 a 2.5 b")
  }

  @Test func `equals a text of the same characters and styles`() {
    #expect(Text("a") == Text("a"))
    #expect(Text(verbatim: "a") == Text("a" as String))
    #expect(Text("a") != Text("b"))
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundStyle(.red).font(.title) == Text("a").foregroundStyle(Color.red).font(.title))
    #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.secondary))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(Text("a").foregroundStyle(gradient) == Text("a").foregroundStyle(gradient))
    #expect("\(3) of \(Text("x").bold())" as LocalizedStringKey == "\(3) of \(Text("x").bold())")
    #expect("\(3)" as LocalizedStringKey != "\(4)")
  }

  @Test func `with a picture in it shows a box, and says so`() {
    func problem(_ name: String) -> String {
      "A picture in the middle of a text is not drawn yet, so a box stands for \(name); "
        + "put the Image beside the Text in an HStack"
    }
    let text = LaidOut(Text("\(Image("star")) x"))
    #expect(text.items.map(\.name) == ["\u{25A1} x"])
    #expect(text.layout.problems == [problem("Image(\"star\")")])
    let bitmap = Bitmap(width: 2, height: 3, filledWith: .clear)
    #expect(
      LaidOut(Text("a") + Text(Image(bitmap, scale: 1))).layout.problems == [problem("a bitmap of 2 x 3 pixels")])
  }

  @Test func `can be put after another, each with its styles`() {
    let sum = Text("a").foregroundColor(.red) + Text("b") + Text("c").bold()
    let line = drawn(sum.foregroundColor(.white))?.layout.lines.first
    #expect(line?.text == "abc")
    #expect(line?.runs.map(\.color.description) == ["#FF383C", "#FFFFFF", "#FFFFFF"])
    #expect(Set(line?.runs.map(\.face) ?? []).count == 2)
  }

  @Test func `is as wide as its widest line, rounded up to a device pixel, and as high as its lines`() throws {
    let text = try #require(drawn(Text("Hello")))
    let width = try #require(text.layout.lines.first?.width)
    #expect(text.frame.width >= width && text.frame.width - width < 1 / 3.0)
    #expect((text.frame.width * 3).rounded() == text.frame.width * 3)
    #expect(abs(text.frame.height - 61 / 3.0) < 1e-9)
    let two = try #require(drawn(Text("a\nb")))
    // 20.287 + 22 points are 126.86 px.
    #expect(abs(two.frame.height - 127 / 3.0) < 1e-9)
  }

  @Test func `is broken for the width that is offered`() {
    #expect(lines(Text("one two three four"), width: 80) == ["one two", "three four"])
    #expect(lines(Text("one two three four").fixedSize(), width: 80) == ["one two three four"])
  }

  @Test func `is cut to a number of lines or a height, and shows one line at least`() {
    #expect(lines(Text("one two three four").lineLimit(1), width: 80).count == 1)
    #expect(lines(Text("one two three four").lineLimit(1), width: 80).first?.hasSuffix("…") == true)
    #expect(lines(Text("one two three four"), width: 80, height: 30).count == 1)
    #expect(lines(Text("one two three four"), width: 80, height: 1).count == 1)
    #expect(lines(VStack { Text("one two three four") }.lineLimit(1), width: 80).count == 1)
    #expect(lines(Text("one two three four").lineLimit(...1), width: 80).count == 1)
    #expect(lines(Text("one two three four").lineLimit(nil).lineLimit(1), width: 80).count == 2)
    #expect(
      lines(Text("one two three four").lineLimit(1).truncationMode(.head), width: 80).first?.hasPrefix("…") == true)
  }

  @Test func `may reserve lines that it does not have`() {
    func height(_ view: some View) -> Double? { drawn(view)?.frame.height }
    let three = height(Text("a\nb\nc"))
    #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == three)
    #expect(height(Text("a").lineLimit(3...)) == three)
    #expect(height(Text("a").lineLimit(3...5)) == three)
    #expect(height(Text("a").lineLimit(3, reservesSpace: false)) == 61 / 3.0)
  }

  @Test func `has more space between its lines on request`() throws {
    let usual = try #require(drawn(Text("a\nb"))).frame.height
    // The font's own leading, of 1.71 points, is less and so has no part in it.
    let spaced = try #require(drawn(Text("a\nb").lineSpacing(10))).frame.height
    #expect(abs(spaced - usual - 10 + 1.71) < 0.34)
    #expect(try #require(drawn(Text("a\nb").lineSpacing(1))).frame.height == usual)
    #expect(try #require(drawn(Text("a\nb").lineSpacing(-10))).frame.height == usual)
  }

  @Test func `aligns its short lines`() throws {
    func x(_ alignment: DeclarativeUI.TextAlignment) throws -> (Double, Double) {
      let layout = try #require(drawn(Text("long line\na").multilineTextAlignment(alignment))).layout
      return (layout.lines[1].x, layout.size.width - layout.lines[1].width)
    }
    #expect(try x(.leading).0 == 0)
    #expect(try abs(x(.center).0 - x(.center).1 / 2) < 0.34)
    #expect(try abs(x(.trailing).0 - x(.trailing).1) < 0.34)
  }

  @Test func `is wider with tracking`() throws {
    let usual = try #require(drawn(Text("abc"))?.layout.lines.first?.width)
    let tracked = try #require(drawn(Text("abc").tracking(5))?.layout.lines.first?.width)
    #expect(tracked - usual >= 10)
    #expect(try #require(drawn(Text("abc").kerning(5))?.layout.lines.first?.width) == tracked)
    #expect(try #require(drawn(VStack { Text("abc") }.kerning(5))?.layout.lines.first?.width) == tracked)
  }

  @Test func `names the characters that no font has, once`() {
    let view = VStack {
      Text("a\u{0995}")
      Text("a\u{0995}")
    }
    #expect(
      LaidOut(view).layout.problems == [
        "No font has \"\u{0995}\" (U+0995) of the text \"a\u{0995}\", so a box is drawn. Add a font that has it: "
          + ".environment(\\.fontLibrary, try FontLibrary.bundled.adding(fontFile: \"path/to/font.ttf\"))"
      ])
  }

  @Test func `that is empty is 14 high, unless it reserves lines`() {
    func height(_ text: some View) -> CGFloat? {
      LaidOut(text.frame(width: 9).border(Color.blue)).frames.last?.height
    }
    #expect(height(Text("")) == 14 && height(Text("").font(.largeTitle)) == 14)
    #expect(height(Text("").lineLimit(2, reservesSpace: true)) == 43)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Taken only where the library has nothing for a value, which the compiler refuses without this one.
  ///
  /// The second parameter keeps it from hiding one of the library's that takes everything.
  @_disfavoredOverload
  fileprivate mutating func appendInterpolation<T>(_ value: T, isUnknown: Bool = true) {
    appendLiteral("?")
  }
}
