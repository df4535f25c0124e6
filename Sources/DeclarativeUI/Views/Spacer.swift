public import Foundation
import LayoutTree

/// Empty space that takes whatever its stack has left.
public struct Spacer: Sendable {
  /// The smallest extent in points, or nil for 8.
  public var minLength: CGFloat?

  /// Creates a space with a smallest extent in points, or nil for 8.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    context.problems.check(minLength, .finite, in: "Spacer(minLength: \(minLength ?? 0))")
    return context.node(
      Self.self, SpacerRule(axis: context.stackAxis, minimum: minLength ?? EdgeSpacing.defaultDistance))
  }
}
