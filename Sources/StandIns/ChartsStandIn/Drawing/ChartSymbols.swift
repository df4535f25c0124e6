import DeclarativeUI

/// A sign of any shape.
struct AnyChartSymbol {
  let shape: AnyShape
  /// All that the sign is around.
  let outline: AnyShape
  let isHollow: Bool
  /// Whether an app draws it: such a sign has a square of the area for itself on iOS 16 (7.07 points of 50), a circle is as
  /// large as the area.
  let isOfApp: Bool

  init(_ shape: some Shape) {
    self.shape = AnyShape(shape)
    let hollow = shape as? any HollowSymbol
    (outline, isHollow) = (hollow?.whole ?? self.shape, hollow != nil)
    isOfApp = hollow?.isOfApp ?? Self.isOfApp(shape)
  }
}

extension AnyChartSymbol {
  fileprivate static func isOfApp(_ shape: some Shape) -> Bool { !(shape is BasicChartSymbolShape || shape is Circle) }
}

/// The outline of a sign, which knows what it is around.
private protocol HollowSymbol {
  var whole: AnyShape { get }
  var isOfApp: Bool { get }
}
extension StrokedChartSymbolShape: HollowSymbol {
  fileprivate var whole: AnyShape { AnyShape(base) }
  fileprivate var isOfApp: Bool { AnyChartSymbol.isOfApp(base) }
}

extension BasicChartSymbolShape.Outline {
  /// The signs that values have in turn, as on iOS 18.3 by observation of others.
  static let inTurn: [Self] = [.circle, .square, .triangle, .diamond, .pentagon]

  /// A sign of about the size of a circle in a square of a width.
  ///
  /// Circles of iOS 16 have the area in points that is asked for (50 drew 7.98 wide). Squares and what has corners are taken to
  /// have the same. Crosses of 50 square points are 7.6 wide there, with arms 2.9 thick and corners round by 0.6.
  func path(in rect: CGRect) -> Path {
    let (radius, center) = (min(rect.width, rect.height) / 2, CGPoint(x: rect.midX, y: rect.midY))
    switch self {
    case .circle:
      return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .square: return Self.polygon(4, radius: radius * (.pi / 2).squareRoot(), center, from: .pi / 4)
    case .diamond: return Self.polygon(4, radius: radius * (.pi / 2).squareRoot(), center, from: 0)
    case .triangle: return Self.polygon(3, radius: radius * 1.555, center, from: 0)
    case .pentagon: return Self.polygon(5, radius: radius * 1.149, center, from: 0)
    case .cross: return Self.bars(2, radius: radius, center, from: .pi / 4)
    case .plus: return Self.bars(2, radius: radius, center, from: 0)
    case .asterisk: return Self.bars(3, radius: radius, center, from: 0)
    }
  }

  /// A regular polygon, its first corner turned from the top by an angle.
  private static func polygon(_ corners: Int, radius: CGFloat, _ center: CGPoint, from angle: CGFloat) -> Path {
    var path = Path()
    path.addLines((0..<corners).map { point(at: angle + CGFloat($0) * 2 * .pi / CGFloat(corners), radius, center) })
    path.closeSubpath()
    return path
  }

  /// Bars through the middle: those of a plus and of an asterisk are taken to be as those of a cross.
  private static func bars(_ count: Int, radius: CGFloat, _ center: CGPoint, from angle: CGFloat) -> Path {
    var path = Path()
    let (length, thickness) = (1.08 * radius, 0.72 * radius)
    let frame = CGRect(x: -thickness / 2, y: -length, width: thickness, height: 2 * length)
    let bar = Path(roundedRect: frame, cornerRadius: 0.15 * radius)
    for index in 0..<count {
      let turn = angle + CGFloat(index) * .pi / CGFloat(count)
      path.addPath(bar, transform: CGAffineTransform(translationX: center.x, y: center.y).rotated(by: turn))
    }
    return path
  }

  private static func point(at angle: CGFloat, _ radius: CGFloat, _ center: CGPoint) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }
}
