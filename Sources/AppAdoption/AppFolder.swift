package import Foundation

extension AdoptedApp {
  /// Finds out what the app in a folder consists of.
  /// - Parameters:
  ///   - folder: where its Xcode project or its `Package.swift` lies.
  ///   - describe: what SwiftPM says of the package in a folder, as JSON.
  package init(in folder: URL, describe: (URL) throws -> Data) throws {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() else {
      throw AdoptionError(
        "There is no folder \(folder.path) that can be read. Name the app's folder: stills adopt <folder>")
    }
    if let project = files.first(where: { $0.hasSuffix(".xcodeproj") }) {
      self = try XcodeProject(at: folder.appending(path: project)).app(named: project)
      for other in files where other.hasSuffix(".xcodeproj") && other != project {
        leftOut.append("The project \(other): only the first of a folder is adopted.")
      }
    } else if files.contains("Package.swift") {
      self = try JSONDecoder().decode(AppPackage.self, from: describe(folder)).app(in: folder)
    } else {
      throw AdoptionError(
        "There is no Xcode project and no Package.swift in \(folder.path). Name the app's folder: stills adopt <folder>"
      )
    }
    let manager = FileManager.default
    for index in modules.indices {
      let module = modules[index]
      for path in module.sources + module.resources where !manager.fileExists(atPath: folder.appending(path: path).path)
      {
        leftOut.append("\(path): the file is not there.")
      }
      modules[index].sources.removeAll { !manager.fileExists(atPath: folder.appending(path: $0).path) }
      modules[index].resources.removeAll { !manager.fileExists(atPath: folder.appending(path: $0).path) }
    }
    for index in modules.indices where modules[index].isTest {
      let module = modules[index]
      let files = Adoption(self).files(of: module.name, in: folder)
      modules[index].usesInlineSnapshots = files.contains { file in
        (try? String(contentsOf: folder.appending(path: file), encoding: .utf8))?.contains(
          "import InlineSnapshotTesting") == true
      }
    }
    leftOut += modules.filter(\.sources.isEmpty).map { "The target \($0.name): it has no Swift sources." }
    modules.removeAll(where: \.sources.isEmpty)
    if modules.isEmpty { throw AdoptionError("\(description) has no target with Swift sources.") }
  }
}
