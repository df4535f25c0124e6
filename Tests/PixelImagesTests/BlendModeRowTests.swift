import PixelImages
import Testing

struct BlendModeRowTests {
  @Test(arguments: BlendMode.allCases)
  func `a row of pixels is mixed as each of them is`(mode: BlendMode) {
    // All pairs of channels, opaque; three of them in each pixel.
    let channels = (0...255).map { UInt8($0) }
    let opaque = channels.flatMap { top in
      channels.map { (color($0, $0 &+ 85, $0 &+ 170, 255), color(top, top, top, 255)) }
    }
    check(mode, opaque)
    // Whatever alpha they have: runs of equal ones, of clear ones, and single ones among opaque ones.
    let alphas: [UInt8] = [0, 1, 77, 128, 254, 255]
    let mixed = alphas.flatMap { top in
      alphas.flatMap { below in
        (0..<37).map { (color(UInt8($0 / 5) * 9, 200, 3, top), color(90, UInt8($0), 250, below)) }
      }
    }
    check(mode, mixed)
    check(mode, opaque.prefix(300).enumerated().map { $0 == 100 ? (color(1, 2, 3, 4), $1.1) : $1 })
    for count in 0..<9 { check(mode, Array(opaque.dropFirst(1000).prefix(count))) }
  }

  private func check(_ mode: BlendMode, _ pairs: [(below: PremultipliedColor, top: PremultipliedColor)]) {
    var row = pairs.map(\.below)
    pairs.map(\.top).withUnsafeBufferPointer { top in
      row.withUnsafeMutableBufferPointer { mode.apply(top, onto: $0) }
    }
    let expected = pairs.map { $0.top.alpha == 0 ? $0.below : mode.apply($0.top, onto: $0.below) }
    #expect(row == expected, "\(mode)")
  }

  private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> PremultipliedColor {
    PremultipliedColor(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
  }
}
