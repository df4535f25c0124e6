import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct Tally: View {
  let step: Int
  @State private var count = 0

  init(step: Int = 1) {
    self.step = step
  }

  var body: some View {
    Button("\(count)") { count += step }
  }
}

private struct Parent: View {
  @State private var isOn = false

  var body: some View {
    Toggler(isOn: $isOn)
    Text(isOn ? "on" : "off")
  }
}

private struct Toggler: View {
  @Binding var isOn: Bool

  var body: some View {
    Button("toggle") { isOn.toggle() }
  }
}

/// A property of one's own that holds state.
private struct Twice: DynamicProperty {
  @State var value = 1
  private(set) var doubled = 0

  mutating func update() { doubled = 2 * value }
}

private struct TwiceView: View {
  private var twice = Twice()

  var body: some View { Button("\(twice.doubled)") { twice.value += 1 } }
}

private struct CountingModifier: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("\(count)") { count += 1 }
    }
  }
}

private struct CountingStyle: ButtonStyle {
  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(count)").onAppear { count += 1 }
    }
  }
}

/// Elements whose order and number a test chooses.
private struct Elements: View {
  var ids: [Int]
  var body: some View { VStack { ForEach(ids, id: \.self) { _ in Tally() } } }
}

private struct Branches: View {
  var isFirst: Bool
  var body: some View { VStack { if isFirst { Tally() } else { Tally() } } }
}

@MainActor @Suite struct `The state of a view` {
  @Test func `is as it was left in the next layout`() {
    let screen = LivingScreen(Tally())
    #expect(screen.texts == ["0"])
    screen.press()
    screen.press()
    #expect(screen.texts == ["2"])
  }

  @Test func `starts anew with each view that is laid out once`() {
    let view = Tally()
    LaidOut(view).layout.buttons.first?.action()
    #expect(LaidOut(view).items.map(\.name) == ["0"])
  }

  @Test func `of two copies of one view is each copy's own`() {
    let counter = Tally()
    let screen = LivingScreen(
      VStack {
        counter; counter
      })
    screen.press(1)
    #expect(screen.texts == ["0", "1"])
    screen.press(0)
    screen.press(1)
    #expect(screen.texts == ["1", "2"])
  }

  @Test func `stays when the view is another value at the same place`() {
    let screen = LivingScreen(Tally())
    screen.press()
    screen.view.rootView = Tally(step: 10)
    screen.press()
    #expect(screen.texts == ["11"])
  }

  @Test func `goes with an element when the elements are moved, and is gone with it`() {
    let screen = LivingScreen(Elements(ids: [1, 2, 3]))
    screen.press(1)
    screen.view.rootView = Elements(ids: [2, 3, 1])
    #expect(screen.texts == ["1", "0", "0"])
    screen.view.rootView = Elements(ids: [3, 1])
    #expect(screen.texts == ["0", "0"])
    screen.view.rootView = Elements(ids: [1, 2, 3])
    #expect(screen.texts == ["0", "0", "0"])
  }

  @Test func `starts anew in another branch and with another identity`() {
    let branches = LivingScreen(Branches(isFirst: true))
    branches.press()
    branches.view.rootView = Branches(isFirst: false)
    #expect(branches.texts == ["0"])
    let identities = LivingScreen(AnyView(Tally().id(1)))
    identities.press()
    #expect(identities.texts == ["1"])
    identities.view.rootView = AnyView(Tally().id(2))
    #expect(identities.texts == ["0"])
  }

  @Test func `starts anew where the type of a view changes`() {
    let screen = LivingScreen(AnyView(Tally()))
    screen.press()
    screen.view.rootView = AnyView(TwiceView())
    #expect(screen.texts == ["2"])
    screen.view.rootView = AnyView(Tally())
    #expect(screen.texts == ["0"])
  }

  @Test func `is written through a binding`() {
    let screen = LivingScreen(Parent())
    #expect(screen.texts == ["toggle", "off"])
    screen.press()
    #expect(screen.texts == ["toggle", "on"])
  }

  @Test func `lives in properties of one's own, in modifiers and in styles`() {
    let property = LivingScreen(TwiceView())
    property.press()
    #expect(property.texts == ["4"])
    let modifier = LivingScreen(Text("a").modifier(CountingModifier()))
    modifier.press()
    #expect(modifier.texts == ["a", "1"])
    #expect(LivingScreen(Button("a") {}.buttonStyle(CountingStyle())).texts == ["a", "1"])
  }
}

@MainActor @Suite struct `A binding` {
  private struct Person: Equatable {
    var name = "Ada"
    var age = 36
  }

  private final class Place<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func `reads and writes what lies elsewhere, and parts of it`() {
    let person = Place(Person())
    person.binding.name.wrappedValue = "Grace"
    person.binding.projectedValue.age.wrappedValue += 1
    #expect(person.value == Person(name: "Grace", age: 37))
  }

  @Test func `to a constant never changes`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `to an optional is one to its value while there is one`() throws {
    let number = Place<Int?>(nil)
    #expect(Binding<Int>(number.binding)?.wrappedValue == nil)
    number.value = 1
    let binding = try #require(Binding<Int>(number.binding))
    binding.wrappedValue = 2
    #expect(number.value == 2)
    number.value = nil
    #expect(binding.wrappedValue == 1)
  }

  @Test func `to a value is one to an optional, which nil does not change`() {
    let number = Place(1)
    let binding = Binding<Int?>(number.binding)
    binding.wrappedValue = nil
    #expect(number.value == 1)
    binding.wrappedValue = 3
    #expect(number.value == 3)
  }

  @Test func `hides its type`() {
    let number = Place(1)
    let binding = Binding<AnyHashable>(number.binding)
    binding.wrappedValue = "no number"
    binding.wrappedValue = 4
    #expect(number.value == 4)
    #expect(binding.wrappedValue == AnyHashable(4))
  }
}
