/// How the options of a picker in the style `.palette` show that one is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }

  let kind: Kind

  /// As the system does it.
  public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }
  /// By the views of the options themselves.
  public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

  /// By another form of the option's symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
  static let defaultValue = PaletteSelectionEffect.automatic
}

extension EnvironmentValues {
  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}

extension View {
  /// The view with a way in which pickers in the style `.palette` show what is chosen.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteSelectionEffect, effect)
  }
}
