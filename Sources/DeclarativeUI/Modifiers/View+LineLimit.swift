extension View {
  /// The view with a largest number of lines for its texts; nil is any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    limitingLines(from: 1, to: number)
  }

  /// The view with a largest number of lines for its texts, for which they take space even if they have fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    limitingLines(from: reservesSpace ? limit : 1, to: limit)
  }

  /// The view with a smallest and a largest number of lines for its texts.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    limitingLines(from: limit.lowerBound, to: limit.upperBound)
  }

  /// The view with a smallest number of lines for its texts.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    limitingLines(from: limit.lowerBound, to: nil)
  }

  /// The view with a largest number of lines for its texts.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    limitingLines(from: 1, to: limit.upperBound)
  }

  private nonisolated func limitingLines(from lower: Int, to upper: Int?) -> some View {
    modifier(LineLimitModifier(lower: lower, upper: upper))
  }
}

private struct LineLimitModifier: EnvironmentModifier {
  let lower: Int
  let upper: Int?

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment.reservedLines = lower
    environment.lineLimit = upper
  }
}
