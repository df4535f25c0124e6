import Foundation
import SnapshotReferences
import Synchronization
import Testing

struct AssertionRegistryTests {
  private let registry = AssertionRegistry()

  private func place(line: UInt, test: String? = "T/a()") -> AssertionPlace {
    AssertionPlace(filePath: "/p/T.swift", line: line, column: 5, test: test)
  }

  @Test func `numbers count from one in each invocation`() {
    let first = AssertionRegistry.Counter(folder: "/p", function: "a()", invocation: "1")
    let again = AssertionRegistry.Counter(folder: "/p", function: "a()", invocation: "2")
    let numbers = [first, first, again, first].map { counter in
      defer { registry.end(in: counter) }
      return registry.begin(in: counter)
    }
    #expect(numbers == [1, 2, 1, 3])
  }

  @Test func `one that was awaited may end in another thread`() {
    let counter = AssertionRegistry.Counter(folder: "/p", function: "a()", invocation: "1")
    let begun = Mutex<ObjectIdentifier?>(nil)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [registry] in
      begun.withLock { $0 = AssertionRegistry.thread }
      _ = registry.begin(in: counter)
      done.signal()
    }
    done.wait()
    begun.withLock { $0.map { registry.end(in: counter, begunIn: $0) } }
    #expect(registry.begin(in: counter) == 2)
  }

  @Test func `one inside of another has a number, one in another thread meanwhile has none`() {
    let counter = AssertionRegistry.Counter(folder: "/p", function: "a()", invocation: "1")
    func inAnotherThread() -> Int? {
      let number = Mutex<Int?>(nil)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [registry] in
        number.withLock { $0 = registry.begin(in: counter) }
        registry.end(in: counter)
        done.signal()
      }
      done.wait()
      return number.withLock { $0 }
    }
    #expect(registry.begin(in: counter) == 1)
    #expect(registry.begin(in: counter) == 2)
    #expect(inAnotherThread() == nil)
    registry.end(in: counter)
    #expect(inAnotherThread() == nil)
    registry.end(in: counter)
    #expect(inAnotherThread() == 3)
    #expect(registry.begin(in: counter) == 4)
  }

  @Test func `the same assertion run again keeps its reference`() {
    #expect(registry.claim("/p/a.1.png", for: place(line: 3)) == nil)
    #expect(registry.claim("/p/a.1.png", for: place(line: 3)) == nil)
  }

  @Test func `another assertion learns who has the reference`() {
    #expect(registry.claim("/p/a.1.png", for: place(line: 3)) == nil)
    #expect(registry.claim("/p/a.1.png", for: place(line: 4)) == place(line: 3))
    #expect(registry.claim("/p/a.1.png", for: place(line: 3, test: "U/a()")) == place(line: 3))
  }

  @Test func `a test whose name becomes known later is told apart from the next`() {
    #expect(registry.claim("/p/a.1.png", for: place(line: 3, test: "first")) == nil)
    registry.rename(test: "first", to: "A/a()")
    #expect(registry.claim("/p/a.1.png", for: place(line: 3, test: "B/a()")) == place(line: 3, test: "A/a()"))
    #expect(registry.claim("/p/a.1.png", for: place(line: 3, test: "A/a()")) == nil)
  }

  @Test func `names that differ only in case are the same`() {
    #expect(registry.claim("/p/a.Dark.png", for: place(line: 3)) == nil)
    #expect(registry.claim("/p/a.dark.png", for: place(line: 4)) == place(line: 3))
  }

  @Test func `names that differ only in how characters are composed are the same`() {
    #expect(registry.claim("/p/a.caf\u{e9}.png", for: place(line: 3)) == nil)
    #expect(registry.claim("/p/a.cafe\u{301}.png", for: place(line: 4)) == place(line: 3))
  }

  @Test func `one line that uses such names uses two`() {
    for (one, other) in [("\u{e9}", "e\u{301}"), ("A", "a")] {
      func place(_ name: String) -> AssertionPlace {
        AssertionPlace(filePath: "/p/T.swift", line: 9, column: 5, test: "T/a()", name: name)
      }
      let registry = AssertionRegistry()
      #expect(registry.claim("/p/a.\(one).png", for: place(one)) == nil)
      #expect(registry.claim("/p/a.\(other).png", for: place(other))?.name == one)
      #expect(registry.claim("/p/a.\(one).png", for: place(one)) == nil)
    }
  }

  @Test func `a place is written as compilers do, with its test`() {
    #expect(place(line: 3).description == "/p/T.swift:3:5 in T/a()")
    #expect(place(line: 3, test: nil).description == "/p/T.swift:3:5")
  }
}
