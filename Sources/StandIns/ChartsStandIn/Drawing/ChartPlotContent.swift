// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// The lines of the grid, and all marks in front of them.
public struct ChartPlotContent: View {
  let model: ChartModel
  @Environment(\.displayScale) private var displayScale

  public var body: some View {
    GeometryReader { geometry in
      let plot = PlotGeometry(model: model, size: geometry.size, pixel: 1 / displayScale)
      ZStack(alignment: .topLeading) {
        ForEach(model.yEntries.indices, id: \.self) { gridLine(model.yEntries[$0], in: plot, isVertical: false) }
        ForEach(model.xEntries.indices, id: \.self) { gridLine(model.xEntries[$0], in: plot, isVertical: true) }
        if model.x.isScrolled || model.y.isScrolled { DrawnMarks(plot: plot).clipped() } else { DrawnMarks(plot: plot) }
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    }
  }

  @ViewBuilder
  private func gridLine(_ entry: ChartModel.AxisEntry, in plot: PlotGeometry, isVertical: Bool) -> some View {
    if case .gridLine(let stroke) = entry.item.kind {
      let isCentered = entry.item.isCentered ?? (entry.span.length > 0)
      let place = isCentered ? entry.cell.center : entry.span.lower
      AxisLine(isVertical: isVertical, style: entry.item.style, stroke: stroke)
        .frame(width: isVertical ? 0.5 : plot.size.width, height: isVertical ? plot.size.height : 0.5)
        .offset(x: isVertical ? plot.x(place) : 0, y: isVertical ? 0 : plot.y(place))
    }
  }
}

/// All marks of a plot, and in front of them what is said beside them.
struct DrawnMarks: View {
  let plot: PlotGeometry

  var body: some View {
    let drawn = DrawnMark.all(of: plot)
    ZStack(alignment: .topLeading) {
      ForEach(drawn.indices, id: \.self) { index in
        if let mask = drawn[index].mask {
          drawn[index].content
            .frame(width: plot.size.width, height: plot.size.height, alignment: .topLeading)
            .mask { AnyView(DrawnMarks(plot: plot.with(mask))) }
        } else {
          drawn[index].content
        }
      }
      ForEach(drawn.indices, id: \.self) { index in
        ForEach(drawn[index].annotations.indices, id: \.self) { place in
          let annotation = drawn[index].annotations[place]
          AnnotationLayout(annotation, frame: drawn[index].annotationFrame) { annotation.content }
        }
      }
    }
    .frame(width: plot.size.width, height: plot.size.height, alignment: .topLeading)
  }
}

/// A view beside a mark, four points from it: how far it is on iOS is not known.
private struct AnnotationLayout: Layout {
  let annotation: ChartMark.Annotation
  let frame: CGRect

  init(_ annotation: ChartMark.Annotation, frame: CGRect) { (self.annotation, self.frame) = (annotation, frame) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let origin = origin(of: size)
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
    }
  }

  private func origin(of size: CGSize) -> CGPoint {
    let spacing = annotation.spacing ?? 4
    let x: CGFloat
    switch annotation.position {
    case .leading, .topLeading, .bottomLeading: x = frame.minX - spacing - size.width
    case .trailing, .topTrailing, .bottomTrailing: x = frame.maxX + spacing
    default:
      let share: CGFloat =
        switch annotation.alignment.horizontal {
        case .leading: 0
        case .trailing: 1
        default: 0.5
        }
      x = frame.minX + (frame.width - size.width) * share
    }
    let y: CGFloat
    switch annotation.position {
    case .automatic, .top, .topLeading, .topTrailing: y = frame.minY - spacing - size.height
    case .bottom, .bottomLeading, .bottomTrailing: y = frame.maxY + spacing
    default:
      let share: CGFloat =
        switch annotation.alignment.vertical {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
      y = frame.minY + (frame.height - size.height) * share
    }
    return CGPoint(x: x, y: y)
  }
}
