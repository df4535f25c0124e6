/// A surface of glass as iOS 26 draws it, for bars, buttons and `glassEffect`.
///
/// Measured on pictures: in light a bright line of a pixel at the edge, a dark one around it (#ACABB1 on #F2F2F7) and a faint
/// shadow; in the dark neither, but a rim that fades inwards over 1.2 points.
struct GlassSurface<Outline: Shape>: View {
  let shape: Outline
  /// What lies in the glass: of a prominent button the tint.
  var tint: AnyShapeStyle?
  var isClear = false
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    ZStack {
      if colorScheme == .light {
        shape.stroke(Color.black.opacity(tint == nil ? 0.29 : 0.12), lineWidth: 2 * pixelLength)
      }
      shape.fill(GlassPaint(isClear: isClear))
        .shadow(color: .black.opacity(colorScheme == .light ? 0.075 : 0), radius: 10, y: 4)
      if let tint { shape.fill(tint) }
      rim.clipShape(shape)
    }
  }

  /// Twice as wide as it is seen, since its outer half is cut off.
  @ViewBuilder private var rim: some View {
    if colorScheme == .light {
      shape.stroke(Color.white.opacity(tint == nil ? 1 : 0.3), lineWidth: 2 * pixelLength)
    } else {
      ZStack {
        ForEach([1.22, 0.81, 0.41], id: \.self) { width in
          shape.stroke(Color.white.opacity(0.055), lineWidth: 2 * width)
        }
      }
    }
  }
}
