/// A label in a row of a list: the pictures of all rows stand in the middle of one column, and are large.
struct ListLabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.systemDesign) private var design
  @Environment(\.listItemTint) private var tint
  /// The width of the column in iOS 26: measured is 22.67 beside a body of 16 points.
  private let column: CGFloat = 24
  /// The same in iOS 18; that it grows with the text is a guess.
  private let olderColumn: CGFloat = 28
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: 0) {
      icon.frame(width: design == .iOS26 ? column * scale : max(olderColumn * scale, 28))
        .padding(.trailing, design == .iOS26 ? 16 + 1.0 / 3 : 12)
      configuration.title
    }
  }

  /// The column grows as the size of letters does, and not as the distance of lines.
  private var scale: CGFloat { CGFloat(Font.TextStyle.body.scale(at: typeSize)) }

  private var icon: some View {
    configuration.icon.imageScale(.large).accessibilityHidden(true)
      .foregroundStyle(tint.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(TintShapeStyle()))
  }
}
