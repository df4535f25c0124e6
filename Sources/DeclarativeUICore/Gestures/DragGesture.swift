public import Foundation
package import LayoutTree

/// A finger that moves.
public struct DragGesture {
  /// What is known of a drag; all places and distances are in points.
  /// - Remark: the velocity of a test's finger is zero, so that its end is predicted where it is.
  public struct Value: Equatable, Sendable {
    /// When the finger was there, from the first touch on, counted from the start of 2001: no clock is read.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger came down.
    public var startLocation: CGPoint

    /// How far the finger is from where it came down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// How fast the finger moves, in points a second.
    ///
    /// It is zero of the finger of a test, which stands still before it goes up; a test that makes a value gives its own.
    public internal(set) var velocity = CGSize.zero

    /// Where the finger would come to: where it is and a quarter of a second of its velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.predictedSeconds, y: location.y + velocity.height * Self.predictedSeconds)
    }

    /// How far from its start the finger would come.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }

    /// How far ahead an end is predicted, as ViewInspector's tests find it on iOS.
    private static let predictedSeconds: CGFloat = 0.25
  }

  /// How far the finger must move before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// Where places are counted from.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Creates a gesture.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  package func recognizer(in place: PlacedGeometry) -> Recognizer<Value> {
    DragRecognizer(self, in: place)
  }
}

private final class DragRecognizer: Recognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private let place: PlacedGeometry
  private var start: CGPoint?
  private var hasBegun = false

  init(_ gesture: DragGesture, in place: PlacedGeometry) {
    self.gesture = gesture
    self.place = place
  }

  override func next(_ touch: Touch) -> GesturePhase<DragGesture.Value> {
    let start = start ?? touch.location
    self.start = start
    hasBegun = hasBegun || touch.distance(to: start) >= gesture.minimumDistance
    guard hasBegun else { return touch.kind == .ended ? .failed : .possible(nil) }
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: touch.time),
      location: gesture.coordinateSpace.convert(touch.location, in: place),
      startLocation: gesture.coordinateSpace.convert(start, in: place))
    return touch.kind == .ended ? .ended(value) : .active(value)
  }
}
