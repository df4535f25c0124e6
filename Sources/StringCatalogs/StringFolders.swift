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
      if let language = Self.stem(of: name, with: "lproj") {
        let folder = folder.appendingPathComponent(name)
        for file in Self.names(in: folder) { add(file, in: folder, language) }
      } else {
        add(name, in: folder, nil)
      }
    }
    if tables.isEmpty { return nil }
    let description = try? FileBytes(folder.appendingPathComponent("Info.plist")).propertyList()
    if let language = description?["CFBundleDevelopmentRegion"] as? String { developmentLanguage = language }
  }

  private mutating func add(_ name: String, in folder: URL, _ language: String?) {
    for `extension` in Self.extensions {
      guard let table = Self.stem(of: name, with: `extension`) else { continue }
      tables[table, default: []].append((language, folder.appendingPathComponent(name)))
      return
    }
  }

  /// The folders with texts among the resources of a bundle: that of the bundle and those one floor below, where SwiftPM
  /// puts the resources of all targets beside the executable.
  static func folders(in resources: URL) -> [StringFolders] {
    let names = names(in: resources)
    let below = names.filter { mayBeFolder($0) && stem(of: $0, with: "lproj") == nil }
    return [StringFolders(resources, names)].compactMap(\.self)
      + below.compactMap { name in
        let folder = resources.appendingPathComponent(name)
        return StringFolders(folder, Self.names(in: folder))
      }
  }

  /// A file's name without its extension, nil where it has another one.
  private static func stem(of name: String, with extension: String) -> String? {
    guard name.hasSuffix("." + `extension`) else { return nil }
    let stem = name.utf8.dropLast(`extension`.utf8.count + 1)
    return stem.isEmpty ? nil : String(stem)
  }

  /// What is in a folder that may have to do with texts, in alphabetical order; nothing where it is no folder.
  ///
  /// Beside a test there are hundreds of files: the others are left out before all are sorted.
  private static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in textSuffixes.contains(where: name.hasSuffix) || mayBeFolder(name) }.sorted()
  }

  private static let textSuffixes = extensions.map { "." + $0 }
  private static let folderSuffixes = [".lproj", ".resources", ".bundle"]

  /// Whether a name is that of a folder of a language or one in which SwiftPM may have put resources.
  private static func mayBeFolder(_ name: String) -> Bool {
    if folderSuffixes.contains(where: name.hasSuffix) { return true }
    let point = name.utf8.lastIndex(of: UInt8(ascii: "."))
    return point == nil || point == name.startIndex
  }
}
