/// What one line shows.
struct LineContent {
  /// The cells at the start, without white space at their end.
  var head: Range<Int>
  /// What follows them, in a line that is cut or ends within a word.
  var insertion: LineInsertion?
  /// The cells after the insertion.
  var tail: Range<Int> = 0..<0
}
