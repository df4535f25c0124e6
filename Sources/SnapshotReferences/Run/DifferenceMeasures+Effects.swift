import TextFormats

extension DifferenceMeasures {
  /// What happened, as far as the same can have happened to others, each thing once; empty where it is not known.
  ///
  /// Changes of a layout are told without the items that they happened to, because one change of a colour or a margin
  /// happens to different items on different screens.
  package var effects: [String] {
    if let layout, !layout.isEmpty { return Set(layout.flatMap(\.causes)).sorted() }
    guard let pixels else { return [] }
    if pixels.expectedSize != pixels.actualSize {
      let sizes = [pixels.expectedSize, pixels.actualSize].map { size in
        size.map { "\($0)" }.joined(separator: " x ")
      }
      return ["\(sizes[0]) px became \(sizes[1]) px"]
    }
    return pixels.largestChannelDifference.map { ["\($0.expected) became \($0.actual)"] } ?? []
  }
}

extension DifferenceMeasures.LayoutChange {
  fileprivate var causes: [String] {
    switch kind {
    case .changed: effects
    case .appeared, .disappeared: ["\(item)\(name.map { " " + $0.quoted } ?? "") \(kind.rawValue)"]
    }
  }
}

extension [String] {
  /// What happened, in a line: the first few things, and how many more.
  package var effectWords: String {
    let most = 3
    return (prefix(most) + (count > most ? ["and \(count - most) more"] : [])).joined(separator: "; ")
  }
}
