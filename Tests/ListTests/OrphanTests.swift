import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import Testing

@MainActor @Suite struct `A word alone in the last line` {
  private static let title = "Welcome to Home Assistant"

  private func lines(_ view: some View) -> [String] {
    LaidOut(view.environment(\.dynamicTypeSize, .medium), in: CGSize(width: 390, height: 600), scale: 3).items
      .flatMap { item -> [String] in
        if case .text(let text) = item { text.layout.lines.map(\.text) } else { [] }
      }
  }

  /// Measured on a picture of an iPhone.
  @Test func `takes the word before it down`() {
    let text = Text(Self.title).font(.largeTitle.bold()).frame(width: 358)
    #expect(lines(text) == ["Welcome to", "Home Assistant"])
    #expect(lines(text.multilineTextAlignment(.center)) == ["Welcome to", "Home Assistant"])
  }

  /// Measured on pictures of iPhones, in titles of three and of two lines.
  @Test func `stays where the line before it would be left with one`() {
    let title = Text("Use this device's location for automations").font(.largeTitle.bold()).frame(width: 358)
    #expect(lines(title) == ["Use this device's", "location for", "automations"])
    #expect(lines(Text("Enter key manually").font(.title2.bold()).frame(width: 130)) == ["Enter key", "manually"])
    // Of a card of iOS 26, whose word is as wide as those below it.
    #expect(lines(Text("Welcome on Card").frame(width: 100)) == ["Welcome", "on Card"])
  }

  /// Measured on a list's footer, and in texts of three and of more lines with a spacing and without.
  @Test func `stays below a list, and in three lines and more`() {
    let text = Text(Self.title).font(.largeTitle.bold()).frame(width: 358)
    #expect(lines(text.lineSpacing(2.4)) == ["Welcome to", "Home Assistant"])
    func last(_ count: Int, _ view: (Text) -> some View) -> Set<String?> {
      let words = (1...count).map { _ in "words " }.joined() + "alone"
      return Set((0..<30).map { lines(view(Text(words)).frame(width: 300 + CGFloat($0) * 3)).last })
    }
    #expect(!last(9) { $0.font(.footnote) }.contains("alone"))
    #expect(last(18) { $0.font(.footnote) }.contains("alone"))
    #expect(last(18) { $0.font(.footnote).lineSpacing(1) }.contains("alone"))
    let list = last(8) { text in
      List {
        Section {
          Text("A")
        } footer: {
          text
        }
      }
    }
    #expect(list.contains("alone"))
  }
}
