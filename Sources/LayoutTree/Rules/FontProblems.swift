import TextFormats
import Typesetting

/// What a snapshot says about fonts that a text lacks.
struct FontProblems {
  let layout: TextLayout
  let runs: [TextRun]

  private static let wayOut =
    ".environment(\\.fontLibrary, try FontLibrary.bundled.adding(fontFile: \"path/to/font.ttf\"))"

  /// A sentence for each family, and for all characters with the same problem.
  var sentences: [String] {
    layout.missingFamilies.map(missing) + kinds.map(sentence)
  }

  private func missing(_ family: String) -> String {
    let names = RegisteredFonts.faces.compactMap(\.names?.postScript)
    let known = names.isEmpty ? "" : "The app's fonts are \(names.sorted().joined(separator: ", ")). "
    let unread = RegisteredFonts.problems.map { $0 + " " }.joined()
    return "No font of the family \"\(family)\" is known, so the system font is drawn. \(known)\(unread)"
      + "Add its files: \(Self.wayOut)"
  }

  /// The kinds of problems, in the order of the first character of each.
  private var kinds: [CharacterProblem.Kind] {
    var kinds: [CharacterProblem.Kind] = []
    for problem in layout.characterProblems where !kinds.contains(problem.kind) { kinds.append(problem.kind) }
    return kinds
  }

  private func sentence(_ kind: CharacterProblem.Kind) -> String {
    let characters = layout.characterProblems.filter { $0.kind == kind }.map {
      "\"\($0.character)\" (\($0.character.codePoints))"
    }.joined(separator: ", ")
    let what = "\(characters) of the text \"\(runs.map(\.text).joined())\""
    return switch kind {
    case .missing: "No font has \(what), so a box is drawn. Add a font that has it: \(Self.wayOut)"
    case .drawnInParts:
      "No font has \(what) as one picture, so its parts are drawn. Add a font that has it: \(Self.wayOut)"
    case .unknownFlag:
      "No font has the flag \(what), so an unknown flag is drawn. Add a font that has it: \(Self.wayOut)"
    case .drawnAsPicture:
      "No font has \(what) as text, so its picture is drawn. End the character with U+FE0F if the picture is right, or "
        + "add a font that has it: \(Self.wayOut)"
    case .drawnAsText:
      "No font has \(what) as a picture, so text is drawn. End the character with U+FE0E if text is right, or add a "
        + "font that has it: \(Self.wayOut)"
    case .damagedPicture:
      "The picture of \(what) is damaged in the font's file, so a box is drawn. Copy the file of the font again."
    }
  }
}

extension Character {
  /// The code points as U+0041 U+0301.
  fileprivate var codePoints: String { unicodeScalars.map(\.codePoint).joined(separator: " ") }
}
