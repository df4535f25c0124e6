import Testing

/// The arguments of a parameterized test's run, in words.
///
/// Swift Testing does not publish them, so they are found by reflection; if that ever fails, the text of the whole
/// test case still tells one run from another.
enum ArgumentText {
  static func text(of testCase: Test.Case) -> String {
    guard let values = values(of: testCase) else { return String(reflecting: testCase) }
    // Equal arguments are told apart by a number.
    let number = value(labelled: "discriminator", in: testCase, depth: 4) as? Int ?? 0
    return values.map(String.init(describingForTest:)).joined(separator: ", ") + (number > 0 ? " #\(number)" : "")
  }

  /// The arguments themselves, or nil where they are not found.
  static func values(of testCase: Test.Case) -> [Any]? {
    guard let arguments = value(labelled: "arguments", in: testCase, depth: 4) else { return nil }
    return Mirror(reflecting: arguments).children.map { argument in
      value(labelled: "value", in: argument.value, depth: 1) ?? argument.value
    }
  }

  /// The first value with a label among what a value is made of.
  private static func value(labelled label: String, in container: Any, depth: Int) -> Any? {
    guard depth > 0 else { return nil }
    let children = Mirror(reflecting: container).children
    if let child = children.first(where: { $0.label == label }) { return child.value }
    return children.lazy.compactMap { value(labelled: label, in: $0.value, depth: depth - 1) }.first
  }
}
