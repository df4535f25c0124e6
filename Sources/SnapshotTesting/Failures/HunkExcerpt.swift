import TextFormats

/// What a message shows of a text's difference, which a file has whole: the first lines, of long ones the part that
/// differs.
struct HunkExcerpt {
  /// More lines are counted instead of shown.
  private static let mostLines = 60
  /// Longer lines are cut, in characters.
  private static let longestLine = 240
  /// How much of a cut line comes before its first difference, in characters.
  private static let lead = 40

  private let lines: [Substring]
  /// Of changed lines, the ones that they stand for, by index.
  private let counterparts: [Int: Int]

  /// Reads hunks.
  init(of hunks: String) {
    // Not by characters: a carriage return and a line feed are one.
    lines = hunks.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    counterparts = HunkExcerpt.counterparts(in: lines.prefix(HunkExcerpt.mostLines))
  }

  /// The lines, and what is missing of them.
  var paragraphs: [String] {
    let whole = lines.prefix(HunkExcerpt.mostLines)
    let shown = whole.indices.map(shownLine)
    let rest = lines.count - whole.count
    let isCut = zip(shown, whole).contains { $0 != $1 }
    return [
      whole.indices.map { visible(shown[$0], at: $0) }.joined(separator: "\n"),
      isCut ? "Long lines are shortened here; the difference file has them in full." : "",
      rest > 0 ? "… and \(rest.counted("more line")) in the difference file." : "",
    ].filter { !$0.isEmpty }
  }

  private func shownLine(_ index: Int) -> String {
    let line = lines[index]
    guard HunkExcerpt.end(of: HunkExcerpt.longestLine, in: line) < line.endIndex else { return String(line) }
    let content = line.dropFirst()
    let equal = counterparts[index].map { commonPrefix(content, lines[$0].dropFirst()) }
    // Counted from the first difference, as a line may have millions of characters before it.
    let start = equal.flatMap { content.index($0.endIndex, offsetBy: -HunkExcerpt.lead, limitedBy: content.startIndex) }
    let rest = content[(start ?? content.startIndex)...]
    let part = rest[..<HunkExcerpt.end(of: HunkExcerpt.longestLine, in: rest)]
    return """
      \(line.prefix(1))\(rest.startIndex > content.startIndex ? "…" : "")\(part)\(part.endIndex < rest.endIndex ? "…" : "")
      """
  }

  /// The line with signs for its control characters, which terminals obey instead of showing them; not for the carriage
  /// returns that end lines, unless that is what differs.
  private func visible(_ line: String, at index: Int) -> String {
    let end = UInt8(ascii: "\r")
    let isEndKept = line.utf8.last == end && counterparts[index].map { lines[$0].utf8.last == end } != false
    let signs = (isEndKept ? line.unicodeScalars.dropLast() : line.unicodeScalars[...]).map { scalar in
      ControlSign(scalar)?.text ?? String(scalar)
    }
    return signs.joined() + (isEndKept ? "\r" : "")
  }

  /// Where the first characters of a text end.
  private static func end(of count: Int, in text: Substring) -> Substring.Index {
    text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
  }

  /// Lines that are removed and those that follow in their place, pair by pair.
  private static func counterparts(in lines: ArraySlice<Substring>) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    var removed: [Int] = []
    var inserted: [Int] = []
    func join() {
      for (old, new) in zip(removed, inserted) { (pairs[old], pairs[new]) = (new, old) }
      (removed, inserted) = ([], [])
    }
    for index in lines.indices {
      switch lines[index].first {
      case "-":
        if !inserted.isEmpty { join() }
        removed.append(index)
      case "+": inserted.append(index)
      // "\ No newline at end of file" stands between the two.
      case "\\": break
      default: join()
      }
    }
    join()
    return pairs
  }
}

/// What stands for a control character in a message: the sign that Unicode has for it, else its number.
struct ControlSign {
  let text: String

  /// Nil where it is no control character, or a tabulator, which is white space as it is meant.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.generalCategory == .control, scalar != "\t" else { return nil }
    // The signs of the first 32 follow each other.
    let sign = scalar == "\u{7F}" ? "\u{2421}" : scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
    text = sign.map { String($0) } ?? scalar.escape
  }
}
