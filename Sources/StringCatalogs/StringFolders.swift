import Foundation

/// Where the tables of texts of a folder of resources are.
struct StringFolders: Sendable {
  /// The files that hold texts, the one first whose texts win.
  static let extensions = ["xcstrings", "stringsdict", "strings"]

  private(set) var tables: [String: [(language: String?, file: URL)]] = [:]
  /// The language that texts are in where nothing else says so.
  private(set) var developmentLanguage = "en"

  private init?(_ folder: URL, _ names: [String]) {
    for name in names {
      let url = folder.appendingPathComponent(name)
      if url.pathExtension == "lproj" {
        let language = url.deletingPathExtension().lastPathComponent
        for file in Self.names(in: url) { add(url.appendingPathComponent(file), language) }
      } else {
        add(url, nil)
      }
    }
    if tables.isEmpty { return nil }
    let description = try? FileBytes(folder.appendingPathComponent("Info.plist")).propertyList()
    if let language = description?["CFBundleDevelopmentRegion"] as? String { developmentLanguage = language }
  }

  private mutating func add(_ file: URL, _ language: String?) {
    guard Self.extensions.contains(file.pathExtension) else { return }
    tables[file.deletingPathExtension().lastPathComponent, default: []].append((language, file))
  }

  /// The folders with texts among the resources of a bundle: that of the bundle and those one floor below, where SwiftPM
  /// puts the resources of all targets beside the executable.
  static func folders(in resources: URL) -> [StringFolders] {
    let names = names(in: resources)
    let below = names.filter {
      ["resources", "bundle", ""].contains(resources.appendingPathComponent($0).pathExtension)
    }
    return [StringFolders(resources, names)].compactMap(\.self)
      + below.compactMap { name in
        let folder = resources.appendingPathComponent(name)
        return StringFolders(folder, Self.names(in: folder))
      }
  }

  /// What is in a folder, in alphabetical order; nothing where it is no folder.
  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
