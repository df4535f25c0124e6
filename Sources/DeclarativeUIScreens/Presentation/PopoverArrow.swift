import Foundation

/// The arrow of a popover: 28 wide and 13 long, as measured in iOS 26.
enum PopoverArrow {
  static let length: CGFloat = 13
  private static let width: CGFloat = 28

  /// On which side of what it points to a popover stands.
  enum Side {
    case above, below, left, right

    /// - Parameter edge: the edge of what the arrow points to at which the arrow is; nil is as usual.
    init(_ edge: Edge?, isMirrored: Bool, usual: Side) {
      switch edge {
      case .top: self = .above
      case .bottom: self = .below
      case .leading: self = isMirrored ? .right : .left
      case .trailing: self = isMirrored ? .left : .right
      case nil: self = usual
      }
    }

    /// The largest corners of a card that leave the arrow its place.
    func mostRadius(of size: CGSize) -> CGFloat {
      max(((self == .left || self == .right ? size.height : size.width) - width) / 2, 0)
    }

    /// Where a card begins that stands in the middle of the side.
    func origin(of size: CGSize, beside source: CGRect) -> CGPoint {
      switch self {
      case .above: CGPoint(x: source.midX - size.width / 2, y: source.minY - length - size.height)
      case .below: CGPoint(x: source.midX - size.width / 2, y: source.maxY + length)
      case .left: CGPoint(x: source.minX - length - size.width, y: source.midY - size.height / 2)
      case .right: CGPoint(x: source.maxX + length, y: source.midY - size.height / 2)
      }
    }
  }

  /// Adds an arrow to the edge of a card, as near to what it points to as the card's corners let it be.
  static func add(to outline: inout Path, of card: CGRect, radius: CGFloat, at side: Side, pointingTo source: CGRect) {
    let half = width / 2
    func limited(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(middle, low + radius + half), high - radius - half)
    }
    func add(_ base: CGPoint, _ along: CGVector, _ tip: CGPoint) {
      outline.move(to: CGPoint(x: base.x - along.dx * half, y: base.y - along.dy * half))
      outline.addLine(to: tip)
      outline.addLine(to: CGPoint(x: base.x + along.dx * half, y: base.y + along.dy * half))
      outline.closeSubpath()
    }
    let x = limited(source.midX, card.minX, card.maxX)
    let y = limited(source.midY, card.minY, card.maxY)
    let (across, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    switch side {
    case .above: add(CGPoint(x: x, y: card.maxY), across, CGPoint(x: x, y: card.maxY + length))
    case .below: add(CGPoint(x: x, y: card.minY), across, CGPoint(x: x, y: card.minY - length))
    case .left: add(CGPoint(x: card.maxX, y: y), down, CGPoint(x: card.maxX + length, y: y))
    case .right: add(CGPoint(x: card.minX, y: y), down, CGPoint(x: card.minX - length, y: y))
    }
  }
}
