import DeclarativeUI

/// The colours and signs of a chart's series, in the order in which their values come.
struct ChartStyles {
  private(set) var styleValues: [PlotValue]
  private(set) var symbolValues: [PlotValue]
  private let scale: ChartSettings.StyleScale
  private let symbols: [(value: PlotValue, symbol: AnyChartSymbol)]

  /// The colours that series have in turn, as on iOS 18.3 by observation of others; the first four as on iOS 16.
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(of marks: [ChartMark], _ settings: ChartSettings) {
    (scale, symbols) = (settings.styles ?? ChartSettings.StyleScale(), settings.symbols)
    let found = Self.distinct(marks.compactMap(\.styleValue))
    // A scale's own order counts, and what no mark has is in the legend, too: on iOS 26 also that of a chart without marks.
    styleValues = found.isEmpty && !marks.isEmpty ? [] : Self.distinct(scale.domain + found)
    symbolValues = Self.distinct(marks.compactMap(\.symbolValue))
  }

  private static func distinct(_ values: [PlotValue]) -> [PlotValue] {
    var known: Set<PlotValue> = []
    return values.filter { known.insert($0).inserted }
  }

  func style(of mark: ChartMark) -> AnyShapeStyle {
    mark.style ?? mark.styleValue.map(style) ?? AnyShapeStyle(Self.colors[0])
  }

  func style(for value: PlotValue) -> AnyShapeStyle {
    if let color = gradientColor(for: value) { return AnyShapeStyle(color) }
    let index = styleValues.firstIndex(of: value) ?? 0
    guard !scale.range.isEmpty else { return AnyShapeStyle(Self.colors[index % Self.colors.count]) }
    return scale.range[index % scale.range.count]
  }

  /// Where along a gradient a value is: a number between the least and the greatest, a category by its turn.
  private func gradientPlace(of value: PlotValue) -> CGFloat {
    guard case .number(let number) = value else {
      return CGFloat(styleValues.firstIndex(of: value) ?? 0) / CGFloat(max(styleValues.count - 1, 1))
    }
    let numbers = styleValues.compactMap { $0.as(Double.self) }
    guard let least = numbers.min(), let greatest = numbers.max(), greatest > least else { return 0 }
    return CGFloat((number - least) / (greatest - least))
  }

  /// The colour along a gradient: of two categories the first and the last on iOS 16, and mixed as eyes see it.
  ///
  /// White and green have (212, 242, 215) at a quarter there, (168, 229, 174) in the middle.
  private func gradientColor(for value: PlotValue) -> Color? {
    guard let stops = scale.gradient?.stops, let first = stops.first else { return nil }
    let place = gradientPlace(of: value)
    guard let next = stops.firstIndex(where: { $0.location >= place }), next > 0 else {
      return place <= first.location ? first.color : stops[stops.count - 1].color
    }
    let (low, high) = (stops[next - 1], stops[next])
    let width = high.location - low.location
    return low.color.mix(with: high.color, by: width > 0 ? Double((place - low.location) / width) : 1)
  }

  func symbol(of mark: ChartMark) -> AnyChartSymbol? { mark.symbol ?? mark.symbolValue.map(symbol) }

  func symbol(for value: PlotValue) -> AnyChartSymbol {
    if let symbol = symbols.first(where: { $0.value == value })?.symbol { return symbol }
    let all = BasicChartSymbolShape.Outline.inTurn
    let index = symbolValues.firstIndex(of: value) ?? 0
    return AnyChartSymbol(BasicChartSymbolShape(outline: all[index % all.count]))
  }
}
