/// Which numbers a modifier can be given.
enum PossibleNumbers {
  /// Everything that is a number.
  case any
  /// A number with an end.
  case finite
  /// A length that may be endless.
  case notNegative
  /// A length.
  case finiteNotNegative
  /// A length that is not zero.
  case finitePositive

  func contains(_ number: Double) -> Bool {
    switch self {
    case .any: !number.isNaN
    case .finite: number.isFinite
    case .notNegative: number >= 0
    case .finiteNotNegative: number >= 0 && number.isFinite
    case .finitePositive: number > 0 && number.isFinite
    }
  }

  /// What to give instead.
  var wayOut: String {
    switch self {
    case .any: "give a number that is not NaN"
    case .finite: "give a finite number"
    case .notNegative: "give a number that is not negative"
    case .finiteNotNegative: "give a finite number that is not negative"
    case .finitePositive: "give a finite number that is larger than 0"
    }
  }
}
