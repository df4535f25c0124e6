import LayoutTree

/// A style whose type is not known outside.
public struct AnyShapeStyle: ShapeStyle, PaintingStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }

  func paint(in context: ResolveContext) -> StylePaint {
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

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
