import LayoutTree
import PixelImages

/// Why contents are not to be seen.
/// - Remark: what is invalidated is drawn as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They are only to show how much space there will be.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are private; only what `privacySensitive` marks is hidden.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// They are out of date; how iOS shows that is not known, and they are drawn as they are.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue = RedactionReasons()
}
private enum PrivacySensitiveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why the contents of views are not to be seen; none at first.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and pictures are drawn as bars and boxes.
  var hidesContents: Bool {
    let reasons = redactionReasons
    return !reasons.isEmpty && (reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive)
  }
}

extension ResolveContext {
  /// What hidden texts and pictures are drawn with: the foreground, much fainter.
  ///
  /// How faint it is on iOS was not measured.
  var placeholderColor: RGBAColor { ForegroundStyle().paint(in: self).firstColor.faded(by: 0.16) }
}

extension View {
  /// The view with texts as bars and pictures as boxes; reasons of views around it stay.
  ///
  /// Shapes and colours stay as they are. Where controls look otherwise on iOS is not known.
  /// - Remark: bars for lines of texts, boxes for pictures; how iOS measures and shades them was not measured.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reason: reason))
  }

  /// The view as it is, whatever views around it hide.
  /// - Remark: bars for lines of texts, boxes for pictures; how iOS measures and shades them was not measured.
  public nonisolated func unredacted() -> some View {
    modifier(RedactionModifier(reason: nil))
  }

  /// The view, to be hidden where private contents are.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(sensitive: sensitive))
  }
}

private struct RedactionModifier: EnvironmentModifier {
  /// Nil takes all reasons away.
  let reason: RedactionReasons?

  var call: ModifierCall {
    reason.map { ModifierCall("redacted", ["reason": $0]) } ?? ModifierCall("unredacted", [:])
  }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    guard let reason else { return environment.redactionReasons = [] }
    environment.redactionReasons.formUnion(reason)
  }
}

private struct PrivacyModifier: EnvironmentModifier {
  let sensitive: Bool

  var call: ModifierCall { ModifierCall("privacySensitive", ["": sensitive ? nil : false]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment.isPrivacySensitive = sensitive
  }
}
