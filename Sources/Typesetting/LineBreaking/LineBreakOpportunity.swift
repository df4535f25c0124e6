/// A place where a line may end, or has to.
package struct LineBreakOpportunity: Hashable, Sendable {
  /// The number of UTF-8 bytes of the text before the place, white space and line terminators included.
  package let utf8Offset: Int
  /// Whether the line has to end here: after a line terminator and at the end of the text.
  package let isMandatory: Bool

  /// Creates a place in a text.
  package init(utf8Offset: Int, isMandatory: Bool) {
    self.utf8Offset = utf8Offset
    self.isMandatory = isMandatory
  }
}
