import DeclarativeUI
import Drawings
import Foundation
import LayoutTree
import LaidOutViews
import Testing

/// What was seen while views were evaluated, in order.
@MainActor
private final class Notes<Note> {
  private(set) var all: [Note] = []

  func note(_ note: Note) -> Bool {
    all.append(note)
    return true
  }

  func take() -> [Note] {
    defer { all = [] }
    return all
  }
}

private func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

@MainActor @Suite struct `A geometry reader` {
  private let notes = Notes<CGSize>()

  @Test func `takes what it is offered and has its contents in its upper leading corner`() {
    let reader = GeometryReader { proxy in
      Box(proxy.size.width / 2, 20)
      Box(5, 5)
    }
    #expect(LaidOut(reader).frames == [rect(0, 0, 50, 20), rect(0, 0, 5, 5)])
    #expect(LaidOut(reader) { $0.layoutDirection = .rightToLeft }.frames == [rect(50, 0, 50, 20), rect(95, 0, 5, 5)])
    #expect(LaidOut(reader.frame(width: 30, height: 40)).frames == [rect(35, 30, 15, 20), rect(35, 30, 5, 5)])
    // Asked for its ideal size, it is as large as a shape.
    #expect(LaidOut(reader.fixedSize().border(Color.blue)).frames.last == rect(45, 45, 10, 10))
    let row = HStack(spacing: 0) {
      Box(20, 20)
      GeometryReader { proxy in Box(proxy.size.width, proxy.size.height) }
    }
    #expect(LaidOut(row).frames == [rect(0, 40, 20, 20), rect(20, 0, 80, 100)])
  }

  @Test func `has its contents evaluated once, with the size that they have in the picture`() {
    let screen = LivingScreen(
      GeometryReader { proxy in
        let _ = notes.note(proxy.size)
        GeometryReader { inner in
          let _ = notes.note(inner.size)
          Color.red
        }.padding(50)
      })
    _ = screen.layout
    #expect(notes.take() == [square(400), square(300)])
    _ = screen.layout
    #expect(notes.take() == [])
    _ = LaidOut(
      GeometryReader { proxy in
        let _ = notes.note(proxy.size)
        Color.red
      })
    #expect(notes.take() == [square(100)])
  }

  private struct Sized: View {
    let notes: Notes<CGSize>
    @State private var width: CGFloat = 100
    @State private var name = "a"

    var body: some View {
      VStack {
        Button("wider") { width += 50 }
        Button("other") { name += "b" }
        Inner(notes: notes).frame(width: width, height: 10)
        Text(name)
      }
    }

    private struct Inner: View {
      let notes: Notes<CGSize>

      var body: some View {
        GeometryReader { proxy in
          let _ = notes.note(proxy.size)
          Counter()
        }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func `has them evaluated again only where its size has changed, and keeps what they remember`() throws {
    let host = ViewHost(Sized(notes: notes), size: square(400))
    try host.tap("0")
    #expect(notes.take() == [CGSize(width: 100, height: 10)])
    try host.tap("other")
    #expect(notes.take() == [])
    try host.tap("wider")
    #expect(notes.take() == [CGSize(width: 150, height: 10)])
    try host.tap("1")
    #expect(notes.take() == [])
    try host.tap("2")
  }

  private struct Reading: View {
    let proxy: GeometryProxy
    let notes: Notes<CGSize>

    var body: some View {
      let _ = notes.note(proxy.size)
      Color.red
    }
  }

  @Test func `tells those who read its size inside, and nobody else`() {
    let outside = Notes<String>()
    let notes = notes
    let screen = ViewHost(
      GeometryReader { proxy in
        let _ = outside.note("contents")
        Reading(proxy: proxy, notes: notes)
      })
    func layout(_ side: CGFloat) { _ = screen.layout(on: HostedScreen(.fixed(square(side)), hasBackground: false)) }
    layout(100)
    layout(200)
    #expect(notes.take() == [square(100), square(200)])
    #expect(outside.take() == ["contents"])
  }

  private struct Measured: View {
    @State private var width: CGFloat = 0

    private enum Width: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    var body: some View {
      VStack(spacing: 0) {
        Box(30, 10).background { measure }
        Box(70, 10).background { measure }
        Color.blue.frame(width: width, height: 5)
      }
      .onPreferenceChange(Width.self) { width = $0 }
    }

    private var measure: some View {
      GeometryReader { proxy in Color.clear.preference(key: Width.self, value: proxy.size.width) }
    }
  }

  @Test func `lets views around measure what is inside by preferences`() {
    #expect(LaidOut(Measured()).frames.last == rect(15, 57.5, 70, 5))
    #expect(LaidOut(Measured()).layout.problems == [])
    let screen = LivingScreen(Measured())
    #expect(screen.frames.last == rect(165, 207.5, 70, 5))
  }

  @Test func `knows its frames in spaces and what of them is safe`() {
    var found: [String: CGRect] = [:]
    var bounds: [CGRect?] = []
    var insets: [EdgeInsets] = []
    func note(_ proxy: GeometryProxy) -> Color {
      found = [
        "local": proxy.frame(in: .local), "global": proxy.frame(in: .global), "a": proxy.frame(in: .named("a")),
        "unknown": proxy.frame(in: .named("unknown")), "enumeration": proxy.frame(in: CoordinateSpace.named("a")),
      ]
      bounds = [proxy.bounds(of: .named("a")), proxy.bounds(of: .named("unknown"))]
      insets.append(proxy.safeAreaInsets)
      return .red
    }
    _ = LaidOut(
      GeometryReader { note($0) }.padding(10).coordinateSpace(name: "a").frame(width: 60, height: 60)
        .coordinateSpace(.named("b")))
    #expect(
      found == [
        "local": rect(0, 0, 40, 40), "global": rect(30, 30, 40, 40), "a": rect(10, 10, 40, 40),
        "unknown": rect(30, 30, 40, 40), "enumeration": rect(10, 10, 40, 40),
      ])
    #expect(bounds == [rect(-10, -10, 60, 60), nil])
    let screen = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 5)
    _ = LaidOut(GeometryReader { note($0) }, insets: screen)
    _ = LaidOut(GeometryReader { note($0) }.padding(.top, 1), insets: screen)
    _ = LaidOut(GeometryReader { note($0) }.ignoresSafeArea(), insets: screen)
    #expect(
      insets == [
        EdgeInsets(), screen, EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 5), EdgeInsets(),
      ])
  }

  private struct Restless: View {
    @State private var width: CGFloat = 10

    var body: some View {
      GeometryReader { proxy in
        Color.red.onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
      }.frame(width: width)
    }
  }

  @Test func `whose contents change its size without end is named`() throws {
    let problem = try #require(LaidOut(Restless()).layout.problems.first)
    #expect(problem.hasPrefix("Restless never settles: each of 100 updates"))
    let living = try #require(LivingScreen(Restless()).layout.problems.first)
    #expect(living.hasPrefix("Restless never settles: each of 100 updates"))
  }

  @Test func `has contents where it is hidden, too, which are not seen`() {
    let reader = GeometryReader { proxy in
      let _ = notes.note(proxy.size)
      Text("hidden")
    }.hidden()
    let laidOut = LaidOut(reader)
    #expect(laidOut.frames.isEmpty)
    #expect(laidOut.layout.placed.places { $0.type == Text.self }.isEmpty)
    #expect(notes.take() == [square(100)])
  }

  @Test func `has contents that appear, take taps, and are heard`() throws {
    var events: [String] = []
    let view = GeometryReader { proxy in
      Button("\(Int(proxy.size.width))") { events.append("tapped") }.onAppear { events.append("appeared") }
    }
    let host = ViewHost(view, size: square(300))
    try host.tap("300")
    #expect(events == ["appeared", "tapped"])
    #expect(labels(view) == ["100"])
  }

  private struct Presenting: View {
    @State private var isPresented = true

    var body: some View {
      GeometryReader { _ in Text("below").sheet(isPresented: $isPresented) { Text("sheet") } }
    }
  }

  @Test func `shows what its contents present`() {
    #expect(LaidOut.texts(of: LaidOut(Presenting(), in: square(400)).layout) == ["below", "sheet"])
    #expect(LivingScreen(Presenting()).everyText == ["below", "sheet"])
  }

  @Test func `counts the places of gestures in a space with a name`() throws {
    var places: [CGPoint] = []
    let view = Color.red.gesture(DragGesture(coordinateSpace: .named("pad")).onEnded { places.append($0.location) })
      .frame(width: 40, height: 40).padding(10).coordinateSpace(name: "pad")
    try ViewHost(view, size: square(100)).drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 65, y: 60))
    #expect(places == [CGPoint(x: 45, y: 40)])
  }
}

@MainActor @Suite struct `A change of geometry` {
  private struct Growing: View {
    let notes: Notes<[CGFloat]>
    @State private var width: CGFloat = 30

    var body: some View {
      Button("grow") { width += 10 }.frame(width: width)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { old, new in
          _ = notes.note([old, new])
        }
    }
  }

  @Test func `is told when a view is first laid out and when it differs`() throws {
    let notes = Notes<[CGFloat]>()
    let host = ViewHost(Growing(notes: notes), size: square(100))
    _ = host.layout(on: host.ownScreen)
    #expect(notes.take() == [[30, 30]])
    _ = host.layout(on: host.ownScreen)
    try host.tap("grow")
    #expect(notes.take() == [[30, 40]])
  }

  @Test func `is told of each view of a group`() {
    let notes = Notes<CGFloat>()
    _ = LaidOut(
      Group {
        Box(10, 10)
        Box(20, 10)
      }.onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .global).minY
      } action: {
        _ = notes.note($0)
      })
    #expect(notes.take() == [40, 50])
  }
}

@MainActor @Suite struct `An anchor` {
  private enum Anchors: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private func frame(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      Box(60, 20)
      Box(30, 10).anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
    }
  }

  @Test func `tells a view in front where another stands`() {
    let marked = frame(.trailing).padding(5).overlayPreferenceValue(Anchors.self) { anchors in
      GeometryReader { proxy in
        ForEach(0..<anchors.count, id: \.self) { index in
          let frame = proxy[anchors[index]]
          Color.blue.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
        }
      }
    }
    #expect(LaidOut(marked).frames == [rect(20, 35, 60, 20), rect(50, 55, 30, 10), rect(50, 55, 30, 10)])
    #expect(LaidOut(marked).layout.problems == [])
  }

  @Test func `tells a view behind, too, although that is placed before`() {
    let marked = frame(.leading).backgroundPreferenceValue(Anchors.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors.first { Color.blue.frame(width: 1, height: 1).offset(y: proxy[anchor].minY) }
      }
    }
    #expect(LaidOut(marked).frames.first == rect(20, 55, 1, 1))
    let screen = LivingScreen(marked)
    #expect(screen.frames.first == rect(170, 205, 1, 1))
  }

  private enum Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
  }

  @Test func `of a point is changed by each view of a group, and by views around`() {
    var found: [CGPoint] = []
    let boxes = VStack(spacing: 0) {
      Group {
        Box(10, 10)
        Box(20, 10)
      }.anchorPreference(key: Points.self, value: .bottomTrailing) { [$0] }
    }
    _ = LaidOut(
      boxes.transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) { $0.append($1) }
        .overlayPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in
            let _ = found = anchors.map { proxy[$0] }
            EmptyView()
          }
        })
    // A group's anchors are told one after the other, each instead of the one before.
    #expect(found == [CGPoint(x: 20, y: 20), CGPoint(x: 1, y: 2)])
  }
}
