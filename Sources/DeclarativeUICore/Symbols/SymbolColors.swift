import LayoutTree

/// Whether the colours of symbols are flat or gradients.
/// - Remark: how iOS makes gradients of them is not known: they are flat, and the snapshot fails.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  fileprivate let name: String

  /// Each layer in one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// Each layer in a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show a value.
/// - Remark: `draw` is not known: layers fade as for `color`, and the snapshot fails.
public struct SymbolVariableValueMode: Hashable, Sendable {
  fileprivate let name: String

  /// Layers fade.
  public static let color = SymbolVariableValueMode(name: "color")
  /// Lines are as long as the value says.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Symbols in this view in flat colours or gradients.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(UnknownSymbolMode(name: "symbolColorRenderingMode", mode: mode == .gradient ? mode?.name : nil))
  }

  /// Symbols in this view that show a value in one of the ways.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    modifier(UnknownSymbolMode(name: "symbolVariableValueMode", mode: mode == .draw ? mode?.name : nil))
  }
}

/// A way to draw symbols that is not known, and says so.
private struct UnknownSymbolMode: EnvironmentModifier {
  let name: String
  /// Nil of a way that is known.
  let mode: String?

  var call: ModifierCall { ModifierCall(name, ["": mode]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    guard let mode else { return }
    context.problems.report(
      "How symbols look with \(name)(.\(mode)) is not known, so they have their usual look: leave it out")
  }
}
