package import Foundation
import Synchronization

/// Which failures of a run were the first of their kind, known to all of its processes.
///
/// So that a run explains each thing once, whichever process comes to it first.
package final class FirstFailures: Sendable {
  /// Those of this process's run.
  package static let shared = FirstFailures()

  private struct Key: Hashable {
    var root: URL
    var kind: String
  }

  private let owners = Mutex<[Key: AssertionPlace]>([:])

  package init() {}

  /// The failure that was the first of a kind: the given one where none was before.
  /// - Parameters:
  ///   - kind: what failures have in common.
  ///   - place: the assertion that fails now.
  ///   - root: the folder that everything about runs is written to.
  package func first(of kind: String, for place: AssertionPlace, in root: URL) -> AssertionPlace {
    let key = Key(root: root, kind: kind)
    if let owner = owners.withLock({ $0[key] }) { return owner }
    let claims = TestRun.ofProcess.map { SharedClaims(of: $0, root: root) }
    // Paths of references, which are claimed too, begin with a stroke.
    let first = claims?.claim("failure: \(kind)", for: place) ?? place
    return owners.withLock { owners in
      let owner = owners[key] ?? first
      owners[key] = owner
      return owner
    }
  }
}
