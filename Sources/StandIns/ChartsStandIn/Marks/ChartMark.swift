import DeclarativeUI

/// A mark of a chart: what it is, where, and how it looks.
struct ChartMark {
  enum Kind: Equatable { case bar, line, point, area, rule, rectangle, sector }

  /// Where a mark is along one axis: at a value, or from one to another.
  struct Extent {
    var start: PlotPlace
    var end: PlotPlace?
  }

  /// A view beside a mark.
  struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// In points; nil for the usual.
    var spacing: CGFloat?
    var content: AnyView
  }

  var kind: Kind
  var x: Extent?
  var y: Extent?
  /// Where a rule or a rectangle begins and ends that is not as long as the plot, in points.
  var lengthInset: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var series: PlotValue?
  /// What a sector has of all of them, and how it looks.
  var angle = 0.0
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  // Nil where nothing was said: what is said nearest to the mark counts.
  var style: AnyShapeStyle?
  var styleValue: PlotValue?
  var symbol: AnyChartSymbol?
  var symbolValue: PlotValue?
  var symbolView: AnyView?
  var symbolArea: CGFloat?
  var lineStyle: StrokeStyle?
  var lineStyleValue: PlotValue?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var clipShape: AnyShape?
  var position: PlotValue?
  var opacity = 1.0
  var offset = CGSize.zero
  var zIndex = 0.0
  var annotations: [Annotation] = []
  /// The marks inside of which alone it is seen; nil where it is seen whole.
  var mask: [ChartMark]?

  init(_ kind: Kind, x: Extent? = nil, y: Extent? = nil) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  /// What tells the line or the area of a mark from others.
  struct SeriesKey: Hashable {
    let kind: Kind
    let values: [PlotValue?]
  }

  var seriesKey: SeriesKey {
    SeriesKey(kind: kind, values: [series, styleValue, symbolValue, lineStyleValue, position])
  }
}

extension ChartMark.Extent {
  init<Value>(_ value: PlottableValue<Value>) { self.init(start: value.place, end: value.end) }
  init<Value>(from start: PlottableValue<Value>, to end: PlottableValue<Value>) {
    self.init(start: start.place, end: end.place)
  }
}

/// Marks that were made already.
public struct ChartMarks: ChartContent {
  /// Marks have no content of their own.
  public typealias ChartBody = Never
  let marks: [ChartMark]

  init(_ marks: [ChartMark]) { self.marks = marks }

  /// Adds the marks to others.
  public func _appendMarks(to list: inout ChartMarkList) { list.marks += marks }
}

/// What is put together while a chart is read.
public struct ChartMarkList {
  var marks: [ChartMark] = []

  static func marks(of content: some ChartContent) -> [ChartMark] {
    var list = ChartMarkList()
    content._appendMarks(to: &list)
    return list.marks
  }
}
