import DeclarativeUI
import LaidOutViews
import Testing

private struct Metrics: View {
  @ScaledMetric private var body16: CGFloat = 16
  @ScaledMetric private var body17 = 17.0
  @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
  let look: ([Double]) -> Void

  var body: some View {
    let _ = look([Double(body16), body17, Double(title)])
    EmptyView()
  }
}

@MainActor @Suite struct `A scaled number` {
  private func seen(at size: DynamicTypeSize, scale: CGFloat = 2) -> [Double] {
    var seen: [Double] = []
    _ = LaidOut(Metrics { seen = $0 }.dynamicTypeSize(size).environment(\.displayScale, scale))
    return seen
  }

  /// Where lines of body text are 19, 21, 22, 29 and 62 points apart, those of large titles 38, 40, 41, 48 and 70.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, [14.0, 14.5, 31.5]), (.medium, [15.5, 16, 33]), (.large, [16, 17, 34]),
    (.xxxLarge, [21, 22.5, 40]), (.accessibility5, [45, 48, 58]),
  ]) func `grows as the distance of lines does, to whole pixels`(size: DynamicTypeSize, expected: [Double]) {
    #expect(seen(at: size) == expected)
  }

  @Test func `is what was written at the usual size, between pixels too`() {
    #expect(seen(at: .medium, scale: 1) == [15, 16, 33])
    #expect(seen(at: .large, scale: 1) == [16, 17, 34])
  }

  /// One point, for a length of 32 points beside a title, on a picture of iOS with three pixels a point.
  @Test func `grows for traits as it does in views`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraLarge)
    #expect(metrics.scaledValue(for: 1, compatibleWith: traits) == 8 / 3.0)
    #expect(metrics.scaledValue(for: 1.2, compatibleWith: UITraitCollection()) == 1.2)
    #expect(metrics.scaledValue(for: 1.2, compatibleWith: nil) == 1.2)
    let coarse = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 2)])
    #expect(metrics.scaledValue(for: 1, compatibleWith: coarse) == 2.5)
  }
}
