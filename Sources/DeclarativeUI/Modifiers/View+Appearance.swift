extension View {
  /// The view with a text size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// The view with limits for its text size.
  public nonisolated func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    inheriting { $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound) }
  }

  /// The view in an appearance that holds for the whole screen around it; nil asks for none.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredColorSchemeView(content: self, scheme: colorScheme)
  }
}
