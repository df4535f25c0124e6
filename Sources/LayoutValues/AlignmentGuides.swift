public import Foundation

/// A guide that views can be aligned by; a type of your own makes a guide of your own.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide is in a view that does not set it, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

enum LeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

// A line of a list whose row does not say where it begins is where the list has it.
enum SeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum SeparatorTrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

package enum FirstTextBaselineID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

package enum LastTextBaselineID: AlignmentID {
  package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide of one axis, the key by which it is looked up in the tree.
package struct AlignmentKey: Hashable, Sendable {
  package let axis: Axis
  package let id: any AlignmentID.Type

  /// A guide of one of the axes.
  package enum Guide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  /// The guide as views name it.
  package var guide: Guide {
    axis == .horizontal ? .horizontal(HorizontalAlignment(id)) : .vertical(VerticalAlignment(id))
  }

  package var isTextBaseline: Bool { id == FirstTextBaselineID.self || id == LastTextBaselineID.self }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && left.id == right.id
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}
