import Foundation

/// A label in a row of a list: the pictures of all rows stand in the middle of one column, and are large.
///
/// Measured in iOS 18 and 26: its title stands where a text of its own would. In iOS 17 it is two pixels above that.
struct ListLabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.systemDesign) private var design
  @Environment(\.listItemTint) private var tint
  @Environment(\.hasForeground) private var hasForeground
  /// The width of the column in iOS 26: measured is 22.67 beside a body of 16 points.
  private let column: CGFloat = 24
  /// The same in iOS 17, whose titles begin 44 inside, as measured; that it grows with the text is a guess.
  private let olderColumn: CGFloat = 28
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.listAppearance) private var appearance
  @Environment(\.labelMetrics) private var metrics

  var body: some View {
    HStack(spacing: 0) {
      // Measured: a symbol that is higher than a line of text makes its row no higher.
      SymbolPlace { icon }.frame(width: metrics.iconWidth ?? usualWidth).padding(.trailing, metrics.spacing ?? gap)
      configuration.title
    }
  }

  private var usualWidth: CGFloat { design == .iOS26 ? column * scale : max(olderColumn * scale, 28) }

  /// The column grows as the size of letters does, and not as the distance of lines.
  private var scale: CGFloat { CGFloat(Font.TextStyle.body.scale(at: typeSize)) }

  private var icon: some View {
    configuration.icon.imageScale(.large).accessibilityHidden(true).modifier(ForegroundModifier(styles: styles))
  }

  /// Measured in iOS 26: titles begin 40 inside beside a body of 17 points, on two phones, and 39 beside one of 16.
  private var gap: CGFloat {
    guard design == .iOS26 else { return 16 }
    return isInPanel ? 10 + 1.0 / 3 : scale < 1 ? 16 + 1.0 / 3 : 16
  }

  /// In a column that floats pictures have the colour of the text, and stand nearer to it: measured.
  private var isInPanel: Bool { appearance == .sidebarColumn && design == .iOS26 }

  /// None where the style around the label is its picture's too, as is measured.
  private var styles: [AnyShapeStyle] {
    if let tint { return [AnyShapeStyle(tint.color)] }
    return hasForeground || isInPanel ? [] : [AnyShapeStyle(TintShapeStyle())]
  }
}

/// The place of a picture, which takes no height where it is a symbol in the size of its font.
private struct SymbolPlace: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let icon = subviews.first else { return .zero }
    let dimensions = icon.dimensions(in: proposal)
    let isSymbol = dimensions[explicit: .firstTextBaseline] != nil
    return CGSize(width: dimensions.width, height: isSymbol ? 0 : dimensions.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
