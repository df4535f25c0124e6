import AppAdoption
import Foundation

/// Fetches the sources of packages that an app uses, each once.
struct PackageCloner {
  /// The folder that has those of each package in one of its own.
  let folder: URL
  /// Runs git.
  var git: ([String]) throws -> (output: String, succeeded: Bool) = SwiftRun.git
  /// Says what was done, a line each.
  var say: (String) -> Void = { line in
    print(line)
    fflush(nil)
  }

  private var tried: Set<String> = []

  init(into folder: URL) { self.folder = folder }

  /// Fetches those that were not tried yet and that nothing is in the place of.
  /// - Returns: whether sources have come.
  mutating func clone(_ packages: [MissingPackage]) throws -> Bool {
    var hasMore = false
    for package in packages where tried.insert(package.address).inserted {
      let place = folder.appending(path: package.name)
      if FileManager.default.fileExists(atPath: place.path) { continue }
      if try clone(package, into: place.path) { hasMore = true }
    }
    return hasMore
  }

  /// Fetches one, at the version that it is to have: tags may have a `v` before it.
  private func clone(_ package: MissingPackage, into place: String) throws -> Bool {
    say("Cloning \(package.name)\(package.version.map { " \($0)" } ?? "")…")
    let versions = package.version.map { [$0, "v" + $0] } ?? []
    for version in versions where try git(package.clone(into: place, at: version)).succeeded { return true }
    let (output, succeeded) = try git(package.clone(into: place, at: nil))
    if !succeeded {
      let words = output.split(separator: "\n").last { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") }
      say("  It cannot be cloned from \(package.address): \(words ?? "git failed")")
    } else if let version = package.version {
      say("  It has no tag or branch \(version): this is its newest state.")
    }
    return succeeded
  }
}
