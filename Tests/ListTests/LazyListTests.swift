import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import PlaneGeometry
import Testing

/// Long lists build the rows that are seen, and where they live, one screen more.
@MainActor struct LazyListTests {
  private static let size = CGSize(width: 390, height: 844)

  private static func host<V: View>(_ view: V) -> ViewHost<V> {
    var environment = EnvironmentValues()
    environment.systemDesign = .iOS26
    return ViewHost(view, size: size, environment: environment)
  }

  struct Watched: View {
    @State private var seen: [Int] = []

    var body: some View {
      Text("Seen \(seen.map(String.init).joined(separator: ","))")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Color.red.frame(height: 50).id($0) } }.scrollTargetLayout()
      }
      .frame(height: 160)
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { seen = $0 }
    }
  }

  @Test func `views in sight are told by their identities`() throws {
    let host = ViewHost(VStack(spacing: 0) { Watched() }, size: CGSize(width: 200, height: 200))
    func seen() -> String? {
      LaidOut.texts(of: host.layout(on: host.ownScreen)).first { $0.hasPrefix("Seen") }
    }
    // Of the fourth one 10 of 50 points are seen.
    #expect(seen() == "Seen 0,1,2")
    try host.scroll(by: CGSize(width: 0, height: 20))
    #expect(seen() == "Seen 0,1,2,3")
    try host.scroll(by: CGSize(width: 0, height: 10))
    #expect(seen() == "Seen 1,2,3")
  }

  @Test(arguments: [100, 10_000]) func `rows in sight and one screen more are built, however many there are`(
    count: Int
  ) throws {
    let rows = BuiltRows()
    let host = Self.host(List(0..<count, id: \.self) { CountedRow(index: $0, rows: rows) })
    _ = host.layout(on: host.ownScreen)
    // 844 points hold 16 rows of 52 each below 35 points.
    let built = rows.take()
    #expect(built.contains(15) && built.count <= 34)
    #expect(rows.appeared == Array(0..<16))
  }

  @Test func `one picture of a long list builds what is in sight, and no screen more`() {
    let rows = BuiltRows()
    let screen = ListScreen(List(0..<10_000, id: \.self) { CountedRow(index: $0, rows: rows) }, .iOS26)
    #expect(rows.take() == Set(0..<16))
    #expect(screen.separators.count <= 18)
  }

  @Test func `one picture has the same in it as a living list`() {
    for isEven in [true, false] {
      let list = List(0..<1_000, id: \.self) { CountedRow(index: $0, rows: BuiltRows(), isEven: isEven) }
      let screen = HostedScreen(
        .fixed(Self.size), safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
      let pictures = [screen.layout(list), screen.layout(list, for: .life)].map { layout in
        LaidOut(layout).items.compactMap { item in
          // How far a card goes on below the screen is estimated.
          item.frame.map { item.name == "ListSection" ? "card \($0.minY)" : "\(item.name) \($0)" }
        }
      }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[0].count > 20)
    }
  }

  @Test func `a list stands at the same place as one whose rows are all built, at any offset`() throws {
    for offset in [0, 500, 3_000, 100_000] as [CGFloat] {
      let pictures = try [true, false].map { isLazy in
        let list = List {
          DeclarativeUI.Section("First") {
            // A stack around the rows of a group builds all of them.
            if isLazy { ForEach(0..<60) { Self.row($0) } } else { Self.rows(0..<60) }
          }
          DeclarativeUI.Section {
            if isLazy { ForEach(100..<160) { Self.row($0) } } else { Self.rows(100..<160) }
          } footer: {
            Text("The end")
          }
        }
        let host = Self.host(list)
        try host.scroll(by: CGSize(width: 0, height: offset))
        return host.items.compactMap { item in
          // How far a card goes on is estimated where its rows are not all built.
          item.frame.map { item.name == "ListSection" && $0.maxY > 844 ? "card \($0.minY)" : "\(item.name) \($0)" }
        }
      }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[0].count > 10)
    }
  }

  private static func row(_ index: Int) -> some View {
    Text("Row \(index)").frame(height: CGFloat(20 + index * 7 % 61))
  }

  /// The same rows in views that are not made by a `ForEach`.
  @ViewBuilder private static func rows(_ range: Range<Int>) -> some View {
    if range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      AnyView(rows(range.lowerBound..<middle))
      AnyView(rows(middle..<range.upperBound))
    } else {
      row(range.lowerBound)
    }
  }

  private struct Sections: View {
    let rows: BuiltRows

    var body: some View {
      List {
        ForEach(0..<1_000, id: \.self) { section in
          DeclarativeUI.Section {
            ForEach(0..<50, id: \.self) { CountedRow(index: section * 100 + $0, rows: rows) }
          } header: {
            Text("Head \(section)")
          }
        }
      }
    }
  }

  @Test func `sections are built when they are seen, and a section is one card`() throws {
    let rows = BuiltRows()
    let host = Self.host(Sections(rows: rows))
    let cards = host.shapes("ListSection")
    #expect(cards.count == 1 && cards[0].height == 50 * 52)
    #expect(rows.take().count <= 36)
    let first = try #require(host.frame("Head 0"))
    try host.scroll(by: CGSize(width: 0, height: cards[0].maxY))
    let head = try #require(host.frame("Head 1"))
    let pitch = cards[0].maxY + head.minY - first.minY
    #expect(rows.take().count <= 160)
    try host.scroll(by: CGSize(width: 0, height: 700 * pitch))
    #expect(try abs(#require(host.frame("Head 701")).minY - head.minY) < 0.01)
    #expect(rows.take().count < 300)
  }

  private struct Jumping: View {
    let rows: BuiltRows

    var body: some View {
      ScrollViewReader { proxy in
        List { ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, rows: rows, isEven: false) } }
          .overlay(alignment: .top) { Button("Go") { proxy.scrollTo(7_000, anchor: .center) } }
      }
    }
  }

  @Test func `a list scrolls to a row that is not built`() throws {
    let rows = BuiltRows()
    let host = Self.host(Jumping(rows: rows))
    try host.tap("Go")
    let row = try #require(host.frame("Row 7000: 0"))
    #expect(abs(row.midY - 422) < 1)
    #expect(rows.take().count < 300)
  }

  @Test func `rows keep their state when they are scrolled away`() throws {
    let host = Self.host(List(0..<10_000, id: \.self) { CountedRow(index: $0, rows: BuiltRows()) })
    try host.tap("Row 2: 0")
    try host.scroll(by: CGSize(width: 0, height: 30_000))
    #expect(host.frame("Row 2: 1") == nil)
    try host.scroll(by: CGSize(width: 0, height: -30_000))
    #expect(host.frame("Row 2: 1") != nil)
  }

  private struct Edited: View {
    let rows: BuiltRows
    @State private var items = Array(0..<10_000)
    @State private var choice: Int?

    var body: some View {
      List(selection: $choice) {
        DeclarativeUI.Section("chosen \(choice ?? 0)") {
          ForEach(items, id: \.self) { CountedLine(index: $0, rows: rows) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .overlay(alignment: .bottom) { EditButton().padding(30) }
    }
  }

  @Test func `rows far down are selected, deleted and edited, and few are built for it`() throws {
    let rows = BuiltRows()
    let host = Self.host(Edited(rows: rows))
    try host.scroll(by: CGSize(width: 0, height: 52 * 5_000))
    try host.tap("Line 5005")
    #expect(host.shapes("SelectedRow").count == 1)
    try host.swipe(.left, on: "Line 5006")
    try host.tap("Delete")
    #expect(host.frame("Line 5006") == nil)
    let (before, after) = (try #require(host.frame("Line 5005")), try #require(host.frame("Line 5007")))
    #expect(abs(after.minY - before.minY - 52) < 0.01)
    try host.tap("Edit")
    #expect(host.shapes("Circle").filter { $0.width == 22 }.count > 10)
    #expect(rows.take().count < 300)
    try host.scroll(by: CGSize(width: 0, height: -52 * 10_000))
    #expect(host.texts.first?.lowercased() == "chosen 5,005")
  }
}

/// Counts which rows were built, and which have appeared.
@MainActor final class BuiltRows {
  var built: [Int] = []
  var appeared: [Int] = []

  /// The rows that were built since it was asked last, each once.
  func take() -> Set<Int> {
    defer { built = [] }
    return Set(built)
  }
}

/// A row that notes that it is built, with a state of its own.
private struct CountedRow: View {
  let index: Int
  let rows: BuiltRows
  var isEven = true
  @State private var taps = 0

  var body: some View {
    rows.built.append(index)
    return Button(String("Row \(index): \(taps)")) { taps += 1 }
      .frame(height: isEven ? 22 : CGFloat(22 + index * 7 % 31))
      .onAppear { rows.appeared.append(index) }
  }
}

/// A row that notes that it is built.
private struct CountedLine: View {
  let index: Int
  let rows: BuiltRows

  var body: some View {
    rows.built.append(index)
    return Text(String("Line \(index)"))
  }
}
