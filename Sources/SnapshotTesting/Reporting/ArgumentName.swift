import Foundation
import SnapshotReferences
import Testing

/// The arguments of a parameterized test's run as a part of a reference's name.
enum ArgumentName {
  /// The most parts of an argument that are looked at; whatever has more needs a name of its own.
  private static let partLimit = 200

  /// The name, or nil where the text of an argument may be another one in the next run.
  ///
  /// The text is the one that Swift Testing shows. Where a file's name cannot keep what tells it from others, a digest
  /// follows: `-1` and `1` are different arguments.
  static func name(of testCase: Test.Case) -> String? {
    guard let values = ArgumentText.values(of: testCase), values.allSatisfy(isStable) else { return nil }
    let text = values.map(text(of:)).joined(separator: ", ")
    // The names of private types hold an address.
    guard !text.contains("unknown context at") else { return nil }
    let name = FileNamePart.sanitized(text)
    return isKept(text) ? name : name + "-" + String(FileNamePart.digest(of: text) & 0xffff_ffff, radix: 16)
  }

  private static func text(of value: Any) -> String {
    value as? String ?? String(describingForTest: value)
  }

  /// Whether a file's name tells the text from others of its kind: words, the names of cases, and spaces, commas and
  /// points between them.
  private static func isKept(_ text: String) -> Bool {
    text.wholeMatch(of: #/\.?\w+(?:(?:, \.?|[ .,])\w+)*/#) != nil
  }

  /// Whether a value has the same text in every run.
  ///
  /// Sets and dictionaries have another order in each process; objects and functions may show where they lie.
  private static func isStable(_ value: Any) -> Bool {
    var left = partLimit
    return isStable(value, left: &left)
  }

  private static func isStable(_ value: Any, left: inout Int) -> Bool {
    if value is any CustomTestStringConvertible { return true }
    left -= 1
    guard left > 0 else { return false }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary: return mirror.children.isEmpty
    case .class, .foreignReference: return false
    case nil: return mirror.children.isEmpty && isPlain(value)
    case .struct where isPlain(value): return true
    default:
      for child in mirror.children where !isStable(child.value, left: &left) { return false }
      return true
    }
  }

  /// Whether a value is one of those that write themselves the same everywhere.
  private static func isPlain(_ value: Any) -> Bool {
    switch value {
    case is any StringProtocol, is any Numeric, is Bool, is Character, is Unicode.Scalar, is URL, is UUID, is Date: true
    default: false
    }
  }
}

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
