package import Foundation

/// Which names the sources of Stills have, for what was left out for want of one.
package enum StillsWords {
  /// The folders with what adopted sources are compiled with, and with how they are rewritten.
  private static let folders = [
    "DeclarativeUI", "DeclarativeUICore", "DeclarativeUIScreens", "StandIns", "LayoutValues", "PixelImages", "Pictures",
    "PlaneGeometry", "PreviewMacros", "ViewInspection", "ViewSnapshotTesting", "SnapshotTesting",
    "ImageSnapshotTesting",
    "InlineSnapshotTesting", "SourceAdaptation",
  ]

  /// Those of some names that are words anywhere in these, in comments and strings, too.
  /// - Parameter package: the folder of Stills.
  /// - Returns: nil where it is none, such as the address of a repository.
  package static func known(_ names: Set<String>, in package: URL) -> Set<String>? {
    let sources = package.appending(path: "Sources")
    guard FileManager.default.fileExists(atPath: sources.path) else { return nil }
    let wanted = Set(names.map { Array($0.utf8) })
    var found: Set<String> = []
    for folder in folders.map({ sources.appending(path: $0) }) {
      for path in FileManager.default.paths(below: folder, where: { $0.hasSuffix(".swift") }) {
        let text = FileManager.default.contents(atPath: folder.appending(path: path).path).map(Array.init) ?? []
        for word in text.split(whereSeparator: { !isPartOfName($0) }) where wanted.contains(Array(word)) {
          found.insert(String(decoding: word, as: UTF8.self))
        }
      }
    }
    return found
  }

  /// Whether a byte is one of a name: a letter, a digit, an underscore or one of a character beyond ASCII.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
