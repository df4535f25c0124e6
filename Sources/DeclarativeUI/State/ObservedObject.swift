/// An object whose changes have the view evaluated again, whichever of its properties was read.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, RememberingProperty {
  /// An object whose properties can be bound to.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(
        to: object, keyPath, value: object[keyPath: keyPath], get: { $0[keyPath: keyPath] },
        set: { $0[keyPath: keyPath] = $1 })
    }
  }

  private var object: ObjectType

  // On the main actor, as SwiftUI's: up to Swift 5, what has such a property is then there, too.
  /// The object.
  @preconcurrency @MainActor public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Creates a property for an object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates a property for an object.
  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// The object with its properties as bindings.
  @preconcurrency @MainActor public var projectedValue: Wrapper { Wrapper(object: object) }

  package mutating func remember(at place: PropertyPlace) {
    place.object { ObjectSubscription<ObjectType>() }.follow(object, at: place)
  }

  package func isSame(as other: ObservedObject<ObjectType>) -> Bool { object === other.object }
}
