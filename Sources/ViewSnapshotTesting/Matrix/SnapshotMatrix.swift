public import DeclarativeUI
public import Foundation
public import SnapshotTesting

/// What a view is seen with: every value of each axis with every value of each other one.
///
/// An axis has one value unless a test gives more, and then that value is not part of a reference's name.
@MainActor
public struct SnapshotMatrix {
  /// Sizes in points by their names; a size of nil is what the view takes.
  public var sizes: KeyValuePairs<String, CGSize?>
  /// Light and dark.
  public var appearances: [ColorScheme]
  /// The text size that the user has chosen.
  public var textSizes: [DynamicTypeSize]
  /// The identifiers of locales, such as `de_DE`.
  public var locales: [String]
  /// The directions of layout.
  public var directions: [LayoutDirection]
  /// The device pixels a point.
  public var displayScale: CGFloat

  /// Creates a matrix.
  public init(
    sizes: KeyValuePairs<String, CGSize?> = ["fitting": nil], appearances: [ColorScheme] = [.light],
    textSizes: [DynamicTypeSize] = [.large], locales: [String] = ["en_US"],
    directions: [LayoutDirection] = [.leftToRight], displayScale: CGFloat = 1
  ) {
    self.sizes = sizes
    self.appearances = appearances
    self.textSizes = textSizes
    self.locales = locales
    self.directions = directions
    self.displayScale = displayScale
  }

  /// One value of each axis.
  struct Cell {
    /// The values of axes that have several.
    var names: [String] = []
    var size: CGSize?
    var environment = EnvironmentValues()
  }

  /// All cells, the last axis running fastest.
  var cells: [Cell] {
    var cells = [Cell()]
    func multiply<Value>(_ values: [(name: String, value: Value)], _ set: (inout Cell, Value) -> Void) {
      let before = cells
      cells = []
      for cell in before {
        for (name, value) in values {
          var next = cell
          set(&next, value)
          if values.count > 1 { next.names.append(name) }
          cells.append(next)
        }
      }
    }
    multiply(sizes.map { ($0.key, $0.value) }) { $0.size = $1 }
    multiply(appearances.map { ("\($0)", $0) }) { $0.environment.colorScheme = $1 }
    multiply(textSizes.map { ("\($0)", $0) }) { $0.environment.dynamicTypeSize = $1 }
    multiply(locales.map { ($0, $0) }) { $0.environment.locale = Locale(identifier: $1) }
    multiply(directions.map { ("\($0)", $0) }) { $0.environment.layoutDirection = $1 }
    return cells
  }
}

extension SnapshotMatrix.Cell {
  /// A view as this cell sees it, on a background of the appearance's own.
  @MainActor
  fileprivate func shown(_ view: some View) -> some View {
    view
      .frame(width: size?.width, height: size?.height)
      .background(environment.colorScheme == .dark ? Color.black : Color.white)
      .environment(\.colorScheme, environment.colorScheme)
      .environment(\.dynamicTypeSize, environment.dynamicTypeSize)
      .environment(\.locale, environment.locale)
      .environment(\.layoutDirection, environment.layoutDirection)
  }
}

/// Asserts that the view of each value matches its reference in each cell of a matrix.
///
/// References are named after the value and the cell: `premium-compact-dark`.
/// - Parameters:
///   - data: the values by their names.
///   - matrix: what the views are seen with.
///   - record: when references are written, or nil for the outer one.
///   - view: makes the view of a value.
///   - fileID: the module and the file of the call.
///   - filePath: the source file of the call.
///   - testName: the name of the test.
///   - line: the line of the call.
///   - column: the column of the call.
@MainActor
public func assertSnapshots<Data, Content: View>(
  ofEach data: KeyValuePairs<String, Data>, in matrix: SnapshotMatrix,
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, @ViewBuilder view: (Data) -> Content
) {
  let traits = UITraitCollection(displayScale: matrix.displayScale)
  for (name, value) in data {
    for cell in matrix.cells {
      assertSnapshot(
        of: cell.shown(view(value)), as: .image(traits: traits), named: ([name] + cell.names).joined(separator: "-"),
        record: record, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    }
  }
}

/// Asserts that a sheet of the views of all values in all cells of a matrix matches its one reference.
///
/// A row is a value in up to four cells, each below its name.
/// - Parameters:
///   - data: the values by their names.
///   - matrix: what the views are seen with.
///   - name: a name of the reference.
///   - record: when the reference is written, or nil for the outer one.
///   - view: makes the view of a value.
///   - fileID: the module and the file of the call.
///   - filePath: the source file of the call.
///   - testName: the name of the test.
///   - line: the line of the call.
///   - column: the column of the call.
@MainActor
public func assertContactSheet<Data, Content: View>(
  ofEach data: KeyValuePairs<String, Data>, in matrix: SnapshotMatrix, named name: String = "contact-sheet",
  record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, @ViewBuilder view: (Data) -> Content
) {
  let cells = matrix.cells
  let rows = data.flatMap { name, value in
    stride(from: 0, to: cells.count, by: ContactSheet.longestRow).map { start in
      cells[start..<min(start + ContactSheet.longestRow, cells.count)].map { cell in
        (name: ([name] + cell.names).joined(separator: "-"), view: AnyView(cell.shown(view(value))))
      }
    }
  }
  assertSnapshot(
    of: ContactSheet(rows: rows), as: .image(traits: UITraitCollection(displayScale: matrix.displayScale)), named: name,
    record: record, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Views with their names, in rows.
private struct ContactSheet: View {
  static let longestRow = 4

  let rows: [[(name: String, view: AnyView)]]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(rows.indices, id: \.self) { row in
        HStack(alignment: .top, spacing: 12) {
          ForEach(rows[row].indices, id: \.self) { column in
            VStack(alignment: .leading, spacing: 2) {
              Text(rows[row][column].name).font(.caption2)
              rows[row][column].view
            }
          }
        }
      }
    }
    .padding(12)
    .background(Color(red: 0.84, green: 0.84, blue: 0.86))
    .environment(\.colorScheme, .light)
    .environment(\.dynamicTypeSize, .large)
    .environment(\.layoutDirection, .leftToRight)
  }
}
