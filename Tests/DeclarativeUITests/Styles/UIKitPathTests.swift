import DeclarativeUI
import Foundation
import PlaneGeometry
import Testing

/// Some corners of a view, as they were rounded before there were uneven rectangles.
private struct SomeCorners: Shape {
  let radius: CGFloat
  let corners: UIRectCorner

  func path(in rect: CGRect) -> DeclarativeUI.Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

@Suite struct `A path of UIKit and Core Graphics` {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test func `rounds some corners as an uneven rectangle does`() {
    #expect(
      SomeCorners(radius: 12, corners: [.topLeft, .topRight]).path(in: box)
        == UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12).path(in: box))
    #expect(
      SomeCorners(radius: 8, corners: .allCorners).path(in: box) == RoundedRectangle(cornerRadius: 8).path(in: box))
    #expect(SomeCorners(radius: .infinity, corners: .bottomRight).path(in: box).boundingRect == box)
  }

  @Test func `has the same contours as one of SwiftUI`() {
    let bezier = UIBezierPath()
    bezier.move(to: .zero)
    bezier.addLine(to: CGPoint(x: 10, y: 0))
    bezier.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    bezier.addCurve(to: .zero, controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 0, y: 20))
    bezier.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    bezier.close()
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 20, y: 10), control: CGPoint(x: 20, y: 0))
      path.addCurve(to: .zero, control1: CGPoint(x: 20, y: 20), control2: CGPoint(x: 0, y: 20))
      path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      path.closeSubpath()
    }
    #expect(Path(bezier.cgPath) == path)
    #expect(bezier.bounds == path.cgPath.boundingBox && bezier.bounds.contains(path.boundingRect))
    #expect(!bezier.isEmpty && bezier.contains(CGPoint(x: 8, y: 5)))
    bezier.apply(CGAffineTransform(translationX: 3, y: 0))
    #expect(Path(bezier.cgPath) == path.offsetBy(dx: 3, dy: 0))
    bezier.append(UIBezierPath(ovalIn: box))
    #expect(bezier.bounds.maxX == 100)
    bezier.removeAllPoints()
    #expect(bezier.isEmpty && bezier.currentPoint == .zero)
    #expect(Path(UIBezierPath(rect: box).cgPath) == Path(box))
    let arc = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(UIBezierPath(cgPath: arc.cgPath).currentPoint == arc.currentPoint)
    #expect(Path(UIBezierPath(roundedRect: box, cornerRadius: 4).cgPath) == Path(roundedRect: box, cornerRadius: 4))
  }

  @Test func `is drawn into with maps`() throws {
    let right = CGAffineTransform(translationX: 5, y: 0)
    let path = CGMutablePath()
    path.move(to: .zero, transform: right)
    path.addLine(to: CGPoint(x: 1, y: 1), transform: right)
    path.addLines(between: [.zero, CGPoint(x: 2, y: 0)])
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 1)
    path.addRect(box)
    path.addEllipse(in: box)
    path.addRoundedRect(in: box, cornerWidth: 3, cornerHeight: 4)
    path.closeSubpath()
    let whole = CGMutablePath()
    whole.addPath(path, transform: right)
    #expect(whole.boundingBox == path.boundingBox.offsetBy(dx: 5, dy: 0))
    #expect(Path(whole) == Path(path).offsetBy(dx: 5, dy: 0))
    #expect(Path(box).cgPath.copy()?.boundingBox == box)
    #expect(CGPath(rect: box, transform: nil).currentPoint == .zero)
    #expect(Path(CGPath(ellipseIn: box, transform: nil)) == Path(ellipseIn: box))
    let corner = CGSize(width: 3, height: 4)
    #expect(
      Path(CGPath(roundedRect: box, cornerWidth: 3, cornerHeight: 4, transform: nil))
        == Path(roundedRect: box, cornerSize: corner, style: .circular))
    let copy = try #require(Path(box).cgPath.mutableCopy())
    copy.addLine(to: CGPoint(x: box.maxX + 5, y: box.midY))
    #expect(copy.boundingBox == CGRect(x: box.minX, y: box.minY, width: box.width + 5, height: box.height))
    #expect(Path(box).cgPath.boundingBox == box)
  }

  @Test func `has contours that are mapped before they are added`() {
    let map = CGAffineTransform(scaleX: 2, y: 1)
    func added(_ add: (inout DeclarativeUI.Path) -> Void) -> DeclarativeUI.Path {
      Path { path in
        path.move(to: .zero)
        add(&path)
      }
    }
    #expect(added { $0.addRect(box, transform: map) }.boundingRect.width == 200)
    #expect(added { $0.addRects([box], transform: map) } == added { $0.addRect(box, transform: map) })
    #expect(added { $0.addEllipse(in: box, transform: map) }.boundingRect.width == 200)
    let corner = CGSize(width: 3, height: 3)
    #expect(added { $0.addRoundedRect(in: box, cornerSize: corner, transform: map) }.boundingRect.width == 200)
    let radii = RectangleCornerRadii(topLeading: 3)
    #expect(
      added { $0.addRoundedRect(in: box, cornerRadii: radii) }
        == added { $0.addPath(UnevenRoundedRectangle(cornerRadii: radii).path(in: box)) })
    // An arc goes on from where the pen is, mapped or not.
    let arc = added {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false, transform: map)
    }
    #expect(arc.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      added { $0.addRelativeArc(center: .zero, radius: 4, startAngle: .zero, delta: .degrees(90)) }
        == added {
          $0.addArc(center: .zero, radius: 4, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        })
  }

  @Test(arguments: [(CGPoint(x: 10, y: 10), 4.0), (CGPoint(x: 2, y: 3), 1.0), (CGPoint(x: 13, y: -7), 2.0)])
  func `rounds a corner by a circle that touches both sides`(end: CGPoint, radius: CGFloat) throws {
    let corner = CGPoint(x: 10, y: 0)
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    }
    // The middle of the circle: as far from both sides as the radius.
    let last = try #require(path.currentPoint)
    let length = hypot(end.x - corner.x, end.y - corner.y)
    let along = CGPoint(x: (end.x - corner.x) / length, y: (end.y - corner.y) / length)
    let side: CGFloat = end.y > 0 ? 1 : -1
    let center = CGPoint(x: last.x - side * along.y * radius, y: last.y + side * along.x * radius)
    #expect(abs(abs(center.y) - radius) < 1e-9)
    // Each point of the arc is on the circle, as near as cubic curves come.
    for share in stride(from: 0.02, through: 1, by: 0.02) {
      guard let point = path.trimmedPath(from: 0, to: share).currentPoint, point.y != 0 else { continue }
      #expect(abs(hypot(point.x - center.x, point.y - center.y) - radius) < radius * 5e-4)
    }
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: CGPoint(x: 20, y: 0), radius: 3)
    }
    #expect(straight.currentPoint == corner)
    #expect(Path { $0.addArc(tangent1End: corner, tangent2End: end, radius: 3) }.isEmpty)
  }
}
