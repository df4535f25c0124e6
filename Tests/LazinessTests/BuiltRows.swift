import DeclarativeUI
import Foundation

/// Counts which rows were built, and which have appeared.
@MainActor final class BuiltRows {
  var built: [Int] = []
  var appeared: [Int] = []
  var gone: [Int] = []

  /// The rows that were built since it was asked last, each once.
  func take() -> Set<Int> {
    defer { built = [] }
    return Set(built)
  }
}

/// A row that notes that it is built; heights differ from row to row where `isEven` is false.
struct CountedRow: View {
  let index: Int
  let rows: BuiltRows
  var isEven = true
  @State private var taps = 0

  static func height(_ index: Int, isEven: Bool) -> CGFloat { isEven ? 30 : CGFloat(20 + index * 7 % 31) }

  var body: some View {
    rows.built.append(index)
    return Button(String("Row \(index): \(taps)")) { taps += 1 }
      .frame(height: Self.height(index, isEven: isEven))
      .onAppear { rows.appeared.append(index) }
      .onDisappear { rows.gone.append(index) }
  }
}

/// A long list of such rows.
struct LongList: View {
  let rows: BuiltRows
  var count = 100_000
  var isEven = true
  var isLazy = true
  var anchor: UnitPoint?

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(spacing: 2) { contents }
      } else {
        VStack(spacing: 2) { contents }
      }
    }.defaultScrollAnchor(anchor)
  }

  private var contents: some View {
    ForEach(0..<count, id: \.self) { CountedRow(index: $0, rows: rows, isEven: isEven) }
  }
}

/// A phone's screen of small size.
let screen = CGSize(width: 200, height: 300)
