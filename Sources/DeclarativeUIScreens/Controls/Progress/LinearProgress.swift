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
  @Environment(\.tintScope) private var tint
  @Environment(\.tintDimming) private var dimmed

  /// How its tint becomes a grey: not at all where it is its own, as measured behind a dialog of iOS 18.
  ///
  /// That the accent colour becomes one is a guess.
  private var dimming: TintDimming? { tint == nil ? dimmed : nil }

  var body: some View {
    // 20 % of grey was read off iOS 26; before it was 16 %, as is generally known.
    Capsule(style: .circular).fill(Color(design == .iOS26 ? .systemFill : .secondarySystemFill))
      .overlay {
        ShareOfWidth(share: fraction, minimum: design == .iOS26 ? 8 : 4) {
          if fraction > 0 { Capsule(style: .circular).fill(.tint).environment(\.tintDimming, dimming) }
        }
      }
      .frame(height: 4)
  }
}
