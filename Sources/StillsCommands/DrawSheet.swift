import ArgumentParser
import Foundation
import PNGFiles
import PixelImages
import SnapshotReview
import TextFormats

/// Draws the references of a suite on one sheet.
struct DrawSheet: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draws the pictures of a suite on one sheet, or compares the references with a Git revision.",
    discussion: """
      This runs no tests. The differences that --since finds are written as records of a run, into a folder to give to \
      'stills report' and 'stills list' with --artifacts.

      Examples:
        stills sheet CardTests --output cards.html
        stills sheet --since main
      """)

  @OptionGroup var options: ReviewOptions

  @Argument(help: "Parts of the paths of references, such as the name of a suite; all references by default.")
  var suites: [String] = []

  @Option(help: "Instead of a sheet, find the references that differ from a branch, tag or commit.")
  var since: String?

  @Option(help: "The number of pictures in a row.")
  var columns = 4

  @Option(help: "The largest width of a picture, in pixels.")
  var width = 320

  @Option(
    name: .shortAndLong,
    help: "The file to write: a PNG, or a page with names if it ends in .html; with --since, the folder.")
  var output: String?

  func validate() throws {
    guard columns >= 1, width >= 1 else { throw ValidationError("A sheet has columns of at least one pixel.") }
  }

  func run() throws {
    let places = try options.package().places
    if let since { return try compare(since: since, places) }
    let files = PackageReferences(of: places.packageRoot).paths.filter { path in
      path.lowercased().hasSuffix(".png") && (suites.isEmpty || suites.contains { path.contains($0) })
    }
    guard !files.isEmpty else { throw ValidationError("No picture among the references has that in its path.") }
    let entries = try files.map { path in
      let data = try Data(contentsOf: places.packageRoot.appending(path: path))
      return PictureSheet.Entry(
        name: path.escapedForTerminal, file: data, bitmap: try PNGDecoder().decode([UInt8](data)).bitmap)
    }
    let sheet = PictureSheet(entries: entries, columns: columns, width: width)
    let file = URL(filePath: output ?? "sheet.png")
    if file.pathExtension.lowercased() == "html" {
      try OutputFile(file).write(Data(sheet.html.utf8))
    } else {
      guard let bitmap = sheet.bitmap() else {
        throw ValidationError("The sheet would be too large. Name a suite, or a smaller --width.")
      }
      try OutputFile(file).write(Data(PNGEncoder().encode(bitmap)))
      for entry in entries { print(entry.name) }
    }
    print("\(entries.count.counted("picture")) in \(file.path.escapedForTerminal)")
  }

  private func compare(since revision: String, _ places: RunPlaces) throws {
    let found = try RevisionChanges(since: revision, packageRoot: places.packageRoot)
    let folder = URL(filePath: output ?? places.artifacts.path + "/since", directoryHint: .isDirectory)
    try RevisionRun(of: found, places: places, folder: folder).write()
    print("\(found.changes.count.counted("reference")) changed since \(found.revision.prefix(12)).")
    guard !found.changes.isEmpty else { return }
    let path = folder.path.escapedForTerminal
    print("  stills list --artifacts \(path)\n  stills report --artifacts \(path)")
  }
}
