/// A text as a multi-line string literal.
struct SnapshotLiteral {
  let text: String

  /// The lines of the literal, each with the indentation but for empty ones.
  func lines(indentation: String) -> [String] {
    let content = escaped.split(separator: "\n" as Unicode.Scalar, omittingEmptySubsequences: false)
    return [indentation + pounds + "\"\"\""]
      + content.map { $0.isEmpty ? "" : indentation + String($0) } + [indentation + "\"\"\"" + pounds]
  }

  /// The number signs around the quotation marks: as many as it takes for nothing in the text to end the literal or to
  /// be read as an escape.
  var pounds: String {
    var needed = 0
    // The number signs behind a backslash, or behind three quotation marks; nil behind anything else.
    var run: Int?
    var quotes = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": run = 0
      case "\"":
        quotes += 1
        run = quotes >= 3 ? 0 : nil
      case "#": run = run.map { $0 + 1 }
      default: run = nil
      }
      if scalar != "\"" { quotes = 0 }
      if let run { needed = max(needed, run + 1) }
    }
    return String(repeating: "#", count: needed)
  }

  private var escaped: Substring.UnicodeScalarView {
    var result = Substring.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r": result.append(contentsOf: "\\\(pounds)r".unicodeScalars)
      case _ where SnapshotLiteral.isEscaped(scalar):
        result.append(contentsOf: "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return result
  }

  /// Whether a character may not stand in a source, or would change how the lines around it look.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    // Line and paragraph separators; what turns the direction of writing round; a byte order mark.
    case "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}": true
    default: scalar.properties.generalCategory == .control
    }
  }
}
