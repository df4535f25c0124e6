package import Foundation
import SourceAdaption

extension Adoption {
  /// The modules that the sources of a target import here.
  fileprivate func importedModules(of target: String, in app: URL) -> Set<String> {
    let sources = files(of: target, in: app).compactMap {
      try? String(contentsOf: app.appending(path: $0), encoding: .utf8)
    }
    return sources.reduce(into: []) { $0.formUnion(AdaptedSource($1).modules) }
  }
}

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
    let adoption = Adoption(self)
    let products = Set(AppleModule.all.flatMap(\.products))
    for index in modules.indices {
      let imported = adoption.importedModules(of: modules[index].name, in: folder)
      modules[index].standIns = imported.intersection(products).sorted()
      modules[index].usesInlineSnapshots = modules[index].isTest && imported.contains("InlineSnapshotTesting")
    }
    leftOut += modules.filter(\.sources.isEmpty).map { "The target \($0.name): it has no Swift sources." }
    modules.removeAll(where: \.sources.isEmpty)
    if modules.isEmpty { throw AdoptionError("\(description) has no target with Swift sources.") }
  }
}
