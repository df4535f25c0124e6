import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import LaidOutViews
import LayoutTree
import Testing
import Typesetting

@MainActor @Suite struct `A text with attributes` {
  private func line(_ text: Text) -> TextLine? {
    for case .text(let drawn) in LaidOut(text, in: CGSize(width: 900, height: 100)).items {
      return drawn.layout.lines.first
    }
    return nil
  }

  @Test func `is drawn with those of its parts`() throws {
    var text = AttributedString("plain ")
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.font = .largeTitle
    red.underlineStyle = .single
    text += red
    let line = try #require(self.line(Text(text)))
    #expect(line.text == "plain red")
    #expect(line.runs.map(\.size) == [17, 34])
    #expect(line.runs.map(\.color.description) == ["#000000", "#FF383C"])
    #expect(LaidOut(Text(text), in: CGSize(width: 900, height: 100)).items.map(\.name).contains("Underline"))
  }

  @Test func `may be changed at a range`() throws {
    var text = AttributedString("one two")
    let two = try #require(text.range(of: "two"))
    text[two].inlinePresentationIntent = [.stronglyEmphasized, .strikethrough]
    text[two].kern = 3
    text[two].baselineOffset = 2
    let line = try #require(self.line(Text(text)))
    #expect(line.runs.map(\.face.weight) == [.regular, .semibold])
    #expect(line.runs.last?.glyphs.first?.y == -2)
    text[two].link = URL(string: "https://a.b")
    #expect(self.line(Text(text))?.runs.last?.color.description == "#0088FF")
    var container = AttributeContainer()
    container.foregroundColor = .green
    text.mergeAttributes(container)
    #expect(Set(self.line(Text(text))?.runs.map(\.color.description) ?? []) == ["#34C759"])
  }

  private func backgrounds(
    _ text: AttributedString, width: CGFloat = 300, change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> (text: CGRect, frames: [CGRect], colors: [String]) {
    let laidOut = LaidOut(Text(text), in: CGSize(width: width, height: 200), scale: 3, change: change)
    let behind = laidOut.items.prefix { $0.name == "Background" }
    return (
      laidOut.frames.last ?? .null, behind.compactMap(\.frame).map(CGRect.init),
      behind.compactMap { $0.color?.description }
    )
  }

  @Test func `has backgrounds behind its parts, as high as the line`() throws {
    var text = AttributedString("one two three")
    let two = try #require(text.range(of: "two"))
    text[two].backgroundColor = .yellow
    let (whole, frames, colors) = backgrounds(text)
    #expect(colors == ["#FFCC00"])
    let frame = try #require(frames.first)
    #expect(frame.minX > whole.minX + 20 && frame.maxX < whole.maxX - 20)
    #expect(frame.minY == whole.minY && abs(frame.maxY - whole.maxY) < 0.4)
    // A larger part makes the line higher, and what is behind the smaller one with it; neighbours have no seam.
    var large = AttributedString(" four")
    large.font = .largeTitle
    large.backgroundColor = .yellow
    text[two].underlineStyle = .single
    let mixed = backgrounds(text + large)
    #expect(mixed.frames.count == 2 && Set(mixed.frames.map(\.height)).count == 1)
    #expect(mixed.frames.allSatisfy { $0.height > frame.height + 10 })
    var red = AttributedString("a")
    red.backgroundColor = .red
    #expect(backgrounds(red + red).frames.count == 1)
    large.backgroundColor = .red
    #expect(backgrounds(red + large).frames.count == 1)
  }

  @Test func `has backgrounds in each line, and from right to left`() throws {
    var text = AttributedString("several words in lines")
    text.backgroundColor = .red
    let (whole, frames, _) = backgrounds(text, width: 80) { $0.lineSpacing = 6 }
    let near = backgrounds(text, width: 80).frames
    #expect(frames.count > 1 && frames.map(\.height) == near.map(\.height))
    // What is between lines is not filled.
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    let nearGaps = zip(near, near.dropFirst()).map { $1.minY - $0.maxY }
    #expect(gaps.allSatisfy { abs($0 - 6) < 1e-6 } && nearGaps.allSatisfy { $0 < 6 })
    #expect(frames.allSatisfy { $0.minX == whole.minX && $0.maxX <= whole.maxX })
    var hebrew = AttributedString("שלום ")
    hebrew.backgroundColor = .red
    let mirrored = backgrounds(hebrew + AttributedString("עולם")) { $0.layoutDirection = .rightToLeft }
    let frame = try #require(mirrored.frames.first)
    #expect(mirrored.frames.count == 1)
    #expect(abs(frame.maxX - mirrored.text.maxX) < 0.4 && frame.minX > mirrored.text.midX - 10)
  }

  @Test func `comes from Markdown`() throws {
    let text = try AttributedString(markdown: "a **b**\n[c](https://d.e)")
    #expect(String(text.characters) == "a b c")
    #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil, nil])
    #expect(text.runs.map(\.link) == [nil, nil, nil, URL(string: "https://d.e")])
    let kept = try AttributedString(
      markdown: "a\n*b*",
      options: AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "a\nb")
    #expect(line(Text(text))?.runs.map(\.face.weight) == [.regular, .semibold, .regular, .regular])
    let relative = try AttributedString(markdown: "[a](b)", baseURL: URL(string: "https://c.d/"))
    #expect(relative.runs.first?.link?.absoluteString == "https://c.d/b")
    #expect(String(AttributedString(localized: "**\(3)**").characters) == "3")
  }
}

@MainActor @Suite struct `A localized string` {
  @Test func `is the one of the source, with its values`() {
    let name = "Ann"
    #expect(String(localized: "Hello") == "Hello")
    #expect(
      String(localized: "Hello, \(name): \(1234), \(0.5, specifier: "%.1f") **x**") == "Hello, Ann: 1,234, 0.5 **x**")
    #expect(String(localized: "greeting", defaultValue: "Hello, \(name)") == "Hello, Ann")
    #expect(String(localized: "\(1234)", locale: Locale(identifier: "de_DE")) == "1.234")
    #expect(String(localized: "\(0.25, format: .percent)", comment: "a share") == "25%")
  }

  @Test func `may be a resource, which a text shows as a literal`() {
    let resource = LocalizedStringResource("greeting", defaultValue: "Hello, **\("Ann")**")
    #expect(resource.key == "greeting" && String(localized: resource) == "Hello, **Ann**")
    #expect(LaidOut(Text(resource), in: CGSize(width: 300, height: 50)).items.map(\.name) == ["Hello, Ann"])
    let literal: LocalizedStringResource = "Hello"
    #expect(LaidOut(Text(literal)).items.map(\.name) == ["Hello"])
    #expect(literal == "Hello" && literal != resource)
  }
}
