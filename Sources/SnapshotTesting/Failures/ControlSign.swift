/// What stands for a control character in a message: the sign that Unicode has for it, else its number.
struct ControlSign {
  let text: String

  /// Nil where the character is none, or a tabulator, which is white space as it is meant.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.generalCategory == .control, scalar != "\t" else { return nil }
    // The signs of the first 32 follow each other.
    let sign = scalar == "\u{7F}" ? "\u{2421}" : scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) : nil
    text = sign.map { String($0) } ?? "\\u{\(String(scalar.value, radix: 16))}"
  }
}
