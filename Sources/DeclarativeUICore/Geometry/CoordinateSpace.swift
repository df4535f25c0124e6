import Foundation
import LayoutTree

/// Where places are counted from.
/// - Remark: of a name that no view around has, places are counted from the screen's corner.
public enum CoordinateSpace: Hashable {
  /// From the screen's top left corner.
  case global
  /// From the top left corner of the view that asks; of a gesture's view, where that was when the finger came down.
  case local
  /// From the top left corner of the nearest view around with a name; from the screen's where there is none.
  case named(AnyHashable)

  /// Whether places are counted from the screen's corner.
  public var isGlobal: Bool { self == .global }

  /// Whether places are counted from the corner of the view that asks.
  public var isLocal: Bool { self == .local }

  /// Where the space begins, in points from the screen's top left corner, for a view that asks.
  func origin(for place: PlacedGeometry) -> CGPoint {
    switch self {
    case .global: .zero
    case .local: place.frame.origin
    case .named(let name): place.frame(ofSpace: name)?.origin ?? .zero
    }
  }

  /// A point of the screen in this space.
  func convert(_ point: CGPoint, in place: PlacedGeometry) -> CGPoint {
    let origin = origin(for: place)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

/// A type of spaces in which places are counted.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// From the top left corner of the view that asks.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}

  /// From the screen's top left corner.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the nearest view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// From the top left corner of the view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }

  /// The spaces that scroll views are.
  enum Scrolling: Hashable {
    case anyAxis, along(Axis)
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// From the top left corner of the view that asks.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// From the screen's top left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// From the top left corner of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

  /// From the top left corner of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: NamedCoordinateSpace.Scrolling.anyAxis)
  }

  /// From the top left corner of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: NamedCoordinateSpace.Scrolling.along(axis))
  }
}

extension View {
  /// The view with a name by which views and gestures inside count places from its top left corner.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// The view with a name by which views and gestures inside count places from its top left corner.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: name))
  }
}

private struct CoordinateSpaceModifier: LayoutModifier {
  let name: AnyHashable

  var call: ModifierCall { ModifierCall("coordinateSpace", ["name": name.base]) }

  func rule(in context: ResolveContext) -> some UnaryRule { CoordinateSpaceRule(name: name) }
}
