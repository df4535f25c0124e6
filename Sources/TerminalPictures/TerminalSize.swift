/// How many cells a terminal has, and how large they are.
package struct TerminalSize: Equatable, Sendable {
  /// The cells beside and below each other.
  package let columns, rows: Int
  /// Width and height of a cell in pixels.
  package let cell: (width: Int, height: Int)

  /// Creates a size of what the system knows of a terminal.
  /// - Parameters:
  ///   - pixelWidth: the width of the window in pixels, perhaps with margins; 0 where it is not known.
  ///   - pixelHeight: likewise the height.
  package init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    (self.columns, self.rows) = (max(columns, 20), max(rows, 10))
    // What is smaller than a cell of today's screens leaves a margin, where what is larger would not fit.
    let isKnown = columns > 0 && rows > 0 && pixelWidth >= columns && pixelHeight >= rows
    cell = isKnown ? (pixelWidth / columns, pixelHeight / rows) : (8, 16)
  }

  package static func == (left: TerminalSize, right: TerminalSize) -> Bool {
    (left.columns, left.rows) == (right.columns, right.rows) && left.cell == right.cell
  }

  /// The cells that something takes in its own proportions, as large as it can be.
  /// - Parameters:
  ///   - graphics: what draws it; a half block is a square, whatever the cells are.
  ///   - rows: how many rows there are for it, or nil for all.
  package func area(
    forWidth width: Double, height: Double, by graphics: TerminalGraphics, rows: Int? = nil
  ) -> PictureArea {
    let cell = graphics == .blocks ? (width: 1, height: 2) : cell
    let (width, height) = (max(1, width), max(1, height))
    let rows = max(1, rows ?? self.rows)
    let scale = min(Double(columns * cell.width) / width, Double(rows * cell.height) / height)
    func cells(_ length: Double, _ cell: Int, _ most: Int) -> Int {
      min(most, max(1, Int((length * scale / Double(cell)).rounded())))
    }
    return PictureArea(
      columns: cells(width, cell.width, columns), rows: cells(height, cell.height, rows), cell: cell, width: width,
      height: height)
  }
}

/// Cells of a terminal that a picture is seen in.
package struct PictureArea: Equatable, Sendable {
  /// The cells beside and below each other.
  package let columns, rows: Int
  private let cellWidth, cellHeight: Int
  private let width, height: Double

  fileprivate init(columns: Int, rows: Int, cell: (width: Int, height: Int), width: Double, height: Double) {
    (self.columns, self.rows) = (columns, rows)
    (cellWidth, cellHeight) = cell
    (self.width, self.height) = (width, height)
  }

  /// The pixels of all its cells; those of a half block are half a cell.
  package var pixels: (width: Int, height: Int) { (columns * cellWidth, rows * cellHeight) }

  /// How many of its pixels a unit of the picture is, so that nothing is outside of the cells.
  package var scale: Double { min(Double(pixels.width) / width, Double(pixels.height) / height) }

  /// What of the picture lies under the middle of a cell.
  /// - Parameters:
  ///   - column: the cell's column in the terminal, from 1, as mice are heard of.
  ///   - row: likewise its row.
  package func place(column: Int, row: Int) -> (x: Double, y: Double) {
    ((Double(column) - 0.5) / Double(columns) * width, (Double(row) - 0.5) / Double(rows) * height)
  }
}
