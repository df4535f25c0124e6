import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing

@MainActor @Suite struct `A long lazy stack` {
  @Test func `builds what is in sight and one screen more`() throws {
    let rows = BuiltRows()
    let host = ViewHost(LongList(rows: rows), size: screen)
    _ = host.layout(on: host.ownScreen)
    let built = rows.take()
    // 300 points hold ten rows of 32 each.
    #expect(built.contains(9) && built.count <= 22)
    #expect(rows.appeared == Array(0..<10))
    try host.scroll(by: CGSize(width: 0, height: 3_200_000 / 2))
    let middle = rows.take()
    #expect(middle.contains(50_000) && middle.contains(50_009) && middle.count <= 24)
    #expect(rows.gone == Array(0..<10))
    try host.scroll(to: .bottom)
    #expect(rows.take().contains(99_999))
    #expect(rows.appeared.last == 99_999)
  }

  @Test func `builds as little for one picture`() {
    let rows = BuiltRows()
    let layout = LaidOut(LongList(rows: rows), in: screen)
    #expect(layout.items.count < 15)
    // Ten rows are in sight; nobody scrolls a picture.
    #expect((10...11).contains(rows.built.count))
  }

  @Test(arguments: [0, 100, 1_000, 3_500, 6_000]) func `shows the same as a stack at any offset`(offset: CGFloat) throws
  {
    for isEven in [true, false] {
      let pictures = try [true, false].map { isLazy in
        let host = ViewHost(
          LongList(rows: BuiltRows(), count: 400, isEven: isEven, isLazy: isLazy), size: screen)
        try host.scroll(by: CGSize(width: 0, height: offset))
        return host.layout(on: host.ownScreen).drawing.items.flattened.compactMap(\.frame)
          .filter { $0.maxY > 0 && $0.minY < 300 }.map { "\($0)" }
      }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[0].count > 5)
    }
  }

  @Test func `keeps what is seen where it is when rows before it turn out to have other heights`() throws {
    let rows = BuiltRows()
    let host = ViewHost(LongList(rows: rows, isEven: false), size: screen)
    try host.scroll(to: .bottom)
    func place(_ index: Int) -> CGFloat? {
      let layout = host.layout(on: host.ownScreen)
      return layout.placed.places {
        $0.content.meaning.map { if case .text("Row \(index): 0") = $0 { true } else { false } } ?? false
      }
      .first?.frame.midY
    }
    let last = try #require(place(99_999))
    #expect(last < 300 && last > 250)
    for _ in 0..<10 { try host.scroll(by: CGSize(width: 0, height: -100)) }
    let seen = try #require((99_900..<100_000).first { place($0).map { $0 > 0 && $0 < 300 } ?? false })
    let before = try #require(place(seen))
    try host.scroll(by: CGSize(width: 0, height: -90))
    let after = try #require(place(seen))
    #expect(abs(after - before - 90) < 0.01)
    #expect(rows.take().count < 120)
  }

  @Test func `begins at its end where it is told to`() throws {
    let rows = BuiltRows()
    let host = ViewHost(LongList(rows: rows, isEven: false, anchor: .bottom), size: screen)
    _ = host.layout(on: host.ownScreen)
    #expect(rows.appeared.last == 99_999)
    #expect(!rows.appeared.contains(0))
    #expect(rows.take().count < 50)
    let frames = host.layout(on: host.ownScreen).drawing.items.flattened.compactMap(\.frame)
    #expect(frames.dropFirst().allSatisfy { $0.maxY <= 300 })
  }

  private struct Jumping: View {
    let rows: BuiltRows
    let target: Int
    let anchor: UnitPoint

    var body: some View {
      ScrollViewReader { proxy in
        LongList(rows: rows, isEven: false)
          .overlay(alignment: .top) { Button("Go") { proxy.scrollTo(target, anchor: anchor) } }
      }
    }
  }

  @Test(arguments: [(50_000, UnitPoint.top), (50_000, .bottom), (99_999, .bottom), (40, .center), (300, .top)])
  func `scrolls to a row that is not built`(target: Int, anchor: UnitPoint) throws {
    let rows = BuiltRows()
    let host = ViewHost(Jumping(rows: rows, target: target, anchor: anchor), size: screen)
    try host.tap("Go")
    let layout = host.layout(on: host.ownScreen)
    let place = layout.placed.places {
      if case .button = $0.content.meaning { true } else { false }
    }
    let height = CountedRow.height(target, isEven: false)
    let text = try #require(
      layout.placed.places { node in
        if case .text("Row \(target): 0") = node.content.meaning { true } else { false }
      }.first?.frame)
    let middle = height / 2 + anchor.y * (300 - height)
    #expect(abs(text.midY - middle) < 0.01)
    #expect(place.count > 6)
    #expect(rows.take().count < 300)
  }

  private struct Positioned: View {
    let rows: BuiltRows
    @State var position: Int?

    var body: some View {
      LongList(rows: rows, isEven: false).scrollPosition(id: $position, anchor: .top)
    }
  }

  @Test func `stands at a row that is not built from the beginning`() throws {
    let rows = BuiltRows()
    let host = ViewHost(Positioned(rows: rows, position: 70_000), size: screen)
    _ = host.layout(on: host.ownScreen)
    #expect(rows.appeared.first == 70_000)
    #expect(rows.take().count < 60)
  }

  @Test func `keeps the state of rows that are scrolled away`() throws {
    let host = ViewHost(LongList(rows: BuiltRows()), size: screen)
    try host.tap("Row 2: 0")
    try host.scroll(by: CGSize(width: 0, height: 30_000))
    try host.scroll(by: CGSize(width: 0, height: -30_000))
    try host.tap("Row 2: 1")
    #expect(
      host.layout(on: host.ownScreen).placed.places { node in
        if case .text("Row 2: 2") = node.content.meaning { true } else { false }
      }.count == 1)
  }

  private struct Editing: View {
    let rows: BuiltRows
    @State private var items = Array(0..<10_000)

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 2) { ForEach(items, id: \.self) { CountedRow(index: $0, rows: rows) } }
      }
      .overlay(alignment: .bottom) {
        HStack {
          Button("Remove") { items.remove(at: 1) }
          Button("Insert") { items.insert(-1, at: 0) }
          Button("Shorten") { items = Array(items.prefix(3)) }
        }
      }
    }
  }

  @Test func `follows a collection that changes, with the state of its rows`() throws {
    let rows = BuiltRows()
    let host = ViewHost(Editing(rows: rows), size: screen)
    try host.tap("Row 2: 0")
    try host.tap("Remove")
    #expect(rows.gone == [1])
    try host.tap("Insert")
    #expect(rows.appeared.last == -1)
    _ = rows.take()
    try host.tap("Row 2: 1")
    #expect(rows.take() == [2])
    try host.tap("Shorten")
    #expect(Set(rows.gone).isSuperset(of: [3, 4]))
    let buttons = host.layout(on: host.ownScreen).buttons.map(\.frame.midY).sorted()
    #expect(buttons.prefix(3) == [15, 47, 79])
  }

  @Test func `says that a row is scrolled away, and scrolls to it`() throws {
    let host = ViewHost(LongList(rows: BuiltRows(), count: 500), size: screen)
    #expect(throws: TouchError.self) { try host.tap("Row 400: 0") }
    try host.scroll(to: "Row 400: 0")
    try host.tap("Row 400: 0")
    #expect(throws: TouchError.self) { try host.scroll(to: "Row 500: 0") }
  }

  @Test func `is as long as all its rows where that is asked for`() {
    let rows = BuiltRows()
    let layout = LaidOut(
      LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { CountedRow(index: $0, rows: rows) } }.border(.blue),
      in: CGSize(width: 100, height: 200))
    #expect(layout.frames.last?.height == 600)
  }

  @Test func `is as high as what is made of it where nothing says how high it is`() {
    let rows = BuiltRows()
    let carousel = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, rows: rows).frame(width: 50) }
      }
    }
    let layout = LaidOut(ScrollView { VStack { carousel.border(.blue) } }, in: screen)
    #expect(layout.frames.last?.height == 30)
    #expect(rows.take().count <= 10)
  }

  private struct Numbers: View {
    let rows: BuiltRows

    var body: some View { ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, rows: rows) } }
  }

  @Test func `builds as little of views in groups, in views of one's own, and with modifiers around all`() throws {
    let rows = BuiltRows()
    let list = ScrollView {
      LazyVStack(spacing: 2) {
        Text("Above").frame(height: 28)
        Group { Numbers(rows: rows).padding(.vertical, 5).environment(\.lineLimit, 1) }
      }
    }
    let host = ViewHost(list, size: screen)
    _ = host.layout(on: host.ownScreen)
    // Each row is 30 points, 10 of the padding, and 2 to the next one: seven in 300 points, and as many more.
    #expect(rows.appeared == Array(0..<7))
    #expect(rows.take().count <= 16)
    let middles = host.layout(on: host.ownScreen).buttons.map(\.frame.midY)
    #expect(middles.prefix(3) == [50, 92, 134])
  }
}
