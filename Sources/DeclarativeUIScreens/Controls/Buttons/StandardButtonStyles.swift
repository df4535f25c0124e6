/// A look for buttons of iOS's own: it is what `buttonStyle(_:)` sets, so that a button finds it without another one inside.
protocol StandardButtonStyle: PrimitiveButtonStyle {
  nonisolated var appearance: any ButtonStyle { get }
}

/// The usual look: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle, StandardButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: any ButtonStyle { TintedButtonAppearance() }

  /// The button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(TintedButtonAppearance())
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look: the label in the tint.
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, StandardButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: any ButtonStyle { TintedButtonAppearance() }

  /// The button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(TintedButtonAppearance())
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a border.
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label as it is, without the tint.
public struct PlainButtonStyle: PrimitiveButtonStyle, StandardButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: any ButtonStyle { PlainButtonAppearance() }

  /// The button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(PlainButtonAppearance())
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, without the tint.
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, StandardButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: any ButtonStyle { BorderedButtonAppearance(background: .filled) }

  /// The button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedButtonAppearance(background: .filled))
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a faint background.
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label in a background of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, StandardButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: any ButtonStyle { BorderedButtonAppearance(background: .prominent) }

  /// The button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedButtonAppearance(background: .prominent))
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in a background of the tint.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, StandardButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  nonisolated var appearance: any ButtonStyle { BorderedButtonAppearance(background: .prominentGlass) }

  /// The button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedButtonAppearance(background: .prominentGlass))
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on glass in the tint.
  public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, StandardButtonStyle {
  private let glass: Glass

  /// Creates the style.
  public nonisolated init() {
    self.init(.regular)
  }

  /// Creates the style with a kind of glass.
  public nonisolated init(_ glass: Glass) {
    self.glass = glass
  }

  nonisolated var appearance: any ButtonStyle { BorderedButtonAppearance(background: .glass(glass)) }

  /// The button in the style.
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(BorderedButtonAppearance(background: .glass(glass)))
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on glass of a kind.
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
