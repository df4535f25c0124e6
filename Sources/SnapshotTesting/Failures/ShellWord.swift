/// Text as one word of a shell's command line.
enum ShellWord {
  /// The text as it is where a shell takes it so, else between apostrophes.
  static func quoted(_ text: String) -> String {
    let isPlain = text.wholeMatch(of: /[\w.\/+:@%=,-]+/) != nil
    return isPlain ? text : inApostrophes(text)
  }

  /// The text between apostrophes; one in the text ends them, stands alone, and begins them again.
  static func inApostrophes(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
