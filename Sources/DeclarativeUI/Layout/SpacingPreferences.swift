import Foundation

/// The distances that a view wants on its four sides, in points.
struct SpacingPreferences {
  var top, leading, bottom, trailing: EdgeSpacing

  init(_ all: EdgeSpacing) {
    (top, leading, bottom, trailing) = (all, all, all, all)
  }

  static let plain = SpacingPreferences(.plain)
  static let none = SpacingPreferences(.none)

  /// What a group of views wants whose first and last along `axis` are the outermost ones.
  init(stacking children: [LayoutNode], along axis: Axis) {
    self = SpacingPreferences(union: children)
    guard let first = children.first?.spacing, let last = children.last?.spacing else { return }
    switch axis {
    case .vertical: (top, bottom) = (first.top, last.bottom)
    case .horizontal: (leading, trailing) = (first.leading, last.trailing)
    }
  }

  /// What views on top of each other want.
  init(union children: [LayoutNode]) {
    self = .none
    for spacing in children.lazy.map(\.spacing) {
      top.formUnion(spacing.top)
      leading.formUnion(spacing.leading)
      bottom.formUnion(spacing.bottom)
      trailing.formUnion(spacing.trailing)
    }
  }

  /// The same with the plain distance on some sides.
  func resetting(_ edges: Edge.Set) -> SpacingPreferences {
    var result = self
    if edges.contains(.top) { result.top = .plain }
    if edges.contains(.leading) { result.leading = .plain }
    if edges.contains(.bottom) { result.bottom = .plain }
    if edges.contains(.trailing) { result.trailing = .plain }
    return result
  }

  /// The distance between this view and the next one of a stack.
  func distance(to next: SpacingPreferences, along axis: Axis) -> CGFloat {
    switch axis {
    case .vertical: EdgeSpacing.distance(from: bottom, to: next.top)
    case .horizontal: EdgeSpacing.distance(from: trailing, to: next.leading)
    }
  }
}
