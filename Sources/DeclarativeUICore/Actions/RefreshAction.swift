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
  /// The view, whose content can be refreshed: by a pull at its list or scroll view, and by `EnvironmentValues.refresh`.
  /// - Remark: the wheel that turns meanwhile is not drawn. How far a pull must go is not known: here it is 60 points.
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
