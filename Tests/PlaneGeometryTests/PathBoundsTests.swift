import PlaneGeometry
import Testing

@Suite struct `The bounds of a path` {
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  @Test func `are those of its curves and not of their control points`() {
    let quad = Path {
      $0.move(to: point(0, 0))
      $0.addQuad(to: point(2, 0), control: point(1, 2))
    }
    #expect(quad.bounds == Rect(x: 0, y: 0, width: 2, height: 1))
    let cubic = Path {
      $0.move(to: point(0, 0))
      $0.addCubic(to: point(4, 0), control1: point(0, 4), control2: point(4, -4))
    }
    // y = 12 t (1 - t) (1 - 2 t) has its extremes at (3 ± √3) / 6.
    let top = 4 / 3.0 * 3.0.squareRoot() / 2
    #expect(abs((cubic.bounds?.maxY ?? 0) - top) < 1e-12 && abs((cubic.bounds?.minY ?? 0) + top) < 1e-12)
    #expect(cubic.bounds?.width == 4)
  }

  @Test func `are found for curves of a lower degree, and for corners`() {
    let straight = Path {
      $0.move(to: point(1, 1))
      $0.addCubic(to: point(4, 4), control1: point(2, 2), control2: point(3, 3))
      $0.addQuad(to: point(0, 0), control: point(2, 2))
      $0.close()
    }
    #expect(straight.bounds == Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(Path { $0.addRect(Rect(x: 1, y: 2, width: 3, height: 4)) }.bounds == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path().bounds == nil)
  }

  @Test func `of a circle are its square`() {
    let square = Rect(x: 3, y: 5, width: 10, height: 10)
    let bounds = Path { $0.addEllipse(in: square) }.bounds ?? .zero
    #expect(abs(bounds.minX - 3) < 1e-9 && abs(bounds.maxY - 15) < 1e-9)
  }
}
