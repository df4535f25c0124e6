import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import Testing

private struct Rows: View {
  var configuration = ScrollTransitionConfiguration.animated
  var top: ScrollTransitionConfiguration?
  var axis: Axis?

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<6, id: \.self) { _ in
          Rectangle().frame(width: 50, height: 40)
            .scrollTransition(topLeading: top ?? configuration, bottomTrailing: configuration, axis: axis) {
              $0.offset(x: $1.value * 10)
            }
        }
      }
    }
  }
}

@MainActor @Suite struct `A view that is scrolled into sight` {
  /// How far the rows that are seen are moved to the side, from the top.
  private func moved(_ rows: Rows, scrolledBy distance: CGFloat = 0) throws -> [CGFloat] {
    let host = ViewHost(rows, size: CGSize(width: 100, height: 100))
    if distance > 0 { try host.scroll(by: CGSize(width: 0, height: distance)) }
    let frames = host.layout(on: host.ownScreen).drawing.items.flattened.compactMap(\.frame).map { CGRect($0) }
    return frames.filter { $0.height == 40 && $0.maxY > 0 && $0.minY < 100 }.map { $0.minX - 25 }
  }

  private let interactive = ScrollTransitionConfiguration.interactive

  @Test func `is in the phase of its edge until all of it is in sight`() throws {
    #expect(try moved(Rows()) == [0, 0, 10])
    #expect(try moved(Rows(), scrolledBy: 20) == [-10, 0, 0])
    #expect(try moved(Rows(), scrolledBy: 30) == [-10, 0, 0, 10])
    #expect(try moved(Rows(configuration: .animated(.easeIn)), scrolledBy: 30) == [-10, 0, 0, 10])
  }

  @Test func `is between the phases by how much of it is in sight`() throws {
    let middle = try moved(Rows(configuration: interactive))
    #expect(middle.count == 3 && middle[0] == 0 && middle[1] == 0 && abs(middle[2] - 5) < 1e-9)
    // Of a quarter of a circle the height at its middle: 1 - √0.75.
    let round = try moved(Rows(configuration: .interactive(timingCurve: .circularEaseIn)))
    #expect(round.count == 3 && abs(round[2] - 10 * 0.75.squareRoot()) < 1e-6)
    // 30 of 40 points of the first and of the last are in sight.
    let ends = try moved(Rows(configuration: interactive), scrolledBy: 10)
    #expect(ends.count == 3 && ends[0] < -1 && ends[0] > -2 && abs(ends[0] + ends[2]) < 1e-9)
  }

  @Test func `has the phase that its threshold says`() throws {
    func third(_ threshold: ScrollTransitionConfiguration.Threshold) throws -> CGFloat {
      try moved(Rows(configuration: .animated.threshold(threshold)))[2]
    }
    // 20 of 40 points of it are in sight.
    #expect(try third(.visible(0.5)) == 0)
    #expect(try third(.visible(0.6)) == 10)
    #expect(try third(.visible(-3)) == 0)
    #expect(try third(.hidden) == 0)
    #expect(try third(.hidden.inset(by: 20)) == 0)
    #expect(try third(.hidden.inset(by: 21)) == 10)
    #expect(try third(.hidden.interpolated(towards: .visible, amount: 0.5)) == 0)
    #expect(try third(.hidden.interpolated(towards: .visible, amount: 0.6)) == 10)
    // In the middle of the scroll view is the second row from 30 to 70 points.
    #expect(try moved(Rows(configuration: .animated.threshold(.centered)), scrolledBy: 10) == [-10, 0, 10])
  }

  @Test func `may change at one of the edges only, or not at all`() throws {
    #expect(try moved(Rows(top: .identity), scrolledBy: 30) == [0, 0, 0, 10])
    #expect(try moved(Rows(configuration: .identity), scrolledBy: 30) == [0, 0, 0, 0])
    // Along the other axis all rows are in sight.
    #expect(try moved(Rows(axis: .horizontal), scrolledBy: 30) == [0, 0, 0, 0])
  }

  @Test func `comes from the leading edge where lines run from the right`() {
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { _ in
          Rectangle().frame(width: 40, height: 50).scrollTransition(.animated) { $0.offset(y: $1.value * 10) }
        }
      }
    }
    func moved(_ direction: LayoutDirection) -> [CGFloat] {
      let frames = LaidOut(row) { $0.layoutDirection = direction }.frames("Rectangle")
      return frames.filter { $0.maxX > 0 && $0.minX < 100 }.sorted { $0.minX < $1.minX }.map { $0.minY - 25 }
    }
    #expect(moved(.leftToRight) == [0, 0, 10])
    #expect(moved(.rightToLeft) == [10, 0, 0])
  }

  @Test func `is in sight where it is in no scroll view`() {
    let view = Rectangle().frame(width: 50, height: 40).scrollTransition { $0.offset(x: $1.isIdentity ? 3 : 9) }
    #expect(LaidOut(view).frame == rect(28, 30, 50, 40))
  }
}

@MainActor @Suite struct `A visual effect` {
  private func same(_ effect: some View, _ modifier: some View) -> Bool {
    let (first, second) = (LaidOut(effect).layout, LaidOut(modifier).layout)
    return first.drawing.items == second.drawing.items && first.problems == []
  }

  @Test func `knows the size and the place of its view`() {
    let view = Rectangle().frame(width: 20, height: 10).visualEffect { content, proxy in
      content.offset(x: proxy.size.width, y: proxy.frame(in: .global).minY)
    }
    #expect(LaidOut(view).frame == rect(60, 90, 20, 10))
    #expect(
      LaidOut(
        VStack(spacing: 0) {
          view; Color.red.frame(height: 5)
        }
      ).frames.last == rect(0, 52.5, 100, 5))
  }

  @Test func `draws what the modifiers of its names draw`() {
    let dot = Circle().frame(width: 40, height: 30)
    #expect(same(dot.visualEffect { view, _ in view.opacity(0.25) }, dot.opacity(0.25)))
    #expect(same(dot.visualEffect { view, _ in view.scaleEffect(2) }, dot.scaleEffect(2)))
    #expect(
      same(
        dot.visualEffect { view, _ in view.scaleEffect(x: 2, y: 0.5, anchor: .topLeading) },
        dot.scaleEffect(x: 2, y: 0.5, anchor: .topLeading)))
    #expect(
      same(
        dot.visualEffect { view, _ in view.rotationEffect(.degrees(30), anchor: .bottom).offset(x: 3, y: 4) },
        dot.rotationEffect(.degrees(30), anchor: .bottom).offset(x: 3, y: 4)))
    #expect(
      same(
        dot.visualEffect { view, _ in view.rotation3DEffect(.degrees(30), axis: (1, 2, 0), anchorZ: 3) },
        dot.rotation3DEffect(.degrees(30), axis: (1, 2, 0), anchorZ: 3)))
    let slant = CGAffineTransform(a: 1, b: 0.2, c: 0.3, d: 1, tx: 4, ty: 5)
    #expect(same(dot.visualEffect { view, _ in view.transformEffect(slant) }, dot.transformEffect(slant)))
    #expect(same(dot.visualEffect { view, _ in view.blur(radius: 4) }, dot.blur(radius: 4)))
    #expect(same(dot.visualEffect { view, _ in view.brightness(0.2) }, dot.brightness(0.2)))
    #expect(same(dot.visualEffect { view, _ in view.contrast(0.2) }, dot.contrast(0.2)))
    #expect(same(dot.visualEffect { view, _ in view.saturation(0.2) }, dot.saturation(0.2)))
    #expect(same(dot.visualEffect { view, _ in view.grayscale(0.2) }, dot.grayscale(0.2)))
    #expect(same(dot.visualEffect { view, _ in view.hueRotation(.degrees(20)) }, dot.hueRotation(.degrees(20))))
    #expect(same(dot.visualEffect { view, _ in view }, dot))
  }

  @Test func `names a number that cannot be`() {
    let view = Circle().visualEffect { content, _ in content.scaleEffect(.nan) }
    #expect(
      LaidOut(view).layout.problems
        == ["scaleEffect in a visual effect with nan is impossible: give finite numbers"])
    #expect(
      LaidOut(Circle().visualEffect { content, _ in content.blur(radius: -1) }).layout.problems
        == ["blur(radius: -1.0) in a visual effect is impossible: give a finite number that is not negative"])
  }

  @Test func `of a type of one's own is named, since it draws nothing`() {
    struct Wobble: VisualEffect {}
    #expect(
      LaidOut(Circle().visualEffect { _, _ in Wobble().offset(x: 3) }).layout.problems == [
        "The visual effect Wobble has no changes of its own that could be drawn: return those of the content that the "
          + "closure is given, as in `content.offset(x: 3)`"
      ])
  }
}
