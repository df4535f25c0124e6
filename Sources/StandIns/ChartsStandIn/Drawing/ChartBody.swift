import DeclarativeUI

/// A chart's plot with its axes, titles and legend.
struct ChartBody: View {
  let marks: [ChartMark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar

  var body: some View {
    let model = ChartModel(marks, settings, calendar: calendar)
    // A chart in an overlay, a legend or an annotation has its own modifiers alone.
    ChartLegendStack(model: model) { titled(model) }.environment(\.chartSettings, ChartSettings())
  }

  /// The axes with their titles: that of values above at the trailing edge, that of the others below.
  ///
  /// Where titles stand is a guess.
  private func titled(_ model: ChartModel) -> some View {
    VStack(spacing: settings.x.title?.spacing ?? settings.y.title?.spacing ?? 4) {
      title(settings.y.title, .trailing) { $0 != .bottom }
      title(settings.x.title, .center) { $0 == .top }
      ChartFrame { parts(of: model) }
        .overlayPreferenceValue(PlotFrameKey.self) { frame in
          ForEach(settings.overlays.indices, id: \.self) { index in
            layer(settings.overlays[index], model, frame)
          }
        }
        .backgroundPreferenceValue(PlotFrameKey.self) { frame in
          ForEach(settings.backgrounds.indices, id: \.self) { index in
            layer(settings.backgrounds[index], model, frame)
          }
        }
      title(settings.y.title, .trailing) { $0 == .bottom }
      title(settings.x.title, .center) { $0 != .top }
    }
  }

  @ViewBuilder
  private func title(
    _ title: ChartSettings.Title?, _ usual: Alignment, where isHere: (AnnotationPosition) -> Bool
  ) -> some View {
    if let title, isHere(title.position) {
      title.view.modifier(AxisTitle()).frame(maxWidth: .infinity, alignment: title.alignment ?? usual)
    }
  }

  @ViewBuilder
  private func parts(of model: ChartModel) -> some View {
    plot(model).anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
    ForEach(model.xEntries.indices, id: \.self) { index in
      AxisPart(entry: model.xEntries[index], axis: model.x, isHorizontal: true)
    }
    ForEach(model.yEntries.indices, id: \.self) { index in
      AxisPart(entry: model.yEntries[index], axis: model.y, isHorizontal: false)
    }
  }

  private func plot(_ model: ChartModel) -> AnyView {
    let content = ChartPlotContent(model: model)
    return settings.plotStyle?(content) ?? AnyView(content)
  }

  private func layer(
    _ layer: ChartSettings.ProxyLayer, _ model: ChartModel, _ frame: Anchor<CGRect>?
  ) -> some View {
    GeometryReader { geometry in
      let size = frame.map { geometry[$0].size } ?? geometry.size
      ZStack(alignment: layer.alignment) {
        layer.content(ChartProxy(x: model.x, y: model.y, plotSize: size, plotFrame: frame))
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: layer.alignment)
    }
  }
}

/// The words of an axis' title are as those of its labels: a guess.
private struct AxisTitle: ViewModifier {
  func body(content: Content) -> some View { content.font(.caption2).foregroundStyle(.secondary) }
}

/// Where the plot of a chart is.
private enum PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A label or a tick beside the plot.
private struct AxisPart: View {
  let entry: ChartModel.AxisEntry
  let axis: PlotAxis
  let isHorizontal: Bool

  var body: some View {
    let isCentered = entry.item.isCentered ?? (axis.kind == .categories)
    switch entry.item.kind {
    case .gridLine: EmptyView()
    case .tick(let stroke):
      AxisLine(isVertical: isHorizontal, style: entry.item.style, stroke: stroke)
        .layoutValue(key: ChartPartKey.self, value: part(.tick, isCentered))
    case .label:
      entry.label.font(entry.item.font ?? .caption2)
        .foregroundStyle(entry.item.style ?? AnyShapeStyle(.secondary))
        .fixedSize()
        .offset(entry.item.offset)
        .layoutValue(key: ChartPartKey.self, value: part(.label, isCentered))
    }
  }

  private func part(_ kind: ChartPart.Kind, _ isCentered: Bool) -> ChartPart {
    let axis = axis
    let place = isCentered ? entry.cell.center : isHorizontal ? entry.span.lower : entry.span.center
    return ChartPart(
      kind: kind, isHorizontal: isHorizontal, isAtStart: entry.isAtStart, isCentered: isCentered,
      spacing: isHorizontal ? entry.item.spacing.vertical : entry.item.spacing.horizontal
    ) { axis.fraction(of: place, length: $0) }
  }
}

/// A line of a grid or a tick: half a point, those that stand in dashes of two points, as on iOS 16.
///
/// Its colour is that of tertiary labels: (197, 197, 199) on white on iOS 16 and 26; in the dark it was not seen.
struct AxisLine: View {
  let isVertical: Bool
  let style: AnyShapeStyle?
  let stroke: StrokeStyle?

  var body: some View {
    let usual = StrokeStyle(lineWidth: 0.5, dash: isVertical ? [2, 2] : [])
    AxisLineShape(isVertical: isVertical)
      .stroke(style ?? AnyShapeStyle(Color(uiColor: .tertiaryLabel)), style: stroke ?? usual)
  }
}

private struct AxisLineShape: Shape {
  let isVertical: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: isVertical ? CGPoint(x: rect.minX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.minY))
    return path
  }
}
