import Foundation

@testable import AppAdoption

/// A folder with an app's files, which is removed with the test.
final class AppFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    // Without links on the way, as the compiler says paths.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "app-\(UUID().uuidString)")
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func text(_ path: String) -> String? { try? String(contentsOf: url.appending(path: path), encoding: .utf8) }
}

extension AdoptedApp.Module {
  init(name: String, sources: [String]) {
    self.init(name: name)
    self.sources = sources
  }
}
