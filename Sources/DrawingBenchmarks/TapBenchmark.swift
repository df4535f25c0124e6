import DeclarativeUI
import Foundation

/// What an app keeps that is tapped again and again.
@MainActor
enum TapBenchmark {
  /// How many megabytes the last half of the taps may add.
  private static let limit = 2.0

  /// Prints the memory of the process after each thousand of taps, and says whether it does not grow any more.
  static func printRow(count: Int = 10_000) -> Bool {
    let host = ViewHost(Counter(), size: CGSize(width: 390, height: 844))
    var megabytes: [Double] = []
    for tap in 1...count {
      do {
        try host.tap("Count")
      } catch {
        fatalError("\(error)")
      }
      if tap % (count / 10) == 0, let resident = PeakMemory.resident { megabytes.append(Double(resident) / 1e6) }
    }
    guard let last = megabytes.last else { return true }
    let growth = last - megabytes[megabytes.count / 2 - 1]
    let isGood = growth <= limit
    let columns = megabytes.map(GrowthBenchmark.rounded).joined(separator: ", ")
    print("MB added by the last half | at most | MB after each thousand | what")
    print(
      "\(GrowthBenchmark.rounded(growth)) | \(GrowthBenchmark.rounded(limit)) | \(columns) | \(count) taps"
        + (isGood ? "" : " - KEEPS TOO MUCH"))
    return isGood
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
