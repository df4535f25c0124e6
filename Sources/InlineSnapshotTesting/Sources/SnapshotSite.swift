/// The place of an inline snapshot in its source, as it was compiled.
struct SnapshotSite: Codable, Hashable {
  /// The line of the call's opening parenthesis or brace, from 1.
  var line: UInt
  /// The column of it in bytes of UTF-8, from 1.
  var column: UInt
  /// The label of the closure.
  var label: String
  /// Labels that the closure had before.
  var oldLabels: [String]
  /// The number of closures before it.
  var offset: Int
  /// Whether the call has the closure.
  var hasClosure: Bool

  init(line: UInt, column: UInt, descriptor: InlineSnapshotSyntaxDescriptor, hasClosure: Bool) {
    self.line = line
    self.column = column
    label = descriptor.trailingClosureLabel
    oldLabels = descriptor.deprecatedTrailingClosureLabels
    offset = descriptor.trailingClosureOffset
    self.hasClosure = hasClosure
  }

  /// Whether a closure with a label is the one.
  func isLabelled(_ text: String) -> Bool { text == label || oldLabels.contains(text) }

  /// The label where a failure has to name it.
  var namedLabel: String? { label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel ? nil : label }
}

/// What an inline snapshot becomes.
struct SnapshotEntry: Codable, Equatable {
  var site: SnapshotSite
  /// The text, or nil for no closure.
  var text: String?
}
