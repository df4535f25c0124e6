package import LayoutTree

/// What texts and shapes are painted with: a colour, a gradient, or a style that follows the environment.
public protocol ShapeStyle: Sendable {
  /// The kind of style that this one becomes in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the layout paints with this style itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is painted by the layout itself; it does not become another style")
  }
}

extension Never: ShapeStyle {}

/// A style that the layout paints with itself.
package protocol PaintingStyle {
  func paint(in context: ResolveContext) -> StylePaint
}

extension ShapeStyle {
  /// What the style paints in an environment, after all styles that it stands for.
  func resolvedPaint(in context: ResolveContext) -> StylePaint {
    if let painting = self as? any PaintingStyle { return painting.paint(in: context) }
    return resolve(in: context.environment).resolvedPaint(in: context)
  }
}

/// A style whose type is not known outside.
public struct AnyShapeStyle: ShapeStyle, PaintingStyle {
  package let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  package func paint(in context: ResolveContext) -> StylePaint {
    style.resolvedPaint(in: context)
  }
}

extension AnyShapeStyle: Equatable {
  /// Whether both hide equal styles; styles of a type that is not `Equatable` are never equal.
  public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
    guard let style = left.style as? any Equatable else { return false }
    return style.equals(right.style)
  }
}
