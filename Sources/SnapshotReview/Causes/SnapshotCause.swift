package import SnapshotReferences

/// Why an assertion failed, as far as others can have failed for the same reason.
///
/// Changes of a layout are told without the items that they happened to, because one change of a colour or a margin
/// happens to different items on different screens.
package struct SnapshotCause: Hashable, Sendable {
  /// What happened, each thing once.
  private let effects: [String]

  /// Finds the cause; nil where nothing differs, and where nothing was compared.
  /// - Parameter texts: the difference of both texts, where the assertion is about texts.
  package init?(of record: RunRecord, texts: TextComparison? = nil) {
    guard record.outcome != .matched, let effects = SnapshotCause.effects(of: record, texts), !effects.isEmpty else {
      return nil
    }
    self.effects = effects
  }

  /// What happened, in a line.
  package var words: String { effects.effectWords }

  private static func effects(of record: RunRecord, _ texts: TextComparison?) -> [String]? {
    if let effects = record.measures?.effects, !effects.isEmpty { return effects }
    if let texts { return texts.changedLines.map { "\($0.mark.rawValue) \($0.parts.map(\.text).joined())" } }
    guard record.outcome == .failed else { return nil }
    return record.message.flatMap { $0.split(separator: "\n").first.map { [String($0)] } }
  }
}
