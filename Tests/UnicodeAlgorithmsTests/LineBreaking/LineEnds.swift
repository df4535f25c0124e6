@testable import UnicodeAlgorithms

extension String {
  /// The places where a line may or must end, as offsets in UTF-8, the end of the text among them.
  var lineEnds: [(utf8Offset: Int, isMandatory: Bool)] {
    let scalars = Array(unicodeScalars)
    var offset = 0
    var ends: [(Int, Bool)] = []
    for (scalar, place) in zip(scalars, LineBreak.places(in: scalars).dropFirst()) {
      offset += UTF8.width(scalar)
      if place != .none || offset == utf8.count { ends.append((offset, place == .mandatory || offset == utf8.count)) }
    }
    return ends
  }
}
