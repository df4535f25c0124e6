public import Foundation
import LayoutTree

extension View {
  /// The view in a frame as large as the scroll view or the screen that it is in, along some axes.
  ///
  /// Of a screen what is safe counts, of a scroll view what its margins leave.
  /// - Remark: of the containers there are the scroll view and the screen.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// The view in a frame that takes its share of the scroll view or the screen that it is in, along some axes.
  /// - Parameters:
  ///   - axes: along which it takes a share.
  ///   - count: how many shares there are.
  ///   - span: how many of them it takes.
  ///   - spacing: the distance between shares in points.
  ///   - alignment: where the view is in the frame.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let share = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
      return share * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// The view in a frame whose extents follow from those of the scroll view or the screen that it is in.
  /// - Parameters:
  ///   - axes: along which they do.
  ///   - alignment: where the view is in the frame.
  ///   - length: the extent for that of the container along an axis, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }
}

private struct ContainerRelativeModifier: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  var call: ModifierCall {
    ModifierCall("containerRelativeFrame", ["": axes, "alignment": alignment.ifNotCentered], action: length)
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.evaluation.asksForContainers = true
    return context.evaluated(ContainerRelativeBody(subject: self, view: content, container: context.container))
      .from(self, in: context)
  }
}

/// The frame is made anew where the container has another size.
private struct ContainerRelativeBody<Content: View>: BodyOwner {
  var subject: ContainerRelativeModifier
  let view: Content
  let container: GeometrySource

  var content: any NodeContent { Grouping() }

  /// Nothing says what the closure has captured.
  func isSame(as earlier: Self) -> Bool { false }

  func evaluate() -> CGSize {
    let size = container.size
    return CGSize(width: subject.length(size.width, .horizontal), height: subject.length(size.height, .vertical))
  }

  func resolve(_ size: CGSize, in context: ResolveContext) -> [Node] {
    func extent(_ length: CGFloat, _ axis: Axis) -> CGFloat? {
      guard subject.axes.contains(Axis.Set(axis)) else { return nil }
      context.problems.check(length, .finiteNotNegative, in: "containerRelativeFrame(\(axis): \(length))")
      return length.isFinite ? max(length, 0) : 0
    }
    let rule = FixedFrameRule(
      width: extent(size.width, .horizontal), height: extent(size.height, .vertical), alignment: subject.alignment,
      isMirrored: context.environment.isMirrored)
    return [context.node(ContainerFrame.self, rule) { [view.resolved(in: $0)] }]
  }
}

/// The place of a frame that follows from a container's size.
private enum ContainerFrame: InspectionTransparent {}

private enum ContainerKey: EnvironmentKey {
  static var defaultValue: GeometrySource? { nil }
}

extension EnvironmentValues {
  /// Tells how large the scroll view around is; nil outside of scroll views.
  package var scrollContainer: GeometrySource? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}

extension ResolveContext {
  /// Tells how large the scroll view or the screen is that views are in.
  fileprivate var container: GeometrySource { environment.scrollContainer ?? evaluation.screenSize }
}
