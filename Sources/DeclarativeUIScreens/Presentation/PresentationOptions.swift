import Foundation
import LayoutTree

/// What views on a sheet ask of it; of several requests the first one counts.
struct PresentationOptions: PreferenceEntry {
  var detents: Set<PresentationDetent> = []
  var selection: PresentationDetent?
  /// Says that people chose another height; nil where nobody wants to know it.
  var select: ((PresentationDetent) -> Void)?
  /// Nil is as usual: where there is a choice of heights.
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var hidesBackground = false
  var allowsInteractionBehind = false
  /// Up to which height of the sheet something behind it can be used; nil for all.
  var interactionLimit: PresentationDetent?
  /// How large it is on a wide screen; nil is as usual.
  var sizing: PresentationSizing?
  /// Whether people cannot drag the sheet away.
  var isDismissDisabled = false
  /// What it becomes where there is little room across, and along; nil is as usual.
  var horizontalAdaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?

  func combined(with next: any PreferenceEntry) -> any PreferenceEntry {
    guard let next = next as? PresentationOptions else { return self }
    var both = self
    if both.detents.isEmpty {
      (both.detents, both.selection, both.select) = (next.detents, next.selection, next.select)
    }
    both.dragIndicator = dragIndicator ?? next.dragIndicator
    both.cornerRadius = cornerRadius ?? next.cornerRadius
    both.horizontalAdaptation = horizontalAdaptation ?? next.horizontalAdaptation
    both.verticalAdaptation = verticalAdaptation ?? next.verticalAdaptation
    both.hidesBackground = hidesBackground || next.hidesBackground
    both.allowsInteractionBehind = allowsInteractionBehind || next.allowsInteractionBehind
    both.interactionLimit = interactionLimit ?? next.interactionLimit
    both.sizing = sizing ?? next.sizing
    both.isDismissDisabled = isDismissDisabled || next.isDismissDisabled
    return both
  }
}

/// A request of a view on a sheet.
private struct PresentationOptionModifier: PrimitiveModifier, NodeContent {
  let call: ModifierCall
  let options: PresentationOptions

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[PresentationOptions.self] =
      (inside[PresentationOptions.self] as? PresentationOptions).map(options.combined) ?? options
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

extension View {
  /// The view with a request to the sheet that it is on; the name and the value are those of the call, for inspection.
  nonisolated func presentationOption(
    _ name: String, _ value: Any?, _ change: (inout PresentationOptions) -> Void
  ) -> some View {
    var options = PresentationOptions()
    change(&options)
    return modifier(PresentationOptionModifier(call: ModifierCall(name, ["": value]), options: options))
  }
}
