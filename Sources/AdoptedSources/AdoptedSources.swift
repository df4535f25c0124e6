import Foundation
import PackagePlugin

/// Hands the compiler the sources of an app, with the imports and conditions that hold here.
///
/// `adoption.json` in the package's folder says which files they are; `stills adopt` writes it. What is left out of them is
/// the program's matter, since SwiftPM asks a plug-in again only when the package itself has changed.
@main
struct AdoptedSources: BuildToolPlugin {
  private struct Adoption: Decodable {
    struct Target: Decodable {
      var sources: [String]
    }

    /// The app's folder, from the package's.
    var app: String
    var targets: [String: Target]
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let (file, own) = (package.appending(path: "adoption.json"), package.appending(path: "settings.json"))
    let adoption = try JSONDecoder().decode(Adoption.self, from: Data(contentsOf: file))
    guard let described = adoption.targets[target.name] else { return [] }
    let app = package.appending(path: adoption.app).standardizedFileURL
    let files = described.sources.flatMap { sources(at: $0, in: app) }
    var seen: Set<String> = []
    let pairs = Array(Set(files)).sorted().map { path in
      // Another name than the user's file has: the compiler warns where two files could be meant.
      var name = "Adopted_" + URL(filePath: path).lastPathComponent
      if !seen.insert(name).inserted { name = "Adopted_" + path.replacing("/", with: "_") }
      return (path, context.pluginWorkDirectoryURL.appending(path: name))
    }
    if pairs.isEmpty { return [] }
    return [
      .buildCommand(
        displayName: "Adapting the sources of \(target.name)",
        executable: try context.tool(named: "SourceAdapter").url,
        arguments: [target.name, file.path, own.path, app.path] + pairs.flatMap { [$0.0, $0.1.path] },
        inputFiles: pairs.map { app.appending(path: $0.0) }
          + [file, own].filter {
            FileManager.default.fileExists(atPath: $0.path)
          }, outputFiles: pairs.map(\.1))
    ]
  }

  /// Whether a file is SwiftPM's, and no source that is called so.
  private func isManifest(_ path: String, in app: URL) -> Bool {
    let name = URL(filePath: path).lastPathComponent
    guard name == "Package.swift" || name.hasPrefix("Package@swift-") else { return false }
    let text = try? String(contentsOf: app.appending(path: path), encoding: .utf8)
    return text == nil || text?.isEmpty == true || text?.contains("import PackageDescription") == true
  }

  /// The paths of the Swift files of a file or a folder, from the app's folder.
  private func sources(at path: String, in app: URL) -> [String] {
    let root = app.appending(path: path)
    let manager = FileManager.default
    guard !path.hasSuffix(".swift"), let files = manager.enumerator(atPath: root.path) else { return [path] }
    var names: [String] = []
    while let name = files.nextObject() as? String {
      let isHidden = name.split(separator: "/").last?.hasPrefix(".") == true
      // What was written for an app is none of its sources, nor are the lessons of documentation.
      if isHidden || name.hasSuffix(".docc") || name.hasSuffix(".playground")
        || manager.fileExists(atPath: root.appending(path: name).appending(path: "adoption.json").path)
      {
        files.skipDescendants()
      } else if name.hasSuffix(".swift") {
        names.append(path == "." ? name : "\(path)/\(name)")
      }
    }
    return names.filter { !isManifest($0, in: app) }
  }
}
