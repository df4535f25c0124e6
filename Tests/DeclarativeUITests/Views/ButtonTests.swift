import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(5)
      .border(.black)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// A style that looks around itself.
private struct Watchful: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Nested private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(isEnabled ? .white : colorScheme == .dark ? .red : .black)
  }
}

/// A dynamic property that contains another one.
@propertyWrapper
private struct Nested: DynamicProperty {
  @Environment(\.colorScheme) private var scheme
  var wrappedValue: ColorScheme { scheme }
}

@MainActor @Suite struct `A button` {
  private let blue = RGBAColor(red: 0, green: 136, blue: 255)

  @Test func `has a label in the tint`() {
    #expect(LaidOut(Button("A") {}).colors == [blue])
    #expect(LaidOut(Button("A") {}.tint(.green)).colors == [RGBAColor(red: 52, green: 199, blue: 89)])
    #expect(LaidOut(Button(action: {}) { Text("A").tint(.black) }).colors == [.black])
    #expect(LaidOut(Button(action: {}) { Text("A").foregroundColor(.white) }).colors == [.white])
    #expect(LaidOut(Button(action: {}) { Text("A").foregroundStyle(.white) }).colors == [.white])
  }

  @Test func `has a label in the style that is around it`() {
    #expect(LaidOut(Button("A") {}.foregroundColor(.white)).colors == [.white])
    #expect(LaidOut(Button("A", role: .destructive) {}.foregroundStyle(.white)).colors == [.white])
    #expect(LaidOut(VStack { Button("A") {} }.foregroundStyle(.white)).colors == [.white])
    #expect(LaidOut(Button("A") {}.tint(.black).foregroundColor(nil)).colors == [.black])
    let disabled = LaidOut(Button("A") {}.foregroundColor(.white).disabled(true))
    #expect(disabled.colors == [RGBAColor(red: 0, green: 0, blue: 0, alpha: 64)])
  }

  @Test func `is red when something would be lost, and grey when it cannot be used`() {
    #expect(LaidOut(Button("A", role: .destructive) {}).colors == [RGBAColor(red: 255, green: 56, blue: 60)])
    let disabled = Button("A", role: .destructive) {}.disabled(false).disabled(true)
    #expect(LaidOut(disabled).colors == [RGBAColor(red: 0, green: 0, blue: 0, alpha: 64)])
    #expect(LaidOut(Button("A") {}.disabled(true).disabled(false)).layout.buttons.map(\.isEnabled) == [false])
  }

  @Test func `takes the look of a style`() {
    #expect(LaidOut(Button("A") {}.buttonStyle(.plain)).colors == [.black])
    let framed = LaidOut(Button("A") {}.buttonStyle(Framed()))
    #expect(framed.frames.count == 2)
    #expect(framed.frames[0].insetBy(dx: -5, dy: -5) == framed.frames[1])
  }

  @Test func `has a style that reads the environment of the button's place`() {
    let row = HStack {
      Button("A") {}
      Button("B") {}.disabled(true)
      Button("C") {}.disabled(true).environment(\.colorScheme, .dark)
      Button("D") {}
    }
    let red = RGBAColor(red: 255, green: 66, blue: 69)
    #expect(LaidOut(row.buttonStyle(Watchful())).colors == [.white, .black, red, .white])
  }

  @Test func `keeps its action with its place`() throws {
    var count = 0
    let title = "Dynamic"
    let layout = LaidOut(
      VStack(spacing: 0) {
        Button(title) { count += 1 }.frame(width: 50, height: 20)
        Button(action: { count += 10 }, label: { Box(30, 10) })
      })
    let buttons = layout.layout.buttons
    #expect(buttons.map(\.frame) == [layout.frames[0], rect(35, 55, 30, 10)])
    buttons.last?.action()
    #expect(count == 10)
  }
}
