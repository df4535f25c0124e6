public import Foundation
public import LayoutTree

/// The first of several views that fits into the space that is offered, or else the last one.
///
/// The others are evaluated and appear, too; whether SwiftUI has them appear is not known.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice of views.
  /// - Parameters:
  ///   - axes: along which the ideal size of a view has to fit.
  ///   - content: the views, the preferred ones first.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    let rule = FittingRule(axes: axes, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(nil))] }.from(self, in: context)
  }
}

extension View {
  /// The view with a bar at its upper or lower edge, below which scroll views and backgrounds go on.
  /// - Parameters:
  ///   - edge: where the bar is.
  ///   - alignment: where the bar is along the edge.
  ///   - spacing: between the bar and the view in points; nil is what both want. What SwiftUI has then is not known.
  ///   - content: the bar.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// The view with a bar at its leading or trailing edge, below which scroll views and backgrounds go on.
  /// - Parameters:
  ///   - edge: where the bar is.
  ///   - alignment: where the bar is along the edge.
  ///   - spacing: between the bar and the view in points; nil is what both want. What SwiftUI has then is not known.
  ///   - content: the bar.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// The view with space in points at its edges, below which scroll views and backgrounds go on.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(edge: .top, length: insets.top))
      .modifier(SafeAreaPaddingModifier(edge: .leading, length: insets.leading))
      .modifier(SafeAreaPaddingModifier(edge: .bottom, length: insets.bottom))
      .modifier(SafeAreaPaddingModifier(edge: .trailing, length: insets.trailing))
  }

  /// The view with space in points at some edges, 16 where none is given, below which scroll views and backgrounds go on.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
  }

  /// The view with the same space in points at all edges, below which scroll views and backgrounds go on.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// The view with the space at some edges that a scene wants; how much that is was not measured, and here it is 16.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
}

/// One of the two edges of a rectangle above and below.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

  /// Any number of these edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper edge alone.
    public static let top = Set(.top)
    /// The lower edge alone.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// One of the two edges of a rectangle at its sides.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing

  /// Any number of these edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The edge where lines start.
    public static let leading = Set(.leading)
    /// The edge where lines end.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

private struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier, Layering {
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  /// The bar is looked at as an overlay is.
  var kind: LayerKind { .overlay }

  var call: ModifierCall { ModifierCall("safeAreaInset", ["edge": edge, "spacing": spacing]) }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "safeAreaInset(spacing: \(spacing ?? 0))")
    let rule = SafeAreaInsetRule(
      edge: edge, alignment: alignment, spacing: spacing, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { inside in
      let pile = Pile(alignment: .center, isMirrored: inside.environment.isMirrored)
      let place = inside.inStack(nil).at(.attachment(path: []))
      return [content.resolved(in: inside), place.node(Bar.self, pile) { [bar.resolved(in: $0)] }]
    }.from(self, in: context)
  }
}

private struct SafeAreaPaddingModifier: LayoutModifier {
  let edge: Edge
  let length: CGFloat

  var call: ModifierCall { ModifierCall("safeAreaPadding", ["": edge, "length": length]) }

  func rule(in context: ResolveContext) -> any UnaryRule {
    context.problems.check(length, .finite, in: "safeAreaPadding(\(length))")
    return SafeAreaInsetRule(
      edge: edge, alignment: .center, spacing: length, isMirrored: context.environment.isMirrored)
  }
}
