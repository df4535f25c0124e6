package import Foundation

extension FileManager {
  /// A path as the folder spells it, or nil if nothing is there.
  ///
  /// A Mac's disk takes `Views` for `views`, and letters with accents for those and their accents, so that projects name files
  /// in other words than the folders do.
  package func path(_ path: String, asSpelledIn folder: URL) -> String? {
    if fileExists(atPath: folder.appending(path: path).path) { return path }
    return spelled(path.split(separator: "/").map(String.init)[...], below: "", in: folder)
  }

  private func spelled(_ parts: ArraySlice<String>, below place: String, in folder: URL) -> String? {
    guard let part = parts.first else { return place }
    let names = (try? contentsOfDirectory(atPath: folder.appending(path: place).path))?.sorted() ?? []
    // Strings are the same where they are canonically equivalent. Two folders may be one on a Mac: the right one is found.
    let candidates = part == ".." ? [part] : [part] + names.filter { $0.lowercased() == part.lowercased() }
    for name in candidates {
      let next = place.isEmpty ? name : "\(place)/\(name)"
      guard fileExists(atPath: folder.appending(path: next).path) else { continue }
      if let found = spelled(parts.dropFirst(), below: next, in: folder) { return found }
    }
    return nil
  }
}

extension AdoptedApp {
  /// Names files as their folders do, and those that are not there.
  mutating func findFiles(in folder: URL) {
    for index in modules.indices {
      modules[index].sources = found(modules[index].sources, in: folder)
      modules[index].resources = found(modules[index].resources, in: folder)
    }
  }

  /// The paths that are there, each once, in their order.
  private mutating func found(_ paths: [String], in folder: URL) -> [String] {
    var seen: Set<String> = []
    return paths.compactMap { path in
      guard let spelled = FileManager.default.path(path, asSpelledIn: folder) else {
        leftOut.append("\(path): the file is not there.")
        return nil
      }
      return seen.insert(spelled).inserted ? spelled : nil
    }
  }
}
