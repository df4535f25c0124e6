import DeclarativeUI
import Drawings
import Foundation
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `The line along a path, as a path,` {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let circle = Path(ellipseIn: CGRect(x: 20, y: 0, width: 10, height: 10))
  private let line = StrokeStyle(lineWidth: 4, dash: [3, 1], dashPhase: 2)
  private let mixed =
    "A line of strokedPath cannot share a path with contours that are not drawn as the same line: "
    + "draw them as two shapes, for example in a ZStack"

  private func problems(_ view: some View) -> [String] { LaidOut(view).layout.problems }

  @Test func `has no line along it`() {
    let twice =
      "A line along a line (lineWidth: 1.0 along lineWidth: 4.0) cannot be drawn: "
      + "stroke the shape itself, or build the edges of its line as contours"
    #expect(problems(Circle().stroke(lineWidth: 4).stroke()) == [twice])
    #expect(problems(square.strokedPath(line).strokedPath(StrokeStyle())) == [twice])
    #expect(problems(Color.red.clipShape(Circle().stroke(lineWidth: 4).stroke())) == [twice])
    #expect(problems(Path { $0.addPath(circle.strokedPath(line).strokedPath(StrokeStyle())) }) == [twice])
    #expect(problems(Circle().stroke(.red, lineWidth: 4).stroke(.blue)) == [])
  }

  @Test func `stays a line in the path that it is added to`() {
    let stroked = square.strokedPath(line)
    #expect(Path { $0.addPath(stroked) } == stroked)
    #expect(
      Path { path in
        path.addPath(stroked)
        path.addPath(circle.strokedPath(line))
      }
        == Path { path in
          path.addPath(square)
          path.addPath(circle)
        }.strokedPath(line))
    #expect(problems(Path { $0.addPath(stroked) }) == [])
  }

  @Test func `shares it with nothing else`() {
    var filled = square
    filled.addPath(circle.strokedPath(line))
    #expect(problems(filled) == [mixed])
    var stroked = circle.strokedPath(line)
    stroked.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(problems(stroked.offsetBy(dx: 1, dy: 1)) == [mixed])
    var thinner = square.strokedPath(StrokeStyle())
    thinner.addPath(circle.strokedPath(line))
    #expect(problems(thinner) == [mixed])
  }

  @Test func `grows with the path`() {
    let twice = CGAffineTransform(scaleX: -2, y: 2)
    let double = StrokeStyle(lineWidth: 8, dash: [6, 2], dashPhase: 4)
    #expect(square.strokedPath(line).applying(twice) == square.applying(twice).strokedPath(double))
    let turned = square.strokedPath(line).applying(CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 3))
    #expect(problems(turned) == [])
    #expect(
      problems(square.strokedPath(line).applying(CGAffineTransform(scaleX: 2, y: 3))) == [
        "A line of strokedPath cannot be drawn wider in one direction than in the other: "
          + "map the path first and call strokedPath on the result"
      ])
  }
}
