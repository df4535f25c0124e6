import DeclarativeUI
import Drawings
import Foundation
import LayoutTree
import PlaneGeometry
import LaidOutViews
import Testing

private func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }

/// Numbered rows of 30 points.
private struct Rows: View {
  var count = 10
  var width: CGFloat? = 50

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        Text("\(index)").frame(width: width, height: 30)
      }
    }
  }
}

extension HostedLayout {
  /// The texts whose middles are seen, from back to front.
  fileprivate var seenTexts: [String] {
    placed.nodes.compactMap { place in
      let middle = CGPoint(x: place.frame.midX, y: place.frame.midY)
      guard case .text(let text) = place.node.content.meaning, placed.shows(middle, through: place.clip),
        middle.y > 0, middle.y < drawing.size.height
      else { return nil }
      return text
    }
  }

  /// Where the contents of scroll views are seen.
  fileprivate var windows: [CGRect] {
    placed.nodes.compactMap { ($0.node.content as? ScrollRule)?.state.window }
  }
}

extension ViewHost {
  fileprivate var layout: HostedLayout { layout(on: ownScreen) }
  fileprivate var texts: [String] { layout.seenTexts }
  fileprivate var windows: [CGRect] { layout.windows }
}

@MainActor @Suite struct `A scroll view` {
  private func host(_ view: some View, insets: EdgeInsets = EdgeInsets()) -> ViewHost<some View> {
    var environment = EnvironmentValues()
    environment.displayScale = 1
    return ViewHost(view, size: square(100), safeAreaInsets: insets, environment: environment)
  }

  @Test func `takes what it is offered along its axes, and across them what its contents take`() {
    func frame(_ view: some View) -> CGRect? { LaidOut(view.border(Color.blue)).frames.last }
    #expect(frame(ScrollView { Box(40, 500) }) == rect(30, 0, 40, 100))
    #expect(frame(ScrollView(.horizontal) { Box(500, 40) }) == rect(0, 30, 100, 40))
    #expect(frame(ScrollView([.horizontal, .vertical]) { Box(20, 20) }) == rect(0, 0, 100, 100))
    #expect(frame(ScrollView { Box(40, 70) }.fixedSize()) == rect(30, 15, 40, 70))
    #expect(frame(ScrollView { EmptyView() }) == rect(50, 0, 0, 100))
    #expect(frame(ScrollView { Color.red }) == rect(0, 0, 100, 100))
  }

  @Test func `has smaller contents in its middle where there are two axes`() {
    func frame(_ view: some View) -> CGRect? { LaidOut(view).frames.first }
    #expect(frame(ScrollView([.horizontal, .vertical]) { Box(20, 40) }) == rect(40, 30, 20, 40))
    #expect(frame(ScrollView([.horizontal, .vertical]) { Box(20, 140) }) == rect(40, 0, 20, 140))
    let anchored = ScrollView([.horizontal, .vertical]) { Box(20, 40) }.defaultScrollAnchor(.topLeading)
    #expect(frame(anchored) == rect(0, 0, 20, 40))
    #expect(frame(ScrollView(.horizontal) { Box(20, 40) }) == rect(0, 30, 20, 40))
  }

  @Test func `has its contents as long as they want to be, in a column`() {
    let frames = LaidOut(
      ScrollView {
        Box(40, 20)
        Color.green
        Box(20, 20)
      }
    ).frames
    #expect(frames == [rect(30, 0, 40, 20), rect(0, 28, 100, 10), rect(40, 46, 20, 20)])
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Box(70, 10); Box(70, 10)
      }
    }
    #expect(LaidOut(row).frames == [rect(0, 45, 70, 10), rect(70, 45, 70, 10)])
    #expect(LaidOut(row) { $0.layoutDirection = .rightToLeft }.frames == [rect(30, 45, 70, 10), rect(-40, 45, 70, 10)])
  }

  @Test func `draws only what is seen of them, and nothing beside itself`() throws {
    let host = host(ScrollView { Rows(count: 1000) }.frame(height: 60))
    #expect(host.texts == ["0", "1"])
    try host.scroll(by: CGSize(width: 0, height: 310))
    #expect(host.texts == ["10", "11"])
    // What ends a little above may have a shadow that is seen.
    #expect(LaidOut.texts(of: host.layout).count < 6)
    #expect(host.windows == [rect(25, 20, 50, 60)])
    let open = ScrollView { Rows() }.frame(height: 60).scrollClipDisabled()
    #expect(LaidOut(open).layout.seenTexts == ["0", "1", "2"])
    #expect(LaidOut(open).layout.placed.clips.isEmpty)
  }

  @Test func `has its contents begin where it is safe, and moves them below bars`() throws {
    let host = host(
      ScrollView { Rows().frame(maxWidth: .infinity) }, insets: EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
    )
    #expect(host.texts == ["0", "1", "2"])
    #expect(host.windows == [rect(0, 0, 100, 100)])
    #expect(host.layout.placed.places { $0.type == Text.self }.first?.frame.midY == 35)
    try host.scroll(by: CGSize(width: 0, height: 40))
    #expect(host.texts == ["1", "2", "3"])
    try host.scroll(to: .bottom)
    // The last one ends at the edge of what is safe.
    #expect(host.layout.placed.places { $0.type == Text.self }.last?.frame.midY == 75)
  }

  private struct Growing: View {
    @State private var count = 10
    @State private var title = "title"

    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Button("fewer") { count = 5 }
          Button("other") { title += "!" }
        }.frame(height: 40)
        ScrollView { Rows(count: count) }
      }
    }
  }

  @Test func `stays where it was scrolled to, as far as its contents go`() throws {
    let host = ViewHost(Growing(), size: CGSize(width: 200, height: 100))
    try host.scroll(to: .bottom)
    #expect(host.texts.dropFirst(2) == ["8", "9"])
    try host.tap("other")
    #expect(host.texts.dropFirst(2) == ["8", "9"])
    try host.tap("fewer")
    #expect(host.texts.dropFirst(2) == ["3", "4"])
    try host.scroll(to: .top)
    #expect(host.texts.dropFirst(2) == ["0", "1"])
    try host.scroll(by: CGSize(width: 0, height: -100))
    #expect(host.texts.dropFirst(2) == ["0", "1"])
  }

  @Test func `is moved by fingers that nothing in it follows`() throws {
    let view = host(ScrollView { Rows() })
    try view.swipe(.up)
    #expect(view.texts == ["7", "8", "9"])
    try view.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 50))
    #expect(view.texts == ["6", "7", "8"])
    try view.swipe(.down, on: "6")
    #expect(view.texts == ["0", "1", "2"])
    let row = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<9, id: \.self) { Text("\($0)").frame(width: 50, height: 30) }
      }
    }
    for (direction, towardsEnd, towardsStart) in [
      (LayoutDirection.leftToRight, SwipeDirection.left, SwipeDirection.right), (.rightToLeft, .right, .left),
    ] {
      let view = host(row.environment(\.layoutDirection, direction))
      try view.swipe(towardsEnd)
      #expect(!view.texts.contains("0"))
      try view.swipe(towardsStart)
      #expect(view.texts.first == "0")
    }
    var drags = 0
    let dragged = host(ScrollView { Rows().gesture(DragGesture().onEnded { _ in drags += 1 }) })
    try dragged.drag("1", by: CGSize(width: 0, height: -50))
    #expect(drags == 1)
    #expect(dragged.texts.first == "0")
  }

  @Test func `lets taps through to what is seen of its contents only`() throws {
    var taps: [Int] = []
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { index in Button("\(index)") { taps.append(index) }.frame(width: 100, height: 30) }
      }
    }.frame(height: 60)
    let host = host(view)
    try host.tap("1")
    let away = #expect(throws: TouchError.self) { try host.tap("7") }
    #expect(
      away?.description.hasSuffix("which its scroll view does not show: scroll to it first, scroll(to:) or scroll(id:)")
        ?? false)
    // The third one would be here, were it not for the edge.
    #expect(throws: TouchError.self) { try host.tap(at: CGPoint(x: 50, y: 90)) }
    try host.scroll(to: "7")
    try host.tap("7")
    #expect(taps == [1, 7])
    #expect(host.texts == ["6", "7"])
  }

  @Test func `says why it cannot be scrolled`() {
    let still = #expect(throws: TouchError.self) { try host(Text("a")).scroll(to: "a") }
    #expect(still?.description == "\"a\" is not in a scroll view: put a ScrollView around it, or do not scroll")
    #expect(throws: TouchError.self) { try host(Text("a")).scroll(to: .bottom) }
    let disabled = host(ScrollView { Rows() }.scrollDisabled(true))
    let error = #expect(throws: TouchError.self) { try disabled.scroll(to: "9") }
    #expect(error?.code == .disabled)
    #expect(throws: TouchError.self) { try disabled.swipe(.up) }
    #expect(disabled.texts.first == "0")
  }

  @Test func `is scrolled by views that it contains, by their identities`() throws {
    let view = ScrollViewReader { proxy in
      VStack(spacing: 0) {
        HStack {
          Button("first") { proxy.scrollTo(0) }
          Button("seen") { proxy.scrollTo(6) }
          Button("middle") { proxy.scrollTo("five", anchor: .center) }
        }.frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<5, id: \.self) { Text("\($0)").frame(height: 30) }
            Text("5").frame(height: 30).id("five")
            ForEach(6..<10, id: \.self) { Text("\($0)").frame(height: 30) }
          }
        }
      }
    }
    let host = ViewHost(view, size: CGSize(width: 200, height: 130))
    try host.tap("seen")
    #expect(host.texts.dropFirst(3) == ["4", "5", "6"])
    try host.tap("middle")
    #expect(host.texts.dropFirst(3) == ["4", "5", "6"])
    try host.tap("first")
    #expect(host.texts.dropFirst(3).first == "0")
  }

  private struct Positioned: View {
    @State private var id: Int? = 4
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("two") { id = 2 }
          Button("top") { position.scrollTo(edge: .top) }
          Text("at \(id ?? -1)")
        }.frame(height: 40)
        HStack(spacing: 0) {
          ScrollView { Rows(count: 20).scrollTargetLayout() }.scrollPosition(id: $id, anchor: .top)
          ScrollView { Rows(count: 4) }.scrollPosition($position)
          Text(position.isPositionedByUser ? "moved" : "set")
        }
      }
    }
  }

  @Test func `is where a binding says, and says in it where fingers move it`() throws {
    let host = ViewHost(Positioned(), size: CGSize(width: 300, height: 100))
    #expect(host.texts.suffix(5) == ["4", "5", "2", "3", "set"])
    try host.tap("two")
    #expect(host.texts.suffix(5) == ["2", "3", "2", "3", "set"])
    try host.drag(from: CGPoint(x: 100, y: 95), to: CGPoint(x: 100, y: -25))
    #expect(host.texts.contains("at 6"))
  }

  @Test func `begins where it is asked to, and leaves margins free`() {
    #expect(LaidOut(ScrollView { Rows() }.defaultScrollAnchor(.bottom)).layout.seenTexts.last == "9")
    let middle = ScrollView { Rows(count: 5) }.defaultScrollAnchor(.center)
    #expect(LaidOut(middle).frames.map(\.midY).contains { abs($0 - 50) < 1 })
    let margins = ScrollView { Color.red.frame(height: 300) }.contentMargins(.horizontal, 10).contentMargins(.top, 5)
    #expect(LaidOut(margins).frames == [rect(10, 5, 80, 300)])
    #expect(LaidOut(ScrollView { Color.red }.contentMargins(7, for: .scrollIndicators)).frames == [rect(0, 0, 100, 10)])
  }

  @Test func `has contents that are smaller lie at its anchor`() {
    let square = Color.red.frame(width: 40, height: 30)
    func frames(_ view: some View) -> [CGRect] { LaidOut(view).frames }
    #expect(frames(ScrollView { square }.defaultScrollAnchor(.bottom)) == [rect(30, 70, 40, 30)])
    #expect(frames(ScrollView { square }.defaultScrollAnchor(.center)) == [rect(30, 35, 40, 30)])
    #expect(frames(ScrollView(.horizontal) { square }.defaultScrollAnchor(.trailing)) == [rect(60, 35, 40, 30)])
    #expect(frames(ScrollView { square }.defaultScrollAnchor(.bottom, for: .alignment)) == [rect(30, 70, 40, 30)])
    let chat = ScrollView { square }.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom)
    #expect(frames(chat) == [rect(30, 0, 40, 30)])
    #expect(frames(ScrollView { square }.defaultScrollAnchor(.bottom, for: .initialOffset)) == [rect(30, 0, 40, 30)])
    #expect(
      frames(ScrollView { square }.contentMargins(.top, 10).defaultScrollAnchor(.bottom)) == [rect(30, 70, 40, 30)])
  }

  @Test func `begins at its start where an anchor is asked for other things`() {
    for role in [ScrollAnchorRole.sizeChanges, .alignment] {
      #expect(LaidOut(ScrollView { Rows() }.defaultScrollAnchor(.bottom, for: role)).layout.seenTexts.first == "0")
    }
  }

  @Test func `is a space in which places are counted`() throws {
    var places: [CGFloat] = []
    let view = ScrollView {
      Color.red.frame(height: 300)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .scrollView(axis: .vertical)).minY
        } action: {
          places.append($0)
        }
    }.padding(.top, 10)
    let host = host(view)
    _ = host.texts
    try host.scroll(by: CGSize(width: 0, height: 25))
    #expect(places == [0, -25])
  }

  @Test func `is one of several by its identifier`() throws {
    let view = HStack(spacing: 0) {
      ScrollView { Rows() }.id("left")
      ScrollView { Rows() }.id("right")
    }
    let host = host(view)
    try host.scroll(to: .bottom, onID: "right")
    #expect(host.texts == ["0", "1", "2", "7", "8", "9"])
    try host.scroll(by: CGSize(width: 0, height: 30), onID: "left")
    #expect(host.texts == ["1", "2", "3", "7", "8", "9"])
  }
}
