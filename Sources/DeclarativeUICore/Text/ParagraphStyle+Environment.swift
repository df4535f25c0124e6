import LayoutTree
import Foundation
import Typesetting

extension ParagraphStyle {
  /// The style that views around a text ask for.
  init(_ environment: EnvironmentValues) {
    self.init()
    alignment = environment.multilineTextAlignment.typesetting
    movesOneLine = environment.linePlacement.movesOneLine
    lineLimit = environment.lineLimit.map { max($0, 1) }
    lineSpacing = Double(environment.lineSpacing)
    // Measured on iOS: words push others out of the first of two lines, but not in a list's footer.
    avoidsOrphans = !environment.keepsOrphans
    // Of other languages it is not known where iOS divides words.
    dividesWords = environment.localization.isEnglish
    truncationMode = environment.truncationMode.typesetting
    isRightToLeft = environment.isMirrored
    displayScale = Double(environment.displayScale)
  }
}

/// Where short lines of a text stand beside longer ones.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the edge where lines start.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines end.
  case trailing

  var typesetting: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// Where the ellipsis stands in a line that is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// Where the line starts.
    case head
    /// Where the line ends.
    case tail
    /// In the middle of the line.
    case middle

    var typesetting: ParagraphStyle.TruncationMode {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}
