import DeclarativeUI
import Drawings
import LaidOutViews
import Testing

/// Counts how often bodies were evaluated.
private final class Tally {
  private(set) var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }

  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

private struct Child: View {
  let number: Int
  let tally: Tally

  var body: some View {
    let _ = tally.count("child")
    Text("\(number)")
  }
}

/// Two children, of which a press changes one.
private struct Parent: View {
  let tally: Tally
  @State private var count = 0

  var body: some View {
    let _ = tally.count("parent")
    Button("press") { count += 1 }
    Child(number: 0, tally: tally)
    Child(number: count, tally: tally)
  }
}

/// The same where the whole numbers are.
private struct Rounded: Equatable, View {
  let value: Double
  let tally: Tally

  nonisolated static func == (left: Rounded, right: Rounded) -> Bool { Int(left.value) == Int(right.value) }

  var body: some View {
    let _ = tally.count("rounded")
    Text(verbatim: "\(value)")
  }
}

/// A view of a value of any type.
private struct Valued<Value>: View {
  let value: Value
  let tally: Tally

  var body: some View {
    let _ = tally.count("valued")
    Text("valued")
  }
}

private enum Direction: UInt8 { case up, down }

/// In one byte, with what a case has.
private enum Choice {
  case chosen(Bool)
  case none
}

/// Of the shorter case the bytes behind the first say nothing.
private enum Amount: Equatable {
  case short(UInt8)
  case long(UInt64, UInt8)
}

private enum Label {
  case text(String)
  case unlabelled
}

private struct Row: View {
  let number: Int
  let tally: Tally
  @State private var isChosen = false

  var body: some View {
    let _ = tally.count("row")
    Button(isChosen ? "chosen" : "\(number)") { isChosen.toggle() }
  }
}

private struct Rows: View {
  let tally: Tally

  var body: some View {
    let _ = tally.count("rows")
    VStack {
      ForEach(0..<1000) { Row(number: $0, tally: tally) }
    }
    .padding()
    .background { Color.yellow }
  }
}

private struct Passing: View {
  let tally: Tally
  @State private var count = 0

  var body: some View {
    let _ = tally.count("passing")
    Reading(count: $count, tally: tally)
  }
}

private struct Reading: View {
  @Binding var count: Int
  let tally: Tally

  var body: some View {
    let _ = tally.count("reading")
    Button("\(count)") { count += 1 }
  }
}

private struct WithClosure: View {
  let action: () -> Void
  let tally: Tally

  var body: some View {
    let _ = tally.count("closure")
    Text("a")
  }
}

private struct WithClosures: View {
  let tally: Tally
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    WithClosure(action: {}, tally: tally)
  }
}

/// Reads one value of the environment, and declares another that it does not read.
private struct Inheriting: View {
  @Environment(\.lineSpacing) private var lineSpacing
  @Environment(\.isEnabled) private var isEnabled
  let tally: Tally

  init(tally: Tally) {
    self.tally = tally
  }

  var body: some View {
    let _ = tally.count("inheriting")
    Text(verbatim: "\(lineSpacing)")
  }
}

private struct Testator: View {
  let tally: Tally
  @State private var lineSpacing = 1.0
  @State private var isDisabled = false

  var body: some View {
    Button("space") { lineSpacing += 1 }
    Button("disable") { isDisabled.toggle() }
    Inheriting(tally: tally).lineSpacing(lineSpacing).disabled(isDisabled)
  }
}

private struct Framing: ViewModifier {
  let tally: Tally

  func body(content: Content) -> some View {
    let _ = tally.count("framing")
    Card(tally: tally) { content }
  }
}

/// A view around any other.
private struct Card<Inside: View>: View {
  let tally: Tally
  let inside: Inside

  init(tally: Tally, @ViewBuilder inside: () -> Inside) {
    self.tally = tally
    self.inside = inside()
  }

  var body: some View {
    let _ = tally.count("card")
    inside.padding()
  }
}

private struct Framed: View {
  let tally: Tally
  @State private var count = 0

  var body: some View {
    Text("\(count)").modifier(Framing(tally: tally))
    Button("press") { count += 1 }
  }
}

@Observable private final class Names {
  var names = ["a", "b"]
  var unread = 0
}

private struct NameList: View {
  let model: Names
  let tally: Tally

  var body: some View {
    let _ = tally.count("list")
    // The names are read by the closure, not by this body.
    ForEach(0..<2) { index in Text(model.names[index]) }
  }
}

/// The background has as many boxes as there are views that the state chooses.
private struct Growing: View {
  let tally: Tally

  var body: some View {
    let _ = tally.count("outside")
    HStack {
      Elements(tally: tally).background { Color.red.frame(width: 1, height: 1) }
    }
  }
}

private struct Elements: View {
  let tally: Tally
  @State private var count = 1

  var body: some View {
    let _ = tally.count("elements")
    ForEach(0..<count, id: \.self) { Text("\($0)") }
    Button("more") { count += 1 }
  }
}

/// Holds on to an object for each of its evaluations.
private struct Keeping: View {
  let model: Names
  let made: (AnyObject) -> Void
  @State private var count = 0

  init(model: Names, made: @escaping (AnyObject) -> Void) {
    self.model = model
    self.made = made
  }

  var body: some View {
    let object = Tally()
    let _ = made(object)
    Button("\(count) \(model.names[0])") {
      object.count("press")
      count += 1
    }
  }
}

private struct Writing: View {
  @State private var count = 0

  var body: some View {
    let _ = count += 1
    Text("a")
  }
}

@MainActor @Suite struct `A body` {
  private let tally = Tally()

  @Test func `is evaluated again where its value or what it has read differs`() {
    let screen = LivingScreen(Parent(tally: tally))
    #expect(screen.texts == ["press", "0", "0"])
    screen.press()
    #expect(screen.texts == ["press", "0", "1"])
    #expect(tally.take() == ["parent": 2, "child": 3])
  }

  @Test func `is not evaluated for what changes in another row`() {
    let screen = LivingScreen(Rows(tally: tally))
    _ = screen.layout
    #expect(tally.take() == ["rows": 1, "row": 1000])
    screen.press(500)
    _ = screen.layout
    #expect(tally.take() == ["row": 1])
  }

  @Test func `does not depend on what it only passes on`() {
    let screen = LivingScreen(Passing(tally: tally))
    screen.press()
    #expect(screen.texts == ["1"])
    #expect(tally.take() == ["passing": 1, "reading": 2])
  }

  @Test func `of a view with a closure is always evaluated again`() {
    let screen = LivingScreen(WithClosures(tally: tally))
    screen.press()
    #expect(screen.texts == ["1", "a"])
    #expect(tally.take() == ["closure": 2])
  }

  @Test func `depends on the values of the environment that it reads`() {
    let screen = LivingScreen(Testator(tally: tally))
    screen.press(1)
    _ = screen.layout
    #expect(tally.take() == ["inheriting": 1])
    screen.press(0)
    #expect(screen.texts.last == "2.0")
    #expect(tally.take() == ["inheriting": 1])
  }

  @Test func `that only takes in another view is not evaluated for a change of that`() {
    let screen = LivingScreen(Framed(tally: tally))
    screen.press()
    #expect(screen.texts == ["1", "press"])
    #expect(tally.take() == ["framing": 1, "card": 1])
  }

  @Test func `does not depend on what a loop inside reads, but the loop does`() {
    let model = Names()
    let screen = LivingScreen(NameList(model: model, tally: tally))
    _ = screen.layout
    model.unread += 1
    model.names[1] = "c"
    #expect(screen.texts == ["a", "c"])
    #expect(tally.take() == ["list": 1])
  }

  @Test func `has what is behind each of its views, however many they become`() {
    let screen = LivingScreen(Growing(tally: tally))
    #expect(screen.texts == ["0", "more"])
    screen.press()
    #expect(screen.texts == ["0", "1", "more"])
    #expect(screen.layout.drawing.items.count == 6)
    #expect(tally.take() == ["outside": 1, "elements": 2])
  }

  @Test func `leaves nothing behind when it is evaluated again`() {
    struct Weak {
      weak var object: AnyObject?
    }
    var objects: [Weak] = []
    let screen = LivingScreen(Keeping(model: Names()) { objects.append(Weak(object: $0)) })
    for _ in 0..<100 { screen.press() }
    _ = screen.layout
    #expect(objects.count == 101)
    #expect(objects.filter { $0.object != nil }.count == 1)
  }

  @Test func `of a view that says itself what makes it another one is evaluated only then`() {
    let tally = Tally()
    let screen = LivingScreen(Rounded(value: 1.2, tally: tally).equatable())
    #expect(screen.texts == ["1.2"])
    screen.view.rootView = Rounded(value: 1.4, tally: tally).equatable()
    #expect(screen.texts == ["1.2"])
    screen.view.rootView = Rounded(value: 2.4, tally: tally).equatable()
    #expect(screen.texts == ["2.4"])
    #expect(tally.take() == ["rounded": 2])
  }

  /// How often the body is evaluated for a value, the same once more, and another one.
  private func evaluations<Value>(_ value: Value, _ same: Value, _ other: Value) -> [Int] {
    let tally = Tally()
    let screen = LivingScreen(Valued(value: value, tally: tally))
    return [value, same, other].map { value in
      screen.view.rootView = Valued(value: value, tally: tally)
      _ = screen.texts
      return tally.take()["valued"] ?? 0
    }
  }

  @Test func `is for another case, or another value of it`() {
    #expect(evaluations(Direction.up, .up, .down) == [1, 0, 1])
    #expect(evaluations(Direction?.some(.up), .up, nil) == [1, 0, 1])
    #expect(evaluations(Choice.chosen(true), .chosen(true), .chosen(false)) == [1, 0, 1])
    #expect(evaluations(Choice.chosen(true), .chosen(true), .none) == [1, 0, 1])
    #expect(evaluations(Amount.short(1), .short(1), .short(2)) == [1, 0, 1])
    #expect(evaluations(Amount?.some(.long(1, 2)), .long(1, 2), .short(2)) == [1, 0, 1])
    #expect(evaluations(Label.text("a"), .text("a"), .text("b")) == [1, 0, 1])
    #expect(evaluations(Label?.some(.unlabelled), .unlabelled, .text("b")) == [1, 0, 1])
    let objects = [Tally(), Tally()]
    #expect(evaluations(Tally?.some(objects[0]), objects[0], objects[1]) == [1, 0, 1])
    #expect(evaluations(Text?.some(Text("a")), Text("a"), nil) == [1, 0, 1])
    #expect(evaluations(["a": [1]], ["a": [1]], ["a": [2]]) == [1, 0, 1])
  }

  @Test func `that writes state is told not to`() {
    #expect(
      LaidOut(Writing()).layout.problems.contains(
        "The body of Writing writes a state of the type Int while it is evaluated, which would never come to rest; "
          + "write it in onAppear, in onChange or in an action"))
  }
}
