/// How numbers are written in words about layouts.
package enum NumberForm {
  /// With two decimals: `4.00`.
  case hundredths
  /// As short as they can be, with two decimals at most: `4`.
  case short
}

extension Double {
  /// The number, rounded to hundredths half away from zero; numbers too large to have hundredths as powers of ten.
  package func inWords(_ form: NumberForm) -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e13 else { return description }
    let hundredths = Int((magnitude * 100).rounded())
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let start = "\(self < 0 && hundredths > 0 ? "-" : "")\(whole)"
    guard form == .short else { return "\(start).\(rest < 10 ? "0" : "")\(rest)" }
    guard rest > 0 else { return start }
    return rest.isMultiple(of: 10) ? "\(start).\(rest / 10)" : "\(start).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The number, rounded to hundredths half away from zero; numbers too large to have hundredths as they are.
  package var roundedToHundredths: Double {
    guard magnitude < 1e13 else { return self }
    // No negative zero, which would be another text.
    return (self * 100).rounded() / 100 + 0
  }
}
