import DeclarativeUI
import Foundation
import LaidOutViews
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

  @Test func `is one in a container only`() {
    #expect(surfaces(Row(isUnited: true)).count == 3)
  }
}
