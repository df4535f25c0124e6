package import Foundation

extension Adoption {
  /// The modules that were compiled against declarations which have been left out since: the linker misses these.
  ///
  /// Where a build has errors, the compiler does not note what its files need of each other, and the next build does not compile
  /// again what needs it.
  /// - Parameters:
  ///   - output: of a build that failed.
  ///   - app: the app's folder.
  package func modulesWithStaleObjects(in output: String, app: URL) -> Set<String> {
    let sign = ".swift:"
    let paths = output.split(separator: "\n").compactMap { line -> String? in
      guard line.contains(": undefined reference to "), let end = line.range(of: sign) else { return nil }
      return URL(filePath: line[..<end.lowerBound] + ".swift").standardizedFileURL.path
    }
    let missed = Set(paths)
    return Set(
      targets.keys.filter { name in
        files(of: name, in: app).contains { missed.contains(app.appending(path: $0).standardizedFileURL.path) }
      })
  }
}
