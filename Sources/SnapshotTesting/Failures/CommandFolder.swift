import Foundation
import SnapshotReferences
import TextFormats

/// The folder that a person types commands in, and what paths and commands look like from there.
struct CommandFolder {
  /// The folder of the package, or nil where there is none.
  private let packageRoot: String?
  /// Where commands are typed: in the package's folder, below it, or elsewhere; nil where that is not known.
  private let place: Place?

  private enum Place { case packageRoot, inside, elsewhere }

  /// Finds the package that a test file is tested in: its own, but for the tests of an app that a package was written for.
  /// - Parameters:
  ///   - shellFolder: the folder that the run was started in, or nil where that is not known.
  ///   - folder: where the run is: SwiftPM runs tests in the package's folder.
  init(
    forTestFile file: String, shellFolder: String?, runIn folder: String = FileManager.default.currentDirectoryPath
  ) {
    let run = PackageRoot.containing(URL(filePath: folder).appending(path: "Package.swift"))
    let isAdopted = run.map { FileManager.default.fileExists(atPath: $0.appending(path: "adoption.json").path) }
    let root = isAdopted == true ? run : PackageRoot.containing(URL(filePath: file))
    packageRoot = root?.path
    guard let root, let shellFolder else {
      place = nil
      return
    }
    // Compilers and shells need not have come to the folder on the same way.
    let (rootParts, shellParts) = (CommandFolder.parts(of: root.path), CommandFolder.parts(of: shellFolder))
    place = rootParts == shellParts ? .packageRoot : shellParts.starts(with: rootParts) ? .inside : .elsewhere
  }

  /// The folder of a package that is known to be one.
  init(packageRoot: URL, shellFolder: String?) {
    self.init(forTestFile: packageRoot.appending(path: "Package.swift").path, shellFolder: shellFolder)
  }

  private static func parts(of path: String) -> [String] {
    URL(filePath: path).resolvingSymlinksInPath().pathComponents
  }

  /// A path as short as commands from here understand it: from the package's folder if that is where they are typed.
  func path(_ path: String) -> String {
    guard place == .packageRoot, let packageRoot, path.hasPrefix(packageRoot + "/") else { return path }
    let short = String(path.dropFirst(packageRoot.count + 1))
    return short.hasPrefix("-") ? "./" + short : short
  }

  /// The command that tests the package.
  var testCommand: String { "swift test\(packagePath)" }

  /// The command that reviews what its tests have left.
  var toolCommand: String { "swift run\(packagePath) stills" }

  private var packagePath: String {
    guard place == .elsewhere, let packageRoot else { return "" }
    return " --package-path \(ShellWord.quoted(packageRoot))"
  }
}

/// What is said of two files where no difference tool was chosen, as pointfreeco's SnapshotTesting says it.
enum DiffToolMessage {
  static func text(_ currentFilePath: String, _ failedFilePath: String) -> String {
    """
    @−
    "file://\(currentFilePath)"
    @+
    "file://\(failedFilePath)"

    To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

        withSnapshotTesting(diffTool: .ksdiff) {
          // ...
        }
    """
  }
}
