public import Foundation

/// Views of glass that flow together where they are near to each other.
///
/// Glass of the same `glassEffectUnion(id:namespace:)` is one surface.
/// - Remark: other glass lies each for itself here: how iOS has it flow together is not drawn.
public struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a container; glass that is nearer than the spacing in points flows together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The views.
  public var body: some View { content.unitingGlass() }
}
