/// An object that a view makes once for its place and keeps there as long as the place exists.
///
/// Its changes have the view evaluated again. Another view value at the same place keeps the object that is there.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, RememberingProperty {
  private let make: () -> ObjectType
  private var owned: OwnedObject<ObjectType>?

  /// Creates a property whose object is made when the view is first evaluated at a place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; where the view is not part of a layout, a new one each time.
  @preconcurrency @MainActor public var wrappedValue: ObjectType { owned?.object ?? make() }

  /// The object with its properties as bindings.
  @preconcurrency @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }

  package mutating func remember(at place: PropertyPlace) {
    let make = make
    let owned = place.object { OwnedObject(make()) }
    owned.subscription.follow(owned.object, at: place)
    self.owned = owned
  }
}

/// The object of a place.
private final class OwnedObject<Object: ObservableObject>: ChangeReason {
  let object: Object
  let subscription = ObjectSubscription<Object>()

  init(_ object: Object) {
    self.object = object
  }

  func takeChange() -> Bool { subscription.takeChange() }
}
