/// Where the written package has Stills from: a folder, or an address with a version.
package struct StillsDependency: Sendable {
  private let place: String
  private let isFolder: Bool
  /// What the written package has a link to, where one is needed.
  let link: String?

  private static let linkName = "Library"

  /// - Parameters:
  ///   - place: a folder's path, or the address of a repository.
  ///   - name: the name of the written package's folder.
  ///
  /// SwiftPM tells packages apart by the names of their folders, so that two cannot both be called `Stills`. A link to a
  /// folder has a name of its own.
  package init(_ place: String, for name: String = "Stills") throws {
    let place = place.hasSuffix("/") ? String(place.dropLast()) : place
    isFolder = !place.contains("://")
    let isSame = Self.name(of: place).lowercased() == name.lowercased()
    if isSame, !isFolder {
      throw AdoptionError(
        "SwiftPM takes \(place) and a folder \(name) for one package. Name the folder otherwise: --output StillsTests")
    }
    link = isSame ? place : nil
    self.place = isSame ? Self.linkName : place
  }

  private static func name(of place: String) -> String {
    let name = place.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  var declaration: String {
    isFolder ? ".package(path: \(quoted))" : ".package(url: \(quoted), from: \"1.0.0\")"
  }

  /// The name by which SwiftPM knows the package.
  var identity: String { Self.name(of: place) }

  private var quoted: String { "\"" + place.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
