import DeclarativeUI
import Drawings
import Foundation
import PlaneGeometry
import LaidOutViews
import Testing

/// Moves a view to and fro.
private struct Nudge: GeometryEffect {
  var travel: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: travel * animatableData, y: size.height / 2))
  }
}

/// Shows the number that an animation changes.
private struct Counting: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay { Text("\(Int(number))") }
  }
}

private struct Gauge: Shape {
  var share: Double
  var depth: CGFloat

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(share, depth) }
    set { (share, depth) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> DeclarativeUI.Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * share, height: depth))
  }
}

/// A shape that nobody animates.
private struct Plain: Shape {
  func path(in rect: CGRect) -> DeclarativeUI.Path { Path(rect) }
}

@MainActor @Suite struct `What an animation changes` {
  private func projection(_ view: some View) -> Projection? {
    let effects = LaidOut(view).layout.drawing.items.compactMap { item in
      if case .layer(let layer) = item { layer.effect } else { nil }
    }
    guard case .projected(let map)? = effects.first else { return nil }
    return map
  }

  @Test func `is drawn elsewhere by an effect of one's own, and stays in the layout`() {
    let bar = Rectangle().frame(width: 40, height: 20)
    let nudged = bar.modifier(Nudge(animatableData: 0.5))
    #expect(projection(nudged) == Projection(.translation(x: 5, y: 10)))
    #expect(LaidOut(nudged).frame("Rectangle") == LaidOut(bar).frame("Rectangle"))
    #expect(projection(bar.modifier(Nudge(animatableData: 0.5).ignoredByLayout())) == projection(nudged))
    #expect(LaidOut(bar.modifier(Nudge(animatableData: 1))).layout.problems.isEmpty)
  }

  @Test func `is a problem where an effect goes nowhere`() {
    let problems = LaidOut(Rectangle().modifier(Nudge(animatableData: .nan))).layout.problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("effectValue(size:) of Nudge with nan is impossible") == true)
  }

  @Test func `is seen as it is at the end`() {
    #expect(LaidOut(Rectangle().modifier(Counting(number: 7))).items.map(\.name) == ["Rectangle", "7"])
    #expect(LaidOut(Gauge(share: 0.25, depth: 3)).items.count == 1)
  }

  @Test func `has numbers that can be added and scaled`() {
    var gauge = Gauge(share: 0.5, depth: 4)
    gauge.animatableData = gauge.animatableData.interpolated(towards: AnimatablePair(1, 8), amount: 0.5)
    #expect(gauge.share == 0.75)
    #expect(gauge.depth == 6)
    #expect(AnimatablePair(3.0, CGFloat(4)).magnitudeSquared == 25)
    #expect(AnimatablePair(1.0, 2.0) + AnimatablePair(3, 4) == AnimatablePair(4, 6))
    #expect(AnimatablePair(1.0, 2.0) - .zero == AnimatablePair(1, 2))
    #expect(Plain().animatableData == EmptyAnimatableData())
    #expect(Float(2).scaled(by: 1.5) == 3)
  }

  @Test func `are the numbers of sizes, places, angles and shapes`() {
    func setting<Value: Animatable>(_ data: Value.AnimatableData, in value: Value) -> Value {
      var value = value
      value.animatableData = data
      return value
    }
    #expect(setting(AnimatablePair(1, 2), in: CGSize.zero) == CGSize(width: 1, height: 2))
    #expect(setting(AnimatablePair(1, 2), in: CGPoint.zero) == CGPoint(x: 1, y: 2))
    #expect(setting(AnimatablePair(1, 2), in: UnitPoint.zero) == UnitPoint(x: 1, y: 2))
    #expect(setting(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData, in: CGRect.zero).maxX == 4)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(setting(insets.animatableData, in: EdgeInsets()) == insets)
    #expect(setting(256, in: Angle.zero) == .radians(2))
    #expect(setting(AnimatablePair(5, 6), in: RoundedRectangle(cornerRadius: 1)).cornerSize.height == 6)
    let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
    #expect(setting(radii.animatableData, in: UnevenRoundedRectangle()).cornerRadii == radii)
    let line = StrokeStyle(lineWidth: 2, miterLimit: 3, dash: [1], dashPhase: 4)
    #expect(setting(line.animatableData, in: StrokeStyle()).dashPhase == 4)
    let turned = Circle().rotation(.radians(1), anchor: .top)
    #expect(setting(turned.animatableData, in: Circle().rotation(.zero)).anchor == .top)
    #expect(setting(Circle().scale(2).animatableData, in: Circle().scale(1)).scale.width == 2)
    #expect(setting(Circle().offset(x: 2).animatableData, in: Circle().offset(x: 1)).offset.width == 2)
  }

  @Test func `are angles that are added, turned round and multiplied`() {
    var angle = Angle.degrees(30) + .degrees(60)
    #expect(angle.degrees == 90)
    angle -= .degrees(45)
    angle *= 4
    #expect(abs(angle.degrees - 180) < 1e-9)
    angle /= 2
    angle += .zero
    #expect(abs((-angle).degrees + 90) < 1e-9)
    #expect(abs((Angle.degrees(90) * 2 - .degrees(90) / 3).degrees - 150) < 1e-9)
  }
}
