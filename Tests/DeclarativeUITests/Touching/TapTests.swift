import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A tap` {
  private let middle = CGPoint(x: 50, y: 50)

  /// What hears a tap in the middle of 100 x 100 points, or at another point.
  private func heard(_ view: (TouchLog) -> some View, at point: CGPoint? = nil) -> [String] {
    TouchLog.entries(view) { try? $0.tap(at: point ?? middle) }
  }

  private func button(_ name: String, _ log: TouchLog) -> some View {
    Button {
      log.note(name)
    } label: {
      Color.red.frame(width: 60, height: 60)
    }
  }

  @Test func `reaches the button that is there, in the frame of its label`() {
    #expect(heard { button("a", $0) } == ["a"])
    #expect(heard({ button("a", $0) }, at: CGPoint(x: 10, y: 50)) == [])
    #expect(heard({ log in Button("text") { log.note("text") }.padding(20) }) == ["text"])
    let padded = heard(
      { log in
        Button {
          log.note("padded")
        } label: {
          Text("i").padding(30)
        }
      }, at: CGPoint(x: 30, y: 30))
    #expect(padded == ["padded"])
  }

  @Test func `reaches what is on top`() {
    let pile = heard { log in
      ZStack {
        button("below", log)
        button("above", log)
      }
    }
    #expect(pile == ["above"])
    let depths = heard { log in
      ZStack {
        button("near", log).zIndex(1)
        button("far", log)
      }
    }
    #expect(depths == ["near"])
    #expect(heard { button("a", $0).overlay { Color.blue } } == [])
    #expect(heard { button("a", $0).background { Color.blue } } == ["a"])
    #expect(heard { button("a", $0).overlay { Text("text") } } == ["a"])
  }

  @Test func `passes what takes none`() {
    #expect(heard { button("a", $0).overlay { Color.blue.allowsHitTesting(false) } } == ["a"])
    #expect(heard { button("a", $0).overlay { Color.blue.hidden() } } == ["a"])
    #expect(heard { button("a", $0).overlay { Rectangle().fill(.blue).opacity(0) } } == ["a"])
    #expect(heard { button("a", $0).disabled(true) } == [])
    #expect(heard { button("a", $0).hidden() } == [])
  }

  @Test func `reaches nothing outside of a clip`() {
    let corner = CGPoint(x: 22, y: 22)
    #expect(heard({ button("a", $0) }, at: corner) == ["a"])
    #expect(heard({ button("a", $0).clipShape(Circle()) }, at: corner) == [])
    #expect(heard { button("a", $0).clipShape(Circle()) } == ["a"])
    #expect(heard { button("a", $0).clipShape(Circle().stroke(lineWidth: 4)) } == [])
    #expect(heard({ button("a", $0).clipShape(Circle().stroke(lineWidth: 4)) }, at: CGPoint(x: 21, y: 50)) == ["a"])
  }

  @Test func `is heard by a view's gesture where something is seen of the view`() {
    func column(_ log: TouchLog) -> some View {
      VStack(spacing: 40) {
        Text("a")
        Text("b")
      }
      .onTapGesture { log.note("column") }
    }
    #expect(heard(column) == [])
    #expect(TouchLog.entries(column) { try? $0.tap("a") } == ["column"])
    func filled(_ log: TouchLog) -> some View {
      VStack(spacing: 40) {
        Text("a")
        Text("b")
      }
      .contentShape(Rectangle()).onTapGesture { log.note("column") }
    }
    #expect(heard(filled) == ["column"])
  }

  @Test func `on a shape is one inside of its outline`() {
    func circle(_ log: TouchLog) -> some View { Circle().onTapGesture { log.note("circle") } }
    #expect(heard(circle) == ["circle"])
    #expect(heard(circle, at: CGPoint(x: 5, y: 5)) == [])
    func round(_ log: TouchLog) -> some View {
      Color.red.contentShape(Circle()).onTapGesture { log.note("round") }
    }
    #expect(heard(round) == ["round"])
    #expect(heard(round, at: CGPoint(x: 5, y: 5)) == [])
    func pointed(_ log: TouchLog) -> some View {
      Color.red.contentShape(.dragPreview, Circle()).onTapGesture { log.note("whole") }
    }
    #expect(heard(pointed, at: CGPoint(x: 5, y: 5)) == ["whole"])
  }

  @Test func `passes a text to what listens inside of what listens around the text`() {
    func badge(_ log: TouchLog) -> some View {
      button("button", log).overlay { Text("3") }.onTapGesture { log.note("around") }
    }
    #expect(heard(badge) == ["button"])
    func own(_ log: TouchLog) -> some View {
      button("button", log).overlay { Text("3").onTapGesture { log.note("text") } }
    }
    #expect(heard(own) == ["text"])
    func cover(_ log: TouchLog) -> some View {
      button("button", log).overlay { Color.blue }.overlay { Text("3") }.onTapGesture { log.note("around") }
    }
    #expect(heard(cover) == ["around"])
  }

  @Test func `writes state, which is seen afterwards and kept`() throws {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("count \(count)") { count += 1 }
      }
    }
    let host = ViewHost(Counter())
    try host.tap("count 0")
    try host.tap("count 1", count: 2)
    try host.tap("count 3")
    #expect(TouchLog.refusal(of: Counter()) { try $0.tap("count 1") }?.code == .notFound)
  }

  @Test func `lands where the latest picture shows the view`() throws {
    var heard = 0
    let host = ViewHost(
      Button {
        heard += 1
      } label: {
        Color.red.frame(width: 10, height: 10)
      })
    try host.tap(at: CGPoint(x: 5, y: 5))
    _ = host.layout(on: HostedScreen(.fixed(CGSize(width: 200, height: 200))))
    #expect(throws: TouchError.self) { try host.tap(at: CGPoint(x: 5, y: 5)) }
    try host.tap(at: CGPoint(x: 100, y: 100))
    #expect(heard == 2)
  }
}
