extension View {
  /// The view with one value of its environment set.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentWrite(keyPath: keyPath, value: value))
  }

  /// The view with one value of its environment changed.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransform(keyPath: keyPath, transform: transform))
  }
}

private struct EnvironmentWrite<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment[keyPath: keyPath] = value
  }
}

private struct EnvironmentTransform<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    transform(&environment[keyPath: keyPath])
  }
}
