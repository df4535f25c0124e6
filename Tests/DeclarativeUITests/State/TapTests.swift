import DeclarativeUI
import Foundation
import LayoutTree
import Testing

@MainActor @Suite struct `A tap` {
  /// Which of the buttons a tap in the middle of 100 x 100 points, or at another point, presses.
  private func pressed(_ view: (@escaping (String) -> Void) -> some View, at point: CGPoint = CGPoint(x: 50, y: 50))
    -> String?
  {
    var name: String?
    let layout = LaidOut(view { name = $0 }).layout
    if case .button(let isEnabled, let action) = layout.placed.button(at: point)?.content.meaning {
      if isEnabled { action() } else { name = "disabled" }
    }
    return name
  }

  private func button(_ name: String, _ press: @escaping (String) -> Void) -> some View {
    Button {
      press(name)
    } label: {
      Color.red.frame(width: 60, height: 60)
    }
  }

  @Test func `reaches the button that is there, in the frame of its label`() {
    #expect(pressed { button("a", $0) } == "a")
    #expect(pressed({ button("a", $0) }, at: CGPoint(x: 10, y: 50)) == nil)
    #expect(pressed({ press in Button("text") { press("text") }.padding(20) }) == "text")
    #expect(
      pressed(
        { press in
          Button {
            press("padded")
          } label: {
            Text("i").padding(30)
          }
        }, at: CGPoint(x: 30, y: 30)) == "padded")
  }

  @Test func `reaches what is on top`() {
    #expect(
      pressed { press in
        ZStack {
          button("below", press); button("above", press)
        }
      } == "above")
    #expect(
      pressed { press in
        ZStack {
          button("near", press).zIndex(1); button("far", press)
        }
      } == "near")
    #expect(pressed { button("a", $0).overlay { Color.blue } } == nil)
    #expect(pressed { button("a", $0).background { Color.blue } } == "a")
    #expect(pressed { button("a", $0).overlay { Text("text") } } == "a")
  }

  @Test func `passes what takes none`() {
    #expect(pressed { button("a", $0).overlay { Color.blue.allowsHitTesting(false) } } == "a")
    #expect(pressed { button("a", $0).overlay { Color.blue.hidden() } } == "a")
    #expect(pressed { button("a", $0).overlay { Rectangle().fill(.blue).opacity(0) } } == "a")
    #expect(pressed { button("a", $0).disabled(true) } == "disabled")
    #expect(pressed { button("a", $0).hidden() } == nil)
  }

  @Test func `reaches nothing outside of a clip`() {
    let corner = CGPoint(x: 22, y: 22)
    #expect(pressed({ button("a", $0) }, at: corner) == "a")
    #expect(pressed({ button("a", $0).clipShape(Circle()) }, at: corner) == nil)
    #expect(pressed { button("a", $0).clipShape(Circle()) } == "a")
    #expect(pressed { button("a", $0).clipShape(Circle().stroke(lineWidth: 4)) } == nil)
    #expect(pressed({ button("a", $0).clipShape(Circle().stroke(lineWidth: 4)) }, at: CGPoint(x: 21, y: 50)) == "a")
  }
}
