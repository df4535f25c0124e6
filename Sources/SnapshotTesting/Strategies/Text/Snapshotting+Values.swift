public import Foundation

extension Snapshotting where Format == String {
  /// Any value, as `String(describing:)` writes it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Format == String {
  /// Any value, as an outline of all that it is made of.
  ///
  /// Dictionaries and sets are sorted, memory addresses are left out, and an object that contains itself ends there, so
  /// that the same value always has the same outline. Types that conform to `AnySnapshotStringConvertible` write
  /// themselves. A value that is nested more than 500 levels deep, or that has more than a million parts, fails.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in try ValueOutline.text(of: value) }
  }
}

extension Snapshotting where Format == String {
  /// Dictionaries, arrays, texts and numbers as JSON with sorted keys.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject([value]) else { throw NoJSONError(type: "\(Value.self)") }
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON by an encoder of your own; it should sort keys, whose order would change otherwise.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as an XML property list, whose keys are sorted.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list by an encoder of your own, which must write text.
  ///
  /// Numbers have 17 significant digits, as property lists have on Apple's systems and had on Linux: `0.1` is
  /// `0.10000000000000001`. References with other digits of the same numbers match too.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      let data = try encoder.encode(value)
      guard let text = String(validating: data, as: UTF8.self) else { throw BinaryPropertyListError() }
      return PropertyListNumbers.written(in: text)
    }
    strategy.diffing = Diffing(
      encode: strategy.diffing.encode, decode: strategy.diffing.decode, recognize: strategy.diffing.recognize,
      compare: { [compare = strategy.diffing.compare] expected, actual in
        try compare(PropertyListNumbers.written(in: expected), PropertyListNumbers.written(in: actual))
      })
    strategy.pathExtension = "plist"
    return strategy
  }
}

/// How Core Foundation writes the numbers of property lists; Swift's own encoder writes the fewest digits that tell them
/// apart.
private enum PropertyListNumbers {
  static func written(in text: String) -> String {
    text.replacing(#/<real>([^<]*)</real>/#) { match in
      "<real>\(Double(match.1).map(written) ?? String(match.1))</real>"
    }
  }

  private static func written(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    return number == 0 ? "0.0" : String(format: "%.17g", number)
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of a few values as a table of comma-separated values: each input with its output.
  ///
  /// Outputs stand between quotation marks as they are; those that have some themselves are for people, not for
  /// spreadsheets.
  /// - Parameter strategy: how an output becomes text.
  public static func `func`<Output>(
    into strategy: Snapshotting<Output, Format>
  ) -> Snapshotting<(Value) -> Output, Format> {
    var table = SimplySnapshotting.lines.asyncPullback { (function: @escaping (Value) -> Output) in
      Value.allCases.reduce(Async(value: [])) { rows, input in
        rows.flatMap { rows in
          strategy.snapshot(function(input)).map { rows + ["\"\(input)\",\"\($0)\""] }
        }
      }
      .map { (rows: [String]) in rows.joined(separator: "\n") }
    }
    table.pathExtension = "csv"
    return table
  }
}
