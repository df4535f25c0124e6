import Foundation
import LayoutTree
import Typesetting

extension ParagraphStyle {
  /// The style that views around a text ask for.
  init(_ environment: EnvironmentValues) {
    self.init()
    alignment = environment.multilineTextAlignment.typesetting
    lineLimit = environment.lineLimit.map { max($0, 1) }
    lineSpacing = Double(environment.lineSpacing)
    truncationMode = environment.truncationMode.typesetting
    isRightToLeft = environment.isMirrored
    displayScale = Double(environment.displayScale)
  }
}
