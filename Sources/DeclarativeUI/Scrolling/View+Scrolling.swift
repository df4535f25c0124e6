public import Foundation
public import LayoutTree

extension View {
  /// The view with scroll views that begin at a place of their contents: (0, 0) is their start, (1, 1) their end.
  ///
  /// As long as nothing has scrolled, they stay there when their size changes.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(ScrollOptionModifier("defaultScrollAnchor", ["": anchor]) { $0.initialAnchor = anchor })
  }

  /// The view with scroll views that begin at a place of their contents.
  ///
  /// Where contents are that are smaller than their scroll view changes nothing here.
  /// - Remark: the role `alignment` has no effect.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      ScrollOptionModifier("defaultScrollAnchor", ["": anchor, "for": role]) {
        if role != .alignment { $0.initialAnchor = anchor }
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

  /// The view as it is: there are no lists and no text editors yet, whose background it would hide.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
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
struct ScrollTargetLayoutModifier: PrimitiveModifier, NodeContent {
  let isEnabled: Bool

  var call: ModifierCall { ModifierCall("scrollTargetLayout", ["isEnabled": isEnabled ? nil : false]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }.from(self, in: context)
  }
}

/// Whether it is shown how far contents have moved.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// It is shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// It is not shown where fingers move the contents.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// It is not shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When contents move beyond their end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where they are longer than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as something moves.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As far as the finger moves it.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What a margin leaves free.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The contents and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The contents alone.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The indicators alone, which are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What an anchor of a scroll view counts for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where the contents begin.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where they stay when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where contents are that are smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Where contents come to rest.
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where contents come to rest; never called here, where they stay where fingers leave them.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where contents come to rest, in points.
public struct ScrollTarget: Hashable, Sendable {
  /// What will be seen of the contents.
  public var rect: CGRect
  /// Which point of it is where the scroll view has the same point.
  public var anchor: UnitPoint?
}

/// What is known of a scroll view whose contents come to rest.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where they would come to rest.
  public let originalTarget: ScrollTarget
  /// The sizes of the contents and of the scroll view in points.
  public let contentSize, containerSize: CGSize
  /// Along which axes they move.
  public let axes: Axis.Set
}

/// At multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// Never called: contents stay where fingers leave them.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At the views of a `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement passes.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As is usual.
    public static let automatic = LimitBehavior(name: "automatic")
    /// A few.
    public static let always = LimitBehavior(name: "always")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
    /// One at most.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// A few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Never called: contents stay where fingers leave them.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At multiples of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the views of a `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At the views of a `scrollTargetLayout()`.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
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

/// How contents fade below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// Along a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Gradually.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether something scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It does.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// Something that scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// Two fingers pinched.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// The eyes.
  public static let look = ScrollInputKind(name: "look")
}
