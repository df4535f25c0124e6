// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {}
}
public enum AppShortcutPhraseToken: Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  public init(stringInterpolation: StringInterpolation) {}
  public init(stringLiteral value: String) {}
}
public enum ShortcutTileColor: Sendable {
  case red, orange, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, tangerine, grayBlue, grayGreen
  case grayBrown
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// What can be said to Siri: a labelled surface stands in for it.
public struct SiriTipView: View {
  public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { StandInSurface(of: SiriTipView.self, "a tip of Siri") }
}
/// A button that leads to the app's shortcuts: a labelled surface stands in for it.
public struct ShortcutsLink: View {
  public init(action: (@MainActor () -> Void)? = nil) {}
  public var body: some View { StandInSurface(of: ShortcutsLink.self, "a button of Shortcuts") }
}
extension View {
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
public enum SiriTipViewStyle: Sendable { case automatic, light, dark }
public enum ShortcutsLinkStyle: Sendable { case automatic, automaticOutline, light, lightOutline, dark, darkOutline }
