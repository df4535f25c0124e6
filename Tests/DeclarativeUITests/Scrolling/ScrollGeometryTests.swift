import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

private struct Watched: View {
  let note: (ScrollGeometry, ScrollGeometry) -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { Text("\($0)").frame(width: 50, height: 30).id("row\($0)") }
      }
    }
    .contentMargins(.vertical, 5)
    .onScrollGeometryChange(for: ScrollGeometry.self) {
      $0
    } action: {
      note($0, $1)
    }
  }
}

private struct Sights: View {
  let threshold: Double
  let note: (String) -> Void

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { index in
          Text("\(index)").frame(width: 50, height: 40)
            .onScrollVisibilityChange(threshold: threshold) { note("\(index) \($0 ? "seen" : "gone")") }
        }
      }
    }
    .onScrollVisibilityChange { _ in note("never") }
  }
}

@MainActor @Suite struct `The geometry of a scroll view` {
  private func host(_ view: some View, insets: EdgeInsets = EdgeInsets()) -> ViewHost<some View> {
    ViewHost(view, size: CGSize(width: 100, height: 100), safeAreaInsets: insets)
  }

  @Test func `is told when it is first laid out, and when it has changed`() throws {
    var told: [(old: ScrollGeometry, new: ScrollGeometry)] = []
    let host = host(Watched { told.append(($0, $1)) }, insets: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0))
    _ = host.layout(on: host.ownScreen)
    _ = host.layout(on: host.ownScreen)
    #expect(told.count == 1)
    let first = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -15), contentSize: CGSize(width: 50, height: 300),
      contentInsets: EdgeInsets(top: 15, leading: 0, bottom: 25, trailing: 0),
      containerSize: CGSize(width: 50, height: 100))
    #expect(told.first?.new == first)
    #expect(told.first?.old == first)
    #expect(first.visibleRect == rect(0, 0, 50, 60))
    #expect(first.bounds == rect(0, -15, 50, 100))
    try host.scroll(by: CGSize(width: 0, height: 40))
    #expect(told.count == 2)
    #expect(told.last?.old == first)
    #expect(told.last?.new.contentOffset == CGPoint(x: 0, y: 25))
    try host.scroll(to: .bottom)
    // 310 points of contents with their margins, of which 70 are seen.
    #expect(told.last?.new.visibleRect.maxY == 300)
  }

  @Test func `says which views come into sight and go`() throws {
    var told: [String] = []
    let host = host(Sights(threshold: 0.5) { told.append($0) })
    _ = host.layout(on: host.ownScreen)
    #expect(told == ["0 seen", "1 seen", "2 seen"])
    try host.scroll(by: CGSize(width: 0, height: 30))
    #expect(told.dropFirst(3) == ["0 gone"])
    try host.scroll(by: CGSize(width: 0, height: 30))
    #expect(told.dropFirst(4) == ["3 seen"])
    told = []
    let whole = self.host(Sights(threshold: 1) { told.append($0) })
    _ = whole.layout(on: whole.ownScreen)
    #expect(told == ["0 seen", "1 seen"])
  }
}

@MainActor @Suite struct `A frame relative to its container` {
  @Test func `is as large as what is safe of the screen, or takes a share of it`() {
    let insets = EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    let whole = Color.red.containerRelativeFrame([.horizontal, .vertical])
    #expect(LaidOut(whole.padding(5), insets: insets).frames == [rect(0, 10, 100, 80)])
    let quarter = Box(10, 10).containerRelativeFrame(.vertical, alignment: .top) { length, _ in length / 4 }
    #expect(LaidOut(quarter.border(.blue)).frames == [rect(45, 37.5, 10, 10), rect(45, 37.5, 10, 25)])
    #expect(LaidOut(whole).layout.problems == [])
  }

  @Test func `counts from the scroll view, without its margins`() {
    let view = HStack(spacing: 0) {
      Box(20, 20)
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4, id: \.self) { _ in
            Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
          }
        }
      }.contentMargins(.horizontal, 5)
    }
    let frames = LaidOut(view).frames("Color")
    #expect(frames.dropFirst().prefix(2) == [rect(25, 45, 50 / 3, 10), rect(35 + 50 / 3, 45, 50 / 3, 10)])
    #expect(LaidOut(view).layout.problems == [])
  }

  @Test func `that is impossible fails the picture`() {
    let view = Box(10, 10).containerRelativeFrame(.vertical) { _, _ in -1 }
    #expect(
      LaidOut(view).layout.problems == [
        "containerRelativeFrame(vertical: -1.0) is impossible: give a finite number that is not negative"
      ])
  }

  private struct Turning: View {
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 0) {
        Button("turn") { isWide.toggle() }.frame(height: 20)
        ScrollView { Color.red.containerRelativeFrame(.vertical) }.frame(height: isWide ? 60 : 30)
      }
    }
  }

  @Test func `follows the container`() throws {
    let host = ViewHost(Turning(), size: CGSize(width: 100, height: 100))
    func heights() -> [CGFloat] {
      host.layout(on: host.ownScreen).placed.places { $0.type == Color.self }.map(\.frame.height)
    }
    #expect(heights() == [30])
    try host.tap("turn")
    #expect(heights() == [60])
  }
}
