/// A surface of glass as iOS 26 draws it, for bars, buttons and `glassEffect`.
///
/// Measured on pictures of screens: in light a bright line of two thirds of a point at the edge and a faint shadow that ends 40
/// points away, lower than the glass; in the dark neither, but a rim that fades inwards over 1.2 points. A picture of a
/// window's hierarchy, which no screen has shown, has a dark line around the glass, too: that is not drawn.
struct GlassSurface<Outline: Shape>: View {
  let shape: Outline
  /// What lies in the glass: of a prominent button the tint.
  var tint: AnyShapeStyle?
  var isClear = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      shape.fill(GlassPaint(isClear: isClear))
        .shadow(color: .black.opacity(colorScheme == .light ? 0.1 : 0), radius: 19, y: 8)
      if let tint { shape.fill(tint) }
      rim.clipShape(shape)
    }
  }

  /// Twice as wide as it is seen, since its outer half is cut off.
  @ViewBuilder private var rim: some View {
    if colorScheme == .light {
      shape.stroke(Color.white.opacity(tint == nil ? 1 : 0.3), lineWidth: 4 / 3)
    } else {
      ZStack {
        ForEach([1.22, 0.81, 0.41], id: \.self) { width in
          shape.stroke(Color.white.opacity(0.055), lineWidth: 2 * width)
        }
      }
    }
  }
}
