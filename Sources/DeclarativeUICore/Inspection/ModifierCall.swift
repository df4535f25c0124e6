/// A modifier as view code calls it: its name, what it is given, and what it does when its time comes.
package struct ModifierCall {
  /// The name without labels.
  package let name: String
  /// What it is given, by its labels, which are empty where the code writes none; what has its default is left out.
  package let arguments: [(label: String, value: Any)]
  /// The closure that it is given, or nil.
  package let action: Any?
  /// The gesture that it adds, and the name of the modifier that adds such ones; nil of other modifiers.
  package internal(set) var gesture: (modifier: String, added: AddedGesture)?

  /// Creates a call; an argument that is nil is left out.
  package init(_ name: String, _ arguments: KeyValuePairs<String, Any?> = [:], action: Any? = nil) {
    self.name = name
    self.arguments = arguments.compactMap { label, value in value.map { (label, $0) } }
    self.action = action
  }

  /// The first argument of a label that has a type.
  package func argument<Value>(_ label: String = "", as type: Value.Type = Value.self) -> Value? {
    arguments.lazy.filter { $0.label == label }.compactMap { $0.value as? Value }.first
  }
}

/// A modifier that knows how view code calls it.
package protocol CallDescribing {
  /// The call.
  var call: ModifierCall { get }
}

extension PrimitiveModifier {
  /// A modifier that says nothing of itself goes by its type.
  package var call: ModifierCall { ModifierCall(String(describing: Self.self)) }
}
