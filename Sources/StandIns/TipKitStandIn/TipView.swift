// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A tip among other views: what the app's own style makes of it, and else a labelled surface with the room that its words
/// take, since what it looks like on iOS is not known.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void
  @Environment(\.tipStyle) private var style

  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, self.action) = (tip, action)
  }

  public init(
    _ tip: Content?, isPresented: Binding<Bool>?, arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    self.init(isPresented?.wrappedValue == false ? nil : tip, arrowEdge: arrowEdge, action: action)
  }

  public var body: some View {
    if let tip, tip.shouldDisplay {
      if let style { style.body(of: TipViewStyleConfiguration(tip: tip)) } else { UnknownTip(tip: tip) }
    }
  }
}

/// The room of a tip, with a surface in it.
private struct UnknownTip: View {
  let tip: any Tip

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image { image.font(.title) }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        tip.message?.font(.subheadline)
        ForEach(tip.actions) { action in
          Divider()
          action.label()
        }
      }
      Spacer(minLength: 20)
    }
    .padding(16)
    .hidden()
    .overlay { TipSurface() }
  }
}

/// What `.standIn(for:)` names where a tip is to be drawn.
public struct TipSurface: View {
  public var body: some View { StandInSurface(of: TipSurface.self, "a tip of TipKit") }
}

public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}

@MainActor @preconcurrency
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct MiniTipViewStyle: TipViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { UnknownTip(tip: configuration.tip) }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  public nonisolated static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

/// A style of any type.
@MainActor
struct AnyTipViewStyle {
  private let make: (TipViewStyleConfiguration) -> AnyView
  init(_ style: some TipViewStyle) { make = { AnyView(style.makeBody(configuration: $0)) } }
  func body(of configuration: TipViewStyleConfiguration) -> AnyView { make(configuration) }
}

private nonisolated struct GivenTipStyle<Style: TipViewStyle>: ViewModifier {
  let style: Style

  init(style: Style) { self.style = style }

  @MainActor func body(content: Content) -> some View { content.environment(\.tipStyle, AnyTipViewStyle(style)) }
}

private enum TipStyleKey: EnvironmentKey {
  static var defaultValue: AnyTipViewStyle? { nil }
}

extension EnvironmentValues {
  var tipStyle: AnyTipViewStyle? {
    get { self[TipStyleKey.self] }
    set { self[TipStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View {
    modifier(GivenTipStyle(style: style))
  }
  /// The view, and a report where the tip would be shown: what its bubble looks like is not known.
  public nonisolated func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip))
  }
  public nonisolated func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip))
  }
  public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View { self }
  public nonisolated func tipImageSize(_ size: CGSize) -> some View { self }
  public nonisolated func tipCornerRadius(_ radius: Double, antialiased: Bool = true) -> some View { self }
  public nonisolated func tipImageStyle(_ style: some ShapeStyle) -> some View { self }
}

private nonisolated struct PopoverTip: ViewModifier {
  let tip: (any Tip)?

  init(tip: (any Tip)?) { self.tip = tip }

  @MainActor func body(content: Content) -> some View {
    if let tip, tip.shouldDisplay {
      content.background(
        StandInReport(
          sentence:
            "\(type(of: tip)) is a tip in a bubble over the view, which is not drawn. Leave it out of the picture: "
            + "Tips.hideAllTipsForTesting()"))
    } else {
      content
    }
  }
}
