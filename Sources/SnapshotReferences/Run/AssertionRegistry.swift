import Foundation
import Synchronization

/// Remembers which assertion uses which reference in this run, and numbers the assertions that have no name.
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
    var owners: [String: AssertionPlace] = [:]
  }

  /// The registry of this process.
  package static let shared = AssertionRegistry()

  private let state = Mutex(State())

  package init() {}

  /// The number of the next unnamed assertion, from 1.
  package func nextNumber(in counter: Counter) -> Int {
    state.withLock { state in
      let number = state.counts[counter, default: 0] + 1
      state.counts[counter] = number
      return number
    }
  }

  /// Gives the assertions of a test the name that became known only later.
  package func rename(test: String, to name: String) {
    state.withLock { state in
      for (path, place) in state.owners where place.test == test { state.owners[path]?.test = name }
    }
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
    let key = path.lowercased().precomposedStringWithCanonicalMapping
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
