public import DeclarativeUI
public import Foundation
public import LayoutValues

extension InspectableView {
  /// How opaque the view is: 0 is invisible, 1 is opaque.
  public func opacity() throws -> Double { try argument(of: "opacity") }

  /// The shadow of the view; radius and offset are in points.
  public func shadow() throws -> (color: Color, radius: CGFloat, offset: CGSize) {
    let offset: CGSize? = try? argument("offset", of: "shadow")
    return (try argument("color", of: "shadow"), try argument("radius", of: "shadow"), offset ?? .zero)
  }

  /// The shape that the view is clipped to, as one of a type.
  public func clipShape<S: Shape>(_ shape: S.Type) throws -> S { try argument(of: "clipShape") }

  /// How round the corners are that an `UnevenRoundedRectangle` clips the view to.
  public func cornerRadii() throws -> RectangleCornerRadii { try clipShape(UnevenRoundedRectangle.self).cornerRadii }

  /// How the inside of the shape is found that the view is clipped to.
  public func clipStyle() throws -> FillStyle {
    guard let call = call("clipShape") else { throw missing("clipShape") }
    return call.argument("style") ?? FillStyle()
  }

  /// The radius in points by which the corners are cut round.
  public func cornerRadius() throws -> CGFloat {
    let shape: RoundedRectangle = try argument(of: "clipShape", as: "cornerRadius")
    return shape.cornerSize.width
  }

  /// The line inside of the view's edge: its style as one of a type, and its width in points.
  public func border<S: ShapeStyle>(_ style: S.Type) throws -> (shapeStyle: S, width: CGFloat) {
    let border: InspectableView<ViewType.Overlay>? = try? layer(.border, nil)
    // The line along a shape in front of the view is a border, too.
    let overlays = element.layers.filter { if case .layer(.overlay, _) = $0.role { $0.kind.isShape } else { false } }
    let shapes = try overlays.map { try InspectableView<ViewType.Shape>($0) }
    guard let shape = try border?.shape() ?? shapes.first(where: { (try? $0.strokeStyle()) != nil }) else {
      throw missing("border")
    }
    return (try shape.fillShapeStyle(style), try shape.strokeStyle().lineWidth)
  }

  /// Whether left and right are exchanged where lines run from right to left.
  public func flipsForRightToLeftLayoutDirection() -> Bool {
    element.callsAround.contains {
      $0.name == "layoutDirectionBehavior" && $0.argument(as: LayoutDirectionBehavior.self) == .mirrors
    }
  }
}

extension InspectableView {
  /// The middle of the view in the space that is offered, in points.
  public func position() throws -> CGPoint { try argument(of: "position") }

  /// How far from its place the view is drawn, in points.
  public func offset() throws -> CGSize { try argument(of: "offset") }

  /// How near the view is to the viewer among its neighbours.
  public func zIndex() throws -> Double { try argument(of: "zIndex") }

  /// At which edges the view grows to the edge of the screen.
  public func edgesIgnoringSafeArea() throws -> Edge.Set {
    guard let call = call("ignoresSafeArea") else { throw missing("edgesIgnoringSafeArea") }
    return call.argument("edges") ?? .all
  }
}

extension InspectableView {
  /// The style of texts and shapes that name none, as one of a type, such as `Color.self`.
  public func foregroundStyleShapeStyle<S: ShapeStyle>(_ style: S.Type) throws -> S {
    let hidden: AnyShapeStyle = try inherited("foregroundStyle")
    return try self.style(hidden, as: style)
  }

  /// The colour of texts and shapes that name none.
  public func foregroundColor() throws -> Color? { try foregroundStyleShapeStyle(Color.self) }

  /// The colour of what can be pressed.
  public func tint() throws -> Color? {
    let hidden: AnyShapeStyle = try inherited("tint")
    return try style(hidden, as: Color.self)
  }

  /// The colour of what can be pressed.
  public func accentColor() throws -> Color? { try tint() }

  /// The font of texts that name none.
  public func font() throws -> Font? { try inherited("font") }

  /// The weight of texts that name none.
  public func fontWeight() throws -> Font.Weight? { try inherited("fontWeight") }

  /// The largest number of lines of texts.
  public func lineLimit() throws -> Int? {
    guard let call = element.callsAround.first(where: { $0.name == "lineLimit" }) else { throw missing("lineLimit") }
    return call.argument()
  }

  /// The extra space between lines, in points.
  public func lineSpacing() throws -> CGFloat { try inherited("lineSpacing") }

  /// Where short lines stand.
  public func multilineTextAlignment() throws -> TextAlignment { try inherited("multilineTextAlignment") }

  /// Where the ellipsis of a text stands.
  public func truncationMode() throws -> Text.TruncationMode { try inherited("truncationMode") }

  /// The appearance that the view asks for the whole screen.
  public func preferredColorScheme() throws -> ColorScheme? {
    // What is said farther out is said of the same screen.
    guard let call = element.callsAround.last(where: { $0.name == "preferredColorScheme" }) else {
      throw missing("preferredColorScheme")
    }
    return call.argument()
  }

  /// The value of the environment that the view, or the nearest view around it, has set.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>) throws -> V {
    for call in element.callsAround where call.argument("keyPath", as: AnyKeyPath.self) == keyPath {
      if let value = call.argument(as: V.self) { return value }
    }
    throw missing("environment(\(nameInCode(of: V.self)))")
  }

  /// The style that buttons have in the view: a `ButtonStyle` or a `PrimitiveButtonStyle`.
  public func buttonStyle() throws -> Any { try inherited("buttonStyle") }
}
