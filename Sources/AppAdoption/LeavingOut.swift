package import Foundation

extension Adoption {
  /// Leaves out the files of an app that errors are in, each with its errors.
  /// - Returns: the files that are new to the list.
  package mutating func leaveOut(_ errors: [CompilerError], app: URL) -> [String] {
    var found: [String] = []
    let errors = Dictionary(grouping: errors) { $0.relativePath(in: app) }
    for name in targets.keys.sorted() {
      for path in files(of: name, in: app) where targets[name]?.leftOut[path] == nil {
        guard let reasons = errors[path] else { continue }
        targets[name]?.leftOut[path] = reasons.map(\.described)
        found.append(path)
      }
    }
    return found
  }
}

extension CompilerError {
  /// The file's path from the app's folder; as it is where it lies elsewhere.
  package func relativePath(in app: URL) -> String {
    let folder = app.standardizedFileURL.path
    let root = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// The line and the message, as a list of what was left out has them.
  var described: String { "line \(line): \(message)" }

  /// Reads such a description; the line is 0 in one that somebody else wrote.
  init(described: String, path: String) {
    let parts = described.split(separator: ": ", maxSplits: 1).map(String.init)
    let number = parts.first.flatMap { Int($0.dropFirst("line ".count)) }
    self.init(path: path, line: number ?? 0, message: number == nil ? described : parts.last ?? described)
  }
}
