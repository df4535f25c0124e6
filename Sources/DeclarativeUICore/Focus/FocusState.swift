package import LayoutTree

/// Which field has the focus, or whether one has; writing it moves the focus.
///
/// Where no view stands for what is written, SwiftUI sets the value back; here it stays.
/// - Remark: what no view stands for is not set back.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, RememberingProperty {
  private let unfocused: Value
  private var location: StateLocation<Value>?

  /// Creates a property that says whether a field has the focus.
  public init() where Value == Bool {
    unfocused = false
  }

  /// Creates a property that says which field has the focus.
  public init<T: Hashable>() where Value == T? {
    unfocused = nil
  }

  /// The value; where the view is not part of a layout nothing has the focus, and writing has no effect.
  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.value = newValue }
  }

  /// The value for `focused(_:)` and for other views.
  public var projectedValue: Binding { Binding(unfocused: unfocused, location: location) }

  package mutating func remember(at place: PropertyPlace) {
    let unfocused = unfocused
    location = place.object { StateLocation(unfocused) }
  }

  /// A way to read and write the focus from elsewhere.
  @propertyWrapper
  public struct Binding {
    fileprivate let unfocused: Value
    fileprivate let location: StateLocation<Value>?

    /// The value.
    public var wrappedValue: Value {
      get { location?.value ?? unfocused }
      nonmutating set { location?.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// The view, whose field has the focus while a property is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// The view, whose field has the focus while a property has a value.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(tie: FocusTie(binding, value)))
  }
}

/// A value of a property by which fields have the focus.
package struct FocusTie: Hashable {
  private let location: ObjectIdentifier?
  private let value: AnyHashable
  private let read: () -> Bool
  private let write: (Bool) -> Void

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    location = binding.location.map(ObjectIdentifier.init)
    self.value = AnyHashable(value)
    read = { binding.wrappedValue == value }
    write = { binding.wrappedValue = $0 ? value : binding.unfocused }
  }

  /// Whether the property has the value.
  package var isOn: Bool {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// Whether both are values of the same property.
  package func isOfSameProperty(as other: FocusTie) -> Bool { location == other.location }

  package static func == (left: FocusTie, right: FocusTie) -> Bool {
    left.location == right.location && left.value == right.value
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(location)
    hasher.combine(value)
  }
}

private struct FocusModifier: PrimitiveModifier, FocusContent {
  let tie: FocusTie

  var call: ModifierCall { ModifierCall("focused") }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

/// What a node is whose fields have the focus while a property has a value.
package protocol FocusContent: NodeContent {
  var tie: FocusTie { get }
}
