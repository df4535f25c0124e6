package import Foundation
package import LayoutTree

/// What a layer is to the view that has it.
package enum LayerKind: String {
  case background, overlay, border, mask
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

/// A view that is known by its parts, whatever is between them.
protocol MadeOfParts {
  static var parts: [ControlPart] { get }
}
extension AlertCard: MadeOfParts {
  static var parts: [ControlPart] { [.title, .message, .actions] }
}
extension ConfirmationCard: MadeOfParts {
  static var parts: [ControlPart] { [.title, .message, .actions] }
}
extension Label: MadeOfParts {
  static var parts: [ControlPart] { [.title, .icon] }
}
extension Section: MadeOfParts {
  static var parts: [ControlPart] { [.header, .footer] }
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
