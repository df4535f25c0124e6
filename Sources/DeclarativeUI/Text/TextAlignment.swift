import LayoutTree
import Typesetting

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
