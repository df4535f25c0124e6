import DeclarativeUI
import Devices
import JokesApp

/// Views that stay alive: what a change costs, without drawing.
@MainActor
enum LivingBenchmarks {
  static var all: [Benchmark] {
    let device = Device(.iPhone13Pro)
    let screen = HostedScreen(.fixed(device.size), safeAreaInsets: device.safeAreaInsets)
    let joke = LivingView(JokeView(state: .loading))
    let numbers = Numbers()
    let rows = LivingView(RowList(numbers: numbers))
    let one = LivingView(Row(numbers: numbers, index: 0))
    let list = ViewHost(LongList(), size: device.size)
    var isLoading = true
    return [
      Benchmark(name: "joke screen, nothing to update") { consume(joke.layout(on: screen)) },
      Benchmark(name: "joke screen, another state") {
        isLoading.toggle()
        joke.rootView = isLoading ? JokeView(state: .loading) : JokeViewPreviewProvider.jokeView
        consume(joke.layout(on: screen))
      },
      Benchmark(name: "one row that changes") {
        numbers.values[0] += 1
        consume(one.layout(on: screen))
      },
      Benchmark(name: "one row of 1000 that changes") {
        numbers.changed.value += 1
        consume(rows.layout(on: screen))
      },
      Benchmark(name: "1000 rows that all change") {
        numbers.values = numbers.values.map { $0 + 1 }
        consume(rows.layout(on: screen))
      },
      Benchmark(name: "a lazy list of 10,000 rows, scrolled on by one") {
        do {
          try list.scroll(by: CGSize(width: 0, height: 44))
        } catch {
          fatalError("\(error)")
        }
        consume(list.layout(on: list.ownScreen))
      },
      Benchmark(name: "1000 rows, evaluated from the start") {
        consume(LivingView(RowList(numbers: numbers)).layout(on: screen))
      },
    ]
  }
}

extension LivingBenchmarks {
  /// What a thousand rows that are alive cost beside the layout of such rows for one picture.
  ///
  /// Evaluated from the start, each row gets a memory of its own; an eighth of the time goes into watching what its body
  /// reads and ending that.
  static var relative: [RelativeBenchmark] {
    let screen = HostedScreen(.fixed(Device(.iPhone13Pro).size))
    let numbers = Numbers()
    let rows = LivingView(RowList(numbers: numbers))
    let layout = { consume(screen.layout(TreeBenchmarks.rows(1000))) }
    return [
      RelativeBenchmark(name: "1000 rows that all change, beside their layout", limit: 1.75, of: layout) {
        numbers.values = numbers.values.map { $0 + 1 }
        consume(rows.layout(on: screen))
      },
      RelativeBenchmark(name: "1000 rows, evaluated from the start, beside their layout", limit: 2, of: layout) {
        consume(LivingView(RowList(numbers: numbers)).layout(on: screen))
      },
    ]
  }

  /// Waiting for a view whose `task` does one thing: it takes turns of the main actor, and so is measured by itself.
  /// - Returns: the median time.
  static func settling(repetitions: Int = 21) async throws -> Duration {
    let clock = ContinuousClock()
    var times: [Duration] = []
    for _ in 0..<repetitions {
      let view = LivingView(Greeting())
      let screen = HostedScreen(.fixed(Device(.iPhone13Pro).size))
      times.append(try await clock.measure { try await view.settled(on: screen, within: .seconds(60)) })
    }
    return times.sorted()[repetitions / 2]
  }
}

private struct Greeting: View {
  @State private var name: String?

  var body: some View {
    Text(name ?? "...").task { name = "Ada" }
  }
}

/// What the rows show.
@Observable private final class Numbers {
  @Observable final class Number {
    var value = 0
  }

  var values = Array(repeating: 0, count: 1000)
  /// Shown by one row.
  let changed = Number()
}

private struct RowList: View {
  let numbers: Numbers

  var body: some View {
    VStack {
      ForEach(0..<1000) { Row(numbers: numbers, index: $0) }
    }
  }
}

private struct LongList: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<10_000) { index in
          HStack {
            Text("Row \(index)")
            Spacer()
            Text("\(index)")
          }.frame(height: 44)
        }
      }
    }
  }
}

private struct Row: View {
  let numbers: Numbers
  let index: Int

  var body: some View {
    HStack {
      Text("Row \(index)")
      Spacer()
      Text("\(index == 500 ? numbers.changed.value : numbers.values[index])")
    }
  }
}
