import DeclarativeUI
import Foundation
import Testing

@Suite struct `A path` {
  private var contours: Path {
    Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: 5, y: 1))
      path.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 7, y: 3))
      path.closeSubpath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addCurve(
        to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 12, y: 0), control2: CGPoint(x: 18, y: 20))
    }
  }

  private func steps(_ path: Path) -> [Path.Element] {
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    return steps
  }

  @Test func `tells its steps`() {
    #expect(
      steps(contours) == [
        .move(to: CGPoint(x: 1, y: 1)), .line(to: CGPoint(x: 5, y: 1)),
        .quadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: 7, y: 3)), .closeSubpath,
        .move(to: CGPoint(x: 10, y: 10)),
        .curve(to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 12, y: 0), control2: CGPoint(x: 18, y: 20)),
      ])
  }

  @Test func `of Core Graphics tells them with their points`() {
    var steps: [String] = []
    contours.cgPath.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
      ]
      let points = (0..<(counts[element.pointee.type] ?? 0)).map { element.pointee.points[$0] }
      steps.append("\(element.pointee.type) \(points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))")
    }
    #expect(
      steps == [
        "moveToPoint 1,1", "addLineToPoint 5,1", "addQuadCurveToPoint 7,3 5,5", "closeSubpath ", "moveToPoint 10,10",
        "addCurveToPoint 12,0 18,20 20,10",
      ])
  }

  @Test func `is drawn the other way round`() {
    #expect(
      steps(Path(UIBezierPath(cgPath: contours.cgPath).reversing().cgPath)) == [
        .move(to: CGPoint(x: 20, y: 10)),
        .curve(to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 18, y: 20), control2: CGPoint(x: 12, y: 0)),
        .move(to: CGPoint(x: 5, y: 5)), .quadCurve(to: CGPoint(x: 5, y: 1), control: CGPoint(x: 7, y: 3)),
        .line(to: CGPoint(x: 1, y: 1)), .closeSubpath,
      ])
  }
}

@Suite struct `An older function` {
  @Test func `makes and combines rectangles`() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    let (one, other) = (CGRectMake(0, 0, 10, 10), CGRectMake(5, 5, 10, 10))
    #expect([one, other].reduce(.null, CGRectUnion) == CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(CGRectIntersection(one, other) == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(CGRectInset(one, 1, 2) == CGRect(x: 1, y: 2, width: 8, height: 6))
    #expect(CGRectOffset(one, 1, 2) == CGRect(x: 1, y: 2, width: 10, height: 10))
  }

  @Test func `finds a row in a section`() {
    var place = IndexPath(row: 3, section: 2)
    #expect(place.row == 3 && place.item == 3 && place.section == 2)
    place.row = 4
    #expect(place == IndexPath(item: 4, section: 2))
  }

  @Test func `grows nothing at the usual text size`() {
    let metrics = UIFontMetrics(forTextStyle: .title1)
    #expect(metrics.scaledValue(for: 12) == 12)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 30), maximumPointSize: 20).pointSize == 20)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 30)).pointSize == 30)
  }
}
