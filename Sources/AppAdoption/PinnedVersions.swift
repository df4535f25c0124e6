import Foundation

/// The versions of packages that an app was last built with, as its files `Package.resolved` say them.
struct PinnedVersions {
  private struct Resolved: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        var version: String?
        var branch: String?
      }

      var location: String?
      /// What the first form of the file has instead.
      var repositoryURL: String?
      var state: State
    }

    struct Object: Decodable {
      var pins: [Pin]
    }

    var pins: [Pin]?
    var object: Object?
  }

  private var versions: [String: String] = [:]
  /// The addresses of all of them, in the files' order.
  private var addresses: [String] = []

  /// Reads those of a package, of an Xcode project or of a workspace in an app's folder; the first that names a package counts.
  init(in folder: URL) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
    let shared = "xcshareddata/swiftpm/Package.resolved"
    let files =
      names.filter { $0.hasSuffix(".xcworkspace") }.map { "\($0)/\(shared)" }
      + names.filter { $0.hasSuffix(".xcodeproj") }.map { "\($0)/project.xcworkspace/\(shared)" } + ["Package.resolved"]
    for file in files {
      guard let data = manager.contents(atPath: folder.appending(path: file).path),
        let resolved = try? JSONDecoder().decode(Resolved.self, from: data)
      else { continue }
      for pin in resolved.pins ?? resolved.object?.pins ?? [] {
        guard let address = pin.location ?? pin.repositoryURL, let version = pin.state.version ?? pin.state.branch
        else { continue }
        let key = Self.key(address)
        if versions[key] == nil {
          versions[key] = version
          addresses.append(address)
        }
      }
    }
  }

  /// That of a package.
  /// - Parameter address: of its repository.
  subscript(address: String) -> String? { versions[Self.key(address)] }

  /// The address of the package that has a module, by the names of both: `CasePaths` is of `swift-case-paths`.
  ///
  /// An app's sources may import what only a package that it uses depends on, which no project names.
  func address(ofModule module: String) -> String? {
    let name = Self.letters(of: module)
    return addresses.first { address in
      let words = address.repositoryName.lowercased().split(separator: "-").filter { $0 != "swift" && $0 != "ios" }
      return Self.letters(of: words.joined()) == name
    }
  }

  private static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// What all ways to write an address have in common.
  private static func key(_ address: String) -> String {
    let place = address.range(of: "://").map { String(address[$0.upperBound...]) } ?? address
    let parts = place.lowercased().split(separator: "/").dropLast()
    return (parts.map(String.init) + [address.lowercased().repositoryName]).joined(separator: "/")
  }
}
