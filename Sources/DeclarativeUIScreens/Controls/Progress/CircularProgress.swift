import Foundation

/// A wheel with its labels below it.
struct CircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    VStack {
      ProgressWheel()
      if labelsVisibility != .hidden { configuration.label.foregroundStyle(.secondary) }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The wheel of something under way, in its first moment.
///
/// 20 points wide, as seen on pictures of iOS 18; its eight spokes and how strong each of them is were read off iOS 26.1: the
/// strongest points to the left, and they become fainter counter-clockwise. At `medium` it was seen 19 points wide.
/// - Remark: that the large one grows with the text size, and the small one at others than `medium`, is a guess.
struct ProgressWheel: View {
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tintScope) private var tint
  @ScaledMetric private var size: CGFloat = 20

  /// Of each spoke from the left counter-clockwise, of 255.
  private static let strengths: [Double] = [217, 180, 143, 106, 69, 69, 69, 69]

  var body: some View {
    let isLarge = controlSize == .large || controlSize == .extraLarge
    let scale = size / 20
    let spoke = isLarge ? CGSize(width: 5, height: 12) : CGSize(width: 2.5, height: 6.5)
    let color = tint == nil ? AnyShapeStyle(Color(.secondaryLabel)) : AnyShapeStyle(TintShapeStyle())
    ZStack {
      ForEach(0..<8) { index in
        Capsule(style: .circular).fill(color).frame(width: spoke.width * scale, height: spoke.height * scale)
          .offset(y: (isLarge ? -11.5 : -6.75) * scale)
          .rotationEffect(.degrees(-90 - Double(index) * 45))
          .opacity(Self.strengths[index] / 255)
      }
    }
    .frame(width: (isLarge ? 37 : 20) * scale, height: (isLarge ? 37 : 20) * scale)
  }
}
