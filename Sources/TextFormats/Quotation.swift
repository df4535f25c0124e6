extension String {
  /// The string in quotation marks, with what would break the line or the quotation escaped as in Swift.
  package var quoted: String {
    // Most texts are plain, and Unicode's tables are slow to ask.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      return "\"" + self + "\""
    }
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.properties.generalCategory == .control || scalar.properties.isWhitespace && scalar != " ":
        text += scalar.escape
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension String {
  /// The string with everything spelled as in Swift that would move the cursor of a terminal, break the line, or turn
  /// the direction of what follows.
  package var escapedForTerminal: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      // What joins letters and emoji does neither.
      case .format where scalar.properties.isJoinControl: text.unicodeScalars.append(scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: text += scalar.escape
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Array<String> {
  /// The texts as a list in a sentence: `a, b and c`.
  package var listed: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}
