/// Why a source is not written.
enum SourceProblem: Error, Equatable {
  /// It is not there, or no text.
  case unreadable
  /// It is not what was compiled.
  case changed
  /// Nothing is called where a call should be.
  case noCall(line: UInt, column: UInt)
  /// Its brackets are not in pairs.
  case notUnderstood
  /// The call has no place for the closure.
  case noPlace(label: String)
  /// The assertion has run with another value.
  case severalValues
  /// The system refuses, in words.
  case refused(String)

  /// What is wrong, and the way out.
  func sentence(about path: String) -> String {
    switch self {
    case .unreadable: "\"\(path)\" could not be read as text in UTF-8, so no snapshot was written into it."
    case .changed:
      """
      \"\(path)\" was changed after its tests were built, so the snapshot was not written: its place may be another one \
      now. Run the test again.
      """
    case .noCall(let line, let column):
      """
      No function is called in "\(path)" at line \(line), column \(column), so the snapshot was not written. A function \
      that calls "assertInlineSnapshot" must take the file, the line and the column of its own call and pass them on.
      """
    case .notUnderstood:
      """
      The brackets in "\(path)" are not in pairs as Stills reads it, so the snapshot was not written. Perhaps a "/" is an \
      operator where it looks like the start of a regular expression: write the closure by hand, or put the "/" in brackets.
      """
    case .noPlace(let label):
      """
      The call has no place for the closure "\(label)", so the snapshot was not written. A function that calls \
      "assertInlineSnapshot" must say in its "syntaxDescriptor" how the closure is called and how many come before it.
      """
    case .severalValues:
      """
      The assertion has run with another value before, and a source holds only one, so this one was not written. Take \
      "assertSnapshot" with a name for each value, or let all values be one snapshot.
      """
    case .refused(let problem): "\(problem) So the snapshot was not written."
    }
  }
}
