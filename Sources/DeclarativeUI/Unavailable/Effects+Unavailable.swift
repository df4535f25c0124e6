// Looks of buttons and glass that are not drawn yet, by their signatures in SwiftUI: the compiler names them where code uses
// them.

/// A look for buttons.
@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
public struct BorderedButtonStyle: ButtonStyle {
  /// Not yet.
  public init() {}

  /// Not yet.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
extension ButtonStyle where Self == BorderedButtonStyle {
  /// Not yet.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A look for buttons.
@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Not yet.
  public init() {}

  /// Not yet.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// Not yet.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A look for buttons.
@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
public struct GlassButtonStyle: ButtonStyle {
  /// Not yet.
  public init() {}

  /// Not yet.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
extension ButtonStyle where Self == GlassButtonStyle {
  /// Not yet.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A look for buttons.
@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
public struct GlassProminentButtonStyle: ButtonStyle {
  /// Not yet.
  public init() {}

  /// Not yet.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(*, unavailable, message: "not in Stills yet: write a ButtonStyle of your own")
extension ButtonStyle where Self == GlassProminentButtonStyle {
  /// Not yet.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// How glass looks.
@available(*, unavailable, message: "not in Stills yet: draw a background of your own")
public struct Glass: Hashable, Sendable {
  /// Not yet.
  public static let regular = Glass()
  /// Not yet.
  public static let clear = Glass()
  /// Not yet.
  public static let identity = Glass()

  /// Not yet.
  public func tint(_ color: Color?) -> Glass { self }
  /// Not yet.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

@available(*, unavailable, message: "not in Stills yet: draw a background of your own")
extension View {
  /// Not yet.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }

  /// Not yet.
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { self }

  /// Not yet.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }
}
