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
