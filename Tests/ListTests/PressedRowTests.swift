import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// Rows on which a finger is.
///
/// They are systemGray4, and the lines above and below them are not there, as was measured on iOS.
@MainActor @Suite struct `A pressed row` {
  private func host<V: View>(_ view: V, _ design: SystemDesign = .iOS26) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = design
    return ViewHost(view, size: CGSize(width: 402, height: 874), environment: environment)
  }

  private func laidOut(_ host: ViewHost<some View>) -> LaidOut { LaidOut(host.layout(on: host.ownScreen)) }

  struct Rows: View {
    @State private var selection: Int?

    var body: some View {
      NavigationStack {
        List(selection: $selection) {
          Button("Button") {}
          NavigationLink("Link") { Text("Screen") }
          Text("Choice").tag(7)
          Button("Bordered") {}.buttonStyle(.bordered)
          Text("Last").selectionDisabled()
        }
      }
    }
  }

  @Test(arguments: ["Button", "Link", "Choice"], [SystemDesign.iOS18, .iOS26])
  func `is grey, without lines beside it`(label: String, design: SystemDesign) throws {
    let host = host(Rows(), design)
    #expect(laidOut(host).frames("SelectedRow").isEmpty)
    #expect(laidOut(host).frames("Separator").count == 4)
    let row = try #require(laidOut(host).frame(label))
    try host.hold(label) {
      let pressed = laidOut(host)
      let background = try #require(pressed.frame("SelectedRow"))
      #expect(abs(background.midY - row.midY) < 0.5 && background.height == (design == .iOS26 ? 52 : 44))
      let color = pressed.items.first { $0.name == "SelectedRow" }?.color
      #expect(color == RGBAColor(red: 0xD1, green: 0xD1, blue: 0xD6, alpha: 255))
      #expect(pressed.frames("Separator").count == (label == "Button" ? 3 : 2))
    }
    if label == "Button" { #expect(laidOut(host).frames("SelectedRow").isEmpty) }
  }

  @Test func `keeps the label of its button as strong as it is`() throws {
    let host = host(Rows())
    func layers() -> Int {
      host.layout(on: host.ownScreen).drawing.description.components(separatedBy: "Opacity").count
    }
    let before = layers()
    try host.hold("Button") { #expect(layers() == before) }
    // The label of a button elsewhere is weaker while it is pressed.
    let other = self.host(Button("Button") {})
    try other.hold("Button") {
      #expect(other.layout(on: other.ownScreen).drawing.description.contains("Opacity"))
    }
  }

  @Test func `is not grey where the button has a border of its own`() throws {
    let host = host(Rows())
    try host.hold("Bordered") { #expect(laidOut(host).frames("SelectedRow").isEmpty) }
  }

  /// Buttons without a style take the touches of the row that they are in, as is known of SwiftUI; others take their own.
  struct Sharing: View {
    let log: TouchLog

    var body: some View {
      List {
        HStack {
          Text("Alone")
          Button("One") { log.note("one") }
        }
        HStack {
          Button("Two") { log.note("two") }
          Button("Three") { log.note("three") }
        }
        HStack {
          Button("Four") { log.note("four") }
          Button("Five") { log.note("five") }
        }
        .buttonStyle(.borderless)
      }
    }
  }

  @Test(arguments: ["One", "Two", "Three"])
  func `is grey where buttons share it with others`(label: String) throws {
    let host = host(Sharing(log: TouchLog()))
    try host.hold(label) { #expect(laidOut(host).frames("SelectedRow").count == 1) }
    #expect(laidOut(host).frames("SelectedRow").isEmpty)
  }

  @Test func `does what all of its buttons do that have no style`() throws {
    let log = TouchLog()
    let host = host(Sharing(log: log))
    let words = try #require(laidOut(host).frame("Alone"))
    try host.tap(at: CGPoint(x: words.midX, y: words.midY))
    #expect(log.take() == ["one"])
    try host.tap("Three")
    #expect(log.take() == ["two", "three"])
    try host.tap("Five")
    #expect(log.take() == ["five"])
  }

  @Test func `is none where the finger moves away`() throws {
    let host = host(Rows())
    try host.drag("Choice", by: CGSize(width: 0, height: -60))
    #expect(laidOut(host).frames("SelectedRow").isEmpty)
  }
}
