/// A share that is none.
struct UnusablePrecision: Error, CustomStringConvertible {
  private let argument: String
  private let value: Float

  /// Checks the two numbers that snapshot tests usually take; 1 for both means that pictures must be equal.
  static func check(precision: Float, perceptualPrecision: Float) throws(UnusablePrecision) {
    for (argument, value) in [("precision", precision), ("perceptualPrecision", perceptualPrecision)]
    where !(0...1).contains(value) {
      throw UnusablePrecision(argument: argument, value: value)
    }
  }

  var description: String {
    "The argument \"\(argument)\" is \(value); it must be from 0 to 1, and 1 means that nothing may differ."
  }
}
