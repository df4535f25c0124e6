/// One line of a written layout, taken apart.
struct LayoutLine {
  let kind: String
  let name: String?
  private let frame: LayoutFrame?
  private let rest: Substring

  init(_ line: Substring) {
    let line = line.drop { $0 == " " }
    let kind = line.prefix { $0 != " " }
    var rest = line.dropFirst(kind.count)
    self.kind = String(kind)
    // By scalars, because a text may start with an accent that would otherwise belong to the quotation mark.
    let quoted = /\ "((?:[^"\\]|\\.)*)"/.matchingSemantics(.unicodeScalar)
    if let match = rest.prefixMatch(of: quoted) {
      name = String(match.output.1)
      rest = rest[match.range.upperBound...]
    } else {
      name = nil
    }
    frame = LayoutLine.takeFrame(from: &rest)
    self.rest = rest
  }

  /// Cuts the frame, and the number of lines before it, off the start.
  private static func takeFrame(from rest: inout Substring) -> LayoutFrame? {
    let number = /[-+.0-9a-z]+/
    let place = /(?:\ of \d+ lines)?\ at \(/
    guard let start = rest.prefixMatch(of: place) else { return nil }
    let words = rest[start.range.upperBound...].matches(of: number).prefix(6)
    // "x, y) size width x height"
    guard words.count == 6 else { return nil }
    let numbers = [0, 1, 3, 5].map { words[$0].output }.compactMap(hundredths)
    guard numbers.count == 4, let end = words.last?.range.upperBound else { return nil }
    rest = rest[end...]
    return LayoutFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var item: LayoutItem {
    var details = rest
    var item = LayoutItem(kind: kind, name: name, frame: frame)
    if let place = rest.firstMatch(of: /\ x (\S+) baseline (\S+) width ([^\s,]+),?/) {
      item.lines = [place.output.0.split(separator: " ").joined(separator: " ")]
      details.removeSubrange(place.range)
    }
    item.details = relative(details).split(separator: " ").map(String.init)
    return item
  }

  /// The text with its points seen from the frame's origin, so that a gradient does not change when its shape moves.
  private func relative(_ text: Substring) -> String {
    guard let frame else { return String(text) }
    return String(text).replacing(/\((\S+), (\S+)\)/) { point in
      guard let x = hundredths(point.output.1), let y = hundredths(point.output.2) else {
        return String(point.output.0)
      }
      return "(\(inPoints(x - frame.x)),\(inPoints(y - frame.y)))"
    }
  }
}

/// Hundredths of a point as points, without zeros at the end.
func inPoints(_ hundredths: Int) -> String {
  let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  return rest.isMultiple(of: 10) ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
