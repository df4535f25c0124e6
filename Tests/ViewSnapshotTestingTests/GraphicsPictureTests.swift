import PixelImages
import Testing
import ViewSnapshotTesting

/// Styles, pictures and shapes, a cell each.
private struct Cells: View {
  private var stripes: some View {
    HStack(spacing: 0) {
      Color.red
      Color.yellow
      Color.green
      Color.blue
      Color.black
    }
  }

  private var chess: Image {
    Image(
      decorative: Bitmap(
        width: 24, height: 24,
        initializingWith: { pixels in
          for y in 0..<24 {
            for x in 0..<24 {
              let edge = min(x, y, 23 - x, 23 - y) < 6
              let color = edge ? RGBAColor(red: 200, green: 60, blue: 20) : x / 3 % 2 == y / 3 % 2 ? .white : .black
              pixels[y * 24 + x] = PremultipliedColor(color)
            }
          }
        }), scale: 1)
  }

  private func row(@ViewBuilder _ cells: () -> some View) -> some View {
    HStack(spacing: 8) { Group { cells() }.frame(width: 72, height: 56) }
  }

  var body: some View {
    VStack(spacing: 8) {
      row {
        stripes.overlay { Rectangle().fill(.ultraThinMaterial).padding(10) }
        stripes.overlay { Text("Aa").padding(8).background(.regularMaterial, in: .capsule) }
        stripes.overlay { Rectangle().fill(.ultraThickMaterial).padding(10) }
        stripes.overlay { Rectangle().fill(.thinMaterial).padding(10) }.environment(\.colorScheme, .dark)
        stripes.overlay { Circle().stroke(.bar, lineWidth: 10).padding(10) }
      }
      row {
        VStack(alignment: .leading) {
          Label("Title", systemImage: "star.fill").font(.headline)
          Text("Two lines of a text").font(.caption)
        }.redacted(reason: .placeholder)
        RoundedRectangle(cornerRadius: 12).fill(Color.white.shadow(.inner(color: .black, radius: 4, y: 2)))
        Circle().fill(Color.orange.shadow(.drop(radius: 4, y: 3))).padding(8)
        stripes.overlay { Circle().fill(Color.orange.blendMode(.multiply)) }
        VStack(spacing: 2) {
          Rectangle().fill(.fill)
          Rectangle().fill(.fill.secondary)
          Rectangle().fill(.fill.tertiary)
          Rectangle().fill(.fill.quaternary)
        }
      }
      row {
        AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center)
        AngularGradient(colors: [.white, .black], center: .center, startAngle: .degrees(0), endAngle: .degrees(90))
        EllipticalGradient(colors: [.white, .blue, .black])
        Circle().strokeBorder(AngularGradient(colors: [.mint, .indigo], center: .center), lineWidth: 10)
        Ellipse().fill(.ellipticalGradient(colors: [.yellow, .orange], center: .topLeading, endRadiusFraction: 1))
      }
      row {
        chess.resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
        chess.resizable(capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6), resizingMode: .tile)
        chess.resizable(resizingMode: .tile)
        Circle().fill(.image(chess, sourceRect: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), scale: 1.3))
        Rectangle().strokeBorder(ImagePaint(image: chess, scale: 0.5), lineWidth: 12)
      }
      row {
        UnevenRoundedRectangle(topLeadingRadius: 28, bottomTrailingRadius: 28).fill(.teal)
        UnevenRoundedRectangle(topLeadingRadius: 30, topTrailingRadius: 12, style: .circular)
          .strokeBorder(.teal, lineWidth: 4)
        ContainerRelativeShape().fill(.orange).padding(8).background(.teal).containerShape(
          RoundedRectangle(cornerRadius: 20)
        ).clipShape(RoundedRectangle(cornerRadius: 20))
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.teal))
          context.translateBy(x: size.width / 2, y: size.height / 2)
          for hour in 0..<12 {
            var copy = context
            copy.rotate(by: .degrees(Double(hour) * 30))
            copy.opacity = Double(hour + 1) / 12
            copy.fill(Path(CGRect(x: -1.5, y: -24, width: 3, height: 10)), with: .color(.white))
          }
          context.rotate(by: .degrees(-20))
          context.draw(Text("12").font(.caption), at: .zero)
        }
        Canvas { context, size in
          context.addFilter(.shadow(radius: 2, y: 2))
          context.clip(to: Path(CGRect(x: 0, y: 0, width: size.width, height: 40)))
          context.scaleBy(x: 1.5, y: 1)
          context.stroke(
            Path(roundedRect: CGRect(x: 6, y: 6, width: 34, height: 44), cornerRadius: 10),
            with: .linearGradient(
              Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)), lineWidth: 6)
        }
      }
    }
    .padding(8).background(Color.white)
  }
}

private struct Meshes: View {
  private let points: [SIMD2<Float>] = [
    [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
  ]
  private let colors: [Color] = [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]

  private func bent(_ points: [SIMD2<Float>]) -> [MeshGradient.BezierPoint] {
    points.map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0 + [-0.15, 0.12], topControlPoint: $0 + [-0.12, -0.15],
        trailingControlPoint: $0 + [0.15, -0.12], bottomControlPoint: $0 + [0.12, 0.15])
    }
  }

  var body: some View {
    var moved = points
    moved[4] = [0.8, 0.2]
    let inner = points.map { $0 * 0.7 + [0.15, 0.15] }
    let mesh = MeshGradient(width: 3, height: 3, points: points, colors: colors)
    return HStack {
      mesh
      MeshGradient(
        width: 3, height: 3, points: moved,
        colors: [.black, .black, .black, .blue, .blue, .blue, .green, .green, .green])
      MeshGradient(width: 3, height: 3, points: points, colors: colors, smoothsColors: false)
      MeshGradient(width: 3, height: 3, bezierPoints: bent(inner), colors: colors, background: .black)
      Text("Mesh").font(.system(size: 40, weight: .bold)).foregroundStyle(mesh).frame(width: 110)
    }
    .padding(8).background(Color.white)
  }
}

@MainActor @Suite(.snapshots) struct GraphicsPictureTests {
  @Test func `mesh gradients`() {
    assertSnapshot(
      of: Meshes(),
      as: .image(layout: .fixed(width: 480, height: 96), traits: UITraitCollection(displayScale: 1)))
  }

  @Test func `styles, pictures and shapes`() {
    assertSnapshot(of: Cells(), as: .image(layout: .fixed(width: 408, height: 328)))
  }
}
