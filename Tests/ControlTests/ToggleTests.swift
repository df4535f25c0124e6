import DeclarativeUI
import Foundation
import LaidOutViews
import PixelImages
import Testing

@MainActor @Suite struct `A toggle` {
  @Test func `is in iOS 26 a capsule of 63 x 28 that reaches 2 points behind the end of its row`() {
    let on = laidOut(Toggle("A", isOn: .constant(true)))
    #expect(on.frame("Rectangle")?.isNear(rect(239, 86, 63, 28)) == true)
    #expect(on.frame("Capsule")?.isNear(rect(263, 88, 37, 24)) == true)
    #expect(on.colors.map(\.description) == ["#000000", "#34C759", "#FFFFFF"])
    let off = laidOut(Toggle("A", isOn: .constant(false)), .iOS26, .dark)
    #expect(off.frame("Capsule")?.isNear(rect(241, 88, 37, 24)) == true)
    #expect(off.colors.map(\.description) == ["#FFFFFF", "#EBEBF54C", "#FFFFFF"])
  }

  @Test func `is in iOS 18 a capsule of 51 x 31`() {
    let on = laidOut(Toggle("A", isOn: .constant(true)), .iOS18)
    #expect(on.frame("Rectangle")?.isNear(rect(251, 84.5, 51, 31)) == true)
    #expect(on.frame("Circle")?.isNear(rect(273, 86.5, 27, 27)) == true)
    #expect(
      laidOut(Toggle("A", isOn: .constant(false)), .iOS18).colors.map(\.description) == [
        "#000000", "#78788029", "#FFFFFF",
      ])
  }

  @Test(arguments: [(SystemDesign.iOS18, "RoundedRectangle"), (.iOS26, "Capsule")])
  func `can be a button with the extents of one`(design: SystemDesign, background: String) throws {
    let on = laidOut(Toggle("Delete", isOn: .constant(true)).toggleStyle(.button), design)
    let frame = try #require(on.frame(background))
    #expect(abs(frame.height - 34.33) < 0.34)
    #expect(abs(frame.width - 73.3) < 0.7)
    #expect(laidOut(Toggle("Delete", isOn: .constant(false)).toggleStyle(.button), design).frames.count == 1)
  }

  @Test func `changes by a tap on its switch, and not where it is disabled`() throws {
    let host = ViewHost(Switching(), size: CGSize(width: 300, height: 300))
    try host.toggle("A")
    #expect(host.texts == ["A", "on"])
    try host.tap(at: CGPoint(x: 290, y: 150))
    #expect(host.texts == ["A", "off"])
    let off = ViewHost(Switching().disabled(true), size: CGSize(width: 300, height: 300))
    #expect(throws: TouchError.self) { try off.toggle("A") }
  }
}

private struct Switching: View {
  @State private var isOn = false

  var body: some View {
    Toggle("A", isOn: $isOn).overlay { Text(verbatim: isOn ? "on" : "off").offset(y: 50) }
  }
}
