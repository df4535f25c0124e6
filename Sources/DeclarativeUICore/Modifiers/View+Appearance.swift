package import LayoutTree

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
    return modifier(DynamicTypeSizeLimit(smallest: sizes.first, largest: sizes.last, range: "\(range)"))
  }

  /// The view in an appearance, by an older name of `environment(_:_:)`.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// The view in an appearance that holds for the whole screen around it; nil asks for none.
  /// - Remark: for the whole screen; the outermost one counts.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorScheme(scheme: colorScheme))
  }
}

private struct DynamicTypeSizeLimit: EnvironmentModifier {
  /// Nil where no size is in the range.
  let smallest, largest: DynamicTypeSize?
  /// The range as one writes it.
  let range: String

  var call: ModifierCall { ModifierCall("dynamicTypeSize", ["": (smallest ?? .xSmall)...(largest ?? .accessibility5)]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    guard let smallest, let largest else {
      return context.problems.report(
        "dynamicTypeSize(\(range)) is impossible: give a range with at least one size in it")
    }
    environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, smallest), largest)
  }
}

/// The outermost request counts, and the first one among views beside each other.
package struct PreferredColorScheme: PrimitiveModifier, NodeContent, PreferenceEntry {
  package let scheme: ColorScheme?

  package var call: ModifierCall { ModifierCall("preferredColorScheme", ["": scheme]) }

  package func preferences(around inside: Preferences) -> Preferences {
    guard scheme != nil else { return inside }
    var preferences = inside
    preferences[Self.self] = self
    return preferences
  }

  package func combined(with next: any PreferenceEntry) -> any PreferenceEntry { self }

  package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As is usual where it is.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
