/// Text as one word of a shell's command line.
package enum ShellWord {
  /// The text as it is where a shell takes it so, else between apostrophes.
  ///
  /// What would break the line, move a terminal's cursor or turn the direction of what follows is spelled, for shells that
  /// know `$'...'` (Bash, Zsh).
  package static func quoted(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[\w.\/+:@%=,-]+/) != nil
    if text.unicodeScalars.contains(where: isUnseen) { return spelled(text) }
    return isPlain ? text : inApostrophes(text)
  }

  /// The text between apostrophes; one in the text ends them, stands alone, and begins them again.
  package static func inApostrophes(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // What joins letters and emoji does no harm.
    case .format: !scalar.properties.isJoinControl
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func spelled(_ text: String) -> String {
    var spelled = "$'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'", "\\": spelled += "\\\(scalar)"
      case "\n": spelled += "\\n"
      case "\t": spelled += "\\t"
      case _ where isUnseen(scalar):
        // Byte by byte, which all versions of these shells understand, with all three digits, so that none after it belong
        // to it.
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          spelled += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      default: spelled.unicodeScalars.append(scalar)
      }
    }
    return spelled + "'"
  }
}
