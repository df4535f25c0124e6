import Foundation
import Testing
import ViewSnapshotTesting

/// Letters of one width, lines along them, and texts that shrink: one small picture for all of them.
@MainActor @Suite(.snapshots) struct TextPictureTests {
  @Test func lettersAndLines() {
    let view = VStack(alignment: .leading, spacing: 4) {
      Text("Was \(Text("£1,111.00").strikethrough(color: .red)), is \(Text("£999.00").underline())").monospacedDigit()
      Text("**Bold**, *slanted*, `code() { 10 }`, [a link](https://a.b)")
      Text("dotted").underline(pattern: .dot) + Text(" raised").baselineOffset(5)
        + Text(" dashed").strikethrough(pattern: .dash)
      Text("a title that is too long for its line").textCase(.uppercase).lineLimit(1).minimumScaleFactor(0.3)
      HStack {
        ForEach([UIColor.systemFill, .secondarySystemFill, .tertiarySystemFill, .link, .systemGray3], id: \.self) {
          Color(uiColor: $0).frame(width: 16, height: 16)
        }
      }
    }
    .padding(4).frame(width: 250)
    assertSnapshot(of: view, as: .image(traits: UITraitCollection(displayScale: 2)))
  }

  @Test func widthsOfLetters() {
    let widths: [(String, Font.Width)] = [
      ("Compressed", .compressed), ("Condensed", .condensed), ("Standard", .standard), ("Expanded", .expanded),
    ]
    let view = VStack(alignment: .leading, spacing: 2) {
      ForEach([Font.Weight.light, .regular, .bold], id: \.self) { weight in
        ForEach(widths, id: \.0) { name, width in
          Text("\(name) Rag 25 €").fontWidth(width)
        }
        .font(.system(size: 20, weight: weight))
      }
    }
    .padding(4)
    assertSnapshot(of: view, as: .image(traits: UITraitCollection(displayScale: 2)))
  }
}
