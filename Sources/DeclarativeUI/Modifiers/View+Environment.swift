extension View {
  /// The view with one value of its environment set.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    inheriting { $0[keyPath: keyPath] = value }
  }

  /// The view with one value of its environment changed.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    inheriting { transform(&$0[keyPath: keyPath]) }
  }

  nonisolated func inheriting(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentView<Self> {
    EnvironmentView(content: self, change: change)
  }
}
