import DeclarativeUI
import Foundation

/// What grows with its input, and must not grow faster.
///
/// Each is laid out at several lengths, each eight times that of before; the time of the processor is that of the fastest of
/// some runs. The exponent is that of the power of the length that the time grows with: 1 where double the length takes
/// double the time. It is found between the two largest lengths: at smaller ones trees fit into the processor's caches,
/// and what grows out of those takes a quarter longer once, but not again.
@MainActor
struct GrowthBenchmark {
  let name: String
  /// The lengths, in ascending order.
  var lengths = [1_000, 8_000, 64_000]
  /// The largest exponent with which it is as it should be.
  var limit = 1.15
  /// Makes what lays it out once.
  let prepare: (_ length: Int) -> () -> Void

  /// Prints all rows, and says whether each grows as slowly as it should.
  static func printAll(where isMeant: (String) -> Bool) -> Bool {
    print("exponent | at most | ms for each length | what")
    return all.filter { isMeant($0.name) }.reduce(true) { $1.printRow() && $0 }
  }

  /// Lays out each row ten times at one length, for those who look where the time goes.
  static func runAll(where isMeant: (String) -> Bool, at length: Int) {
    for benchmark in all where isMeant(benchmark.name) {
      let run = benchmark.prepare(length)
      let times = (0..<10).map { _ in ProcessorTime.milliseconds(of: run) }
      print(times.map(rounded).joined(separator: " "), benchmark.name)
    }
  }

  private func printRow() -> Bool {
    let times = lengths.map(time)
    let exponent = exponent(times)
    let isGood = exponent <= limit
    let columns = zip(lengths, times).map { "\($0): \(Self.rounded($1))" }.joined(separator: ", ")
    print(
      "\(Self.rounded(exponent)) | \(Self.rounded(limit)) | \(columns) | \(name)\(isGood ? "" : " - GROWS TOO FAST")")
    return isGood
  }

  private func exponent(_ times: [Double]) -> Double {
    let (before, last) = (times.count - 2, times.count - 1)
    return log(times[last] / times[before]) / log(Double(lengths[last]) / Double(lengths[before]))
  }

  /// The processor's time of the fastest run, in milliseconds.
  private func time(_ length: Int) -> Double {
    ProcessorTime.least(of: prepare(length))
  }

  static func rounded(_ value: Double) -> String {
    let hundredths = Int((abs(value) * 100).rounded())
    let digits = String(hundredths % 100)
    return "\(value < 0 ? "-" : "")\(hundredths / 100).\(digits.count == 1 ? "0" : "")\(digits)"
  }
}

extension GrowthBenchmark {
  fileprivate static var all: [GrowthBenchmark] {
    [
      GrowthBenchmark(name: "a Grid of cells in rows of four") { layOut(grid($0)) },
      GrowthBenchmark(name: "Markdown of strong words and links", lengths: [250, 2_000, 16_000]) {
        layOut(Text(LocalizedStringKey(String(repeating: "**b** [a](b) ", count: $0))))
      },
      GrowthBenchmark(name: "an AttributedString of runs") { layOut(Text(runs($0))) },
      GrowthBenchmark(name: "a VStack of rows") { count in layOut(VStack { rows(count) }) },
      GrowthBenchmark(name: "rows of a living view") { count in
        { consume(LivingView(VStack { rows(count) }).layout(on: screen)) }
      },
      lazy("LazyVStack") { count in LazyVStack { rows(count) } },
      GrowthBenchmark(name: "LazyHStack in a scroll view", lengths: [100, 100_000], limit: 0.06) { count in
        layOut(
          ScrollView(.horizontal) { LazyHStack { ForEach(0..<count, id: \.self) { index in Text("Row \(index)") } } })
      },
      GrowthBenchmark(name: "List", lengths: [100, 100_000], limit: 0.06) { count in layOut(List { rows(count) }) },
      lazy("LazyVGrid") { count in
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<count, id: \.self) { index in Text("Row \(index)") }
        }
      },
    ]
  }

  /// A lazy container in a scroll view: however long it is, what is seen takes the time.
  ///
  /// 1000 times as many rows may take one and a half times as long.
  private static func lazy(_ name: String, _ contents: @escaping (Int) -> some View) -> GrowthBenchmark {
    GrowthBenchmark(name: "\(name) in a scroll view", lengths: [100, 100_000], limit: 0.06) { count in
      layOut(ScrollView { contents(count) })
    }
  }

  private static let screen = HostedScreen(.fixed(CGSize(width: 390, height: 844)))

  private static func layOut(_ view: some View) -> () -> Void { { consume(screen.layout(view)) } }

  private static func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { index in
      HStack {
        Text("Row \(index)")
        Spacer()
        Text("\(index % 100) of 100")
      }
    }
  }

  private static func grid(_ count: Int) -> some View {
    Grid {
      ForEach(0..<count / 4, id: \.self) { row in
        GridRow { ForEach(0..<4, id: \.self) { cell in Text("\(row * 4 + cell)") } }
      }
    }
  }

  private static func runs(_ count: Int) -> AttributedString {
    var whole = AttributedString()
    for index in 0..<count {
      var run = AttributedString("run ")
      run.foregroundColor = index.isMultiple(of: 2) ? .red : .blue
      whole += run
    }
    return whole
  }
}
