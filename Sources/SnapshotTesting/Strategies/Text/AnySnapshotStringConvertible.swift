public import Foundation

/// A type that writes itself in outlines of the strategy `dump`.
public protocol AnySnapshotStringConvertible {
  /// Whether what the value is made of follows below its text.
  static var renderChildren: Bool { get }
  /// The text of the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Nothing follows below the text.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The time in UTC, by ISO 8601, in whole seconds.
  ///
  /// Rounded to milliseconds first, as date formatters do: a second that arithmetic left just short of is that second.
  public var snapshotDescription: String {
    let milliseconds = (timeIntervalSince1970 * 1000 + 0.5).rounded(.down)
    return Date(timeIntervalSince1970: (milliseconds / 1000).rounded(.down)).formatted(.iso8601)
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's own description without memory addresses.
  public var snapshotDescription: String { debugDescription.replacing(/:?\s*0x[0-9a-f]+/, with: "") }
}
