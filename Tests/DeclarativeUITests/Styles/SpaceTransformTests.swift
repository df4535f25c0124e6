import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import Testing

/// A card that turns over, as many programs have it.
private struct Flip: GeometryEffect {
  let angle: Angle

  func effectValue(size: CGSize) -> ProjectionTransform {
    var space = CATransform3DIdentity
    space.m34 = -1 / max(size.width, size.height)
    space = CATransform3DRotate(space, angle.radians, 0, 1, 0)
    space = CATransform3DTranslate(space, -size.width / 2, -size.height / 2, 0)
    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(space).concatenating(back)
  }
}

@MainActor @Suite struct `A map of space` {
  /// Where a place of the plane is seen.
  private func place(_ x: CGFloat, _ y: CGFloat, by map: ProjectionTransform) -> [CGFloat] {
    let depth = x * map.m13 + y * map.m23 + map.m33
    let place = [(x * map.m11 + y * map.m21 + map.m31) / depth, (x * map.m12 + y * map.m22 + map.m32) / depth]
    return place.map { ($0 * 1e6).rounded() / 1e6 }
  }

  @Test func `is seen from the front`() {
    let map = Flip(angle: .degrees(60)).effectValue(size: CGSize(width: 100, height: 50))
    // The left side, 50 pt from the axis, comes 50 * sin(60°) nearer to an eye that is 100 pt away, and the right side goes.
    let near = 1 - 0.5 * 3.0.squareRoot() / 2
    let far = 1 + 0.5 * 3.0.squareRoot() / 2
    let rounded = { (value: CGFloat) in (value * 1e6).rounded() / 1e6 }
    #expect(place(50, 25, by: map) == [50, 25])
    #expect(place(100, 0, by: map) == [rounded(50 + 25 / far), rounded(25 - 25 / far)])
    #expect(place(0, 50, by: map) == [rounded(50 - 25 / near), rounded(25 + 25 / near)])
  }

  @Test func `draws as a turn in space does`() {
    let box = Text("a").frame(width: 80, height: 40).background(.red)
    let turned = box.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
    #expect(corners(of: box.modifier(Flip(angle: .degrees(40)))) == corners(of: turned))
    #expect(corners(of: box.modifier(Flip(angle: .degrees(-40)))) != corners(of: turned))
  }

  /// What is drawn, with numbers of three digits.
  private func corners(of view: some View) -> String {
    LaidOut(view).layout.drawing.description.replacing(/-?\d+\.\d+(e-\d+)?/) { match in
      String(format: "%.3f", (Double(match.output.0) ?? 0) + 0.0)
    }.replacing("-0.000", with: "0.000")
  }

  @Test func `does one thing after the other`() {
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    let stretched = CATransform3DScale(moved, 2, 3, 4)
    #expect(stretched.m11 == 2 && stretched.m22 == 3 && stretched.m33 == 4 && stretched.m41 == 1 && stretched.m43 == 3)
    let other = CATransform3DConcat(moved, CATransform3DMakeScale(2, 3, 4))
    #expect(other.m41 == 2 && other.m42 == 6 && other.m43 == 12)
    #expect(CATransform3DIsIdentity(CATransform3DConcat(moved, CATransform3DMakeTranslation(-1, -2, -3))))
    #expect(CATransform3DEqualToTransform(CATransform3DMakeRotation(1, 0, 0, 0), CATransform3DIdentity))
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(ProjectionTransform(CATransform3DMakeAffineTransform(flat)) == ProjectionTransform(flat))
    #expect(CATransform3D().m44 == 0)
    let named = CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 1)
    #expect(named == CATransform3DIdentity)
  }

  @Test func `turns as in the plane around the axis to the eye`() {
    let turned = ProjectionTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
    let flat = CGAffineTransform(rotationAngle: 0.3)
    #expect(abs(turned.m11 - flat.a) < 1e-12 && abs(turned.m12 - flat.b) < 1e-12 && abs(turned.m21 - flat.c) < 1e-12)
  }
}
