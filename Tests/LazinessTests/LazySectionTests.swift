import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

@MainActor @Suite struct `Sections of a lazy stack` {
  private struct Sections: View {
    let rows: BuiltRows
    var count = 1_000

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<count, id: \.self) { section in
            DeclarativeUI.Section {
              ForEach(0..<50, id: \.self) { CountedRow(index: section * 100 + $0, rows: rows) }
            } header: {
              Text("Head \(section)").frame(height: 20)
            }
          }
        }
      }
    }
  }

  private func heads(_ host: ViewHost<Sections>) -> [String: CGFloat] {
    var heads: [String: CGFloat] = [:]
    for (node, frame) in host.layout(on: host.ownScreen).placed.places(where: { _ in true }) {
      if case .text(let text) = node.content.meaning, text.hasPrefix("Head") { heads[text] = frame.midY }
    }
    return heads
  }

  @Test func `are built when they are seen, with their headers pinned`() throws {
    let rows = BuiltRows()
    let host = ViewHost(Sections(rows: rows), size: screen)
    #expect(heads(host)["Head 0"] == 10)
    #expect(rows.take().count < 30)
    // A section is 20 + 50 * 30 = 1520 points long.
    try host.scroll(by: CGSize(width: 0, height: 700))
    #expect(heads(host) == ["Head 0": 10])
    try host.scroll(by: CGSize(width: 0, height: 805))
    #expect(heads(host) == ["Head 0": 5, "Head 1": 25])
    #expect(rows.take().count < 160)
    try host.scroll(by: CGSize(width: 0, height: 1520 * 700))
    #expect(heads(host) == ["Head 700": 5, "Head 701": 25])
    #expect(rows.take().count < 200)
  }
}

@MainActor @Suite struct `A long lazy grid` {
  private struct Cells: View {
    let rows: BuiltRows
    var columns = 3

    var body: some View {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: columns), spacing: 0) {
          Text("First").frame(height: 30)
          ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, rows: rows) }
          Text("Last").frame(height: 30)
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4]) func `builds what is in sight and one screen more, in the right columns`(columns: Int)
    throws
  {
    let rows = BuiltRows()
    let host = ViewHost(Cells(rows: rows, columns: columns), size: CGSize(width: 240, height: 300))
    func middles(_ name: String) -> CGFloat? {
      host.layout(on: host.ownScreen).placed.places { node in
        if case .text(name) = node.content.meaning { true } else { false }
      }.first?.frame.midX
    }
    let width = 240 / CGFloat(columns)
    #expect(try abs(#require(middles("First")) - width / 2) < 0.01)
    #expect(rows.take().count <= 22 * columns)
    let row = 5_000 / columns
    try host.scroll(by: CGSize(width: 0, height: CGFloat(row) * 30))
    let cell = row * columns + 1
    let column = CGFloat((cell + 1) % columns)
    #expect(try abs(#require(middles("Row \(cell): 0")) - (column + 0.5) * width) < 0.01)
    #expect(rows.take().count <= 35 * columns)
    try host.scroll(to: .bottom)
    #expect(try abs(#require(middles("Last")) - (CGFloat(10_001 % columns) + 0.5) * width) < 0.01)
  }

  @Test func `grows to the side, from right to left, too`() throws {
    let rows = BuiltRows()
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<10_000, id: \.self) { CountedRow(index: $0, rows: rows).frame(width: 50) }
      }
    }.environment(\.layoutDirection, .rightToLeft)
    let host = ViewHost(view, size: CGSize(width: 200, height: 100))
    _ = host.layout(on: host.ownScreen)
    #expect(rows.take().count <= 10)
    #expect(rows.appeared == [0, 1, 2, 3])
    try host.scroll(by: CGSize(width: 50 * 5_000, height: 0))
    #expect(rows.appeared.suffix(4) == [5_000, 5_001, 5_002, 5_003])
    #expect(rows.take().count <= 14)
  }
}
