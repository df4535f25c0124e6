import PNGFiles
import PixelImages
import SnapshotReferences
import SnapshotReview
import TextFormats

/// The part of a change that is shown.
enum ReviewView: String, CaseIterable {
  /// All pictures side by side, and what the failure says.
  case all
  case expected, actual, difference

  /// Those that a change has.
  static func of(_ change: SnapshotChange) -> [ReviewView] {
    allCases.filter { $0 == .all || change.file($0.rawValue) != nil }
  }

  /// The one behind this one, and behind the last the first.
  func next(among views: [ReviewView]) -> ReviewView {
    views.firstIndex(of: self).map { views[($0 + 1) % views.count] } ?? .all
  }

  /// What there is to see.
  func content(of change: SnapshotChange) -> ReviewContent {
    let words = Self.lines(of: change.record.message ?? "")
    let files = self == .all ? [change.file("side-by-side"), change.actual] : [change.file(rawValue)]
    for file in files.compactMap(\.self) {
      guard let data = try? file.load() else { continue }
      if let picture = try? PNGDecoder().decode([UInt8](data)) {
        return .picture(
          picture.bitmap, self == .all ? words : ["\(picture.bitmap.width) x \(picture.bitmap.height) px"])
      }
      if self != .all, let text = String(validating: data, as: UTF8.self) { return .text(Self.lines(of: text)) }
    }
    return .text(words)
  }

  /// Lines that can do nothing to a terminal.
  private static func lines(of text: String) -> [String] {
    var text = text
    if text.hasSuffix("\n") { text.removeLast() }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in String(line).replacing("\t", with: "    ").escapedForTerminal }
  }
}

/// What a screen shows between its heading and its keys.
enum ReviewContent {
  case text([String])
  /// A picture with lines below it.
  case picture(Bitmap, [String])
}
