public import Foundation
package import LayoutTree
import Observation

/// Where a view stands and how large it is.
///
/// It tells what was found in the latest layout. Who reads it while a body is evaluated is evaluated again when that has
/// changed.
public struct GeometryProxy: Sendable {
  let source: GeometrySource

  /// The size of the view in points.
  public var size: CGSize { source.size }

  /// How far the view would grow into what bars and the screen's corners cover, in points.
  ///
  /// That is nothing on sides where the view does not reach the edge of the safe area.
  public var safeAreaInsets: EdgeInsets { source.safeAreaInsets }

  /// The view's frame in a space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace.isLocal { return CGRect(origin: .zero, size: size) }
    let place = source.place
    return CGRect(origin: coordinateSpace.convert(place.frame.origin, in: place), size: place.frame.size)
  }

  /// The frame of a space with a name as the view counts places, in points; nil where there is no such space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let place = source.place
    return place.frame(ofSpace: coordinateSpace.name)?.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
  }

  /// Where an anchor lies, as the view counts places.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (place, anchored) = (source.place, anchor.view.place)
    return anchor.source.measure(anchored.frame.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY))
  }
}

/// Where a view stood in the latest layout; bodies that read it are watched for what they read.
package final class GeometrySource: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // Written on the main actor where views are placed, and read there by bodies.
  private nonisolated(unsafe) var latest = PlacedGeometry(frame: .zero)

  var size: CGSize {
    registrar.access(self, keyPath: \.size)
    return latest.frame.size
  }

  /// The same for who does not watch it.
  var latestSize: CGSize { latest.frame.size }

  /// The insets for who does not watch them.
  var latestInsets: EdgeInsets { latest.safeAreaInsets }

  var safeAreaInsets: EdgeInsets {
    registrar.access(self, keyPath: \.safeAreaInsets)
    return latest.safeAreaInsets
  }

  var place: PlacedGeometry {
    registrar.access(self, keyPath: \.place)
    return latest
  }

  /// Takes in where the view stands, and tells those who have read something else.
  /// - Returns: whether something differs.
  @MainActor @discardableResult
  package func move(to place: PlacedGeometry) -> Bool {
    let before = latest
    guard before != place else { return false }
    latest = place
    registrar.withMutation(of: self, keyPath: \.place) {}
    if before.frame.size != place.frame.size { registrar.withMutation(of: self, keyPath: \.size) {} }
    if before.safeAreaInsets != place.safeAreaInsets {
      registrar.withMutation(of: self, keyPath: \.safeAreaInsets) {}
    }
    return true
  }
}
