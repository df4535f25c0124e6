package import Foundation
import TextFormats

/// What `.stills.json` in the folder of a package says; options of commands count before it.
package struct StillsConfiguration: Codable, Equatable, Sendable {
  /// The folder that everything about runs is written to, seen from the package's; `SNAPSHOT_ARTIFACTS` for the tests.
  package var artifacts: String?
  /// How the terminal shows pictures: `blocks`, `kitty`, `iterm` or `sixel`.
  package var graphics: String?
  /// Patterns of paths that are no unused references.
  package var keep: [String]?

  package init() {}

  /// The name of the file.
  package static let fileName = ".stills.json"

  /// Reads the file of a package; what is not there says nothing.
  /// - Throws: `ConfigurationError` where it cannot be understood.
  package init(ofPackage root: URL) throws(ConfigurationError) {
    let file = root.appending(path: StillsConfiguration.fileName)
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    guard let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      throw ConfigurationError("\(file.path.quoted) does not contain a JSON object.")
    }
    let known = CodingKeys.allCases.map(\.rawValue)
    if let key = object.keys.sorted().first(where: { !known.contains($0) }) {
      let nearest = known.nearest(to: key, count: 1).joined()
      throw ConfigurationError(
        "\(file.path.quoted) has an unknown key \(key.quoted). Did you mean \(nearest.quoted)?")
    }
    do {
      self = try JSONDecoder().decode(StillsConfiguration.self, from: data)
    } catch {
      throw ConfigurationError(
        "\(file.path.quoted) has a value of the wrong type: artifacts and graphics are strings, keep is an array of strings."
      )
    }
  }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case artifacts, graphics, keep
  }
}

/// Why a configuration cannot be used.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
