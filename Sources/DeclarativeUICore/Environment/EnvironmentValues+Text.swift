public import Foundation
public import Typesetting

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}
private enum FontAdjustmentsKey: EnvironmentKey {
  static let defaultValue: [Font.Adjustment] = []
}
private enum FontLibraryKey: EnvironmentKey {
  static var defaultValue: FontLibrary { .bundled }
}
private enum MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = LinePlacement(alignment: .leading)
}

/// Where lines stand in the frame of their text.
package struct LinePlacement: Hashable {
  var alignment: TextAlignment
  /// Whether a line alone is moved, too, by the part of a pixel by which its frame is wider.
  var movesOneLine = true

  package init(alignment: TextAlignment, movesOneLine: Bool = true) {
    self.alignment = alignment
    self.movesOneLine = movesOneLine
  }
}
private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}
private enum KeepsOrphansKey: EnvironmentKey {
  static let defaultValue = false
}
private enum ReservedLinesKey: EnvironmentKey {
  static let defaultValue = 1
}
private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}
private enum TrackingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}
private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

extension EnvironmentValues {
  /// The font of texts that name none; nil is the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The fonts that texts are set in.
  /// - Remark: only here; the fonts that texts are set in.
  public var fontLibrary: FontLibrary {
    get { self[FontLibraryKey.self] }
    set { self[FontLibraryKey.self] = newValue }
  }

  /// Where short lines of a text stand beside longer ones.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self].alignment }
    set { self[MultilineTextAlignmentKey.self] = LinePlacement(alignment: newValue) }
  }

  /// Where short lines of a text stand beside longer ones, and whether a line alone is moved.
  package var linePlacement: LinePlacement {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The largest number of lines of a text, or nil for any.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The extra distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where the ellipsis stands in a line that is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The extra space after each character of texts that name none, in points.
  package var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// Whether a word may be alone in the last line of a text, though another one has room beside it.
  package var keepsOrphans: Bool {
    get { self[KeepsOrphansKey.self] }
    set { self[KeepsOrphansKey.self] = newValue }
  }

  /// The number of lines for which a text takes space even if it has fewer.
  var reservedLines: Int {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// The weights and slants that views around a text ask for, the outermost first.
  package var fontAdjustments: [Font.Adjustment] {
    get { self[FontAdjustmentsKey.self] }
    set { self[FontAdjustmentsKey.self] = newValue }
  }
}
