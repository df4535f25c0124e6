import LayoutTree
import Symbols
import Typesetting

/// What a place asks of the symbol of a name.
struct SymbolRequest {
  let name: String
  let value: Double?
  let font: FontDescriptor
  /// How the layers are coloured; nil is the way of the environment.
  let mode: SymbolRenderingMode?
  /// What the symbol is painted with in one colour; nil is the foreground.
  var style: AnyShapeStyle?

  /// The symbol in an environment; nil where not even a placeholder can be drawn.
  ///
  /// What cannot be drawn as it is asked for is reported.
  func figure(in context: ResolveContext) -> SymbolFigure? {
    let environment = context.environment
    let name = environment.symbolVariants.applied(to: self.name)
    let weight = SymbolWeight(font.weight)
    let mode = mode ?? environment.symbolRenderingMode ?? environment.usualSymbolRenderingMode
    guard
      let symbol = environment.symbolLibrary.symbol(named: name, weight: weight, isLayered: mode.isLayered)
        ?? missing(name, weight, in: context)
    else { return nil }
    reportColors(of: name, mode, in: context)
    return SymbolFigure(
      name: name, symbol: environment.isMirrored && SymbolLibrary.followsLines(name) ? symbol.mirrored : symbol,
      textSize: font.size, scale: environment.imageScale.factor,
      paints: paints(mode, layers: symbol.lastLayer + 1, in: context), displayScale: Double(environment.displayScale))
  }

  private func missing(_ name: String, _ weight: SymbolWeight, in context: ResolveContext) -> Symbol? {
    context.problems.report(
      "There is no drawing of the symbol \"\(name)\", so a dashed square stands for it. Check the name, or add a "
        + "drawing: .environment(\\.symbolLibrary, .bundled.adding(\"\(name)\", path))")
    return SymbolLibrary.placeholder(weight: weight)
  }

  private func reportColors(of name: String, _ mode: SymbolRenderingMode, in context: ResolveContext) {
    if mode == .multicolor {
      context.problems.report(
        "The symbol \"\(name)\" has colours of its own, which are not known here, so it is drawn in one; "
          + "use symbolRenderingMode(.palette) and name the colours")
    }
    if let value, value < 1 {
      context.problems.report(
        "The symbol \"\(name)\" is to show variableValue: \(value), and which of its parts do is not known here, so all "
          + "are drawn; use a symbol that looks so by itself")
    }
  }

  private func paints(_ mode: SymbolRenderingMode, layers: Int, in context: ResolveContext) -> [StylePaint] {
    let first = style?.paint(in: context) ?? ForegroundStyle().paint(in: context)
    switch mode {
    case .palette:
      return [first] + (1..<max(layers, 1)).map { HierarchicalShapeStyle(level: $0).paint(in: context) }
    // How much the second layer fades is not known.
    case .hierarchical: return [first, first.faded(by: 0.5)]
    default: return [first]
    }
  }
}

extension EnvironmentValues {
  /// Where views name several colours, they mean one for each layer.
  fileprivate var usualSymbolRenderingMode: SymbolRenderingMode {
    foregroundScope.map { $0.styles.count > 1 } == true ? .palette : .monochrome
  }
}
