import PlaneGeometry
import Testing

struct TransformTests {
  private let point = Point(x: 3, y: -7)

  @Test func `a composed map applies its parts in the order they are written`() {
    let moveThenStretch = Transform.translation(x: 1, y: 2).then(.scale(x: 10, y: 100))
    #expect(moveThenStretch.apply(to: point) == Point(x: 40, y: -500))
    let stretchThenMove = Transform.scale(x: 10, y: 100).then(.translation(x: 1, y: 2))
    #expect(stretchThenMove.apply(to: point) == Point(x: 31, y: -698))
  }

  @Test func `composition is the same as one map after the other for any coefficients`() {
    let first = Transform(a: 2, b: -3, c: 5, d: 7, tx: -11, ty: 13)
    let second = Transform(a: -1, b: 4, c: 0.5, d: -2, tx: 3, ty: 8)
    #expect(first.then(second).apply(to: point) == second.apply(to: first.apply(to: point)))
    #expect(first.then(.identity) == first)
    #expect(Transform.identity.then(first) == first)
  }

  @Test func `a quarter turn brings the x axis onto the y axis, clockwise as y grows down`() {
    let turned = Transform.rotation(.pi / 2).apply(to: Point(x: 2, y: 0))
    #expect(abs(turned.x) < 1e-15)
    #expect(abs(turned.y - 2) < 1e-15)
  }

  @Test func `a mapping brings one rectangle's corners onto the other's`() {
    let (source, target) = (Rect(x: 1, y: 2, width: 4, height: 8), Rect(x: -3, y: 5, width: 2, height: 32))
    let map = Transform.mapping(source, onto: target)
    #expect(map.apply(to: Point(x: 1, y: 2)) == Point(x: -3, y: 5))
    #expect(map.apply(to: Point(x: 5, y: 10)) == Point(x: -1, y: 37))
  }

  @Test func `a side without length is moved, not stretched`() {
    let map = Transform.mapping(Rect(x: 1, y: 2, width: 0, height: 4), onto: Rect(x: 9, y: 2, width: 5, height: 8))
    #expect(map.apply(to: Point(x: 2, y: 3)) == Point(x: 10, y: 4))
  }
}
