/// A case of the standard's file `LineBreakTest.txt`: scalars in hexadecimal with ÷ or × around each.
struct LineBreakCase {
  let line: Int
  let scalars: [Unicode.Scalar]
  /// Whether a line may end after each scalar.
  let allowsBreakAfter: [Bool]

  /// Reads a line such as `× 0023 × 0020 ÷ 0023 ÷`; nil unless it has that form.
  init?(_ text: some StringProtocol, line: Int) {
    var fields = text.split(separator: " ")[...]
    guard fields.count >= 3, fields.removeFirst() == "×" else { return nil }
    var scalars: [Unicode.Scalar] = []
    var allowed: [Bool] = []
    while let hexadecimal = fields.popFirst(), let mark = fields.popFirst() {
      guard let scalar = UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init), ["÷", "×"].contains(mark) else {
        return nil
      }
      scalars.append(scalar)
      allowed.append(mark == "÷")
    }
    self.init(line: line, scalars: scalars, allowsBreakAfter: allowed)
  }

  init(line: Int, scalars: [Unicode.Scalar], allowsBreakAfter: [Bool]) {
    self.line = line
    self.scalars = scalars
    self.allowsBreakAfter = allowsBreakAfter
  }

  var text: String { scalars.reduce(into: "") { $0.unicodeScalars.append($1) } }

  /// The case in the file's own notation.
  var notation: String {
    zip(scalars, allowsBreakAfter).reduce(into: "×") { result, pair in
      let digits = String(pair.0.value, radix: 16, uppercase: true)
      result += " " + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + (pair.1 ? " ÷" : " ×")
    }
  }
}
