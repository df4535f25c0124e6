import Testing

@testable import DeclarativeUI

/// Notes where it is.
private struct Probe: View, PrimitiveView {
  typealias Body = Never

  let note: (ViewIdentity) -> Void

  func resolve(in context: ResolveContext) -> [LayoutNode] {
    note(context.identity)
    return []
  }
}

@MainActor @Suite struct `The place of a view` {
  private func places(_ view: (@escaping (ViewIdentity) -> Void) -> some View) -> [ViewIdentity] {
    var places: [ViewIdentity] = []
    _ = LaidOut(view { places.append($0) })
    return places
  }

  @Test func `is the same in two evaluations and different from its neighbours`() {
    func evaluate() -> [ViewIdentity] {
      places { note in
        VStack {
          Probe(note: note)
          Probe(note: note).padding()
          Color.red.overlay { Probe(note: note) }.background { Probe(note: note) }
        }
      }
    }
    #expect(evaluate() == evaluate())
    #expect(Set(evaluate()).count == 4)
  }

  @Test func `of an element goes with its id, not with its index`() {
    func evaluate(_ ids: [Int]) -> [ViewIdentity] {
      places { note in ForEach(ids, id: \.self) { _ in Probe(note: note) } }
    }
    #expect(evaluate([1, 2, 3]).reversed() == evaluate([3, 2, 1]))
    #expect(Set(evaluate([1, 2, 3])).count == 3)
  }

  @Test func `differs between the branches of a condition`() {
    func evaluate(_ isOn: Bool) -> [ViewIdentity] {
      places { note in
        Group { if isOn { Probe(note: note) } else { Probe(note: note) } }
      }
    }
    #expect(evaluate(true) == evaluate(true))
    #expect(evaluate(true) != evaluate(false))
  }
}
