package import Foundation
import Synchronization
import TextFormats

/// Remembers which assertions this process has run with which references, and numbers those that have no name.
package final class AssertionRegistry: Sendable {
  /// What unnamed assertions are counted in: one invocation of one test function.
  package struct Counter: Hashable, Sendable {
    /// The path of the folder that the references lie in.
    package var folder: String
    /// The test function.
    package var function: String
    /// The invocation of the test: its suite, its argument, its repetition.
    package var invocation: String

    package init(folder: String, function: String, invocation: String) {
      self.folder = folder
      self.function = function
      self.invocation = invocation
    }
  }

  private struct State {
    var counts: [Counter: Int] = [:]
    /// The threads that the assertions run in which have begun and not ended.
    var threads: [Counter: [ObjectIdentifier]] = [:]
    var owners: [String: AssertionPlace] = [:]
    var visitedFolders: Set<String> = []
    /// The references that assertions have found under other names than their own.
    var noted: Set<String> = []
  }

  /// The registry of this process.
  package static let shared = AssertionRegistry()

  private let state = Mutex(State())

  package init() { WriterNotes.begin() }

  /// The number of the unnamed assertion that begins, from 1, or nil where one that has begun in another thread has not
  /// ended: then chance would decide about the numbers.
  ///
  /// One inside of another, in the same thread, has its number for certain.
  package func begin(in counter: Counter) -> Int? {
    let thread = ObjectIdentifier(Thread.current)
    return state.withLock { state in
      let isAlone = state.threads[counter, default: []].allSatisfy { $0 == thread }
      state.threads[counter, default: []].append(thread)
      guard isAlone else { return nil }
      let number = state.counts[counter, default: 0] + 1
      state.counts[counter] = number
      return number
    }
  }

  /// The thread that an assertion begins in.
  package static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  /// Ends what has begun in a thread; one that is awaited may end in another.
  package func end(in counter: Counter, begunIn thread: ObjectIdentifier = thread) {
    state.withLock { state in
      guard var threads = state.threads[counter], let last = threads.lastIndex(of: thread) else { return }
      threads.remove(at: last)
      state.threads[counter] = threads.isEmpty ? nil : threads
    }
  }

  /// Whether no assertion of this process has come to a folder before.
  package func isFirstVisit(to folder: URL) -> Bool {
    state.withLock { $0.visitedFolders.insert(folder.path).inserted }
  }

  /// Gives the assertions of a test the name that became known only later.
  package func rename(test: String, to name: String) {
    state.withLock { state in
      for (path, place) in state.owners where place.test == test { state.owners[path]?.test = name }
    }
  }

  /// Notes that an assertion uses a reference that has another name than its own.
  package func note(_ path: String) { state.withLock { _ = $0.noted.insert(AssertionRegistry.key(path)) } }

  /// Whether an assertion of this process has asked for a reference.
  package func isUsed(_ path: String) -> Bool {
    let key = AssertionRegistry.key(path)
    return state.withLock { $0.owners[key] != nil || $0.noted.contains(key) }
  }

  private static func key(_ path: String) -> String {
    let key = path.lowercased()
    return key.utf8.allSatisfy { $0 < 0x80 } ? key : key.precomposedStringWithCanonicalMapping
  }

  /// Reserves a reference for an assertion.
  ///
  /// Paths that differ only in case, or in how characters are composed, are the same, because they are on many file
  /// systems.
  /// - Parameter claims: the claims of the other processes of the run, or nil where there are none.
  /// - Returns: the assertion that the reference already belongs to, or nil where there is none or it is the same one
  ///   run again.
  package func claim(
    _ path: String, for place: AssertionPlace, sharing claims: SharedClaims? = nil
  ) -> AssertionPlace? {
    let key = AssertionRegistry.key(path)
    let owner = state.withLock { $0.owners[key] }
    if let owner { return owner.isRepetition(of: place) ? nil : owner }
    let first = claims?.claim(key, for: place) ?? place
    return state.withLock { state in
      let owner = state.owners[key] ?? first
      state.owners[key] = owner
      return owner.isRepetition(of: place) ? nil : owner
    }
  }
}

/// Where an assertion stands, and in which test it runs.
package struct AssertionPlace: Codable, Hashable, Sendable {
  /// The path of the source file.
  package var filePath: String
  /// The line in it, from 1.
  package var line: UInt
  /// The column in it, from 1.
  package var column: UInt
  /// The test that runs, with its suite or class and its argument, or nil where that is not known.
  package var test: String?
  /// What the code itself names the snapshot, before anything of it is replaced, or nil where it is numbered.
  package var name: String?

  package init(filePath: String, line: UInt, column: UInt, test: String?, name: String? = nil) {
    self.filePath = filePath
    self.line = line
    self.column = column
    self.test = test
    self.name = name
  }
}

extension AssertionPlace: CustomStringConvertible {
  /// The place as compilers write it, with the test and the name where they are known.
  package var description: String {
    "\(filePath):\(line):\(column)" + (test.map { " in \($0)" } ?? "")
      + (name.map { " named \($0.quoted)" } ?? "")
  }

  /// Whether both are the same assertion, perhaps run again; a test that is not known may be any.
  func isRepetition(of other: AssertionPlace) -> Bool {
    isAtSamePlace(as: other) && hasSameName(as: other)
      && (test == nil || other.test == nil || AssertionPlace.areSame(test, other.test))
  }

  /// Whether the code itself gives both the same name; names that differ only in how characters are composed are two.
  package func hasSameName(as other: AssertionPlace) -> Bool { AssertionPlace.areSame(name, other.name) }

  /// `==` of texts calls those the same that are composed in different ways.
  private static func areSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.utf8.elementsEqual(second.utf8)
  }

  /// Whether both are the same line of code, in whichever test.
  package func isAtSamePlace(as other: AssertionPlace) -> Bool {
    filePath == other.filePath && line == other.line && column == other.column
  }
}
