extension View {
  /// The view with a text size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// The view with limits for its text size; a size outside of them becomes the nearest one inside.
  ///
  /// A range without a size is a problem of the layout.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return inheriting { environment in
      guard let smallest = sizes.first, let largest = sizes.last else {
        environment.problemLog?.report(
          "dynamicTypeSize(\(range)) is impossible: give a range with at least one size in it")
        return
      }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
    }
  }

  /// The view in an appearance that holds for the whole screen around it; nil asks for none.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredColorSchemeView(content: self, scheme: colorScheme)
  }
}
