/// Whether a line may or must end at a place of a text.
enum LineBreak: UInt8, Sendable {
  case none, allowed, mandatory
}

extension LineBreak {
  /// What UAX #14 of Unicode 15.0.0 says of the place before each scalar, and of the end of the text.
  ///
  /// A line never ends at the start (LB2). LB3 says that it ends at the end of the text; that is no line end of its own
  /// here: only a line end before it starts another line.
  /// - Complexity: O(n), in one pass.
  static func places(in scalars: [Unicode.Scalar]) -> [LineBreak] {
    var places = [LineBreak](repeating: .none, count: scalars.count + 1)
    var scanner = LineBreakScanner()
    var lastAllowed = 0
    for (index, scalar) in scalars.enumerated() {
      switch scanner.advance(over: LineBreakClass(scalar)) {
      case .prohibited: break
      case .prohibitedAndLast: places[lastAllowed] = .none
      case .allowed:
        places[index] = .allowed
        lastAllowed = index
      case .mandatory: places[index] = .mandatory
      }
    }
    if scalars.last.map(ControlCharacter.endsLine) == true { places[scalars.count] = .mandatory }
    return places
  }
}
