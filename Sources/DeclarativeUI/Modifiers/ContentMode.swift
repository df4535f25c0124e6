/// How something of a ratio of its own fills a space of another.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}
