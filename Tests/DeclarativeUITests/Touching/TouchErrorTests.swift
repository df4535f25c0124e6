import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A touch that does not reach its view` {
  private func refusal(_ view: some View, _ touch: (any Touchable) throws -> Void) -> TouchError? {
    TouchLog.refusal(of: view, touch)
  }

  private var form: some View {
    VStack {
      Button("Send") {}
      Button("Cancel") {}
      Text("Status")
    }
  }

  @Test func `names what is there instead, the most alike first`() {
    let typo = refusal(form) { try $0.tap("Cancle") }
    #expect(typo?.code == .notFound)
    #expect(
      typo?.description.hasPrefix(
        "Nothing on the screen says \"Cancle\". Views that handle touches: Button \"Cancel\" at (") == true)
    #expect(typo?.description.contains("Button \"Send\"") == true)
    let none = refusal(Text("a")) { try $0.tap("b") }
    #expect(
      none?.description == "Nothing on the screen says \"b\". Nothing on the screen handles touches")
  }

  @Test func `says that nothing listens`() {
    let deaf = refusal(form) { try $0.tap("Status") }
    #expect(deaf?.code == .unheard)
    #expect(deaf?.description.hasPrefix("Text \"Status\" at (") == true)
    #expect(deaf?.description.contains("handles no touches, nor does a view around it. Views that handle") == true)
    let place = refusal(Box(20, 20)) { try $0.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(
      place?.description
        == "Color is at (50, 50), which handles no touches. Nothing on the screen handles touches")
    let empty = refusal(Box(20, 20)) { try $0.tap(at: CGPoint(x: 5, y: 5)) }
    #expect(empty?.description == "Nothing is at (5, 5). Nothing on the screen handles touches")
    let other = refusal(Box(20, 20).onLongPressGesture {}) { try $0.tap(at: CGPoint(x: 50, y: 50)) }
    #expect(
      other?.description == "No gesture recognized the tap at (50, 50), on Color: its gestures are of other kinds")
  }

  @Test func `says what covers it`() {
    let covered = refusal(Button("Send") {}.overlay { Color.red }) { try $0.tap("Send") }
    #expect(covered?.code == .covered)
    #expect(
      covered?.description
        == "Button \"Send\" is covered: the touch at (50, 50) reaches Color in front of it. Let touches through with "
        + "allowsHitTesting(false) there, or touch another place (at:)")
  }

  @Test func `says that it is disabled, hidden, clipped away, off the screen or takes none`() {
    let send = Button("Send") {}
    #expect(
      refusal(send.disabled(true)) { try $0.tap("Send") }?.description
        == "Button \"Send\" is disabled: look for what disabled(_:) around it depends on")
    #expect(refusal(send.disabled(true)) { try $0.tap(at: CGPoint(x: 50, y: 50)) }?.code == .disabled)
    #expect(
      refusal(Box(9, 9).onTapGesture {}.disabled(true)) { try $0.tap(at: CGPoint(x: 50, y: 50)) }?.code == .disabled)
    #expect(refusal(send.hidden()) { try $0.tap("Send") }?.code == .hidden)
    let clipped = refusal(send.padding(40).clipShape(Circle().stroke(lineWidth: 1))) { try $0.tap("Send") }
    #expect(clipped?.code == .clipped)
    let off = refusal(send.offset(x: 300)) { try $0.tap("Send") }
    #expect(off?.code == .offScreen)
    #expect(off?.description.contains("outside the screen of 100 x 100 points") == true)
    #expect(refusal(send) { try $0.tap(at: CGPoint(x: 101, y: 0)) }?.code == .offScreen)
    #expect(
      refusal(send.allowsHitTesting(false)) { try $0.tap("Send") }?.description
        == "Button \"Send\" receives no touches: it or a view around it has allowsHitTesting(false) or is fully transparent"
    )
    #expect(refusal(send.opacity(0)) { try $0.tap("Send") }?.code == .unheard)
  }

  @Test func `says that several views could be meant`() {
    let two = VStack {
      Button("OK") {}
      Button("OK") {}
    }
    let several = refusal(two) { try $0.tap("OK") }
    #expect(several?.code == .ambiguous)
    #expect(several?.description.hasPrefix("Button \"OK\" is on the screen 2 times: (") == true)
    let ids = VStack {
      Button("a") {}.id("x")
      Button("b") {}.id("x")
    }
    #expect(refusal(ids) { try $0.tap(id: "x") }?.code == .ambiguous)
  }

  @Test func `says which identifiers there are`() {
    let unknown = refusal(Button("a") {}.id("send")) { try $0.tap(id: "sned") }
    #expect(
      unknown?.description
        == "No view has the identifier \"sned\". There is \"send\"; give it with .id(\"sned\") or "
        + ".accessibilityIdentifier(\"sned\")")
  }

  @Test func `is none where a control comes before a text, or two texts are heard by the same`() throws {
    var taps = 0
    let host = ViewHost(
      VStack {
        Text("Send")
        Button("Send") { taps += 1 }
        VStack {
          Text("same")
          Text("same")
        }
        .onTapGesture { taps += 10 }
        Button {
          taps += 100
        } label: {
          Text("Title")
          Text("Subtitle")
        }
        Color.red.frame(height: 9).onTapGesture { taps += 1000 }.accessibilityIdentifier("bar")
      })
    try host.tap("Send")
    try host.tap("same")
    try host.tap("Subtitle")
    try host.tap(id: "bar")
    #expect(taps == 1111)
  }

  @Test func `reaches what is seen of it`() throws {
    let heard = try TouchLog.entries { log in
      Button {
        log.note("a")
      } label: {
        Color.red.frame(width: 300, height: 20).id("wide")
      }
      .offset(x: 190)
    } while: {
      try $0.tap(id: "wide")
    }
    #expect(heard == ["a"])
  }
}
