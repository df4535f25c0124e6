/// How a number with decimals is written.
package enum NumberForm {
  /// With one decimal: `4.0`.
  case tenths
  /// With two decimals: `4.00`.
  case hundredths
  /// As short as it can be, with two decimals at most: `4`.
  case short
  /// As short as it can be without being another number: `4`, `0.001`.
  case exact
}

extension Double {
  /// The number, its last decimal rounded half away from zero; numbers from 10^13 on as Swift writes them.
  package func formatted(as form: NumberForm) -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e13 else { return description }
    switch form {
    case .tenths: return Int((self * 10).rounded()).decimal(places: 1)
    case .hundredths: return Int((self * 100).rounded()).decimal(places: 2)
    case .short: return Int((self * 100).rounded()).decimal(places: 2, isPadded: false)
    case .exact: return Int(exactly: self).map(String.init) ?? description
    }
  }

  /// The number, rounded to hundredths half away from zero; numbers too large to have hundredths as they are.
  package var roundedToHundredths: Double {
    guard magnitude < 1e13 else { return self }
    // No negative zero, which would be another text.
    return (self * 100).rounded() / 100 + 0
  }
}

extension Int {
  /// The number in units of 1/10^`places`: 1230 with three places is `1.230`, or `1.23` where it is not padded.
  /// - Parameter places: at most 19, as many as the largest number has digits behind its first.
  package func decimal(places: Int, isPadded: Bool = true) -> String {
    precondition((0...19).contains(places), "A number has no \(places) decimals here")
    var unit = (0..<places).reduce(UInt(1)) { unit, _ in unit * 10 }
    let whole = magnitude / unit
    var fraction = magnitude % unit
    while !isPadded, unit > 1, fraction.isMultiple(of: 10) { (unit, fraction) = (unit / 10, fraction / 10) }
    let text = (self < 0 ? "-" : "") + String(whole)
    // A one in front of the fraction keeps its zeros.
    return unit == 1 ? text : text + "." + String(unit + fraction).dropFirst()
  }

  /// The number with a comma between groups of three digits: `1,234,567`.
  package var grouped: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }

  /// The share of a larger number in percent, with two decimals; what is there but rounds to nothing is said to be less.
  package func percentage(of whole: Int) -> String {
    let hundredths = (self * 20_000 + whole) / (2 * whole)
    return hundredths > 0 || self == 0 ? hundredths.decimal(places: 2) + " %" : "less than 0.01 %"
  }

  /// The number with what is counted: `1 line`, `2 lines`.
  package func counted(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}

extension String {
  /// The text at the right end of a column.
  package func aligned(width: Int, with character: Character = " ") -> String {
    String(repeating: character, count: Swift.max(0, width - count)) + self
  }
}
