/// A value in a text, as a format says it: `%lld`, `%2$@`, `%1$(cups)lld`.
struct FormatArgument: CustomStringConvertible {
  /// What it is called, if anything.
  var name: String?
  /// Its type in Swift.
  var type: String

  var description: String { "\(name ?? "_"):\(type)" }

  /// A place in a text, from its `%` on.
  private struct Place {
    var range: Range<String.Index>
    var position: Int?
    var name: String?
    var kind: Character
  }

  private static func places(in text: String) -> [Place] {
    var found: [Place] = []
    var index = text.startIndex
    while let start = text[index...].firstIndex(of: "%") {
      var rest = text[text.index(after: start)...]
      var (position, name): (Int?, String?) = (nil, nil)
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.first == "(", let end = rest.firstIndex(of: ")") {
        name = String(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[end...].dropFirst()
      }
      rest = rest.drop { "-+0#.123456789".contains($0) }
      rest = rest.drop { "hlqztj".contains($0) }
      index = text.index(after: start)
      guard let kind = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(kind) else { continue }
      index = rest.index(after: rest.startIndex)
      found.append(Place(range: start..<index, position: position, name: name, kind: kind))
    }
    return found
  }

  /// The values of a text, in the order in which they are given.
  static func all(in text: String) -> [FormatArgument] {
    var arguments: [Int: FormatArgument] = [:]
    var next = 1
    for place in places(in: text) where place.kind != "%" {
      let position = place.position ?? next
      next = position + 1
      arguments[position] = FormatArgument(name: place.name, type: type(of: place.kind))
    }
    return arguments.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func type(of kind: Character) -> String {
    switch kind {
    case "@", "s", "S": "String"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
    case "u", "U", "x", "X", "o", "O": "UInt"
    default: "Int"
    }
  }

  /// A text without its values.
  static func removed(from text: String) -> String {
    places(in: text).reversed().reduce(into: text) { $0.replaceSubrange($1.range, with: " ") }
  }

  /// A text with others in the places of its values, each in the order in which they are given; where they stand in another
  /// order in it, the values alone.
  static func text(_ text: String, with values: [String]) -> String {
    let places = places(in: text)
    let positions = places.filter { $0.kind != "%" }.compactMap(\.position)
    if positions != positions.sorted() || positions.count > values.count { return values.joined(separator: " ") }
    var (result, index, rest) = ("", text.startIndex, values[...])
    for place in places {
      result += text[index..<place.range.lowerBound]
      result += place.kind == "%" ? "%" : rest.popFirst() ?? ""
      index = place.range.upperBound
    }
    return result + text[index...]
  }
}
