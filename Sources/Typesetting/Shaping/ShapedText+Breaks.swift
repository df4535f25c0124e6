extension ShapedText {
  /// For each scalar whether a line may or must end before it; the last entry is the end of the text.
  static func breaks(in text: String, scalars: [Unicode.Scalar]) -> [Break] {
    var breaks = [Break](repeating: .none, count: scalars.count + 1)
    var index = 0
    var offset = 0
    for opportunity in text.lineBreakOpportunities() {
      while offset < opportunity.utf8Offset, index < scalars.count {
        offset += UTF8.width(scalars[index])
        index += 1
      }
      breaks[index] = opportunity.isMandatory ? .mandatory : .allowed
    }
    // The end of the text is no line end of its own: only a line end before it starts another line.
    breaks[scalars.count] = scalars.last.map(ControlCharacter.endsLine) == true ? .mandatory : .none
    return breaks
  }
}
