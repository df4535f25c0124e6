/// A label in a row of a list: the pictures of all rows stand in the middle of one column, and are large.
struct ListLabelRow: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.systemDesign) private var design
  @Environment(\.listItemTint) private var tint
  /// The width of the column in iOS 26: measured is 22.67 beside a body of 16 points.
  @ScaledMetric private var column: CGFloat = 24
  /// The same in iOS 18; that it grows with the text is a guess.
  @ScaledMetric private var olderColumn: CGFloat = 28

  var body: some View {
    HStack(spacing: 0) {
      icon.frame(width: design == .iOS26 ? column : max(olderColumn, 28))
        .padding(.trailing, design == .iOS26 ? 16 + 1.0 / 3 : 12)
      configuration.title
    }
  }

  private var icon: some View {
    configuration.icon.imageScale(.large).accessibilityHidden(true)
      .foregroundStyle(tint.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(TintShapeStyle()))
  }
}
