import DeclarativeUI
import Foundation
import NearnessTables
import Typesetting

/// How much wider or narrower a text is here than on an iPhone.
struct WidthError {
  let text: MeasuredText
  /// The difference of our width to the measured one, as a share of it; below zero where ours is narrower.
  let share: Double

  init(_ text: MeasuredText) {
    self.text = text
    share = WidthError.ink(of: text) / text.width - 1
  }

  var percent: String { String(format: "%+.1f %%", share * 100) }

  var sentence: String {
    "The largest of all is \(percent), of \u{201C}\(text.text)\u{201D} at \(WidthError.points(text.size)) points."
  }

  static func largest(_ errors: [WidthError]) -> WidthError {
    errors.dropFirst().reduce(errors[0]) { abs($1.share) > abs($0.share) ? $1 : $0 }
  }

  static func mean(_ errors: [WidthError]) -> String {
    let squares = errors.map { $0.share * $0.share }.reduce(0, +)
    return String(format: "%.1f %%", (squares / Double(errors.count)).squareRoot() * 100)
  }

  /// Texts of one kind of letters, and of sizes that are nearly alike.
  struct Group {
    let name: String
    let errors: [WidthError]

    var sizes: String {
      let sizes = errors.map(\.text.size)
      let (least, most) = (sizes.min() ?? 0, sizes.max() ?? 0)
      return least == most ? points(least) : "\(points(least)) to \(points(most))"
    }
  }

  static func groups(_ errors: [WidthError]) -> [Group] {
    let kinds: [(String, (MeasuredText) -> Bool)] = [
      ("regular", { $0.weight == 400 && !$0.isMonospaced }), ("semibold", { $0.weight == 600 && !$0.isMonospaced }),
      ("bold", { $0.weight == 700 }), ("of one width", \.isMonospaced),
    ]
    return kinds.flatMap { kind in
      [0.0..<19, 19..<36, 36..<100].compactMap { sizes in
        let errors = errors.filter { kind.1($0.text) && sizes.contains($0.text.size) }
        return errors.isEmpty ? nil : Group(name: kind.0, errors: errors)
      }
    }
  }

  private static func points(_ size: Double) -> String { String(format: "%g", (size * 10).rounded() / 10) }

  /// From the left end of what outlines cover to the right one, in points.
  private static func ink(of text: MeasuredText) -> Double {
    var font = FontDescriptor(size: text.size, weight: FontWeight(rawValue: text.weight))
    if text.isMonospaced { font.design = .monospaced }
    let line = Paragraph([TextRun(text.text, font: font)]).layout(width: nil).lines[0]
    var ends: [Double] = []
    for run in line.runs {
      let scale = run.size / Double(run.face.unitsPerEm)
      for glyph in run.glyphs {
        ends += (run.face.outline(of: glyph.glyph)?.points ?? []).map { glyph.x + Double($0.x) * scale }
      }
    }
    return (ends.max() ?? 0) - (ends.min() ?? 0)
  }
}

extension GlyphOutline {
  /// The ends of its lines and curves; those of Inter have one at each extreme.
  fileprivate var points: [GlyphPoint] {
    elements.compactMap { element in
      switch element {
      case .move(let end), .line(let end), .quad(let end, _), .cubic(let end, _, _): end
      case .close: nil
      }
    }
  }
}
