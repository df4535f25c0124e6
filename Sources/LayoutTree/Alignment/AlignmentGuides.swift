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

enum FirstTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A guide of one axis, as it is looked up in the tree.
package struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  let id: any AlignmentID.Type

  /// A guide of one of the axes.
  package enum Guide {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  /// The guide as views name it.
  package var guide: Guide {
    axis == .horizontal ? .horizontal(HorizontalAlignment(id)) : .vertical(VerticalAlignment(id))
  }

  var isTextBaseline: Bool { id == FirstTextBaselineID.self || id == LastTextBaselineID.self }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && left.id == right.id
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}

/// Where a container has a guide that several of its children set: the uppermost first baseline, the lowest last one,
/// the mean of any other guide.
struct GuideUnion {
  private let key: AlignmentKey
  private var values: [CGFloat] = []

  init(of key: AlignmentKey) {
    self.key = key
  }

  /// Takes a child's guide in, measured from the container's edge.
  mutating func add(_ guide: CGFloat?, at offset: CGPoint) {
    guard let guide else { return }
    values.append(guide + (key.axis == .horizontal ? offset.x : offset.y))
  }

  var value: CGFloat? {
    guard !values.isEmpty else { return nil }
    if key.id == FirstTextBaselineID.self { return values.min() }
    if key.id == LastTextBaselineID.self { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
