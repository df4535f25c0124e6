import LayoutTree
import PixelImages
import LaidOutViews
import Testing

@testable import DeclarativeUI

/// A view that stands for itself.
private struct Probe: View, PrimitiveView {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, ShapeRule(FramedRectangle(), name: "Probe", paint: .color(.clear)))
  }
}

@MainActor @Suite struct `The place of a view` {
  private func places(_ view: some View) -> [[Node.Step]] {
    let layout = LaidOut(view).layout
    return withExtendedLifetime(layout) {
      layout.placed.nodes.map(\.node).filter { $0.type == Probe.self }.map(\.path)
    }
  }

  @Test func `is the same in two evaluations and different from its neighbours`() {
    func evaluate() -> [[Node.Step]] {
      places(
        VStack {
          Probe()
          Probe().padding()
          Color.red.overlay { Probe() }.background { Probe() }
        })
    }
    #expect(evaluate() == evaluate())
    #expect(Set(evaluate()).count == 4)
  }

  @Test func `of an element goes with its id, not with its index`() {
    func evaluate(_ ids: [Int]) -> [[Node.Step]] {
      places(ForEach(ids, id: \.self) { _ in Probe() })
    }
    #expect(evaluate([1, 2, 3]).reversed() == evaluate([3, 2, 1]))
    #expect(Set(evaluate([1, 2, 3])).count == 3)
  }

  @Test func `differs between the branches of a condition`() {
    func evaluate(_ isOn: Bool) -> [[Node.Step]] {
      places(Group { if isOn { Probe() } else { Probe() } })
    }
    #expect(evaluate(true) == evaluate(true))
    #expect(evaluate(true) != evaluate(false))
  }

  @Test func `is another one with another identity`() {
    #expect(places(Probe().id(1)) == places(Probe().id(1)))
    #expect(places(Probe().id(1)) != places(Probe().id(2)))
  }

  @Test func `differs between copies of one value`() {
    let probe = Probe()
    #expect(
      Set(
        places(
          VStack {
            probe; probe
          })
      ).count == 2)
  }

  @Test func `differs between the backgrounds of a group's views, and goes with each of them`() {
    func evaluate(_ ids: [Int]) -> [[Node.Step]] {
      places(VStack { ForEach(ids, id: \.self) { _ in Color.red }.padding().background { Probe() } })
    }
    #expect(Set(evaluate([1, 2, 3])).count == 3)
    #expect(evaluate([1, 2, 3]).reversed() == evaluate([3, 2, 1]))
    #expect(evaluate([1]) + evaluate([2]) == evaluate([1, 2]))
  }
}
