package import Foundation
import Synchronization

/// Which assertion uses which reference, known to all processes of a run.
///
/// Each claim is a small file that appears whole or not at all, and that the first process makes. Where the folder
/// cannot be written to, claims are known to one process only: a test must not fail for that.
package struct SharedClaims: Sendable {
  private struct Claim: Codable {
    var path: String
    var owner: AssertionPlace
  }

  private static let serial = Atomic<Int>(0)

  private let folder: URL

  /// The claims of a run, below the folder that everything about runs is written to.
  package init(of run: TestRun, root: URL) {
    folder = RunOwnedFolder(named: "claims", of: run.name, root: root).url
  }

  /// Reserves a reference for an assertion of any process, and returns whose it is.
  /// - Parameter key: the path of the reference, in the form in which paths are the same or not.
  package func claim(_ key: String, for place: AssertionPlace) -> AssertionPlace {
    guard let data = try? JSONEncoder().encode(Claim(path: key, owner: place)) else { return place }
    let file = folder.appending(path: String(FileNamePart.digest(of: key), radix: 16))
    let number = SharedClaims.serial.add(1, ordering: .relaxed).newValue
    let draft = folder.appending(path: ".\(getpid())-\(number)")
    guard (try? data.write(to: draft)) != nil else { return place }
    defer { unlink(draft.path) }
    // Unlike a rename, a second name does not replace a file that is there.
    guard link(draft.path, file.path) != 0, errno == EEXIST else { return place }
    guard let claim = try? JSONDecoder().decode(Claim.self, from: Data(contentsOf: file)) else { return place }
    // Two paths with the same digest are not the same reference.
    return claim.path == key ? claim.owner : place
  }
}
