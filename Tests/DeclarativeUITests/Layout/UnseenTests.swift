import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import Testing

/// A shape that counts what it is asked.
private struct Probe: Shape {
  final class Count {
    var sizes = 0
  }

  nonisolated(unsafe) let count: Count

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    count.sizes += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  func path(in rect: CGRect) -> DeclarativeUI.Path { Path(rect) }
}

/// Work for what nobody sees is not done.
@MainActor @Suite struct `What is not seen` {
  @Test func `of a column of texts is not drawn`() {
    let column = LaidOut(
      VStack { ForEach(0..<1000) { Text("Row \($0)") } }.frame(height: 100, alignment: .top).clipped())
    // The rows are 22 points apart, and a letter may reach an em out of its frame.
    #expect((5...7).contains(column.items.count))
    #expect(column.items.first?.name == "Row 0")
  }

  @Test func `is drawn where its shadow is seen`() {
    func isDrawn(y: CGFloat, shadow: CGFloat, radius: CGFloat) -> Bool {
      let view = Text("a").offset(y: y).shadow(color: .red, radius: radius, y: shadow)
      return !LaidOut(view.frame(height: 100)).items.isEmpty
    }
    #expect(isDrawn(y: -60, shadow: 0, radius: 0))
    #expect(!isDrawn(y: -100, shadow: 0, radius: 0))
    #expect(isDrawn(y: -100, shadow: 60, radius: 0))
    #expect(isDrawn(y: -100, shadow: 0, radius: 20))
    #expect(!isDrawn(y: -300, shadow: 60, radius: 20))
  }

  @Test func `is no problem, and what is seen is`() {
    let missing = Text("\u{10FFFD}")
    #expect(LaidOut(missing.offset(y: 1000)).layout.problems == [])
    #expect(LaidOut(missing.offset(y: 50)).layout.problems.count == 1)
  }

  @Test func `of a stack without room is asked for one size`() {
    let count = Probe.Count()
    let column = VStack(spacing: 50) {
      Probe(count: count)
      Probe(count: count)
      Probe(count: count)
    }
    // Not by `LaidOut`, which measures again.
    _ = HostedScreen(.fixed(CGSize(width: 100, height: 100))).layout(column)
    #expect(count.sizes == 3)
  }

  @Test func `of a line is not laid out anew for every wider proposal`() {
    func drawn(_ view: some View) -> LaidOut { LaidOut(view, in: CGSize(width: 300, height: 40), scale: 3) }
    let ideal = drawn(Text("one line").fixedSize())
    #expect(drawn(Text("one line").frame(width: 250, height: 5)).items.map(\.name) == ["one line"])
    #expect(drawn(Text("one line")).layout.drawing == ideal.layout.drawing)
  }
}
