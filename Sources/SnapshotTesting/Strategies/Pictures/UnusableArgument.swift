import TextFormats

/// An argument of a comparison with which nothing can be compared.
struct UnusableArgument: Error, Hashable, CustomStringConvertible {
  private let argument: String
  private let value: String
  /// What it must be, such as `from 0 to 1`.
  private let demand: String

  init(_ argument: String, is value: some CustomStringConvertible, demand: String) {
    self.argument = argument
    self.value = value.description
    self.demand = demand
  }

  var description: String {
    "The argument \(argument.quoted) is \(value); it must be \(demand)."
  }
}
