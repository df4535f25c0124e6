public import Foundation

/// What views say of how the pictures and titles of labels stand; nil leaves what the system has.
struct LabelMetrics: Equatable {
  /// The distance from the picture to the title, in points.
  var spacing: CGFloat?
  /// How wide the column of pictures is, in points.
  var iconWidth: CGFloat?
}

private enum LabelMetricsKey: EnvironmentKey {
  static var defaultValue: LabelMetrics { LabelMetrics() }
}

extension EnvironmentValues {
  var labelMetrics: LabelMetrics {
    get { self[LabelMetricsKey.self] }
    set { self[LabelMetricsKey.self] = newValue }
  }

  /// How wide the column of labels' pictures is, in points; nil where views say nothing.
  public var labelReservedIconWidth: CGFloat? { labelMetrics.iconWidth }

  /// The distance from pictures of labels to titles, in points; nil where views say nothing.
  public var labelIconToTitleSpacing: CGFloat? { labelMetrics.spacing }
}

extension View {
  /// Labels in this view with a distance in points between picture and title.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelMetrics.spacing, spacing)
  }

  /// Labels in this view with pictures in the middle of a column of a width in points.
  /// - Remark: that pictures stand in the middle of it is a guess.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.iconWidth, value)
  }
}
