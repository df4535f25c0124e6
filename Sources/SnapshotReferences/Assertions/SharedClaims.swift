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
    let claims = root.appending(path: "claims", directoryHint: .isDirectory)
    folder = claims.appending(path: run.name, directoryHint: .isDirectory)
    guard !PackageRoot.exists(folder) else { return }
    SharedClaims.removeEndedRuns(in: claims)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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

  /// Removes the claims of runs whose process has ended; names begin with its number.
  private static func removeEndedRuns(in claims: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: claims.path)) ?? []
    for name in names {
      guard let process = Int32(name.prefix { $0 != "-" }), !TestRun.isRunning(process) else { continue }
      try? FileManager.default.removeItem(at: claims.appending(path: name))
    }
  }
}
