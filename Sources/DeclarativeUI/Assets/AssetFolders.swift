import Foundation

/// Where the assets of a bundle are, by their names.
///
/// The name of an asset is that of its folder. In a group that "provides a namespace" it is preceded by the group's
/// name and a slash.
struct AssetFolders: Sendable {
  private(set) var imageSets: [String: URL] = [:]
  private(set) var colorSets: [String: URL] = [:]

  init(in resources: URL) {
    // Catalogues lie among the resources or one folder below. SwiftPM puts the resource bundles of all targets beside
    // the executable, so that the main bundle has their catalogues too, as an app has them on iOS.
    for url in Self.folders(in: resources) {
      let candidates = url.pathExtension == "xcassets" ? [url] : Self.folders(in: url)
      for catalog in candidates where catalog.pathExtension == "xcassets" { add(catalog, prefix: "") }
    }
  }

  private mutating func add(_ folder: URL, prefix: String) {
    for url in Self.folders(in: folder) {
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": imageSets[name] = imageSets[name] ?? url
      case "colorset": colorSets[name] = colorSets[name] ?? url
      case "": add(url, prefix: AssetGroup.providesNamespace(url) ? name + "/" : prefix)
      default: break
      }
    }
  }

  /// The folders in a folder, in alphabetical order; none where it cannot be read.
  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }.filter { url in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }
}
