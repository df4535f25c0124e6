import PixelImages
import Testing

/// The formulas of "Compositing and Blending Level 1" in real numbers, for one channel or three.
private struct SlowBlending {
  let mode: BlendMode

  func apply(_ source: PremultipliedColor, onto below: PremultipliedColor) -> [Double] {
    let (a, b) = (Double(source.alpha) / 255, Double(below.alpha) / 255)
    func straight(_ pixel: PremultipliedColor) -> [Double] {
      let color = RGBAColor(pixel)
      return [color.red, color.green, color.blue].map { Double($0) / 255 }
    }
    let (top, background) = (straight(source), straight(below))
    let mixed = mixture(top, background)
    let channels = (0..<3).map { top[$0] * a * (1 - b) + background[$0] * b * (1 - a) + mixed[$0] * a * b }
    return (channels + [a + b - a * b]).map { $0 * 255 }
  }

  private func mixture(_ top: [Double], _ below: [Double]) -> [Double] {
    switch mode {
    case .hue: setLightness(setSaturation(top, saturation(below)), lightness(below))
    case .saturation: setLightness(setSaturation(below, saturation(top)), lightness(below))
    case .color: setLightness(top, lightness(below))
    case .luminosity: setLightness(below, lightness(top))
    default: zip(top, below).map { channel(mode, $0, $1) }
    }
  }

  private func channel(_ mode: BlendMode, _ s: Double, _ b: Double) -> Double {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return channel(.hardLight, b, s)
    case .hardLight: return s <= 0.5 ? 2 * s * b : channel(.screen, 2 * s - 1, b)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let light = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (light - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }

  private func lightness(_ color: [Double]) -> Double { 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] }
  private func saturation(_ color: [Double]) -> Double { (color.max() ?? 0) - (color.min() ?? 0) }

  private func setLightness(_ color: [Double], _ wanted: Double) -> [Double] {
    let moved = color.map { $0 + wanted - lightness(color) }
    let (middle, low, high) = (lightness(moved), moved.min() ?? 0, moved.max() ?? 0)
    return moved.map { value in
      var value = value
      if low < 0 { value = middle + (value - middle) * middle / (middle - low) }
      if high > 1 { value = middle + (value - middle) * (1 - middle) / (high - middle) }
      return value
    }
  }

  private func setSaturation(_ color: [Double], _ wanted: Double) -> [Double] {
    let (low, spread) = (color.min() ?? 0, saturation(color))
    return color.map { spread > 0 ? ($0 - low) * wanted / spread : 0 }
  }
}

@Suite struct `A blend mode` {
  private func pixels(_ seed: UInt64) -> [PremultipliedColor] {
    var state = seed
    func byte() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
    return (0..<400).map { index in
      let alpha: UInt8 = index % 3 == 0 ? 255 : byte()
      return PremultipliedColor(RGBAColor(red: byte(), green: byte(), blue: byte(), alpha: alpha))
    }
  }

  @Test(arguments: [
    BlendMode.normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ])
  func `mixes as the formulas say, but for the rounding`(mode: BlendMode) {
    // Where a hue has to fit into the range, roundings of the lightness add up.
    let tolerance = [.hue, .saturation, .color, .luminosity].contains(mode) ? 3.0 : 1.6
    for (source, below) in zip(pixels(1), pixels(2)) {
      let mixed = mode.apply(source, onto: below)
      let model = SlowBlending(mode: mode).apply(source, onto: below)
      for (channel, expected) in zip([mixed.red, mixed.green, mixed.blue, mixed.alpha], model) {
        #expect(abs(Double(channel) - expected) <= tolerance, "\(mode): \(source) on \(below)")
      }
      #expect(max(mixed.red, mixed.green, mixed.blue) <= mixed.alpha)
    }
  }

  @Test func `composes after Porter and Duff`() {
    let (half, white) = (PremultipliedColor(red: 100, green: 0, blue: 50, alpha: 128), PremultipliedColor(.white))
    #expect(BlendMode.destinationOver.apply(half, onto: white) == white)
    #expect(BlendMode.destinationOver.apply(half, onto: .clear) == half)
    #expect(BlendMode.sourceAtop.apply(half, onto: .clear) == .clear)
    #expect(
      BlendMode.destinationOut.apply(half, onto: white)
        == PremultipliedColor(red: 127, green: 127, blue: 127, alpha: 127))
    #expect(
      BlendMode.plusLighter.apply(half, onto: half) == PremultipliedColor(red: 200, green: 0, blue: 100, alpha: 255))
    #expect(BlendMode.plusDarker.apply(white, onto: white) == white)
    #expect(BlendMode.plusDarker.apply(PremultipliedColor(.black), onto: white) == PremultipliedColor(.black))
  }
}

@Suite struct `A colour matrix` {
  @Test func `sums shares of the channels, each rounded to nearest`() {
    let gray = ColorMatrix([[0.5, 0.25, 0.25, 0], [0.5, 0.25, 0.25, 0], [0.5, 0.25, 0.25, 0], [0, 0, 0, 1]])
    for value in stride(from: 0, through: 255, by: 5) {
      let pixel = PremultipliedColor(RGBAColor(red: UInt8(value), green: 100, blue: 20))
      let mean = UInt8((Double(value) * 0.5 + 30 + 0.5).rounded(.down))
      #expect(gray.apply(to: pixel) == PremultipliedColor(RGBAColor(red: mean, green: mean, blue: mean)))
    }
  }

  @Test func `stays in range, and leaves what is not there`() {
    let bright = ColorMatrix([[1, 0, 0, 1], [1, 0, 0, -1], [0, 0, 9, 0], [0, 0, 0, 0.5]])
    let pixel = PremultipliedColor(RGBAColor(red: 200, green: 100, blue: 100, alpha: 200))
    #expect(bright.apply(to: pixel) == PremultipliedColor(RGBAColor(red: 255, green: 0, blue: 255, alpha: 100)))
    #expect(bright.apply(to: .clear) == .clear)
    #expect(ColorMatrix([[.nan, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]).apply(to: pixel).red == 0)
  }
}
