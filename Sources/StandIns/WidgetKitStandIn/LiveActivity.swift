// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import ActivityKitStandIn
public import DeclarativeUI

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
}

/// How a live activity looks: on the lock screen as its view says; around the camera a surface stands in for it.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration, ActivityViews {
  private let content: (ActivityViewContext<Attributes>) -> AnyView

  public init(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> some View,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
  }

  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }

  func view(of attributes: Any, at state: Any) -> AnyView? {
    guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else { return nil }
    return content(ActivityViewContext(activityID: "Preview", attributes: attributes, state: state, isStale: false))
  }
}

public enum ActivityFamily: CaseIterable, Hashable, Sendable { case small, medium }

/// What shows a live activity.
@MainActor
protocol ActivityViews {
  func view(of attributes: Any, at state: Any) -> AnyView?
}

/// What is shown around the camera; it is never drawn.
public struct DynamicIsland {
  public init(
    @DynamicIslandExpandedContentBuilder expanded: () -> [any DynamicIslandRegion],
    @ViewBuilder compactLeading: () -> some View, @ViewBuilder compactTrailing: () -> some View,
    @ViewBuilder minimal: () -> some View
  ) {}
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
    self
  }
}
public struct DynamicIslandMode: Hashable, Sendable {
  private let name: String
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let minimal = DynamicIslandMode(name: "minimal")
}
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  private let name: String
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement()
}
/// A region of what is shown around the camera.
public protocol DynamicIslandRegion {}
public struct DynamicIslandExpandedRegion<Content: View>: DynamicIslandRegion {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
  ) {}
}
@resultBuilder
public enum DynamicIslandExpandedContentBuilder {
  public static func buildBlock(_ regions: any DynamicIslandRegion...) -> [any DynamicIslandRegion] { regions }
}
extension View {
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}

extension Preview {
  /// A preview of a live activity: one picture for each of its states.
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @ActivityStatesBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name, size: LiveActivityView.size) {
      LiveActivityView.all(of: widget(), attributes: attributes(), states: contentStates(), as: kind)
    }
  }
}

@resultBuilder
public enum ActivityStatesBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap(\.self) }
  public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
  public static func buildEither(first states: [State]) -> [State] { states }
  public static func buildEither(second states: [State]) -> [State] { states }
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap(\.self) }
}

/// What is shown around a phone's camera: a labelled surface stands in for it.
public struct DynamicIslandPicture: View {
  public init() {}
  public var body: some View { StandInSurface(of: DynamicIslandPicture.self, "what is around a phone's camera") }
}

/// A live activity at one of its states.
private struct LiveActivityView: View {
  let content: AnyView

  /// As wide as the guidelines say for a screen 393 points wide, and as high as they let it become.
  nonisolated static let size = CGSize(width: 371, height: 160)
  private static let leastHeight: CGFloat = 84

  static func all(
    of widget: any Widget, attributes: Any, states: [Any], as kind: ActivityPreviewViewKind
  ) -> [any View] {
    guard kind == .content else { return [DynamicIslandPicture()] }
    guard let shown = body(of: widget) as? any ActivityViews else { return [] }
    return states.compactMap { state in
      shown.view(of: attributes, at: state).map { LiveActivityView(content: $0) }
    }
  }

  private static func body(of widget: some Widget) -> any WidgetConfiguration { widget.body }

  var body: some View { content.frame(maxWidth: .infinity, minHeight: Self.leastHeight, maxHeight: Self.size.height) }
}
