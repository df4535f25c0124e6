public import Foundation
package import LayoutTree

/// Views in a row.
@MainActor @preconcurrency
public struct HStack<Content: View> {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  /// Creates a row.
  /// - Parameters:
  ///   - alignment: the guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points, or nil for the one that each pair prefers, mostly 8.
  ///   - content: the views from the leading to the trailing edge.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "HStack(spacing: \(spacing ?? 0))")
    let rule = StackRule(
      .horizontal, guide: alignment.key, spacing: spacing, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(.horizontal))] }.from(self, in: context)
  }
}

/// Views in a column.
@MainActor @preconcurrency
public struct VStack<Content: View> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  /// Creates a column.
  /// - Parameters:
  ///   - alignment: the guide by which the views are aligned.
  ///   - spacing: the distance between neighbours in points, or nil for the one that each pair prefers, mostly 8.
  ///   - content: the views from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.check(spacing, .finite, in: "VStack(spacing: \(spacing ?? 0))")
    let rule = StackRule(
      .vertical, guide: alignment.key, spacing: spacing, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(.vertical))] }.from(self, in: context)
  }
}

/// Views on top of each other, the first one at the back.
@MainActor @preconcurrency
public struct ZStack<Content: View> {
  package let alignment: Alignment
  nonisolated(unsafe) let content: Content

  /// Creates a stack of views.
  /// - Parameters:
  ///   - alignment: the guides by which the views are aligned.
  ///   - content: the views from back to front.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    let rule = OverlapRule(alignment: alignment, isMirrored: context.environment.isMirrored)
    return context.node(Self.self, rule) { [content.resolved(in: $0.inStack(nil))] }.from(self, in: context)
  }
}

/// Empty space that takes whatever its stack has left.
@MainActor @preconcurrency
public struct Spacer: Sendable {
  /// The smallest extent in points, or nil for 8.
  public var minLength: CGFloat?

  /// Creates a space with a smallest extent in points, or nil for 8.
  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    context.problems.check(minLength, .finite, in: "Spacer(minLength: \(minLength ?? 0))")
    let rule = SpacerRule(axis: context.stackAxis, minimum: minLength ?? EdgeSpacing.defaultDistance)
    return context.node(Self.self, rule).from(self, in: context)
  }
}

/// A line of one device pixel, or of one point at the text sizes for accessibility: upright in a row, level anywhere else.
@MainActor @preconcurrency
public struct Divider: Sendable {
  /// Creates a line.
  public nonisolated init() {}
}

extension Divider: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> Node {
    // Measured on iOS 18 at accessibility5.
    let thickness = context.environment.dynamicTypeSize.isAccessibilitySize ? 1 : context.environment.pixelLength
    let isUpright = context.stackAxis == .horizontal
    // In iOS 26, too, as strong as separators were before, whose colour became fainter there: measured.
    var older = context.environment
    older.systemDesign = .iOS18
    let color = SystemColor.separator.color(in: older)
    let line = ShapeRule(FramedRectangle(), name: "Divider", paint: .color(color))
    let frame = FixedFrameRule(
      width: isUpright ? thickness : nil, height: isUpright ? nil : thickness, alignment: .center, isMirrored: false)
    return context.node(Self.self, frame) { [$0.node(Self.self, line)] }
  }
}

/// Several views on a screen: they stand in a column; one view stands alone.
package struct Column: NodeContent {
  private let stack: StackRule

  package init(stack: StackRule) {
    self.stack = stack
  }

  package func boxes(of node: Node) -> LayoutBoxes {
    node.childBoxes.count == 1 ? node.childBoxes : stack.boxes(of: node)
  }
}
