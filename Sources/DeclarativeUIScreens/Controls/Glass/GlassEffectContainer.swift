public import Foundation

/// Views of glass that flow together where they are near to each other.
///
/// Glass of the same `glassEffectUnion(id:namespace:)` is one surface.
/// - Remark: other glass lies each for itself here: how iOS has it flow together is not drawn.
public struct GlassEffectContainer<Content: View>: View {
  package let spacing: CGFloat?
  private let content: Content

  /// Creates a container; glass that is nearer than the spacing in points flows together.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The views.
  public var body: some View { GlassContent(content: content).unitingGlass() }
}

/// What is in a container of glass, where inspection finds it.
struct GlassContent<Content: View>: View {
  let content: Content

  var body: some View { content }
}

/// A container of glass, whatever is in it.
package protocol GlassGathering {
  /// How near glass has to be to flow together, in points; nil where the code does not say.
  var spacing: CGFloat? { get }
}

extension GlassEffectContainer: GlassGathering {}
