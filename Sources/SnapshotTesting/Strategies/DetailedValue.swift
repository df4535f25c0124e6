/// A value with what was found out about it.
package struct DetailedValue<Value> {
  package var value: Value
  package var details: SnapshotDetails

  /// Joins a value with details.
  package init(_ value: Value, details: SnapshotDetails = SnapshotDetails()) {
    self.value = value
    self.details = details
  }
}
