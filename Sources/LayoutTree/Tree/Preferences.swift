/// What views tell the views around them: one value for each key.
///
/// The values of views beside each other are combined by the key, in the order of the code.
package struct Preferences {
  private final class Values {
    var entries: [ObjectIdentifier: any PreferenceEntry]
    init(_ entries: [ObjectIdentifier: any PreferenceEntry]) { self.entries = entries }
  }

  /// Most trees have none.
  private var values: Values?

  package init() {}

  /// Whether nothing is told.
  package var isEmpty: Bool { values == nil }

  /// Whether both are one and the same, which is known without a look at the values.
  package func isIdentical(to other: Preferences) -> Bool { values === other.values }

  /// What several views beside each other tell.
  package init(of nodes: [Node]) {
    for node in nodes {
      guard let next = node.preferences.values else { continue }
      guard let values else {
        self = node.preferences
        continue
      }
      self.values = Values(values.entries.merging(next.entries) { $0.combined(with: $1) })
    }
  }

  /// The value of a key, by the type that names it; nil where no view has told one.
  package subscript(key: Any.Type) -> (any PreferenceEntry)? {
    get { values?.entries[ObjectIdentifier(key)] }
    set {
      var entries = values?.entries ?? [:]
      entries[ObjectIdentifier(key)] = newValue
      values = entries.isEmpty ? nil : Values(entries)
    }
  }
}

/// A value that views tell.
package protocol PreferenceEntry {
  /// The value together with that of views that come later.
  func combined(with next: any PreferenceEntry) -> any PreferenceEntry
}
