import DeclarativeUI

/// A chart with its legend below, or at the edge that is asked for.
struct ChartLegendStack<Content: View>: View {
  let model: ChartModel
  @ViewBuilder let content: Content

  @Environment(\.systemDesign) private var design

  /// Points between a legend and the rest.
  ///
  /// On iOS 26 there are four above a row as high as its words. On iOS 16 there are 20 points in all, and 23.33 where eight are
  /// asked for: two more.
  private var spacing: CGFloat {
    let asked = model.settings.legend.spacing
    return design == .iOS26 ? asked ?? 4 : asked.map { $0 + 2 } ?? 6 + 2.0 / 3
  }

  var body: some View {
    let legend = model.settings.legend
    if !isShown {
      content
    } else {
      switch legend.position {
      case .top, .topLeading, .topTrailing:
        VStack(alignment: horizontal, spacing: spacing) {
          words
          content
        }
      case .leading:
        HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
          words
          content
        }
      case .trailing:
        HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
          content
          words
        }
      case .overlay: content.overlay(alignment: legend.alignment ?? .center) { words }
      default:
        VStack(alignment: horizontal, spacing: spacing) {
          content
          words
        }
      }
    }
  }

  private var horizontal: HorizontalAlignment {
    let legend = model.settings.legend
    let isTrailing = legend.position == .topTrailing || legend.position == .bottomTrailing
    return legend.alignment?.horizontal ?? (isTrailing ? .trailing : .leading)
  }

  private var isShown: Bool {
    let legend = model.settings.legend
    guard legend.visibility != .hidden else { return false }
    return legend.content != nil || !values.isEmpty
  }

  private var values: [PlotValue] {
    model.styles.styleValues.isEmpty ? model.styles.symbolValues : model.styles.styleValues
  }

  @ViewBuilder
  private var words: some View {
    if let content = model.settings.legend.content {
      content
    } else {
      HStack(spacing: 8) {
        ForEach(values, id: \.self) { value in
          HStack(spacing: 5) {
            sign(for: value).frame(width: 8, height: 8)
            value.words().font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
    }
  }

  private func sign(for value: PlotValue) -> some View {
    let symbol = model.styles.symbolValues.contains(value) ? model.styles.symbol(for: value).shape : AnyShape(Circle())
    let style =
      model.styles.styleValues.isEmpty ? AnyShapeStyle(Color.blue) : model.styles.style(for: value)
    return symbol.fill(style)
  }
}
