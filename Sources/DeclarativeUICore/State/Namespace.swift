/// A namespace that belongs to the place of its view: names in it are not those of another place.
@propertyWrapper
public struct Namespace: DynamicProperty, RememberingProperty {
  /// The identity of a namespace.
  public struct ID: Hashable {
    fileprivate let place: Place

    /// Whether both are the namespace of one place.
    public static func == (one: ID, other: ID) -> Bool { one.place === other.place }

    /// Feeds the identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
  }

  /// What a namespace is as long as its place exists.
  fileprivate final class Place {}

  private var place: Place?

  /// Creates a property.
  public init() {}

  /// The namespace; where the view is not part of a layout, one that nothing else is in.
  public var wrappedValue: ID { ID(place: place ?? Place()) }

  package mutating func remember(at place: PropertyPlace) {
    self.place = place.object { Place() }
  }
}
