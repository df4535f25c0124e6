import DeclarativeUI
import Drawings
import Foundation
import PlaneGeometry
import LaidOutViews
import LayoutTree
import Testing

@MainActor @Suite struct `A lazy stack` {
  private func row(_ name: String) -> some View { Text(name).frame(width: 40, height: 30) }

  @Test func `takes all the width it is offered, and puts 8 points between its views`() {
    let stack = LazyVStack(alignment: .leading) {
      Box(40, 10)
      Box(20, 10)
    }
    #expect(LaidOut(stack).frames == [rect(0, 36, 40, 10), rect(0, 54, 20, 10)])
    #expect(LaidOut(stack.border(Color.blue)).frames.last == rect(0, 36, 100, 28))
    #expect(LaidOut(stack.fixedSize().border(Color.blue)).frames.last == rect(30, 36, 40, 28))
    let row = LazyHStack(alignment: .bottom, spacing: 0) {
      Box(10, 40)
      Box(10, 20)
    }
    #expect(LaidOut(row).frames == [rect(40, 60, 10, 40), rect(50, 80, 10, 20)])
  }

  private struct Feed: View {
    let log: (String) -> Void

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { index in
            Text("\(index)").frame(height: 30)
              .onAppear { log("+\(index)") }
              .onDisappear { log("-\(index)") }
          }
        }
      }
    }
  }

  @Test func `has views appear when they are scrolled to, and go when they are scrolled away`() throws {
    var events: [String] = []
    func take() -> [String] {
      defer { events = [] }
      return events
    }
    let host = ViewHost(Feed { events.append($0) }, size: CGSize(width: 100, height: 60))
    _ = host.layout(on: host.ownScreen)
    #expect(take() == ["+0", "+1"])
    try host.scroll(by: CGSize(width: 0, height: 15))
    #expect(take() == ["+2"])
    try host.scroll(by: CGSize(width: 0, height: 20))
    #expect(take() == ["+3", "-0"])
    try host.scroll(to: "40", anchor: .top)
    #expect(take() == ["+40", "+41", "+42", "-1", "-2", "-3"])
    _ = LaidOut(Feed { events.append($0) }, in: CGSize(width: 100, height: 30))
    #expect(take() == ["+0"])
  }

  private struct Loading: View {
    @State private var count = 10

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Text("\(index)").frame(height: 30).onAppear { if index == count - 1 { count += 5 } }
          }
        }
      }
    }
  }

  @Test func `loads more when its last view appears, and not before`() throws {
    let host = ViewHost(Loading(), size: CGSize(width: 100, height: 60))
    try host.scroll(to: "9")
    try host.scroll(to: "14")
    #expect(throws: TouchError.self) { try host.scroll(to: "20") }
  }

  @Test func `places only what is seen`() {
    let list = ScrollView {
      LazyVStack { ForEach(0..<5_000, id: \.self) { Text("\($0)").frame(height: 20) } }
    }
    let layout = LaidOut(list)
    #expect(layout.items.count < 8)
    #expect(layout.layout.placed.nodes.count < 30)
  }

  private func sections(pinned: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(["a", "b"], id: \.self) { name in
          DeclarativeUI.Section {
            ForEach(0..<3, id: \.self) { row("\(name)\($0)") }
          } header: {
            Color.blue.frame(width: 100, height: 20)
          } footer: {
            Color.green.frame(width: 100, height: 10)
          }
        }
      }
    }
  }

  @Test func `pins headers and footers of sections to the edges of its scroll view`() throws {
    func bars(_ offset: CGFloat, _ pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]) throws
      -> [CGRect]
    {
      let host = ViewHost(sections(pinned: pinned), size: CGSize(width: 100, height: 60))
      try host.scroll(by: CGSize(width: 0, height: offset))
      return host.layout(on: host.ownScreen).drawing.items.flattened.filter { $0.name == "Color" }
        .compactMap(\.frame).map { rect($0.minX, $0.minY, $0.width, $0.height) }
    }
    #expect(try bars(0, []).prefix(1) == [rect(0, 0, 100, 20)])
    #expect(try bars(50, []).isEmpty)
    #expect(try bars(0).contains(rect(0, 50, 100, 10)))
    #expect(try bars(50).contains(rect(0, 0, 100, 20)))
    // The next section pushes the header away.
    let pushed = try bars(110)
    #expect(pushed.contains(rect(0, -10, 100, 20)))
  }
}

@MainActor @Suite struct `A lazy grid` {
  private func frames(_ columns: [GridItem], _ count: Int = 3, alignment: HorizontalAlignment = .center) -> [CGRect] {
    LaidOut(
      LazyVGrid(columns: columns, alignment: alignment, spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) }
      }
    ).frames
  }

  @Test func `gives fixed columns theirs and shares what is left`() {
    #expect(
      frames([GridItem(.fixed(30), spacing: 0), GridItem(spacing: 10), GridItem(spacing: 99)])
        == [rect(0, 45, 30, 10), rect(30, 45, 30, 10), rect(70, 45, 30, 10)])
    #expect(
      frames([GridItem(.flexible(maximum: 20), spacing: 0), GridItem(spacing: 0)])
        == [rect(0, 40, 20, 10), rect(20, 40, 80, 10), rect(0, 50, 20, 10)])
    #expect(frames([GridItem(.flexible()), GridItem(.flexible())], 2) == [rect(0, 45, 46, 10), rect(54, 45, 46, 10)])
  }

  @Test func `has as many adaptive columns as fit`() {
    #expect(
      frames([GridItem(.adaptive(minimum: 30), spacing: 5)], 4)
        == [rect(0, 40, 30, 10), rect(35, 40, 30, 10), rect(70, 40, 30, 10), rect(0, 50, 30, 10)])
    #expect(frames([GridItem(.adaptive(minimum: 200))], 1) == [rect(-50, 45, 200, 10)])
  }

  @Test func `aligns columns in itself, and views in columns`() {
    #expect(frames([GridItem(.fixed(40))], 1) == [rect(30, 45, 40, 10)])
    #expect(frames([GridItem(.fixed(40))], 1, alignment: .trailing) == [rect(60, 45, 40, 10)])
    let grid = LazyVGrid(columns: [GridItem(.fixed(40), alignment: .topLeading), GridItem(.fixed(40))], spacing: 0) {
      Box(10, 10)
      Box(10, 30)
    }
    #expect(LaidOut(grid).frames == [rect(6, 35, 10, 10), rect(69, 35, 10, 30)])
  }

  // Measured on four cards in two columns, of which those beside each other have pictures of different heights above a spacer:
  // they are equally high, and texts below the spacers on one line.
  @Test func `has what can be higher as high as the highest in its line`() {
    let columns = [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))]
    let grid = LazyVGrid(columns: columns, spacing: 0) {
      Color.red.frame(minHeight: 10)
      Box(10, 30)
      Color.green.frame(maxHeight: 20)
      Box(10, 10)
    }
    #expect(
      LaidOut(grid).frames == [rect(10, 30, 40, 30), rect(65, 30, 10, 30), rect(10, 60, 40, 10), rect(65, 60, 10, 10)])
    let cards = LazyVGrid(columns: columns, spacing: 0) {
      VStack(spacing: 0) {
        Box(10, 10)
        Spacer(minLength: 5)
        Box(20, 5)
      }
      VStack(spacing: 0) {
        Box(10, 20)
        Spacer(minLength: 5)
        Box(20, 5)
      }
    }
    #expect(LaidOut(cards).frames.filter { $0.width == 20 }.map(\.maxY) == [65, 65])
  }

  @Test func `grows to the side, too`() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30))], spacing: 5) {
      ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 10) }
    }
    #expect(LaidOut(grid).frames == [rect(37.5, 25, 10, 20), rect(37.5, 45, 10, 30), rect(52.5, 25, 10, 20)])
  }

  @Test func `has headers of sections in lines of their own`() {
    let grid = LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
      DeclarativeUI.Section("a") { ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 10) } }
      DeclarativeUI.Section {
        Color.green.frame(height: 10)
      } header: {
        Color.blue.frame(height: 5)
      }
    }
    let layout = LaidOut(grid)
    let top = layout.frame("a")?.maxY ?? 0
    #expect(
      layout.frames("Color").map { $0.offsetBy(dx: 0, dy: -top) } == [
        rect(0, 0, 50, 10), rect(50, 0, 50, 10), rect(0, 10, 50, 10), rect(0, 20, 100, 5), rect(0, 25, 50, 10),
      ])
  }
}

@MainActor @Suite struct `A grid` {
  @Test func `has columns as wide as their widest cells, and rows as high as their highest`() {
    let grid = Grid(horizontalSpacing: 5, verticalSpacing: 2) {
      GridRow {
        Box(10, 10)
        Box(20, 30)
      }
      GridRow {
        Box(30, 10)
        Box(10, 10)
      }
    }
    #expect(
      LaidOut(grid).frames == [
        rect(32.5, 39, 10, 10), rect(57.5, 29, 20, 30), rect(22.5, 61, 30, 10), rect(62.5, 61, 10, 10),
      ])
  }

  @Test func `shares its space among flexible columns`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red
        Box(20, 10)
      }
      GridRow {
        Color.green
        Color.blue
      }
    }
    #expect(
      LaidOut(grid).frames == [rect(0, 0, 50, 50), rect(65, 20, 20, 10), rect(0, 50, 50, 50), rect(50, 50, 50, 50)])
  }

  @Test func `has cells of several columns, and views that take a whole row`() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box(20, 10)
        Box(30, 10)
      }
      GridRow { Box(40, 10).gridCellColumns(2) }
      Box(10, 10)
      Divider().gridCellUnsizedAxes(.horizontal)
    }
    #expect(
      LaidOut(grid).frames == [
        rect(25, 34.5, 20, 10), rect(45, 34.5, 30, 10), rect(25, 44.5, 40, 10), rect(25, 54.5, 10, 10),
        rect(25, 64.5, 50, 1),
      ])
    let wide = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Box(20, 10)
        Box(30, 10)
      }
      GridRow { Box(70, 10).gridCellColumns(2) }
    }
    #expect(LaidOut(wide).frames == [rect(20, 40, 20, 10), rect(50, 40, 30, 10), rect(15, 50, 70, 10)])
  }

  @Test func `aligns cells by its own, by a row's, by a column's and by a cell's wish`() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .top) {
        Box(40, 40)
        Box(10, 10)
        Box(10, 10).gridColumnAlignment(.trailing)
      }
      GridRow {
        Box(10, 10).gridCellAnchor(.bottomTrailing)
        Box(20, 20)
        Box(30, 10)
      }
    }
    #expect(
      LaidOut(grid).frames == [
        rect(5, 20, 40, 40), rect(50, 20, 10, 10), rect(85, 20, 10, 10), rect(35, 70, 10, 10), rect(45, 60, 20, 20),
        rect(65, 65, 30, 10),
      ])
  }

  @Test func `has rows that are groups elsewhere`() {
    let row = HStack(spacing: 0) {
      GridRow {
        Box(10, 10)
        Box(20, 10)
      }
    }
    #expect(LaidOut(row).frames == [rect(35, 45, 10, 10), rect(45, 45, 20, 10)])
  }
}
