public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as an XML property list, whose keys are sorted.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list by an encoder of one's own, which must write text.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      let data = try encoder.encode(value)
      guard let text = String(validating: data, as: UTF8.self) else { throw BinaryPropertyListError() }
      return text
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

/// A property list that is no text.
private struct BinaryPropertyListError: Error, CustomStringConvertible {
  var description: String { "The property list is binary. Set the encoder's outputFormat to .xml." }
}
