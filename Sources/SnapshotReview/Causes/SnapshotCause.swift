package import SnapshotReferences
import TextFormats

/// Why an assertion failed, as far as others can have failed for the same reason.
///
/// Changes of a layout are told without the items that they happened to, because one change of a colour or a margin
/// happens to different items on different screens.
package struct SnapshotCause: Hashable, Sendable {
  /// What happened, each thing once.
  private let effects: [String]

  /// More effects than these are counted instead of named.
  private static let mostNames = 3

  /// Finds the cause; nil where nothing differs, and where nothing was compared.
  /// - Parameter texts: the difference of both texts, where the assertion is about texts.
  package init?(of record: RunRecord, texts: TextComparison? = nil) {
    guard record.outcome != .matched, let effects = SnapshotCause.effects(of: record, texts), !effects.isEmpty else {
      return nil
    }
    self.effects = effects
  }

  /// What happened, in a line.
  package var words: String {
    let excess = effects.count - SnapshotCause.mostNames
    return (effects.prefix(SnapshotCause.mostNames) + (excess > 0 ? ["and \(excess) more"] : [])).joined(
      separator: "; ")
  }

  private static func effects(of record: RunRecord, _ texts: TextComparison?) -> [String]? {
    if let layout = record.measures?.layout, !layout.isEmpty { return Set(layout.flatMap(effects)).sorted() }
    if let pixels = record.measures?.pixels { return effects(of: pixels) }
    if let texts { return texts.changedLines.map { "\($0.mark.rawValue) \($0.parts.map(\.text).joined())" } }
    guard record.outcome == .failed else { return nil }
    return record.message.flatMap { $0.split(separator: "\n").first.map { [String($0)] } }
  }

  private static func effects(of change: DifferenceMeasures.LayoutChange) -> [String] {
    switch change.kind {
    case .changed: change.effects
    case .appeared, .disappeared: ["\(change.item)\(change.name.map { " " + $0.quoted } ?? "") \(change.kind.rawValue)"]
    }
  }

  private static func effects(of pixels: DifferenceMeasures.Pixels) -> [String] {
    if pixels.expectedSize != pixels.actualSize {
      let sizes = [pixels.expectedSize, pixels.actualSize].map { size in
        size.map { "\($0)" }.joined(separator: " x ")
      }
      return ["\(sizes[0]) px became \(sizes[1]) px"]
    }
    return pixels.largestChannelDifference.map { ["\($0.expected) became \($0.actual)"] } ?? []
  }
}
