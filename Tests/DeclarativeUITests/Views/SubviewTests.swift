import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct Tally: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name)\(count)") { count += 1 }
  }
}

/// A view of several views.
private struct Pair: View {
  @State private var hasSecond = true

  @ViewBuilder var body: some View {
    Button("first") { hasSecond.toggle() }
    if hasSecond { Text("second") }
  }
}

/// Views with a line between them.
private struct Lined<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      Group(subviews: content) { subviews in
        Text("\(subviews.count)")
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id { Box(50, 1) }
          subview
        }
      }
    }
  }
}

private struct Surrounding: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text(isEnabled ? "on" : "off") }
}

private struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding(5) }
}

private struct Beside: ViewModifier {
  func body(content: Content) -> some View { HStack { content } }
}

struct RankKey: ContainerValueKey {
  static var defaultValue: Int { 0 }
}

extension ContainerValues {
  var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

private struct Ranked: View {
  var body: some View { Text("c").containerValue(\.rank, 3) }
}

@MainActor @Suite struct `The subviews of a view` {
  private func names(_ view: some View) -> [String] {
    LaidOut(view, in: CGSize(width: 300, height: 400)).items.map(\.name)
  }

  private func count(_ view: some View) -> String? {
    names(Group(subviews: view) { Text("\($0.count)") }).first
  }

  @Test func `have older names, too`() {
    struct Lines: _VariadicView_UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
          ForEach(children) { child in
            child
            if child.id != last { Text("line") }
          }
        }
      }
    }
    struct All: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View { children }
    }
    let tree = _VariadicView.Tree(Lines()) {
      Text("a")
      Group {
        Text("b")
        Text("c")
      }
    }
    #expect(names(tree) == ["a", "line", "b", "line", "c"])
    #expect(names(VStack { _VariadicView.Tree(root: All(), content: Pair()) }) == ["first", "second"])
  }

  @Test func `are those of its groups, branches, loops and bodies, in order`() {
    let isShown = true
    let content = Group {
      Text("a")
      if isShown { Text("b") }
      if !isShown { Text("never") }
      ForEach(["c", "d"], id: \.self) { letter in
        Text(letter)
        Group { Text(letter + "1") }
      }
      AnyView(Group { Text("e") })
      Pair()
      DeclarativeUI.Section("head") { Text("inside") }
      EmptyView()
    }
    #expect(
      names(VStack { Group(subviews: content) { ForEach($0.reversed()) { $0 } } })
        == ["inside", "head", "second", "first", "e", "d1", "d", "c1", "c", "b", "a"])
    #expect(names(VStack { ForEach(subviews: content) { $0 } }).count == 11)
    #expect(names(VStack { Group(subviews: content) { $0.dropFirst(2).prefix(2) } }) == ["c", "c1"])
  }

  @Test func `are each one of what arranges its views itself`() {
    #expect(
      count(
        VStack {
          Text("a"); Text("b")
        }) == "1")
    #expect(
      count(
        Group {
          Text("a"); Text("b")
        }.padding()) == "2")
    #expect(
      count(
        Group {
          Text("a"); Text("b")
        }.modifier(Padded())) == "2")
    #expect(
      count(
        Group {
          Text("a"); Text("b")
        }.modifier(Beside())) == "1")
    #expect(count(Text("a").modifier(Padded())) == "1")
    #expect(count(Pair()) == "2")
    #expect(count(EmptyView()) == "0")
    #expect(
      count(
        Group(subviews: Pair()) {
          ForEach($0) {
            $0; $0
          }
        }) == "4")
  }

  @Test func `stand where the container puts them, with what is changed around them`() throws {
    let lined = LaidOut(
      Lined {
        Group {
          Box(10, 10); Box(20, 20)
        }.padding(5)
        Box(30, 30)
      }, in: CGSize(width: 100, height: 200))
    let text = try #require(lined.frames.first).height
    let top = (200 - text - 20 - 1 - 30 - 1 - 30) / 2 + text
    #expect(
      lined.frames.dropFirst() == [
        rect(45, top + 5, 10, 10), rect(25, top + 20, 50, 1), rect(40, top + 26, 20, 20), rect(25, top + 51, 50, 1),
        rect(35, top + 52, 30, 30),
      ])
    let disabled = Group(
      subviews: Group {
        Surrounding(); Surrounding()
      }
    ) { views in
      ForEach(views) { $0.disabled($0.id == views.first?.id) }
    }
    #expect(names(VStack { disabled }) == ["off", "on"])
    #expect(
      names(
        VStack {
          Group(
            subviews: Group {
              Pair(); Text("x")
            }.background { Box(9, 9) }
          ) { $0 }
        }
      ).count == 6)
  }

  @Test func `keep their state where they stay`() {
    let screen = LivingScreen(
      Lined {
        Tally(name: "a")
        Pair()
        Tally(name: "b")
      })
    #expect(screen.everyText == ["4", "a0", "first", "second", "b0"])
    screen.press(0)
    screen.press(2)
    screen.press(2)
    #expect(screen.everyText == ["4", "a1", "first", "second", "b2"])
    // The list of views changes, and the others stay who they are.
    screen.press(1)
    #expect(screen.everyText == ["3", "a1", "first", "b2"])
    screen.press(1)
    #expect(screen.everyText == ["4", "a1", "first", "second", "b2"])
  }

  @Test func `say something to the container`() {
    let content = Group {
      Text("a")
      Text("b").containerValue(\.rank, 1).padding()
      Ranked()
      Group {
        Text("d"); Text("e")
      }.containerValue(\.rank, 4)
    }
    #expect(
      names(Group(subviews: content) { Text($0.map { "\($0.containerValues.rank)" }.joined()) }) == ["01344"])
  }
}
