import Foundation

/// What a workspace of Xcode lists: the projects and packages that see each other's products while it is open.
struct XcodeWorkspace {
  /// The folders and files that it lists.
  let places: [URL]

  /// Reads a workspace; nil where there is none.
  init?(at workspace: URL) {
    let file = workspace.appending(path: "contents.xcworkspacedata")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let root = workspace.deletingLastPathComponent().standardizedFileURL
    var groups = [root]
    var places: [URL] = []
    for tag in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
      if tag.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
      guard let group = groups.last, let place = Self.place(in: String(tag), group: group, root: root) else { continue }
      if tag.hasPrefix("Group"), !tag.hasSuffix("/") { groups.append(place) }
      if tag.hasPrefix("FileRef") { places.append(place) }
    }
    self.places = places
  }

  /// Where the location of a group or a file leads.
  private static func place(in tag: String, group: URL, root: URL) -> URL? {
    guard tag.hasPrefix("Group") || tag.hasPrefix("FileRef"),
      let location = tag.firstMatch(of: #/\blocation\s*=\s*"([^"]*)"/#)
    else { return tag.hasPrefix("Group") ? group : nil }
    let parts = location.1.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    let entities = [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    let path = entities.reduce(parts[1]) { $0.replacing($1.0, with: $1.1) }
    switch parts[0] {
    case "group": return path.isEmpty ? group : group.appending(path: path).standardizedFileURL
    case "container": return path.isEmpty ? root : root.appending(path: path).standardizedFileURL
    case "absolute": return URL(filePath: path)
    default: return nil
    }
  }

  /// The packages of the workspaces that list a project, from the project's folder: those beside it and in the folders above,
  /// up to three.
  static func packages(around project: String, in folder: URL) -> [String] {
    var place = folder.standardizedFileURL
    let project = place.appending(path: project).path
    let start = place.path
    var found: [String] = []
    for _ in 0...3 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        guard let workspace = XcodeWorkspace(at: place.appending(path: name)),
          workspace.places.contains(where: { $0.path == project })
        else { continue }
        let packages = workspace.places.filter {
          FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path)
        }
        found += packages.map { $0.path.relativePath(from: start) }
      }
      place.deleteLastPathComponent()
    }
    return found
  }
}
