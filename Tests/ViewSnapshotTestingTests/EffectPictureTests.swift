import Testing
import ViewSnapshotTesting

/// One picture with an effect in each cell.
private struct Effects: View {
  private var card: some View {
    VStack(spacing: 0) {
      Text("Ag 👋").font(.headline).foregroundStyle(.white)
      HStack(spacing: 0) {
        Color.red
        Color.green
        Circle().fill(.yellow)
      }
    }
    .frame(width: 52, height: 40).background(Color.blue)
  }

  private func row(@ViewBuilder _ cells: () -> some View) -> some View {
    HStack(spacing: 0) { Group { cells() }.frame(width: 80, height: 66) }
  }

  var body: some View {
    VStack(spacing: 0) {
      row {
        card
        card.rotationEffect(.degrees(30))
        card.scaleEffect(x: -1.2, y: 0.7)
        card.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
        card.transformEffect(CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 0, ty: -8))
      }
      row {
        card.blur(radius: 3)
        card.mask { Text("MASK").font(.title.bold()) }
        card.mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
        card.brightness(0.3)
        card.contrast(0.4)
      }
      row {
        card.saturation(0.3)
        card.grayscale(1)
        card.hueRotation(.degrees(120))
        card.colorInvert()
        card.colorMultiply(.orange)
      }
      row {
        card.luminanceToAlpha()
        card.overlay { Color.orange.blendMode(.multiply) }
        card.overlay { Color.orange.blendMode(.difference) }
        card.overlay { Color.orange.blendMode(.hue) }
        card.overlay { Color.orange.blendMode(.softLight) }
      }
      row {
        Circle().trim(from: 0, to: 0.7).stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round)).padding(14)
        RoundedRectangle(cornerRadius: 8).rotation(.degrees(45)).scale(0.6).fill(.teal)
        card.rotationEffect(.degrees(30)).opacity(0.5)
        card.rotationEffect(.degrees(-20)).shadow(radius: 3)
        card.scaleEffect(0.4).clipShape(Circle())
      }
    }
    .background(Color.white)
  }
}

@MainActor @Suite(.snapshots) struct EffectPictureTests {
  @Test func `effects`() {
    assertSnapshot(of: Effects(), as: .image(layout: .fixed(width: 400, height: 330)))
  }
}
