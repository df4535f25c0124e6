/// Whether the colours of symbols are flat or gradients.
/// - Remark: how iOS makes gradients of them is not known: they are flat, and the snapshot fails.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Each layer in one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Each layer in a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show a value.
/// - Remark: `draw` is not known: layers fade as for `color`, and the snapshot fails.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// Layers fade.
  public static let color = SymbolVariableValueMode(name: "color")
  /// Lines are as long as the value says.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// What is asked of symbols that iOS 26 has and that is not known; nil where nothing is.
struct SymbolLooks: Hashable, Sendable {
  var colors: SymbolColorRenderingMode?
  var value: SymbolVariableValueMode?

  /// What is asked here comes before what is asked around.
  func inside(_ outer: SymbolLooks?) -> SymbolLooks {
    SymbolLooks(colors: colors ?? outer?.colors, value: value ?? outer?.value)
  }

  /// What cannot be drawn as it is asked for of a symbol.
  func problem(of name: String, showsValue: Bool) -> String? {
    let call =
      colors == .gradient
      ? "symbolColorRenderingMode(.gradient)"
      : value == .draw && showsValue ? "symbolVariableValueMode(.draw)" : nil
    return call.map { "How the symbol \"\(name)\" looks with \($0) is not known, so it looks as without: leave it out" }
  }
}

private enum SymbolLooksKey: EnvironmentKey {
  static var defaultValue: SymbolLooks? { nil }
}

extension EnvironmentValues {
  /// Nil where views ask for nothing of it.
  var symbolLooks: SymbolLooks? {
    get { self[SymbolLooksKey.self] }
    set { self[SymbolLooksKey.self] = newValue }
  }

  /// Whether symbols have flat colours or gradients; nil where views do not say it.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { symbolLooks?.colors }
    set { symbolLooks = SymbolLooks(colors: newValue, value: symbolLooks?.value) }
  }

  /// How symbols show a value; nil where views do not say it.
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { symbolLooks?.value }
    set { symbolLooks = SymbolLooks(colors: symbolLooks?.colors, value: newValue) }
  }
}

extension View {
  /// Symbols in this view in flat colours or gradients.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  /// Symbols in this view that show a value in one of the ways.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}

extension Image {
  /// The symbol in flat colours or gradients; nil is as views around ask for.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    with(SymbolLooks(colors: mode, value: symbolLooks?.value))
  }

  /// The symbol that shows a value in one of the ways; nil is as views around ask for.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    with(SymbolLooks(colors: symbolLooks?.colors, value: mode))
  }

  private func with(_ looks: SymbolLooks) -> Image {
    var image = self
    image.symbolLooks = looks
    return image
  }
}
