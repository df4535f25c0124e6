import LayoutTree

/// The identity of a value that views tell the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view tells one.
  static var defaultValue: Value { get }

  /// Combines the value of views with that of later ones beside them.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// A value that was told under a key.
private struct ToldValue<Key: PreferenceKey>: PreferenceEntry {
  let value: Key.Value

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry {
    guard let next = next as? Self else { return self }
    var value = value
    Key.reduce(value: &value) { next.value }
    return ToldValue(value: value)
  }
}

extension Preferences {
  /// The value of a key: what views have told, or the default.
  subscript<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    get { (self[key] as? ToldValue<Key>)?.value ?? Key.defaultValue }
    set { self[key] = ToldValue<Key>(value: newValue) }
  }
}

extension View {
  /// The view with a value told to the views around it, instead of what views inside tell under the key.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWrite<K> { $0 = value })
  }

  /// The view with a change of what it and the views inside tell under a key.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceWrite<K>(change: callback))
  }

  /// The view with something to do when what views inside tell under a key differs from the update before.
  ///
  /// It is done once when the view appears, too, where the value is not the default.
  /// - Remark: whether SwiftUI tells a first value that is the default is not known; here it does not.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChange<K>(action: action))
  }

  /// The view with others in front of it, made from what views inside tell under a key.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(transform: transform, alignment: alignment, kind: .overlayPreferenceValue))
  }

  /// The view with others behind it, made from what views inside tell under a key.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(transform: transform, alignment: alignment, kind: .backgroundPreferenceValue))
  }
}

private struct PreferenceWrite<Key: PreferenceKey>: PrimitiveModifier, NodeContent {
  let change: (inout Key.Value) -> Void

  var call: ModifierCall { ModifierCall("preference", ["key": Key.self]) }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    change(&preferences[of: Key.self])
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

private struct PreferenceChange<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  var call: ModifierCall { ModifierCall("onPreferenceChange", ["": Key.self], action: action) }

  private final class Observer: PreferenceObserver, Unmirrored {
    private unowned let node: Node
    var action: (Key.Value) -> Void
    private var latest = Key.defaultValue

    init(at node: Node, _ action: @escaping (Key.Value) -> Void) {
      self.node = node
      self.action = action
    }

    func checkForChanges() -> Bool {
      let value = node.preferences[of: Key.self]
      guard value != latest else { return false }
      latest = value
      action(value)
      return true
    }

    func leave(evaluation: Evaluation) {
      evaluation.preferenceObservers.removeAll { $0 === self }
    }
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    context.fill(node, Grouping()) { [content.resolved(in: $0)] }
    if let observer = node.memory as? Observer {
      observer.action = action
    } else {
      let observer = Observer(at: node, action)
      node.memory = observer
      context.evaluation.preferenceObservers.append(observer)
    }
    return node.from(self, in: context)
  }
}

/// Does something when what views inside of a node tell has changed.
@MainActor
package protocol PreferenceObserver: PlaceMemory {
  /// Looks at the value after an update, and says whether there was something to do.
  func checkForChanges() -> Bool
}

private struct PreferenceLayer<Key: PreferenceKey, Content: View>: LayeringModifier {
  let transform: (Key.Value) -> Content
  let alignment: Alignment
  let kind: LayerKind

  func layer(of primary: Node) -> TransformedValue<Key.Value, Content> {
    TransformedValue(value: primary.preferences[of: Key.self], transform: transform)
  }

  var readsPreferences: Bool { true }

  @MainActor func isSameLayer(for told: Preferences, as before: Preferences) -> Bool {
    ValueComparison.areEqual(before[of: Key.self], told[of: Key.self])
  }
}

/// A view made from a value.
private struct TransformedValue<Value, Content: View>: View, InspectionTransparent {
  let value: Value
  let transform: (Value) -> Content

  var body: some View { transform(value) }
}
