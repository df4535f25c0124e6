/// The values of an environment, which never change: another value makes another storage.
///
/// Views set one value or two, and those inside ask for many, most of which nobody has set. So the latest values stand in a
/// short chain in front of a table that many environments share, and only a chain that has grown long becomes a table of its
/// own. Its identity says that nothing was changed since.
final class EnvironmentStorage {
  private let table: [ObjectIdentifier: Any]
  /// The value that was set last, in front of those of before, and its key: nil where all are in the table.
  ///
  /// Apart, since whoever compares keys would copy the value with them.
  private let latestKey: ObjectIdentifier?
  private let latestValue: Any?
  private let before: EnvironmentStorage?
  /// How many values stand in front of the table.
  private let length: Int
  /// Found by the first text that asks; nil before.
  var textSurroundings: TextSurroundings?

  /// Values that are all the default.
  init() {
    (table, latestKey, latestValue, before, length) = ([:], nil, nil, nil, 0)
  }

  /// Values of before with another one; nil takes away what was set.
  init(_ before: EnvironmentStorage, _ key: ObjectIdentifier, _ value: Any?) {
    if before.length < Self.longestChain {
      table = before.table
      (latestKey, latestValue, self.before, length) = (key, value, before, before.length + 1)
    } else {
      var table = before.all
      table[key] = value
      self.table = table
      (latestKey, latestValue, self.before, length) = (nil, nil, nil, 0)
    }
  }

  /// A chain of eight is looked through in less time than a table is copied for each value.
  private static let longestChain = 8

  /// The value of a key; nil where none was set.
  subscript(key: ObjectIdentifier) -> Any? {
    var storage = self
    while let before = storage.before {
      if storage.latestKey == key { return storage.latestValue }
      storage = before
    }
    return table.isEmpty ? nil : table[key]
  }

  /// All values that were set.
  var all: [ObjectIdentifier: Any] {
    guard let before, let latestKey else { return table }
    var values = before.all
    values[latestKey] = latestValue
    return values
  }
}
