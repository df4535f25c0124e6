/// What a view or modifier remembers at its place from one evaluation to the next.
final class ViewMemory {
  /// What its properties remember, by the places of the properties in it, in bytes.
  private(set) var objects: [Int: AnyObject] = [:]

  /// What the property at a place remembers, made when it is first asked for.
  func object<Object: AnyObject>(at offset: Int = 0, make: () -> Object) -> Object {
    if let known = objects[offset] as? Object { return known }
    let object = make()
    objects[offset] = object
    return object
  }
}

/// A dynamic property that remembers something at the place of its view.
///
/// A view with another value of the property is the same view if both are the same, what the property remembers aside.
package protocol RememberingProperty: DynamicProperty, ComparedByItself {
  /// Called before each evaluation of the view's body.
  mutating func remember(at place: PropertyPlace)

  /// Whether the property is that of a living view already.
  var isConnected: Bool { get }
}

extension RememberingProperty {
  package var isConnected: Bool { false }
  @MainActor package func isSame(as other: Self) -> Bool { true }
}

/// The place of a dynamic property in a living view.
package struct PropertyPlace {
  /// Where the property begins in the view, in bytes.
  let offset: Int
  let memory: ViewMemory
  package let environment: EnvironmentValues
  /// To be set when the view's body has to be evaluated again.
  package let mark: BodyMark
  /// What views of this layout keep beside their properties.
  package let store: HostStore
  /// Whether a property of a living view is left as it is: somebody looks at the view beside its host.
  let keepsConnections: Bool
  /// Where to report a property without a value, as which the body cannot be evaluated.
  package let missing: MissingValues

  /// What the property remembers, made when it is first asked for.
  package func object<Object: AnyObject>(make: () -> Object) -> Object {
    memory.object(at: offset, make: make)
  }
}

/// Why properties of a view have no value, so that its body cannot be evaluated.
package final class MissingValues {
  private(set) var reasons: [String] = []

  package func report(_ reason: String) { reasons.append(reason) }
}

/// What a property remembers, where it matters that its place is gone.
protocol PropertyMemory: AnyObject {
  /// Called when the place is gone.
  func leave()
}

/// What a property remembers, where a change of it is to be told as the reason of an evaluation.
package protocol ChangeReason: AnyObject {
  /// Whether it has changed since it was asked last.
  @MainActor func takeChange() -> Bool
  /// Whether the latest change, where nobody has asked since, comes with an animation without end.
  @MainActor func takeEndlessChange() -> Bool
}

extension ChangeReason {
  package func takeEndlessChange() -> Bool { false }
}
