// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What was drawn by hand, as a value; it makes no picture.
public struct PKDrawing: Equatable, Sendable {
  public var strokes: [PKStroke]
  public init() { strokes = [] }
  public init(strokes: some Sequence<PKStroke>) { self.strokes = Array(strokes) }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
  /// What the points of the strokes cover, without the width of their ink.
  public var bounds: CGRect {
    let points = strokes.flatMap { $0.path.points.map(\.location) }
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}
public struct PKStroke: Equatable, Sendable {
  public var ink: PKInk
  public var path: PKStrokePath
  public init(ink: PKInk, path: PKStrokePath) {
    self.ink = ink
    self.path = path
  }
}
public struct PKInk: Equatable, Sendable {
  public typealias InkType = PKInkingTool.InkType
  public var inkType: InkType
  public var color: UIColor
  public init(_ inkType: InkType, color: UIColor = .black) {
    self.inkType = inkType
    self.color = color
  }
}
public struct PKStrokePath: Equatable, Sendable, RandomAccessCollection {
  let points: [PKStrokePoint]
  public let creationDate: Date
  public init(controlPoints: some Sequence<PKStrokePoint>, creationDate: Date) {
    points = Array(controlPoints)
    self.creationDate = creationDate
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(position: Int) -> PKStrokePoint { points[position] }
}
public struct PKStrokePoint: Equatable, Sendable {
  public var location: CGPoint
  public var timeOffset: TimeInterval
  public var size: CGSize
  public var opacity: CGFloat
  public var force: CGFloat
  public var azimuth: CGFloat
  public var altitude: CGFloat
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
    altitude: CGFloat
  ) {
    self.location = location
    self.timeOffset = timeOffset
    self.size = size
    self.opacity = opacity
    self.force = force
    self.azimuth = azimuth
    self.altitude = altitude
  }
}
