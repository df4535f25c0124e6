package import Drawings
package import Foundation
package import LayoutValues
package import PixelImages
package import PlaneGeometry

/// What a style paints, before it is known where: points are in units of the painted frame.
package enum StylePaint {
  case color(RGBAColor)
  case linear(PixelImages.Gradient, start: UnitPoint, end: UnitPoint)
  /// Radii are in points.
  case radial(PixelImages.Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles are in radians.
  case angular(PixelImages.Gradient, center: UnitPoint, start: Double, end: Double)
  /// Radii are shares of the frame's extents.
  case elliptical(PixelImages.Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours between the places of a mesh.
  case mesh(ColorMesh<Point>)
  /// A picture again and again, from the frame's corner; its frame is that of the first one there.
  case tiles(DrawnImage)
  /// What is behind, seen through.
  case backdrop(Backdrop)
  /// Another paint with an effect on what it paints.
  indirect case changed(StylePaint, StyleEffect)

  /// The paint in a frame; what is more than a paint (`item`) is black.
  package func paint(in frame: CGRect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .linear(let gradient, let start, let end):
      return .linearGradient(gradient, start: start.point(in: frame), end: end.point(in: frame))
    case .radial(let gradient, let center, let startRadius, let endRadius):
      return .radialGradient(
        gradient, center: center.point(in: frame), startRadius: Double(startRadius), endRadius: Double(endRadius))
    case .angular(let gradient, let center, let start, let end):
      return .angularGradient(gradient, center: center.point(in: frame), start: start, end: end)
    case .elliptical(let gradient, let center, let startRadius, let endRadius):
      return .ellipticalGradient(
        gradient, center: center.point(in: frame), unit: Size(frame.size), startRadius: Double(startRadius),
        endRadius: Double(endRadius))
    case .mesh(let mesh):
      let placement = Transform.mapping(Rect(x: 0, y: 0, width: 1, height: 1), onto: Rect(frame))
      return mesh.mapped { placement.apply(to: $0) }.map(Paint.meshGradient) ?? .color(mesh.background)
    case .tiles(var image):
      image.frame = image.frame.offsetBy(Point(x: Double(frame.minX), y: Double(frame.minY)))
      return .tiles(image)
    case .backdrop: return .color(.black)
    case .changed(let paint, _): return paint.paint(in: frame)
    }
  }

  /// A path that is painted.
  /// - Parameters:
  ///   - frame: where the paint begins and ends.
  ///   - outer: what moves the path where it is rounded to pixels; nil is the same frame.
  package func item(
    _ name: String, _ path: PlaneGeometry.Path, _ style: DrawnShape.Style, in frame: CGRect,
    roundedWith outer: CGRect? = nil
  ) -> DrawingItem {
    let shape = DrawnShape(name: name, frame: Rect(outer ?? frame), path: path, style: style, paint: paint(in: frame))
    switch self {
    case .backdrop(let backdrop): return .layer(DrawnLayer(.backdrop(backdrop), items: [.shape(shape)]))
    case .changed(let paint, let effect):
      return effect.item(
        around: paint.item(name, path, style, in: frame, roundedWith: outer), shape)
    default: return .shape(shape)
    }
  }

  /// The colour, or the first one of a gradient.
  package var firstColor: RGBAColor {
    switch self {
    case .color(let color): color
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .angular(let gradient, _, _, _),
      .elliptical(let gradient, _, _, _):
      gradient.stops.first?.color ?? .clear
    case .mesh(let mesh): mesh.colors.first ?? .clear
    case .tiles: .black
    case .backdrop(let backdrop): backdrop.tint
    case .changed(let paint, _): paint.firstColor
    }
  }

  /// Whether this is a colour and nothing else.
  package var isColor: Bool {
    if case .color = self { true } else { false }
  }

  /// The same paint, more transparent.
  package func faded(by opacity: Double) -> StylePaint {
    guard opacity < 1 else { return self }
    return switch self {
    case .color(let color): .color(color.faded(by: opacity))
    case .linear(let gradient, let start, let end): .linear(gradient.faded(by: opacity), start: start, end: end)
    case .radial(let gradient, let center, let startRadius, let endRadius):
      .radial(gradient.faded(by: opacity), center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(let gradient, let center, let start, let end):
      .angular(gradient.faded(by: opacity), center: center, start: start, end: end)
    case .elliptical(let gradient, let center, let startRadius, let endRadius):
      .elliptical(gradient.faded(by: opacity), center: center, startRadius: startRadius, endRadius: endRadius)
    case .mesh(let mesh): .mesh(mesh.recolored { $0.faded(by: opacity) })
    case .tiles, .backdrop: .changed(self, .layer(.opacity(max(opacity, 0))))
    case .changed(let paint, let effect): .changed(paint.faded(by: opacity), effect)
    }
  }
}

/// What happens to what a style paints.
package enum StyleEffect {
  /// The effect of a layer: opacity, a way to mix colours, a shadow behind.
  case layer(DrawnLayer.Effect)
  /// A shadow that the edge throws on what is painted; radius and offset are in points.
  case innerShadow(RGBAColor, radius: Double, offset: Point)

  fileprivate func item(around item: DrawingItem, _ shape: DrawnShape) -> DrawingItem {
    switch self {
    case .layer(let effect): return .layer(DrawnLayer(effect, items: [item]))
    case .innerShadow(let color, let radius, let offset):
      guard case .fill = shape.style else { return item }
      // What is around the shape throws its shadow into it, in its own colour, so that smooth edges have no other one.
      let reach = 4 * radius + abs(offset.x) + abs(offset.y) + 2
      var (surroundings, opaque) = (shape, shape)
      surroundings.path = Path {
        $0.addRect((shape.path.controlBounds ?? shape.frame).insetBy(dx: -reach, dy: -reach))
        $0.add(shape.path)
      }
      surroundings.style = .fill(.evenOdd)
      surroundings.paint = .color(color)
      opaque.paint = .color(.black)
      let shadow = DrawnLayer(.shadow(color, radius: radius, offset: offset), items: [.shape(surroundings)])
      let inside = DrawnLayer(.masked(by: [.shape(opaque)]), items: [.layer(shadow)])
      return .layer(DrawnLayer(.opacity(1), items: [item, .layer(inside)]))
    }
  }
}

extension PixelImages.Gradient {
  fileprivate func faded(by opacity: Double) -> PixelImages.Gradient {
    PixelImages.Gradient(stops: stops.map { Stop(color: $0.color.faded(by: opacity), location: $0.location) })
  }
}
