package import Foundation
import LayoutTree

extension View {
  /// The view in the size that it takes when it is offered one in points, and nothing else is said.
  package func offered(_ size: CGSize) -> some View {
    modifier(OfferedSizeModifier(size: size))
  }
}

private struct OfferedSizeModifier: LayoutModifier {
  let size: CGSize

  func rule(in context: ResolveContext) -> some UnaryRule { OfferedSizeRule(size: size) }
}

private struct OfferedSizeRule: UnaryRule {
  let size: CGSize

  func childProposal(for proposal: ProposedViewSize, of child: LayoutBox) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }
}
