/// The identity of a value that views say while they, or a field in them, have the focus.
public protocol FocusedValueKey {
  /// What is said.
  associatedtype Value
}

/// What is said by the views that have the focus.
public struct FocusedValues {
  private var entries: [ObjectIdentifier: any FocusedEntry] = [:]

  init() {}

  /// What is said by a key; nil where nothing is.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (entries[ObjectIdentifier(key)] as? FocusedEntryOf<Key.Value>)?.value }
    set { entries[ObjectIdentifier(key)] = newValue.map { FocusedEntryOf(value: $0) } }
  }

  /// The object of a type; nil where none is said.
  package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (entries[ObjectIdentifier(type)] as? FocusedEntryOf<Object>)?.value }
    set { entries[ObjectIdentifier(type)] = newValue.map { FocusedEntryOf(value: $0) } }
  }

  /// Whether those who have read one value of each key need not read the other.
  @MainActor
  func isSame(as other: FocusedValues) -> Bool {
    guard entries.keys == other.entries.keys else { return false }
    return entries.allSatisfy { key, entry in other.entries[key].map(entry.isSame) ?? false }
  }
}

/// What is said by one key.
private protocol FocusedEntry {
  @MainActor func isSame(as other: any FocusedEntry) -> Bool
}

private struct FocusedEntryOf<Value>: FocusedEntry {
  let value: Value

  /// Functions are never equal: of them it only counts that one is there.
  @MainActor
  func isSame(as other: any FocusedEntry) -> Bool {
    guard let other = other as? FocusedEntryOf<Value> else { return false }
    return !ValueComparison.areEqual(value, value) || ValueComparison.areEqual(value, other.value)
  }
}
