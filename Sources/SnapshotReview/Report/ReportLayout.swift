import Foundation
import Pictures
import PNGFiles
import SnapshotReferences

/// The layouts of two pictures, and what became of the one.
struct ReportLayout: Encodable {
  /// What became of an item, and its frames in points before and after.
  struct Change: Encodable {
    var words: String
    var before, after: [Double]?
  }

  /// A layout in outline.
  struct Outline: Encodable {
    /// The width and the height of the whole in points.
    var size: [Double]
    var lines: [Line]
  }

  /// A line of an outline.
  struct Line: Encodable, Equatable {
    var text: String
    /// Where what it tells of is, in points; nil where that is everywhere.
    var frame: [Double]?
    /// Whether the other layout does not have it.
    var differs: Bool
  }

  /// Nil where one of the layouts is not known.
  var changes: [Change]?
  var expected, actual: Outline?

  /// Reads the layouts that are stored in two files; nil where neither has one.
  init?(changes: [DifferenceMeasures.LayoutChange]?, expected: Data?, actual: Data?) {
    let outlines = (expected.flatMap(ReportLayout.outline), actual.flatMap(ReportLayout.outline))
    guard outlines.0 != nil || outlines.1 != nil else { return nil }
    self.changes = changes?.map { Change(words: $0.words, before: $0.before, after: $0.after) }
    self.expected = outlines.0.map { Outline($0, other: outlines.1) }
    self.actual = outlines.1.map { Outline($0, other: outlines.0) }
  }

  private static func outline(in file: Data) -> LayoutOutline? {
    guard let texts = try? PNGDecoder().texts(in: Array(file)) else { return nil }
    return texts[LayoutOutline.keyword].flatMap { LayoutOutline(stored: $0) }
  }
}

extension ReportLayout.Outline {
  fileprivate init(_ outline: LayoutOutline, other: LayoutOutline?) {
    size = [outline.size.width, outline.size.height]
    var others: [LayoutOutline.Item: Int] = [:]
    for item in other?.items ?? outline.items { others[item, default: 0] += 1 }
    lines = outline.items.flatMap { item in
      let isInOther = others[item, default: 0] > 0
      others[item, default: 0] -= 1
      let frame = item.frame.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
      return item.lines.map { ReportLayout.Line(text: $0, frame: frame, differs: !isInOther) }
    }
  }
}
