import LayoutTree

/// What refreshing the content of a view does.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) {
    self.action = action
  }

  /// Refreshes the content, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Refreshes the content of the view; nil where no view around can be refreshed.
  public var refresh: RefreshAction? {
    self[RefreshKey.self]
  }
}

extension View {
  /// The view, whose content can be refreshed by views inside (`@Environment(\.refresh)`).
  /// - Remark: nobody pulls at a still picture; `EnvironmentValues.refresh` calls it.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}

private struct RefreshableModifier: EnvironmentModifier {
  let action: @Sendable () async -> Void

  var call: ModifierCall { ModifierCall("refreshable", action: action) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment[RefreshKey.self] = RefreshAction(action)
  }
}
