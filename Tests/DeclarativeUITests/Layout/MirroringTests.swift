import DeclarativeUI
import Drawings
import Foundation
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `Right to left` {
  private func mirrored(_ view: some View) -> [CGRect] {
    LaidOut(view) { $0.layoutDirection = .rightToLeft }.frames
  }

  @Test func `rows start on the right`() {
    #expect(
      mirrored(
        HStack(spacing: 0) {
          Box(10, 10); Spacer(); Box(20, 10)
        }) == [rect(90, 45, 10, 10), rect(0, 45, 20, 10)])
  }

  @Test func `leading is the right edge`() {
    #expect(
      mirrored(
        VStack(alignment: .leading, spacing: 0) {
          Box(10, 10); Box(30, 10)
        })[0].maxX == 65)
    #expect(mirrored(Box(10, 10).frame(maxWidth: .infinity, alignment: .leading)) == [rect(90, 45, 10, 10)])
    #expect(mirrored(Color.red.padding(.leading, 30)) == [rect(0, 0, 70, 100)])
    #expect(
      mirrored(
        ZStack(alignment: .topTrailing) {
          Color.red; Box(10, 10)
        })[1] == rect(0, 0, 10, 10))
    #expect(mirrored(Box(40, 40).overlay(alignment: .leading) { Box(10, 10) })[1] == rect(60, 45, 10, 10))
  }

  // Documented: x is 0 at the leading edge of a view and increases towards its trailing one, also of offsets.
  @Test func `offsets and positions count from the leading edge`() {
    #expect(mirrored(Box(20, 20).offset(x: 5)) == [rect(35, 40, 20, 20)])
    #expect(mirrored(Box(20, 20).visualEffect { view, _ in view.offset(x: 5) }) == [rect(35, 40, 20, 20)])
    #expect(mirrored(Box(20, 20).position(x: 15, y: 30)) == [rect(75, 20, 20, 20)])
  }

  /// A mark of 10 by 10 that stands in the upper leading corner of 40 by 20 points.
  private var mark: some View { Box(10, 10).frame(width: 40, height: 20, alignment: .topLeading) }

  /// Where a view's mark is where lines run from right to left, when that is mirrored back.
  private func back(_ view: some View) -> [CGRect] {
    mirrored(view).map { CGRect(x: 100 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  // SwiftUI exchanges left and right of what an effect's `effectValue(size:)` is, as its binary shows.
  @Test func `effects are mirrored as a whole`() {
    func isMirrored(_ view: some View) -> Bool {
      zip(back(view), LaidOut(view).frames).allSatisfy { $0.isNear($1, within: 0.01) }
        && LaidOut(view).frames.count == 1
    }
    #expect(isMirrored(mark.rotationEffect(.degrees(30))))
    #expect(isMirrored(mark.rotationEffect(.degrees(90), anchor: .topLeading)))
    #expect(isMirrored(mark.scaleEffect(2, anchor: .bottomTrailing)))
    #expect(isMirrored(mark.transformEffect(CGAffineTransform(translationX: 7, y: 3))))
    #expect(isMirrored(mark.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))))
    #expect(isMirrored(mark.modifier(Shear())))
    #expect(isMirrored(mark.visualEffect { view, _ in view.rotationEffect(.degrees(30)).scaleEffect(2) }))
  }

  private struct Shear: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 0))
    }
  }

  @Test func `a part may keep its own direction`() {
    let view = HStack(spacing: 0) {
      Box(10, 10); Spacer(); Box(20, 10)
    }.environment(\.layoutDirection, .leftToRight)
    #expect(mirrored(view) == [rect(0, 45, 10, 10), rect(80, 45, 20, 10)])
  }

  @Test func `a view that flips is drawn as its mirror image where lines run from right to left, in the same frame`() {
    let view = Box(20, 10).flipsForRightToLeftLayoutDirection(true)
    let flipped = LaidOut(view) { $0.layoutDirection = .rightToLeft }
    #expect(flipped.layout.drawing.description.contains("Mirrored at (40.00, 45.00) size 20.00 x 10.00"))
    #expect(flipped.frames == [rect(40, 45, 20, 10)])
    #expect(!LaidOut(view).layout.drawing.description.contains("Mirrored"))
    let fixed = LaidOut(Box(20, 10).flipsForRightToLeftLayoutDirection(false)) { $0.layoutDirection = .rightToLeft }
    #expect(!fixed.layout.drawing.description.contains("Mirrored"))
  }

  @Test func `what is found by its identifier is where its mirror image is`() {
    let view = HStack(spacing: 0) {
      Box(10, 10).accessibilityIdentifier("first")
      Box(30, 10).accessibilityIdentifier("second")
    }.flipsForRightToLeftLayoutDirection(true)
    let frames = LaidOut(view) { $0.layoutDirection = .rightToLeft }.layout.identifiedFrames
    // The row starts on the right, and its mirror image on the left.
    #expect(frames.map(\.identifier) == ["first", "second"])
    #expect(frames.map(\.frame) == [rect(30, 45, 10, 10), rect(40, 45, 30, 10)])
  }

  @Test func `shapes are mirrored in their frames unless they say otherwise`() {
    func bounds(_ shape: some Shape, _ direction: LayoutDirection) -> [Rect] {
      let layout = LaidOut(shape.frame(width: 40, height: 20)) { $0.layoutDirection = direction }
      return layout.items.compactMap { item in
        if case .shape(let shape) = item { shape.path.controlBounds } else { nil }
      }
    }
    let left = Rect(x: 30, y: 40, width: 10, height: 20)
    let right = Rect(x: 60, y: 40, width: 10, height: 20)
    #expect(bounds(Flag(), .leftToRight) == [left] && bounds(Flag(), .rightToLeft) == [right])
    #expect(bounds(Flag(layoutDirectionBehavior: .fixed), .rightToLeft) == [left])
    #expect(bounds(Flag(layoutDirectionBehavior: .mirrors(in: .leftToRight)), .leftToRight) == [right])
    #expect(bounds(Flag().stroke(lineWidth: 2), .rightToLeft) == [right])
    let clipped = LaidOut(Color.red.clipShape(Flag())) { $0.layoutDirection = .rightToLeft }
    guard case .layer(let layer)? = clipped.layout.drawing.items.first, case .clip(let path, _, _) = layer.effect else {
      Issue.record("the clip is missing")
      return
    }
    #expect(path.controlBounds == Rect(x: 90, y: 0, width: 10, height: 100))
  }

  /// A bar at the left of its frame.
  private struct Flag: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> DeclarativeUI.Path {
      DeclarativeUI.Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height))
    }
  }
}
