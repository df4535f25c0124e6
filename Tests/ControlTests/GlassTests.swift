import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

@MainActor @Suite struct `Glass` {
  /// Three views of 60 x 40 points with 20 between them, of which some have the same glass.
  private struct Row: View {
    let isUnited: Bool
    @Namespace private var space

    init(isUnited: Bool) {
      self.isUnited = isUnited
    }

    var body: some View {
      HStack(spacing: 20) {
        ForEach(0..<3, id: \.self) { index in
          Color.clear.frame(width: 60, height: 40).glassEffect()
            .glassEffectUnion(id: isUnited && index > 0 ? "pair" : nil, namespace: space)
        }
      }
    }
  }

  /// The places where glass is, from the leading edge.
  private func surfaces(_ view: some View) -> [CGRect] {
    laidOut(view).frames("DefaultGlassEffectShape").filter { $0.width > 0 }
      .reduce(into: []) { all, frame in if !all.contains(where: { $0.isNear(frame, within: 2) }) { all.append(frame) } }
      .sorted { $0.minX < $1.minX }
  }

  @Test func `of one identity is one surface around all of its views`() throws {
    let each = surfaces(GlassEffectContainer { Row(isUnited: false) })
    #expect(each.count == 3)
    let united = surfaces(GlassEffectContainer { Row(isUnited: true) })
    #expect(united.count == 2)
    let (first, second) = (try #require(united.first), try #require(united.last))
    #expect(abs(first.width - 60) < 1 && abs(second.width - 140) < 1 && abs(second.height - 40) < 1)
    #expect(abs(second.minX - first.maxX - 20) < 1)
  }

  // Measured on a text behind a bar of iOS 26.
  @Test func `blurs what is behind by 0.7 points`() throws {
    func blurs(_ items: [DrawingItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        guard case .layer(let layer) = item else { return [] }
        if case .backdrop(let backdrop) = layer.effect { return [backdrop.blur] + blurs(layer.items) }
        return blurs(layer.items)
      }
    }
    let found = blurs(laidOut(Color.clear.frame(width: 60, height: 40).glassEffect()).layout.drawing.items)
    #expect(found.count == 1 && found.allSatisfy { abs($0 - 0.7) < 0.1 })
  }

  // Measured on four pictures of screens of iOS 26: only a bright line is at the edge.
  @Test func `has no dark line around it in light`() {
    let items = laidOut(Color.clear.frame(width: 60, height: 40).glassEffect()).items
    let strokes = items.compactMap { item -> RGBAColor? in
      guard case .shape(let shape) = item, case .stroke = shape.style, case .color(let color) = shape.paint else {
        return nil
      }
      return color
    }
    #expect(strokes.map(\.description) == ["#FFFFFF"])
  }

  @Test func `is one in a container only`() {
    #expect(surfaces(Row(isUnited: true)).count == 3)
  }
}
