import Foundation
import LayoutTree

/// The actions beside a row that people have swiped: all as wide as the widest, the first one at the end of the row.
struct SwipeActions: View {
  let isTrailing: Bool
  let actions: any View
  let close: () -> Void
  @Environment(\.systemDesign) private var design

  var body: some View {
    SwipeActionsLayout(isTrailing: isTrailing, design: design) { AnyView(actions) }
      .buttonStyle(SwipeActionStyle())
      .transformEnvironment(\.self) { environment in
        environment.isInListRow = false
        environment.linksAreRows = false
        environment.popUsualForeground()
        environment.dialog = Binding(get: { true }, set: { _ in close() })
      }
  }
}

/// What a row of a collection that can be deleted has beside it.
struct DeleteAction: View {
  let delete: () -> Void

  var body: some View { Button("Delete", role: .destructive, action: delete) }
}

/// The distances and the width of actions: of iOS 26 as somebody has read them off UIKit, of iOS 18 as is generally known.
private struct SwipeActionsLayout: Layout {
  let isTrailing: Bool
  let design: SystemDesign

  private var gap: CGFloat { design == .iOS26 ? 10 : 0 }

  private func width(_ subviews: Subviews) -> CGFloat {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return design == .iOS26 ? widest : max(widest, 74)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let count = CGFloat(subviews.count)
    let height = proposal.height ?? subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: count * (width(subviews) + gap) + gap, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = width(subviews)
    let height = design == .iOS26 ? max(bounds.height - 8, 0) : bounds.height
    for (index, subview) in subviews.enumerated() {
      let distance = gap + CGFloat(index) * (width + gap)
      let x = isTrailing ? bounds.maxX - distance - width : bounds.minX + distance
      subview.place(
        at: CGPoint(x: x, y: bounds.midY - height / 2), proposal: ProposedViewSize(width: width, height: height))
    }
  }
}

/// A button beside a row.
/// - Remark: that a label shows only its picture is a guess, and so is all of iOS 18 but the widths: 74 points, and about
///   84 of "Delete".
private struct SwipeActionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { SwipeActionAppearance(configuration: configuration) }
}

private struct SwipeActionAppearance: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.systemDesign) private var design

  var body: some View {
    configuration.label
      .labelStyle(.iconOnly).font(.system(size: design == .iOS26 ? 13 : 17)).foregroundStyle(.white)
      .padding(.horizontal, design == .iOS26 ? 12 : 17).frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        RoundedRectangle(cornerRadius: design == .iOS26 ? 13 : 0)
          .fill(SwipeActionBackground(isDestructive: configuration.role == .destructive))
      }
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// The tint that is given to an action, or else red where something is lost, and grey.
private struct SwipeActionBackground: Hashable, ShapeStyle, PaintingStyle {
  let isDestructive: Bool

  func paint(in context: ResolveContext) -> StylePaint {
    if isDestructive { return Color(.systemRed).paint(in: context) }
    if context.environment.tintScope != nil { return TintShapeStyle().paint(in: context) }
    return Color(.systemGray).paint(in: context)
  }
}
