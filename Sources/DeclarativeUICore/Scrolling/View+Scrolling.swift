public import Foundation
package import LayoutTree

extension View {
  /// The view with scroll views that begin at a place of their contents: (0, 0) is their start, (1, 1) their end.
  ///
  /// As long as nothing has scrolled, they stay there when their size changes. Contents that are smaller than their scroll view
  /// lie at that place of it.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollOptionModifier("defaultScrollAnchor", ["": anchor]) { $0.anchor = anchor })
  }

  /// The view with scroll views that begin at a place of their contents, or have smaller contents lie at a place of them.
  /// - Remark: the role `sizeChanges` has no effect: contents stay where they begin until something scrolls.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      ScrollOptionModifier("defaultScrollAnchor", ["": anchor, "for": role]) {
        if role == .initialOffset { $0.initialAnchor = anchor }
        if role == .alignment { $0.alignment = anchor }
      })
  }

  /// The view with scroll views whose contents are seen outside of them, too.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollOptionModifier("scrollClipDisabled", ["": disabled]) { $0.isClipDisabled = disabled })
  }

  /// The view with scroll views whose contents leave some space free, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      ScrollOptionModifier("contentMargins", ["": edges, "insets": insets, "for": placement]) { options in
        guard placement != .scrollIndicators else { return }
        options.marginEdges.formUnion(edges)
        if edges.contains(.top) { options.margins.top = insets.top }
        if edges.contains(.leading) { options.margins.leading = insets.leading }
        if edges.contains(.bottom) { options.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { options.margins.trailing = insets.trailing }
      })
  }

  /// The view with scroll views whose contents leave some space free, in points; nil changes nothing.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(length == nil ? [] : edges, EdgeInsets(length ?? 0, on: edges), for: placement)
  }

  /// The view with scroll views whose contents leave some space free on all sides, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// The view with scroll views that fingers do not move.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(ScrollDisabledModifier(isDisabled: disabled))
  }

  /// The view, whose children are what fingers scroll to.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

// What is seen of scroll views while they move; in a picture nothing does.
extension View {
  /// The view as it is: indicators are not drawn.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// The view as it is: indicators are not drawn.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// The view as it is: indicators are not drawn.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// The view as it is: nothing bounces in a picture.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// The view as it is: there is no keyboard in a picture.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// The view as it is: what a finger scrolls stays where the finger leaves it.
  /// - Remark: Contents stay where fingers leave them.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// The view, whose lists and text editors have their background or none.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackgroundVisibility, visibility)
  }
}

private struct ScrollOptionModifier: EnvironmentModifier {
  let call: ModifierCall
  let change: (inout ScrollOptions) -> Void

  init(
    _ name: String, _ arguments: KeyValuePairs<String, Any?>, change: @escaping (inout ScrollOptions) -> Void
  ) {
    call = ModifierCall(name, arguments)
    self.change = change
  }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    change(&environment.scrollOptions)
  }
}

private struct ScrollDisabledModifier: EnvironmentModifier {
  let isDisabled: Bool

  var call: ModifierCall { ModifierCall("scrollDisabled", ["": isDisabled]) }

  func change(_ environment: inout EnvironmentValues, in context: ResolveContext) {
    environment.isScrollEnabled = !isDisabled && environment.isScrollEnabled
  }
}

/// The node around the views that fingers scroll to.
package struct ScrollTargetLayoutModifier: PrimitiveModifier, NodeContent {
  package let isEnabled: Bool

  package var call: ModifierCall { ModifierCall("scrollTargetLayout", ["isEnabled": isEnabled ? nil : false]) }

  package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}

// What iOS 26 and the watch ask of scroll views.
extension View {
  /// The view as it is: no bar lies over its edges.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// The view as it is: no bar lies over its edges.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  /// The view as it is: there are fingers only.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
    -> some View
  {
    self
  }
}
