import LaidOutViews
import Testing

@testable import DeclarativeUI

private final class Notes {
  private var notes: [String] = []

  func add(_ note: String) { notes.append(note) }

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

/// Writes its number apart from and with an animation.
private struct Steps: View {
  @State var number = 0
  let notes: Notes

  var body: some View {
    Text("\(number)").onChange(of: number) { notes.add("\($0) to \($1)") }
  }

  func write() {
    number = 1
    withAnimation {
      number = 2
      number = 3
    }
    number = 4
  }
}

private struct AnimatedOnAppearing: View {
  @State var number = 0
  let notes: Notes

  var body: some View {
    Text("\(number)")
      .onChange(of: number) { notes.add("\($0) to \($1)") }
      .onAppear {
        number = 1
        withAnimation { number = 2 }
      }
  }
}

private struct Departing: View {
  let shows: Bool
  let transition: AnyTransition
  let notes: Notes

  var body: some View {
    VStack {
      if shows {
        Text("old").onDisappear { notes.add("old disappears") }.transition(transition)
      } else {
        Text("new").onAppear { notes.add("new appears") }
      }
    }
  }
}

@MainActor @Suite("A transaction") struct TransactionTests {
  @Test func `of an animation is evaluated apart from what is written before and after`() throws {
    let notes = Notes()
    let screen = LivingScreen(Steps(notes: notes))
    let found = screen.view.bodyEvaluations { _ = screen.layout }.first?.subject
    let view = try #require(found as? Steps)
    let evaluations = screen.view.bodyEvaluations {
      view.write()
      _ = screen.layout
    }
    #expect(evaluations.count == 3)
    #expect(notes.take() == ["0 to 1", "1 to 3", "3 to 4"])
    #expect(screen.texts == ["4"])
  }

  @Test func `may begin while views appear`() {
    let notes = Notes()
    #expect(LivingScreen(AnimatedOnAppearing(notes: notes)).texts == ["2"])
    #expect(notes.take() == ["0 to 1", "1 to 2"])
  }

  @Test func `of a binding is told to what writes the value`() {
    var written: [String] = []
    let binding = Binding(
      get: {
        written.append("read")
        return 1
      },
      set: { written.append("\($0) \($1.animation == .easeIn)") })
    // Whoever makes a binding reads its value, as in SwiftUI.
    #expect(written == ["read"])
    written = []
    for made in [binding, binding.animation(.easeOut).animation(.easeIn), binding.transaction(Transaction())] {
      made.wrappedValue = 2
    }
    #expect(written.filter { $0 != "read" } == ["2 false", "2 true", "2 false"])
  }

  private enum Way: CaseIterable, Sendable {
    case fading, atOnce, animatedAtOnce, slidingToo, removedAtOnce, insertedAtOnce

    var transition: AnyTransition {
      switch self {
      case .fading: .opacity
      case .atOnce: .identity
      case .animatedAtOnce: .identity.animation(.linear)
      case .slidingToo: .identity.combined(with: .slide)
      case .removedAtOnce: .asymmetric(insertion: .slide, removal: .identity)
      case .insertedAtOnce: .asymmetric(insertion: .identity, removal: .slide)
      }
    }

    var goesFirst: Bool { [.atOnce, .animatedAtOnce, .removedAtOnce].contains(self) }
  }

  @Test(arguments: Way.allCases)
  private func `has views disappear first that have no transition to wait for`(way: Way) {
    let transition = way.transition
    let notes = Notes()
    let screen = LivingScreen(Departing(shows: true, transition: transition, notes: notes))
    _ = screen.layout
    screen.view.rootView = Departing(shows: false, transition: transition, notes: notes)
    _ = screen.layout
    let order = ["new appears", "old disappears"]
    #expect(notes.take() == (way.goesFirst ? order.reversed() : order))
  }
}
