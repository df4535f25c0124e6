import Foundation
import Typesetting

/// What is kept of a font as bytes: its name or that it is the system's, its size, its weight and whether it is slanted.
package struct KeptFont: Codable, Hashable, Sendable {
  /// The name of a font that is not the system's.
  let name: String?
  let size: Double
  let lineHeight: Double
  /// The weight on the scale of CSS; nil where none was asked for.
  let weight: Int?
  /// What was asked for besides: `bold`, `italic` or a weight.
  let changes: [String]

  /// What is kept of a font; nil where that is not all of it, as of one whose letters are of one width.
  package init?(_ font: UIFont) {
    switch font.font.base {
    case .system(_, let weight, .default): (name, self.weight) = (nil, weight?.face.rawValue)
    case .custom(let name, _, nil): (self.name, weight) = (name, nil)
    default: return nil
    }
    let words = font.font.adjustments.map(Self.word)
    changes = words.compactMap { $0 }
    guard changes.count == words.count else { return nil }
    (size, lineHeight) = (Double(font.pointSize), Double(font.lineHeight))
  }

  /// The font; nil where a word is not known.
  package var font: UIFont? {
    let size = CGFloat(size)
    let weight = weight.map { Font.Weight(face: FontWeight(rawValue: $0)) }
    var font = name.map { Font.custom($0, fixedSize: size) } ?? .system(size: size, weight: weight)
    for word in changes {
      guard let adjustment = Self.adjustment(word) else { return nil }
      font.adjustments.append(adjustment)
    }
    return UIFont(font, size, lineHeight: CGFloat(lineHeight))
  }

  private static func word(_ adjustment: Font.Adjustment) -> String? {
    switch adjustment {
    case .bold: "bold"
    case .italic: "italic"
    case .weight(let weight): "\(weight.face.rawValue)"
    default: nil
    }
  }

  private static func adjustment(_ word: String) -> Font.Adjustment? {
    switch word {
    case "bold": .bold
    case "italic": .italic
    default: Int(word).map { .weight(Font.Weight(face: FontWeight(rawValue: $0))) }
    }
  }
}
