import LayoutTree

/// An object that a view around has handed down by its type.
///
/// Its changes have the view evaluated again. Where no view around has set one, the layout has a problem that names the
/// type, and the body is not asked for. SwiftUI ends a process only where the object is read, so that it draws a body whose
/// actions alone read it; what a body reads is not known here before it is asked for.
/// - Remark: a missing object fails the snapshot, which names its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, RememberingProperty {
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

  private var object: ObjectType?

  /// Creates a property that reads the object of its type.
  public init() {}

  /// The object.
  ///
  /// - Precondition: the view is part of a layout.
  @preconcurrency @MainActor public var wrappedValue: ObjectType {
    if let object { return object }
    preconditionFailure(
      "@EnvironmentObject of the type \(ObjectType.self) was read outside of a layout, where no view around has set it")
  }

  /// The object with its properties as bindings.
  @preconcurrency @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package mutating func remember(at place: PropertyPlace) {
    object = place.object { InheritedObject<ObjectType>() }.begin(at: place)
    guard object == nil else { return }
    place.missing.report(
      "No \(ObjectType.self) is in the environment of a view with @EnvironmentObject: give a view around it "
        + ".environmentObject(\(ObjectType.self)(...))")
  }
}

/// The object that a place inherits.
private final class InheritedObject<Object: ObservableObject>: EnvironmentReader, ChangeReason {
  private let subscription = ObjectSubscription<Object>()
  private weak var object: Object?
  private var isReplaced = false

  /// Takes the object for an evaluation that begins.
  func begin(at place: PropertyPlace) -> Object? {
    object = place.environment[EnvironmentObjectKey<Object>.self]
    if let object { subscription.follow(object, at: place) }
    return object
  }

  func update(from environment: EnvironmentValues) -> Bool {
    isReplaced = environment[EnvironmentObjectKey<Object>.self] !== object
    return isReplaced
  }

  func takeChange() -> Bool {
    defer { isReplaced = false }
    return subscription.takeChange() || isReplaced
  }
}

private enum EnvironmentObjectKey<Object: ObservableObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension View {
  /// The view with an object for views inside that have an `@EnvironmentObject` of its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}

private struct EnvironmentObjectModifier<Object: ObservableObject>: EnvironmentModifier {
  let object: Object

  var call: ModifierCall { ModifierCall("environmentObject", ["": object]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment[EnvironmentObjectKey<Object>.self] = object
  }
}

extension Scene {
  /// The scene with an object for views inside; here give it to a view.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self)
  }
}
