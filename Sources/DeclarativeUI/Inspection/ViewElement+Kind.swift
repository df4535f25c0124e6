package import Foundation
package import LayoutTree

extension ViewElement {
  /// The view; a place that no view has taken is `nil` of its type.
  package var value: Any {
    if let background = node.value as? any BackgroundPainting { return background.paintedStyle }
    return node.value
  }

  /// The type of the view.
  package var type: Any.Type { node.value is any BackgroundPainting ? Swift.type(of: value) : node.type }

  /// The name of the type, without modules and without what it is generic over.
  package var name: String { Self.name(of: type) }

  /// The same for any type.
  package nonisolated static func name(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }

  /// The name of the type where it is one of this library's; nil for the user's own types.
  package var libraryName: String? { Self.isOfLibrary(type) ? name : nil }

  nonisolated static func isOfLibrary(_ type: Any.Type) -> Bool {
    // Types of the standard library, such as Optional, are views because this library says so.
    let name = String(reflecting: type)
    return name.hasPrefix("DeclarativeUI.") || name.hasPrefix("Swift.")
  }

  /// Whether the view is one of the user's, with a body that was evaluated.
  package var isOfUser: Bool { libraryName == nil && type is any View.Type }

  /// Whether an `if` has left the view out.
  package var isAbsent: Bool { node.type is any PossiblyNothing.Type }

  /// Whether the view is a shape, painted or not.
  package var isShape: Bool { type is any Shape.Type || type is any ShapeView.Type }

  /// Whether the view's body could not be asked for, because something that it reads is missing.
  package var isUnresolved: Bool {
    node.children.contains { $0.type == node.type && $0.content is MissingImageRule }
  }

  /// Whether the view stands where a modifier's content or a control's label goes.
  package var isPlaceholder: Bool { type is any StyledLabel.Type || type is any ModifiedPlace.Type }

  /// Whether the view shows a label in the way that a style says.
  var isControl: Bool { type is any StyledControl.Type }

  /// Whether nothing in the view is a view of its own.
  var isLeaf: Bool {
    isShape || type is any ShapeStyle.Type || ["Divider", "Text", "Image", "Spacer", "EmptyView"].contains(libraryName)
  }

  /// Whether the views inside are counted even where there is only one.
  var isList: Bool {
    ["ForEach", "Group", "HStack", "TupleView", "VStack", "ZStack"].contains(libraryName)
  }
}

/// A view that people do not see as one: a branch of a builder, a view with a modifier of the user's.
protocol LookedThrough {}
extension ConditionalContent: LookedThrough {}
extension ModifiedContent: LookedThrough {}

/// The views of a builder's statements.
protocol ViewSequence {}
extension TupleView: ViewSequence {}

/// A view that may be none: only then it has a node.
protocol PossiblyNothing {}
extension Optional: PossiblyNothing {}

/// A view that shows a label in the way that a style says.
protocol StyledControl {}
extension Button: StyledControl {}
extension SecureField: StyledControl {}
extension TextField: StyledControl {}
extension Toggle: StyledControl {}

/// The label of a control, where a style puts it.
protocol StyledLabel {}
extension ButtonStyleConfiguration.Label: StyledLabel {}
extension TextFieldStyleLabel: StyledLabel {}
extension ToggleStyleConfiguration.Label: StyledLabel {}

/// The view that a modifier changes, where the modifier's body puts it.
protocol ModifiedPlace {}
extension ModifierContent: ModifiedPlace {}

/// A modifier of the user's.
protocol ModifierKeeping {
  /// The type of the view that stands in the modifier's body for what is modified.
  var contentType: Any.Type { get }
}

extension ModifierValue: ModifierKeeping {
  var contentType: Any.Type { ModifierContent<Modifier>.self }
}

/// What a layer is to the view that has it.
package enum LayerKind: String {
  case background, overlay, border
}

/// A modifier with a layer behind or in front of a view.
protocol Layering {
  var kind: LayerKind { get }
  var alignment: Alignment { get }
}

/// A background that is a style.
protocol BackgroundPainting {
  var paintedStyle: any ShapeStyle { get }
}

extension StyledBackground: BackgroundPainting {
  var paintedStyle: any ShapeStyle { style }
}

// Views that are generic over what is in them, as what they are whatever that is.

/// A row of any views.
package protocol RowView {
  var alignment: VerticalAlignment { get }
  var spacing: CGFloat? { get }
}
extension HStack: RowView {}

/// A column of any views.
package protocol ColumnView {
  var alignment: HorizontalAlignment { get }
  var spacing: CGFloat? { get }
}
extension VStack: ColumnView {}

/// A pile of any views.
package protocol PileView {
  var alignment: Alignment { get }
}
extension ZStack: PileView {}
