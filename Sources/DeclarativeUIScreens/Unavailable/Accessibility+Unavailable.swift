// What charts say to VoiceOver, by its signatures in SwiftUI: the compiler names it where code uses it.

/// Describes what a chart shows to VoiceOver.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public protocol AXChartDescriptorRepresentable {}

/// What a chart shows.
@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
public final class AXChartDescriptor {}

@available(*, unavailable, message: "not in Stills yet: leave it out with '#if !canImport(DeclarativeUI)'")
extension View {
  /// Not available yet.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { self }
}
