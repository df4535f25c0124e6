public import Foundation
import LayoutTree

/// What few texts are asked for, in one place of the environment: most texts look there once, and find nothing.
package struct RareTextStyle: Equatable {
  package var underline, strikethrough: Text.LineStyle?
  /// Behind parts of attributed texts.
  var background: Color?
  package var baselineOffset: CGFloat = 0
  var textCase: Text.Case? { didSet { saysTextCase = true } }
  /// Whether somebody has said it, be it that letters stay as they are.
  package var saysTextCase = false
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var scale = Text.Scale.default
  var language = TypesettingLanguage.automatic
  /// What draws the lines; nil has them drawn as they are.
  var renderer: ChosenTextRenderer?

  /// What may be done before a text is cut; nil for nothing.
  var fit: TextFit? {
    TextFit(allowsTightening: allowsTightening, minimumScaleFactor: Double(minimumScaleFactor))
  }
}

private enum RareTextStyleKey: EnvironmentKey {
  static let defaultValue: RareTextStyle? = nil
}

extension EnvironmentValues {
  /// What few texts are asked for, or nil.
  package var rareTextStyleIfAny: RareTextStyle? { self[RareTextStyleKey.self] }

  package var rareTextStyle: RareTextStyle {
    get { rareTextStyleIfAny ?? RareTextStyle() }
    set { self[RareTextStyleKey.self] = newValue }
  }

  /// Whether letters of texts are made large or small; nil leaves them.
  public var textCase: Text.Case? {
    get { rareTextStyleIfAny?.textCase }
    set { rareTextStyle.textCase = newValue }
  }

  /// How small a text may be before it is cut, as a share of its size.
  public var minimumScaleFactor: CGFloat {
    get { rareTextStyle.minimumScaleFactor }
    set { rareTextStyle.minimumScaleFactor = newValue }
  }

  /// Whether letters may stand closer together before a text is cut.
  public var allowsTightening: Bool {
    get { rareTextStyle.allowsTightening }
    set { rareTextStyle.allowsTightening = newValue }
  }
}
