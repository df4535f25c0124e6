// Where there is Combine, Foundation's queues and run loops are its schedulers.
#if !canImport(Combine)
  import LaidOutViews
  import DeclarativeUI
  import Foundation
  import OpenCombine
  import Testing

  /// A model that finds something for what is written, and hands it over on a scheduler.
  @MainActor private final class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var result = "nothing"
    private var listeners: Set<AnyCancellable> = []

    init(_ find: (AnyPublisher<String, Never>) -> AnyPublisher<String, Never>) {
      find($query.dropFirst().eraseToAnyPublisher()).sink { [weak self] in self?.result = $0 }.store(in: &listeners)
    }
  }

  private struct SearchView: View {
    @ObservedObject var search: Search

    var body: some View {
      Button(search.result) { search.query = "a" }
    }
  }

  private struct Listener: View {
    let publisher: AnyPublisher<Int, Never>
    @State private var values: [Int] = []

    var body: some View {
      Text(values.map { "\($0)" }.joined(separator: " ")).onReceive(publisher) { values.append($0) }
    }
  }

  extension Publisher {
    fileprivate func handedOver<S: Scheduler>(on scheduler: S, times: Int = 1) -> AnyPublisher<Output, Failure> {
      (0..<times).reduce(eraseToAnyPublisher()) { publisher, _ in publisher.receive(on: scheduler).eraseToAnyPublisher()
      }
    }
  }

  @MainActor @Suite struct `A model that hands over in the main queue` {
    private func expectResult(of search: Search) async throws {
      let screen = LivingScreen(SearchView(search: search))
      screen.press()
      #expect(screen.texts == ["nothing"])
      try await screen.settled()
      #expect(screen.texts == ["a"])
    }

    @Test func `has done so when its view has settled`() async throws {
      try await expectResult(of: Search { $0.handedOver(on: DispatchQueue.main) })
      try await expectResult(of: Search { $0.handedOver(on: RunLoop.main) })
      try await expectResult(of: Search { $0.handedOver(on: OperationQueue.main) })
    }

    @Test func `may do so several times, one after the other`() async throws {
      try await expectResult(of: Search { $0.handedOver(on: DispatchQueue.main, times: 5) })
    }

    @Test func `is waited for by what it brings where that takes time`() async throws {
      let search = Search {
        $0.debounce(for: .milliseconds(1), scheduler: RunLoop.main).delay(for: 0.001, scheduler: DispatchQueue.main)
          .eraseToAnyPublisher()
      }
      let screen = LivingScreen(SearchView(search: search))
      screen.press()
      try await screen.settled { search.result == "a" }
      #expect(screen.texts == ["a"])
    }

    @Test func `reaches what a view does with its values, too`() async throws {
      let numbers = [1, 2].publisher.handedOver(on: DispatchQueue.main)
      let screen = LivingScreen(VStack { Listener(publisher: numbers) })
      #expect(screen.texts == [""])
      try await screen.settled()
      #expect(screen.texts == ["1 2"])
    }

    @Test func `need not, and a view that waits hears of it all the same`() async throws {
      let subject = PassthroughSubject<Int, Never>()
      let screen = LivingScreen(VStack { Listener(publisher: subject.eraseToAnyPublisher()) })
      #expect(screen.texts == [""])
      nonisolated(unsafe) let shared = subject
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5)) { shared.send(1) }
      // It throws where nothing was heard; how long that takes depends on what else runs.
      try await screen.settled(within: .seconds(600)) { screen.texts == ["1"] }
      #expect(screen.texts == ["1"])
    }
  }
#endif
