/// What of a view cannot be drawn.
struct ViewProblems: Error, CustomStringConvertible {
  /// A sentence for each, with the way out.
  var sentences: [String]

  var description: String {
    guard sentences.count != 1 else { return sentences[0] }
    return "The view has \(sentences.count) problems.\n" + sentences.map { "  - \($0)" }.joined(separator: "\n")
  }
}
