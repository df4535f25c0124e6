extension Character {
  /// The code points as U+0041 U+0301.
  var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }.joined(separator: " ")
  }
}
