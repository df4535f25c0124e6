import Foundation

/// Where the assets of a bundle are, by their names.
///
/// The name of an asset is that of its folder. In a group that "provides a namespace" it is preceded by the group's
/// name and a slash.
struct AssetFolders: Sendable {
  private(set) var imageSets: [String: URL] = [:]
  private(set) var colorSets: [String: URL] = [:]
  private(set) var symbolSets: [String: URL] = [:]
  /// Where the groups are that were looked at: links may lead to one again and again, and from within itself.
  private var visited: Set<String> = []

  init(in resources: URL) {
    // Catalogues lie among the resources or one folder below. SwiftPM puts the resource bundles of all targets beside
    // the executable, so that the main bundle has their catalogues too, as an app has them on iOS.
    for url in Self.folders(in: resources, extensions: ["xcassets", "resources", "bundle", ""]) {
      let catalogs = url.pathExtension == "xcassets" ? [url] : Self.folders(in: url, extensions: ["xcassets"])
      for catalog in catalogs { add(catalog, prefix: "") }
    }
  }

  private mutating func add(_ folder: URL, prefix: String) {
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    for url in Self.folders(in: folder, extensions: ["imageset", "colorset", "symbolset", ""]) {
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": imageSets[name] = imageSets[name] ?? url
      case "colorset": colorSets[name] = colorSets[name] ?? url
      case "symbolset": symbolSets[name] = symbolSets[name] ?? url
      default: add(url, prefix: AssetGroup.providesNamespace(url) ? name + "/" : prefix)
      }
    }
  }

  /// The folders of some kinds in a folder, in alphabetical order; none where it cannot be read.
  private static func folders(in folder: URL, extensions: Set<String>) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Most of what lies beside an executable is of no interest: it is passed over before the file system is asked.
    return names.sorted().map { folder.appendingPathComponent($0) }.filter { url in
      var isFolder: ObjCBool = false
      return extensions.contains(url.pathExtension)
        && FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}

/// What `Contents.json` says about a group of assets.
struct AssetGroup: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?

  static func providesNamespace(_ folder: URL) -> Bool {
    (try? AssetContents.read(AssetGroup.self, in: folder))?.properties?.providesNamespace ?? false
  }
}
