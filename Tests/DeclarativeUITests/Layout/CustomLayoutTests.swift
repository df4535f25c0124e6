import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Views in lines, as many in each as fit.
private struct Flow: Layout {
  var spacing: CGFloat = 0

  private func places(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, corners: [CGPoint]) {
    var (corners, corner, height, width) = ([CGPoint](), CGPoint.zero, CGFloat(0), CGFloat(0))
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > proposal.width ?? .infinity {
        corner = CGPoint(x: 0, y: corner.y + height + spacing)
        height = 0
      }
      corners.append(corner)
      corner.x += size.width + spacing
      height = max(height, size.height)
      width = max(width, corner.x - spacing)
    }
    return (CGSize(width: width, height: corner.y + height), corners)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(proposal, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, corner) in zip(subviews, places(proposal, subviews).corners) {
      view.place(at: CGPoint(x: bounds.minX + corner.x, y: bounds.minY + corner.y), proposal: .unspecified)
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 0
}

/// Views one below the other by rank, with what the layout knows of them.
private struct Ranked: Layout {
  struct Cache {
    var ranks: [Int]
  }

  let note: (String) -> Void

  func makeCache(subviews: Subviews) -> Cache {
    note("make \(subviews.count)")
    return Cache(ranks: subviews.map { $0[Rank.self] })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    note("update \(subviews.count)")
    cache = Cache(ranks: subviews.map { $0[Rank.self] })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: 50, height: 10 * CGFloat(subviews.count))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let order = subviews.indices.sorted { cache.ranks[$0] < cache.ranks[$1] }
    for (line, index) in order.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + 10 * CGFloat(line)), anchor: .top,
        proposal: ProposedViewSize(width: nil, height: 10))
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { guide == .top ? 5 : nil }
}

@MainActor @Suite struct `A layout of one's own` {
  @Test func `takes its size and places its views`() {
    let flow = Flow(spacing: 5) {
      Box(60, 10)
      Box(30, 20)
      Box(50, 10)
    }
    #expect(LaidOut(flow).frames == [rect(2.5, 32.5, 60, 10), rect(67.5, 32.5, 30, 20), rect(2.5, 57.5, 50, 10)])
    #expect(
      LaidOut(flow) { $0.layoutDirection = .rightToLeft }.frames
        == [rect(37.5, 32.5, 60, 10), rect(2.5, 32.5, 30, 20), rect(47.5, 57.5, 50, 10)])
    #expect(LaidOut(flow.fixedSize(), in: CGSize(width: 200, height: 100)).frames.map(\.minY) == [40, 40, 40])
  }

  @Test func `puts a view that it does not place into its middle`() {
    struct Idle: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 40)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    #expect(LaidOut(Idle { Box(10, 10) }).frames == [rect(45, 45, 10, 10)])
  }

  @Test func `knows values, keeps what it has found out, and has guides`() {
    var notes: [String] = []
    let ranked = Ranked { notes.append($0) }
    let view = ranked {
      Box(10, 10).layoutValue(key: Rank.self, value: 2).padding(0)
      Box(20, 10)
      Box(30, 10).layoutValue(key: Rank.self, value: 1)
    }
    #expect(LaidOut(view).frames == [rect(45, 55, 10, 10), rect(40, 35, 20, 10), rect(35, 45, 30, 10)])
    #expect(notes == ["make 3"])
    let row = HStack(alignment: .top, spacing: 0) {
      Box(10, 10)
      ranked { Box(20, 10) }
    }
    #expect(LaidOut(row).frames == [rect(20, 47.5, 10, 10), rect(45, 42.5, 20, 10)])
  }

  private struct Growing: View {
    let note: (String) -> Void
    @State private var count = 1

    var body: some View {
      Ranked(note: note) { Inside() }
    }
  }

  private struct Inside: View {
    @State private var count = 1

    var body: some View { ForEach(0..<count, id: \.self) { _ in Button("more") { count += 1 } } }
  }

  @Test func `is told where its views have changed without it`() throws {
    var notes: [String] = []
    let host = ViewHost(Growing { notes.append($0) }, size: CGSize(width: 100, height: 100))
    try host.tap("more")
    _ = host.layout(on: host.ownScreen)
    // Once while the button is pressed, which makes it paler.
    #expect(notes == ["make 1", "update 1", "update 2"])
  }

  @Test func `knows the distances that its views want`() {
    struct Spacings: Layout {
      let note: (CGFloat) -> Void

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (first, last) = (subviews[0].spacing, subviews[1].spacing)
        note(first.distance(to: last, along: .vertical))
        note(first.union(.zero).distance(to: .zero, along: .horizontal))
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    var distances: [CGFloat] = []
    _ = LaidOut(
      Spacings(note: { distances.append($0) }) {
        Box(1, 1)
        Box(1, 1)
      })
    #expect(distances.prefix(2) == [8, 0])
  }
}

@MainActor @Suite struct `A layout of a hidden type` {
  private struct Switching: View {
    @State private var isRow = true
    @State private var changes = 0

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        Counter()
        Button("turn") { isRow.toggle() }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func `keeps what its views remember where it becomes another one`() throws {
    let host = ViewHost(Switching(), size: CGSize(width: 100, height: 100))
    try host.tap("0")
    try host.tap("turn")
    try host.tap("1")
    try host.tap("turn")
    try host.tap("2")
  }

  @Test func `arranges as containers do`() {
    @ViewBuilder var views: some View {
      ElasticBox(width: 10...30)
      Text("text")
      Spacer()
      Box(20, 30)
    }
    func frames(_ view: some View) -> [CGRect] { LaidOut(view).frames }
    #expect(frames(HStackLayout(alignment: .top) { views }) == frames(HStack(alignment: .top) { views }))
    #expect(frames(AnyLayout(VStackLayout(spacing: 3)) { views }) == frames(VStack(spacing: 3) { views }))
    #expect(frames(ZStackLayout(alignment: .leading) { views }) == frames(ZStack(alignment: .leading) { views }))
    let rows = Group {
      GridRow {
        Box(10, 10)
        Box(20, 20)
      }
      GridRow {
        Box(30, 10)
        Box(10, 10)
      }
    }
    #expect(frames(GridLayout() { rows }) == frames(Grid { rows }))
    #expect(frames(AnyLayout(GridLayout()) { rows }) == frames(Grid { rows }))
  }

  @Test func `calls the initializer with a closure where a type is a view and a layout`() {
    #expect(Shelf(gap: 3).gap == 3)
    #expect(LaidOut(Shelf(gap: 3) { Box(10, 20) }).frames.last?.size == CGSize(width: 10, height: 20))
  }

  /// A layout that asks another one.
  private struct Delegating: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      HStackLayout(spacing: 4).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      HStackLayout(spacing: 4).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test func `may be asked by a layout of one's own`() {
    @ViewBuilder var views: some View {
      ElasticBox(width: 10...90)
      Box(20, 30)
    }
    #expect(LaidOut(Delegating { views }).frames == LaidOut(HStack(spacing: 4) { views }).frames)
  }
}

@MainActor @Suite struct `A choice of views` {
  @Test func `shows the first one that fits, or the last one`() {
    let choice = ViewThatFits {
      Box(90, 40)
      Box(50, 20)
      Box(20, 60)
    }
    #expect(LaidOut(choice).frames == [rect(5, 30, 90, 40)])
    #expect(LaidOut(choice, in: CGSize(width: 60, height: 30)).frames == [rect(5, 5, 50, 20)])
    #expect(LaidOut(choice, in: CGSize(width: 10, height: 10)).frames == [rect(-5, -25, 20, 60)])
    let wide = ViewThatFits(in: .horizontal) {
      Box(30, 500)
      Box(10, 10)
    }
    #expect(LaidOut(wide).frames == [rect(35, -200, 30, 500)])
  }
}

@MainActor @Suite struct `A bar at an edge` {
  private let insets = EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)

  @Test func `leaves the rest to the view, whose background goes on below it`() {
    let view = Color.red.frame(maxHeight: .infinity).safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 15)
    }
    #expect(LaidOut(view, insets: insets).frames == [rect(0, 10, 100, 55), rect(0, 65, 100, 15)])
    let below = Color.red.background(.green).safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 15) }
    #expect(LaidOut(below, insets: insets).frames.first == rect(0, 0, 100, 100))
    let gap = Color.red.safeAreaInset(edge: .top) { Box(10, 10) }
    #expect(LaidOut(gap).frames == [rect(0, 18, 100, 82), rect(45, 0, 10, 10)])
    let side = Color.red.safeAreaInset(edge: .leading, alignment: .bottom, spacing: 5) { Box(10, 10) }
    #expect(LaidOut(side).frames == [rect(15, 0, 85, 100), rect(0, 90, 10, 10)])
    #expect(LaidOut(side) { $0.layoutDirection = .rightToLeft }.frames == [rect(0, 0, 85, 100), rect(90, 90, 10, 10)])
  }

  @Test func `has scroll views begin beside it and go on below it`() throws {
    let list = ScrollView { Box(20, 300).frame(maxWidth: .infinity) }.safeAreaInset(edge: .top, spacing: 0) {
      Color.blue.frame(height: 30)
    }
    let host = ViewHost(list, size: CGSize(width: 100, height: 100), safeAreaInsets: insets)
    func frames() -> [CGRect] {
      host.layout(on: host.ownScreen).placed.places { $0.type == Color.self }.map(\.frame)
    }
    #expect(frames() == [rect(40, 40, 20, 300), rect(0, 10, 100, 30)])
    try host.scroll(by: CGSize(width: 0, height: 25))
    #expect(frames() == [rect(40, 15, 20, 300), rect(0, 10, 100, 30)])
  }

  @Test func `may be of nothing`() {
    #expect(LaidOut(Color.red.safeAreaPadding(.horizontal, 10)).frames == [rect(10, 0, 80, 100)])
    #expect(LaidOut(Color.red.safeAreaPadding(5)).frames == [rect(5, 5, 90, 90)])
    #expect(LaidOut(Color.red.scenePadding(.top)).frames == [rect(0, 16, 100, 84)])
  }
}

/// A view with content that is a layout where it has none, as packages of layouts have it.
private struct Shelf<Content: View>: View {
  let gap: CGFloat
  private let content: Content

  init(gap: CGFloat = 1, @ViewBuilder content: () -> Content) {
    self.gap = gap
    self.content = content()
  }

  var body: some View { content.padding(0) }
}

extension Shelf: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Shelf: Layout, Sendable where Content == EmptyView {
  /// Without an order of what is meant first, this one calls itself.
  init(gap: CGFloat = 1) {
    self.init(gap: gap) { EmptyView() }
  }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
