import DeclarativeUI
import LaidOutViews
import Testing

private struct Metrics: View {
  @ScaledMetric private var body17 = 17.0
  @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
  let look: (Double, CGFloat) -> Void

  var body: some View {
    let _ = look(body17, title)
    EmptyView()
  }
}

@MainActor @Suite struct `A scaled number` {
  /// The sizes of the styles in Apple's guidelines, iOS: body and large title.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 14.0, 31.0), (.large, 17, 34), (.xxxLarge, 23, 40), (.accessibility5, 53, 60),
  ]) func `grows as the size of its text style does`(size: DynamicTypeSize, body: Double, title: Double) {
    var seen = (0.0, CGFloat(0))
    _ = LaidOut(Metrics { seen = ($0, $1) }.dynamicTypeSize(size))
    #expect(abs(seen.0 - body) < 1e-9)
    #expect(abs(seen.1 - title) < 1e-9)
  }
}
