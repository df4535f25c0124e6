extension String {
  /// The places where a line may or has to end, by UAX #14 of Unicode 15.0.0, in ascending order.
  ///
  /// The last place is the end of the text, where a line always ends (LB3); the start is never among them (LB2), and an
  /// empty text has none.
  ///
  /// - Complexity: O(n), in one pass.
  package func lineBreakOpportunities() -> [LineBreakOpportunity] {
    var opportunities: [LineBreakOpportunity] = []
    var scanner = LineBreakScanner()
    var offset = 0
    for scalar in unicodeScalars {
      switch scanner.advance(over: LineBreakClass(scalar)) {
      case .prohibited: break
      case .prohibitedAndLast: opportunities.removeLast()
      case .allowed: opportunities.append(LineBreakOpportunity(utf8Offset: offset, isMandatory: false))
      case .mandatory: opportunities.append(LineBreakOpportunity(utf8Offset: offset, isMandatory: true))
      }
      offset += UTF8.width(scalar)
    }
    if offset > 0 { opportunities.append(LineBreakOpportunity(utf8Offset: offset, isMandatory: true)) }
    return opportunities
  }
}
