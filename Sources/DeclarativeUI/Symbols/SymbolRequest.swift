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
  /// Where the symbol is drawn, if it is one of an asset catalogue.
  var assets: AssetSearch?

  /// The symbol in an environment; nil where not even a placeholder can be drawn.
  ///
  /// What cannot be drawn as it is asked for is reported.
  func figure(in context: ResolveContext) -> SymbolFigure? {
    let environment = context.environment
    let name = assets == nil ? environment.symbolVariants.applied(to: self.name) : self.name
    let mode = mode ?? environment.symbolRenderingMode ?? environment.usualSymbolRenderingMode
    let scale = environment.imageScale.symbolScale
    guard
      let symbol = symbol(named: name, scale, isLayered: mode.isLayered, in: context)
        ?? SymbolLibrary.placeholder(weight: font.weight)
    else { return nil }
    reportColors(of: name, mode, in: context)
    return SymbolFigure(
      name: name, symbol: environment.isMirrored && SymbolLibrary.followsLines(name) ? symbol.mirrored : symbol,
      textSize: font.size, scale: scale.factor,
      paints: paints(mode, layers: symbol.lastLayer + 1, in: context), displayScale: Double(environment.displayScale))
  }

  /// The drawing for a name; nil where there is none, which is reported.
  ///
  /// What a test adds comes before what a catalogue has.
  private func symbol(
    named name: String, _ scale: SymbolScale, isLayered: Bool, in context: ResolveContext
  ) -> Symbol? {
    let library = context.environment.symbolLibrary
    if let assets, !library.hasOwn(name) {
      do {
        if let template = try assets.symbol(named: name) {
          return template.symbol(weight: font.weight, scale: scale, isLayered: isLayered)
        }
      } catch {
        context.problems.report("Of the symbol \"\(name)\" a dashed square is drawn: \(error)")
        return nil
      }
    }
    if let symbol = library.symbol(named: name, weight: font.weight, scale: scale, isLayered: isLayered) {
      return symbol
    }
    context.problems.report(
      "There is no drawing of the symbol \"\(name)\", so a dashed square stands for it. Check the name, or add a "
        + "drawing: .environment(\\.symbolLibrary, .bundled.adding(\"\(name)\", path))")
    return nil
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
