/// A number from 0 to 1 as `digits` / 10^`decimals`: what somebody wrote, not what `Float` made of it.
///
/// The shortest decimal number that a `Float` is the nearest one to is what its description shows.
struct DecimalFraction: Equatable {
  let digits: Int
  let decimals: Int

  static let one = DecimalFraction(digits: 1, decimals: 0)

  private init(digits: Int, decimals: Int) {
    self.digits = digits
    self.decimals = decimals
  }

  /// Clamps to 0 to 1; not a number becomes 1.
  init(_ value: Float) {
    guard value < 1 else {
      self = .one
      return
    }
    guard value > 0 else {
      self.init(digits: 0, decimals: 0)
      return
    }
    // Such as "0.99" or "1.5e-05"; at most nine digits.
    let parts = value.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let fraction = mantissa.count > 1 ? mantissa[1] : ""
    self.init(digits: Int(mantissa[0] + fraction) ?? 0, decimals: fraction.utf8.count - exponent)
  }

  /// The smallest integer that is not below this number of `count`, exactly; `count` from 0 to 2^31.
  func ceiling(times count: Int) -> Int {
    let product = digits * count
    // The product is below 10^18 because there are at most nine digits; so is the quotient's divisor, or it is 1.
    guard decimals <= 18 else { return product > 0 ? 1 : 0 }
    let divisor = DecimalFraction.powerOfTen(decimals)
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: divisor)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// What is missing to 1, times `scale`, rounded down; `scale` from 0 to 2^31.
  func complement(times scale: Int) -> Int {
    scale - ceiling(times: scale)
  }

  private static func powerOfTen(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
