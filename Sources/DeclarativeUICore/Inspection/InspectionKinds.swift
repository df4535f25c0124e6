// What views are to those who look into a tree of them.

/// What does not count as a view of its own: a branch of a builder, a view with a modifier of the user's.
package protocol InspectionTransparent {}
extension ConditionalContent: InspectionTransparent {}
extension EquatableView: InspectionTransparent {}
extension GroupElementsOfContent: InspectionTransparent {}
extension ModifiedContent: InspectionTransparent {}
extension Column: InspectionTransparent {}
extension Subview: InspectionTransparent {}
extension SubviewsCollection: InspectionTransparent {}

/// The views of a builder's statements.
package protocol ViewSequence {}
extension TupleView: ViewSequence {}

/// A view that may be none: only then it has a node.
package protocol AnyOptional {}
extension Optional: AnyOptional {}

/// The view that a modifier changes, where the modifier's body puts it.
package protocol ModifiedPlace {}
extension ModifierContent: ModifiedPlace {}

/// A modifier of the user's.
package protocol ModifierKeeping {
  /// The type of the view that stands in the modifier's body for what is modified.
  var contentType: Any.Type { get }
}

extension ModifierValue: ModifierKeeping {
  var contentType: Any.Type { ModifierContent<Modifier>.self }
}
