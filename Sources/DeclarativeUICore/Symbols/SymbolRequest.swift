import LayoutTree
import PixelImages
import Symbols
import Typesetting

/// What a place asks of the symbol of a name.
struct SymbolRequest {
  let name: String
  let value: Double?
  let font: FontDescriptor
  /// How the layers are coloured; nil is the way of the environment.
  let mode: SymbolRenderingMode?
  /// How much larger than the text it is; nil is as the environment has it.
  var scale: SymbolScale?
  /// What the symbol is painted with in one colour; nil is the foreground.
  var style: AnyShapeStyle?
  /// Where the symbol is drawn, if it is one of an asset catalogue.
  var assets: AssetSearch?
  /// What the picture itself asks for that is not known; nil for nothing.
  var looks: SymbolLooks?

  /// The symbol in an environment; nil where not even a placeholder can be drawn.
  ///
  /// What cannot be drawn as it is asked for is reported.
  func figure(in context: ResolveContext) -> SymbolFigure? {
    let environment = context.environment
    let name = assets == nil ? environment.symbolVariants.applied(to: self.name) : self.name
    let mode = mode ?? environment.symbolRenderingMode ?? environment.usualSymbolRenderingMode
    let scale = scale ?? environment.imageScale.symbolScale
    let variable = variableSymbol(named: name, in: environment)
    guard
      let symbol = variable ?? symbol(named: name, scale, mode, in: context)
        ?? SymbolLibrary.placeholder(weight: font.weight)
    else { return nil }
    if variable == nil { reportValue(of: name, context.problems) }
    reportColors(of: name, symbol, mode, in: context)
    let problem = (looks ?? SymbolLooks()).inside(environment.symbolLooks).problem(of: name, showsValue: value != nil)
    if let problem { context.problems.report(problem) }
    return SymbolFigure(
      name: name, symbol: environment.isMirrored && SymbolLibrary.followsLines(name) ? symbol.mirrored : symbol,
      textSize: font.size, scale: scale.factor,
      paints: paints(of: name, mode, layers: symbol.lastLayer + 1, in: context),
      ownPaints: mode == .multicolor ? ownPaints(of: symbol, in: context) : [:],
      displayScale: Double(environment.displayScale))
  }

  /// The drawing for a name; nil where there is none, which is reported.
  ///
  /// What a test adds comes before what a catalogue has.
  private func symbol(
    named name: String, _ scale: SymbolScale, _ mode: SymbolRenderingMode, in context: ResolveContext
  ) -> Symbol? {
    let library = context.environment.symbolLibrary
    if let assets, !library.hasOwn(name) {
      do {
        if let template = try assets.symbol(named: name) {
          return template.symbol(weight: font.weight, scale: scale, isLayered: mode.isLayeredInTemplates)
        }
      } catch {
        context.problems.report("Of the symbol \"\(name)\" a dashed square is drawn: \(error)")
        return nil
      }
    }
    if mode == .multicolor, let symbol = library.multicolorSymbol(named: name, weight: font.weight) { return symbol }
    let isLayered = library.hasTemplate(name) ? mode.isLayeredInTemplates : mode.isLayered
    if let symbol = library.symbol(named: name, weight: font.weight, scale: scale, isLayered: isLayered) {
      return symbol
    }
    context.problems.report(
      reason(of: name) + "drawing: .environment(\\.symbolLibrary, .bundled.adding(\"\(name)\", path))")
    return nil
  }

  private func reason(of name: String) -> String {
    if SymbolLibrary.isTrademark(name) {
      return
        "The symbol \"\(name)\" is a trademark, of which no drawing comes along, so a dashed square stands for it. "
        + "Add a "
    }
    let near = SymbolLibrary.names(near: name).map { "\"\($0)\"" }
    return "There is no drawing of the symbol \"\(name)\", so a dashed square stands for it. "
      + (near.isEmpty ? "" : "The nearest names with one: \(near.joined(separator: ", ")). ")
      + "Check the name, or add a "
  }

  private func reportColors(
    of name: String, _ symbol: Symbol, _ mode: SymbolRenderingMode, in context: ResolveContext
  ) {
    let isTemplate = assets != nil || context.environment.symbolLibrary.hasTemplate(name)
    if mode == .multicolor {
      for color in symbol.colorNames where ownPaint(color, in: context) == nil {
        context.problems.report(
          "The symbol \"\(name)\" has the colour \"\(color)\", which is not known here, so its part has the colour of "
            + "all; name one of iOS, such as systemRedColor, white, black or tintColor")
      }
    }
    if mode == .multicolor, !isTemplate, symbol.colorNames.isEmpty, SymbolLibrary.hasColors(name) {
      context.problems.report(
        "The symbol \"\(name)\" has colours of its own, which are not known here, so it is drawn in one; "
          + "use symbolRenderingMode(.palette) and name the colours")
    }
  }

  /// The symbol with the parts that its value shows; nil where it is drawn whole.
  private func variableSymbol(named name: String, in environment: EnvironmentValues) -> Symbol? {
    guard let value, !(value >= 1), assets == nil else { return nil }
    return environment.symbolLibrary.symbol(named: name, showing: value, weight: font.weight)
  }

  private func reportValue(of name: String, _ problems: some ProblemReporter) {
    guard let value, !(value >= 1) else { return }
    problems.report(
      "The symbol \"\(name)\" is to show variableValue: \(value), and its drawing here has no parts that do, so all of it "
        + "is drawn; use a symbol that looks so by itself")
  }

  /// The colours that a template gives its layers.
  private func ownPaints(of symbol: Symbol, in context: ResolveContext) -> [String: StylePaint] {
    Dictionary(
      symbol.colorNames.compactMap { name in ownPaint(name, in: context).map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// A colour by the name that templates write; where `tintColor` is taken from on iOS is not known: here it is the tint.
  private func ownPaint(_ name: String, in context: ResolveContext) -> StylePaint? {
    switch name {
    case "white": return .color(.white)
    case "black": return .color(.black)
    case "tintColor": return TintShapeStyle().paint(in: context)
    default:
      return SystemColor(reference: name).map { .color($0.color(in: context.environment)) }
    }
  }

  private func paints(
    of name: String, _ mode: SymbolRenderingMode, layers: Int, in context: ResolveContext
  ) -> [StylePaint] {
    let first = style?.paint(in: context) ?? ForegroundStyle().paint(in: context)
    switch mode {
    case .palette:
      return [first] + (1..<max(layers, 1)).map { HierarchicalShapeStyle(level: $0).paint(in: context) }
    // Measured in iOS 26: a quarter of the colour for the circle behind a cross. Squares, and how much other second layers
    // fade, are a guess.
    case .hierarchical:
      let isOwn = assets != nil || context.environment.symbolLibrary.hasOwn(name)
      let isInFront = !isOwn && [".circle.fill", ".square.fill"].contains { name.hasSuffix($0) }
      return [first, first.faded(by: isInFront ? 0.25 : 0.5), first.faded(by: 0.25)]
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
