public import Foundation
public import LayoutTree

extension View {
  /// The view with a ratio of width to height; nil is the ratio of its ideal size.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// The view with the ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// The view with its own ratio, as large as fits inside.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view with its own ratio, as small as covers all.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioModifier: LayoutModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  func rule(in context: ResolveContext) -> any UnaryRule {
    context.problems.check(ratio, .finitePositive, in: "aspectRatio(\(ratio ?? 0))")
    return AspectRatioRule(ratio: ratio, mode: mode)
  }
}
