public import Foundation
import LayoutTree

/// Where a layout has placed its views.
final class PlacementLog {
  struct Place {
    let position: CGPoint
    let anchor: UnitPoint
    let proposal: ProposedViewSize
  }

  fileprivate(set) var places: [Int: Place] = [:]
  /// Whether a guide is what the places of the views say.
  private(set) var leavesGuideToPlaces = false

  func leaveGuideToPlaces() { leavesGuideToPlaces = true }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// In which direction lines run.
  public var layoutDirection: LayoutDirection
  private let views: [LayoutSubview]
  let log: PlacementLog

  init(_ boxes: [LayoutBox], _ direction: LayoutDirection) {
    let log = PlacementLog()
    self.log = log
    layoutDirection = direction
    views = boxes.enumerated().map { LayoutSubview(box: $1, index: $0, log: log) }
  }

  private init(_ views: [LayoutSubview], like other: LayoutSubviews) {
    self.views = views
    log = other.log
    layoutDirection = other.layoutDirection
  }

  var boxes: [LayoutBox] { views.map(\.box) }

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { views.count }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { views[index] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(views[bounds]), like: self) }

  /// Some of the views.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { views[$0] }, like: self)
  }

  /// Whether both are the same views.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.views == right.views
  }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
  let box: LayoutBox
  fileprivate let index: Int
  fileprivate let log: PlacementLog

  /// When the view is offered space in a stack: larger is earlier.
  public var priority: Double { box.priority }

  /// The distances that the view wants to its neighbours.
  public var spacing: ViewSpacing { ViewSpacing(box.spacing) }

  /// What the view tells its layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.layoutValue(for: key) as? K.Value ?? K.defaultValue
  }

  /// The size that the view takes where a size is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(for: proposal) }

  /// The size and the guides that the view has where a size is proposed.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { box.dimensions(for: proposal) }

  /// Places a point of the view at a point of the layout's rectangle.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    log.places[index] = PlacementLog.Place(position: position, anchor: anchor, proposal: proposal)
  }

  /// Whether both are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.box === right.box }
}

/// The distances that a view wants to its neighbours.
public struct ViewSpacing {
  private(set) var preferences: SpacingPreferences

  init(_ preferences: SpacingPreferences) {
    self.preferences = preferences
  }

  /// Creates the distances of a view without an opinion.
  public init() { preferences = .plain }

  /// No distance at all.
  public static var zero: ViewSpacing { ViewSpacing(.none) }

  /// Takes the distances in that another view wants at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preferences.formUnion(other.preferences, edges: edges)
  }

  /// The distances together with those that another view wants at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var both = self
    both.formUnion(other, edges: edges)
    return both
  }

  /// The distance in points to the next view along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    preferences.distance(to: next.preferences, along: axis)
  }
}

/// The identity of a value that a view tells its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

extension View {
  /// The view with a value told to the layout that arranges it.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier("layoutValue", value, key: key))
  }
}
