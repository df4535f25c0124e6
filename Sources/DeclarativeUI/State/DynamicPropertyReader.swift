/// Brings the dynamic properties of views up to date.
///
/// They are found by reflection. A property keeps what it reads in a box, which copies of the view share, so that it
/// can be written although reflection hands out copies; and a closure that the view leaves behind, such as a button's
/// action, still reads the right values after the body was evaluated, which a task-local value would not give.
/// A view value that is put into several places shares its boxes: each body sees the values of its place, closures
/// those of the last one.
@MainActor
final class DynamicPropertyReader {
  /// Types without dynamic properties need no second look.
  private var typesWithout: Set<ObjectIdentifier> = []

  func update(_ view: some Any, environment: EnvironmentValues) {
    let type = ObjectIdentifier(type(of: view))
    guard !typesWithout.contains(type) else { return }
    if !updateProperties(of: view, environment: environment) { typesWithout.insert(type) }
  }

  /// - Returns: whether there are any.
  private func updateProperties(of value: Any, environment: EnvironmentValues) -> Bool {
    var found = false
    for child in Mirror(reflecting: value).children {
      guard var property = child.value as? any DynamicProperty else { continue }
      found = true
      (property as? any EnvironmentReading)?.read(environment)
      _ = updateProperties(of: property, environment: environment)
      property.update()
    }
    return found
  }
}
