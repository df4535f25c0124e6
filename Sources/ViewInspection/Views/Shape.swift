public import DeclarativeUI
public import Foundation

extension ViewType {
  /// A shape, painted or not.
  public struct Shape: ViewMatching {
    /// The name of the kind.
    public static var typePrefix: String { "Shape" }

    static func matches(_ element: ViewElement) -> Bool { element.kind.isShape }
  }
}

extension InspectableView where View: SingleViewContent {
  /// The view inside as a shape.
  public func shape() throws -> InspectableView<ViewType.Shape> { try single() }
}

extension InspectableView where View: MultipleViewContent {
  /// One of the views inside as a shape.
  public func shape(_ index: Int) throws -> InspectableView<ViewType.Shape> { try indexed(index) }
}

extension InspectableView where View == ViewType.Shape {
  /// The shape as one of a type, such as `RoundedRectangle.self`.
  public func actualShape<S: DeclarativeUI.Shape>(_ type: S.Type = S.self) throws -> S {
    let shape = try paintedShape()
    guard let wanted = shape as? S else {
      throw InspectionError.typeMismatch(
        factual: nameInCode(of: Swift.type(of: shape)), expected: nameInCode(of: S.self))
    }
    return wanted
  }

  /// The contours in a rectangle in points.
  public func path(in rect: CGRect) throws -> Path { try paintedShape().path(in: rect) }

  /// What the inside or the line is painted with, as a style of a type.
  public func fillShapeStyle<S: ShapeStyle>(_ type: S.Type) throws -> S {
    try style(element.painting?.style ?? ForegroundStyle(), as: S.self)
  }

  /// How the inside is found, or that of the line along a shape.
  public func fillStyle() throws -> FillStyle {
    guard let style = element.painting?.fillStyle else {
      throw InspectionError.attributeNotFound(label: "fillStyle", type: element.kind.name)
    }
    return style
  }

  /// The look of the line, whatever is done with the line afterwards.
  public func strokeStyle() throws -> StrokeStyle {
    if let style = element.painting?.strokeStyle { return style }
    return try nearest("strokeStyle") { ($0 as? any LineAlongShape)?.strokeStyle }
  }

  /// How far the sides of the shape are moved inwards, in points.
  public func inset() throws -> CGFloat {
    try nearest("inset") { shape in
      (shape as? any InsetKnowing).flatMap { $0.amount == 0 ? nil : $0.amount }
    }
  }

  /// How far the shape is moved.
  public func offset() throws -> CGSize {
    let moved = try? changed("offset") { if case .moved(let offset) = $0, offset != .zero { offset } else { nil } }
    return try moved ?? argument(of: "offset")
  }

  /// How much the shape is stretched, and around which place.
  public func scale() throws -> (x: CGFloat, y: CGFloat, anchor: UnitPoint) {
    try changed("scale") { change in
      if case .scaled(let scale, let anchor) = change { (scale.width, scale.height, anchor) } else { nil }
    }
  }

  /// How far the shape is turned, and around which place.
  public func rotation() throws -> (angle: Angle, anchor: UnitPoint) {
    try changed("angle") { if case .turned(let angle, let anchor) = $0 { (angle, anchor) } else { nil } }
  }

  /// The map that the shape is changed by.
  public func transform() throws -> CGAffineTransform {
    try changed("transform") { if case .mapped(let map) = $0 { map } else { nil } }
  }

  /// The size of the shape's own frame.
  public func size() throws -> CGSize {
    try changed("size") { if case .sized(let size) = $0 { size } else { nil } }
  }

  /// Between which shares of their length the contours are.
  public func trim() throws -> (from: CGFloat, to: CGFloat) {
    try changed("trim") { if case .trimmed(let start, let end) = $0 { (start, end) } else { nil } }
  }

  /// The outermost change of a kind.
  private func changed<Value>(_ name: String, _ value: (ShapeChange) -> Value?) throws -> Value {
    try nearest(name) { ($0 as? any ShapeChanging).flatMap { value($0.change) } }
  }

  /// What the shape, or else the one that it is made of, knows.
  private func nearest<Value>(_ name: String, _ value: (any DeclarativeUI.Shape) -> Value?) throws -> Value {
    var shape = try paintedShape()
    while true {
      if let value = value(shape) { return value }
      guard let changing = shape as? any ShapeChanging else { break }
      shape = changing.unchanged
    }
    throw InspectionError.attributeNotFound(label: name, type: nameInCode(of: Swift.type(of: shape)))
  }

  private func paintedShape() throws -> any DeclarativeUI.Shape {
    if let shape = element.painting?.shape { return shape }
    return try value(of: (any DeclarativeUI.Shape).self)
  }
}

extension ViewElement {
  /// How a shape is painted; nil of a shape that is not.
  fileprivate var painting: ShapePainting? { (value as? any PaintedShape)?.painting }
}
