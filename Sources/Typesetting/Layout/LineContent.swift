/// What one line shows.
struct LineContent {
  /// The cells at the start, without white space at their end.
  var head: Range<Int>
  /// The ellipsis and the cells after it, for a line that is cut.
  var cut: Cut?

  struct Cut {
    var ellipsis: ShapedText
    /// The run that the ellipsis belongs to.
    var run: Int
    /// The cells after the ellipsis.
    var tail: Range<Int>
  }
}
