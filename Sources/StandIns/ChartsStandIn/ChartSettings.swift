import DeclarativeUI

/// What modifiers around a chart say of it.
struct ChartSettings {
  struct Axis {
    var visibility = Visibility.automatic
    var marks: [AxisMarks]?
    var title: Title?
    var scale = Scale()
  }

  struct Title {
    var position: AnnotationPosition
    var alignment: Alignment?
    /// In points; nil for the usual.
    var spacing: CGFloat?
    var view: AnyView
  }

  struct Scale {
    /// The values at both ends, or all categories; nil where the marks tell.
    var domain: [PlotValue]?
    var includesZero: Bool?
    var isReversed: Bool?
    var isLogarithmic = false
    /// What is left free at both ends of the plot, in points.
    var padding: (start: CGFloat, end: CGFloat)?
    /// How much of the domain is seen at once, and from where on, of a chart that people scroll.
    var visibleLength: Double?
    var start: PlotValue?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// How values become styles.
  struct StyleScale {
    var domain: [PlotValue] = []
    var range: [AnyShapeStyle] = []
    /// The colours of numbers from the least to the greatest.
    var gradient: Gradient?
  }

  var x = Axis()
  var y = Axis()
  var legend = Legend()
  var styles: StyleScale?
  var symbols: [(value: PlotValue, symbol: AnyChartSymbol)] = []
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ProxyLayer] = []
  var backgrounds: [ProxyLayer] = []

  /// A view in front of a chart or behind it, which may ask where values are.
  struct ProxyLayer {
    var alignment: Alignment
    var content: (ChartProxy) -> AnyView
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
