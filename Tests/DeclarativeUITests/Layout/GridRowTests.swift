import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A modifier of a row of a grid` {
  // Measured on a picture of iOS 26: a background behind a row is behind each of its cells, with the columns' gaps in between.
  @Test func `is one of each of its cells`() {
    let grid = Grid(horizontalSpacing: 16, verticalSpacing: 20) {
      GridRow {
        Text("One")
        Text("Two")
      }
      GridRow {
        Color.clear.frame(height: 1)
        Color.clear.frame(height: 1)
      }
      .background(Rectangle())
    }
    let lines = LaidOut(grid, in: CGSize(width: 216, height: 100)).frames("Rectangle")
    #expect(lines == [rect(0, lines.first?.minY ?? 0, 100, 1), rect(116, lines.first?.minY ?? 0, 100, 1)])
  }

  @Test func `makes room in each of them`() throws {
    let row = GridRow {
      Box(20, 20)
      Box(30, 20)
    }
    let grid = LaidOut(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) { row.padding(5) }, in: CGSize(width: 200, height: 100))
    // Cells of 30 and 40 with 10 in between, in the middle of 200.
    let edges: [CGFloat] = [65, 105]
    #expect(grid.frames("Color").map(\.minX) == edges)
  }

  // Each cell has a layer of its own, and each layer a cell.
  @Test func `draws a mask and a layer for each of them`() {
    let row = GridRow {
      Box(20, 20)
      Box(30, 20)
    }
    let grid = LaidOut(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) { row.overlay(Ellipse()).mask(Rectangle()) },
      in: CGSize(width: 50, height: 20))
    let edges: [CGFloat] = [0, 20]
    #expect(grid.frames("Ellipse").map(\.minX).map { $0.rounded(.down) } == edges)
  }
}
