/// A bar of progress with its labels above and below it.
struct LinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    VStack(alignment: .leading) {
      if labelsVisibility != .hidden { configuration.label }
      ProgressBar(fraction: configuration.fractionCompleted ?? 0)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The bar itself: 4 points high with round ends, seen on pictures of iOS 18 and read off iOS 26.
struct ProgressBar: View {
  let fraction: Double
  @Environment(\.systemDesign) private var design

  var body: some View {
    // 20 % of grey was read off iOS 26; before it was 16 %, as is generally known.
    Capsule(style: .circular).fill(Color(design == .iOS26 ? .systemFill : .secondarySystemFill))
      .overlay {
        ShareOfWidth(share: fraction, minimum: design == .iOS26 ? 8 : 4) {
          if fraction > 0 { Capsule(style: .circular).fill(.tint) }
        }
      }
      .frame(height: 4)
  }
}
