import Foundation

/// The files of a folder that are resources of an app.
enum Resources {
  private static let extensions: Set<String> = [
    "xcassets", "xcstrings", "strings", "stringsdict", "png", "jpg", "jpeg", "svg", "pdf", "json", "ttf", "otf", "ttc",
    "txt", "html", "plist", "csv", "md", "xml", "yml", "yaml", "geojson", "gpx", "js", "css", "lottie",
    "gif", "webp", "heic", "mp4", "m4v", "mov", "mp3", "m4a", "wav", "caf", "aif", "aiff", "sqlite", "db", "bin", "dat",
    // Not delivered, but made use of or named.
    "xcdatamodeld", "storyboard", "xib",
  ]

  /// The resources below a folder, from the app's folder; what lies in an asset catalog is the catalog's.
  static func paths(below path: String, in app: URL) -> [String] {
    let found = FileManager.default.paths(below: app.appending(path: path)) { file in
      let parts = file.split(separator: "/")
      let folders = parts.dropLast()
      let isOthers = folders.contains { folder in
        folder == "__Snapshots__" || [".xcassets", ".docc", ".xcdatamodeld", ".icon"].contains { folder.hasSuffix($0) }
      }
      if isOthers { return false }
      let name = parts.last.map(String.init) ?? ""
      return name != "Info.plist" && extensions.contains(URL(filePath: name).pathExtension.lowercased())
    }
    return found.map(path.path)
  }
}
