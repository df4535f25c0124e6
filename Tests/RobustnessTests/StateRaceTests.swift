import DeclarativeUI
import Foundation
import Synchronization
import Testing

private struct Remembering: View {
  let take: (Binding<[String]>) -> Void
  @State private var words: [String] = []

  var body: some View {
    let _ = take($words)
    Text("\(words.count)")
  }
}

@MainActor @Suite struct `A state` {
  /// Without a lock a value is let go of twice, which ends the process.
  @Test func `is read and written on several threads`() throws {
    var taken: Binding<[String]>?
    let host = ViewHost(Remembering { taken = $0 }, size: CGSize(width: 100, height: 100))
    _ = host.layout(on: host.ownScreen)
    nonisolated(unsafe) let binding = try #require(taken)
    let longest = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for turn in 0..<5000 {
        if turn % 2 == 0 {
          binding.wrappedValue = (0..<(turn % 5)).map { "\(thread) and \($0) of \(turn)" }
        } else {
          let words = binding.wrappedValue
          if words.count > longest.load(ordering: .relaxed) { longest.store(words.count, ordering: .relaxed) }
        }
      }
    }
    #expect((1...4).contains(longest.load(ordering: .relaxed)))
    binding.wrappedValue = ["last"]
    #expect(host.layout(on: host.ownScreen).problems == [] && binding.wrappedValue == ["last"])
  }

  /// What is let go of may write to the state that it was in.
  @Test func `may be read by what leaves it`() throws {
    final class Last: @unchecked Sendable {
      var end: () -> Void = {}
      deinit { end() }
    }
    struct Holding: View {
      let take: (Binding<Last?>) -> Void
      @State private var last: Last?

      var body: some View {
        let _ = take($last)
        Color.red
      }
    }
    var binding: Binding<Last?>?
    let host = ViewHost(Holding { binding = $0 }, size: CGSize(width: 10, height: 10))
    _ = host.layout(on: host.ownScreen)
    let last = try #require(binding)
    var isHeard = false
    last.wrappedValue = Last()
    last.wrappedValue?.end = { isHeard = last.wrappedValue == nil }
    last.wrappedValue = nil
    #expect(isHeard)
  }
}
