public import Foundation
package import LayoutTree

/// A finger that moves.
public struct DragGesture {
  /// What is known of a drag; all places and distances are in points.
  /// - Remark: how iOS predicts an end is not known: it is where the finger is, and the velocity is zero.
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

    /// Zero: the finger of a test stands still before it goes up.
    public var velocity: CGSize { .zero }

    /// Where the finger is: how iOS predicts where a moving one would come to is not known.
    public var predictedEndLocation: CGPoint { location }

    /// How far the finger is from its start: how iOS predicts where a moving one would come to is not known.
    public var predictedEndTranslation: CGSize { translation }
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
