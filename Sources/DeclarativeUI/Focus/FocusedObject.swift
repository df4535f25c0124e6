import LayoutTree

/// The object that a view says while it has the focus; nil where none says one of its type.
///
/// Its changes have the view evaluated again.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty, RememberingProperty {
  /// An object whose properties can be bound to.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  private var board: FocusedValuesBoard?
  private var follower: FocusedObjectFollower<ObjectType>?

  /// Creates a property of the object of a type.
  public init() {}

  /// The object; nil, too, where the view is not part of a layout.
  @MainActor public var wrappedValue: ObjectType? {
    let object = board?.values[object: ObjectType.self]
    if let object { follower?.follow(object) }
    return object
  }

  /// The object with its properties as bindings; nil where there is none.
  @MainActor public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

  package mutating func remember(at place: PropertyPlace) {
    board = place.store.object { FocusedValuesBoard() }
    follower = place.object { FocusedObjectFollower(at: place) }
  }
}

/// What follows the changes of the object that has been read.
private final class FocusedObjectFollower<Object: ObservableObject>: ChangeReason {
  private let subscription = ObjectSubscription<Object>()
  private let mark: BodyMark
  private weak var store: HostStore?

  init(at place: PropertyPlace) {
    mark = place.mark
    store = place.store
  }

  func follow(_ object: Object) {
    if let store { subscription.follow(object, marking: mark, in: store) }
  }

  func takeChange() -> Bool { subscription.takeChange() }
}

extension View {
  /// The view, which says an object while a field in it has the focus; nil says none.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { if let object { $0[object: T.self] = object } })
  }

  /// The view, which says an object while a field in it has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(.some(object))
  }

  /// The view, which says an object while its scene has the focus: in a test always; nil says none.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { if let object { $0[object: T.self] = object } })
  }

  /// The view, which says an object while its scene has the focus: in a test always.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(.some(object))
  }
}
