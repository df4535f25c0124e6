import Foundation

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

/// A value that JSON has no form for.
private struct NoJSONError: Error, CustomStringConvertible {
  var type: String
  var description: String {
    "A value of \(type) has no JSON form: only dictionaries with text keys, arrays, texts, finite numbers and null have."
  }
}
