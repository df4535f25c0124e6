import DeclarativeUI
import Foundation

/// What an app keeps that is tapped again and again.
@MainActor
enum TapBenchmark {
  static func printRow() -> Bool {
    let host = ViewHost(Counter(), size: CGSize(width: 390, height: 844))
    return RetainedMemory.printRow("taps", count: 10_000, limit: 2) { _ in
      do {
        try host.tap("Count")
      } catch {
        fatalError("\(error)")
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  @State private var lines: [String] = []

  var body: some View {
    NavigationStack {
      List {
        Text("\(count) taps")
        ForEach(lines, id: \.self) { Text($0) }
        Button("Count") {
          count += 1
          lines = (0..<10).map { "Line \(count + $0)" }
        }
      }.navigationTitle("Taps")
    }
  }
}
