/// A grid of places with colours, joined by curves.
///
/// `Place` is a point: in shares of a frame, in points or in pixels.
package struct ColorMesh<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The Bézier control points of the curves from a place to its four neighbours.
  ///
  /// At the edges of the grid those without a neighbour mean nothing.
  package struct Controls: Hashable, Sendable {
    /// The control points by the side of the place that they are on.
    package var leading, top, trailing, bottom: Place

    /// Creates control points.
    package init(leading: Place, top: Place, trailing: Place, bottom: Place) {
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// How many places a row has, 2 or more.
  package let width: Int
  /// The places row by row from the top; 2 rows or more.
  package let places: [Place]
  /// The control points of all places, or nil where they follow from the places.
  package let controls: [Controls]?
  /// The colours of the places.
  package private(set) var colors: [RGBAColor]
  /// The colour where no part of the mesh is.
  package private(set) var background: RGBAColor
  /// Whether colours change without a bend from one part of the grid to the next.
  package let isSmooth: Bool
  /// How colours between others are found.
  package let mixing: RGBAColor.Mixing

  /// Creates a mesh of as many places, colours and, if any, control points.
  package init(
    width: Int, places: [Place], controls: [Controls]?, colors: [RGBAColor], background: RGBAColor, isSmooth: Bool,
    mixing: RGBAColor.Mixing
  ) {
    precondition(
      width >= 2 && places.count >= 2 * width && places.count.isMultiple(of: width), "A mesh is made of whole rows")
    precondition(
      colors.count == places.count && controls.map { $0.count == places.count } ?? true,
      "Each place of a mesh has a colour")
    self.width = width
    self.places = places
    self.controls = controls
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    self.mixing = mixing
  }

  /// How many rows there are.
  package var height: Int { places.count / width }

  /// The mesh with its places mapped to others; nil where one has none.
  package func mapped<Other>(_ map: (Place) -> Other?) -> ColorMesh<Other>? {
    let places = places.compactMap(map)
    let controls = controls?.compactMap { controls -> ColorMesh<Other>.Controls? in
      guard let leading = map(controls.leading), let top = map(controls.top), let trailing = map(controls.trailing),
        let bottom = map(controls.bottom)
      else { return nil }
      return .init(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
    guard places.count == colors.count, controls.map({ $0.count == colors.count }) ?? true else { return nil }
    return ColorMesh<Other>(
      width: width, places: places, controls: controls, colors: colors, background: background, isSmooth: isSmooth,
      mixing: mixing)
  }

  /// The mesh with all of its colours changed.
  package func recolored(_ change: (RGBAColor) -> RGBAColor) -> ColorMesh {
    var mesh = self
    mesh.colors = colors.map(change)
    mesh.background = change(background)
    return mesh
  }
}
