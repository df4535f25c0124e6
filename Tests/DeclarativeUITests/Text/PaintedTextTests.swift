import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `A text with a style` {
  private let size = CGSize(width: 200, height: 60)

  private func bitmap(_ view: some View) -> Bitmap {
    let layout = LaidOut(view.font(.system(size: 40, weight: .bold)), in: size, scale: 2)
    #expect(layout.layout.problems == [])
    return DrawingRenderer(scale: 2).render(layout.layout.drawing)
  }

  /// The opaque pixels of columns that are shares of the width.
  private func opaque(_ bitmap: Bitmap, _ columns: ClosedRange<Double> = 0...1) -> [PremultipliedColor] {
    let width = Double(bitmap.width - 1)
    return (Int(columns.lowerBound * width)...Int(columns.upperBound * width)).flatMap { x in
      (0..<bitmap.height).map { bitmap[x, $0] }
    }.filter { $0.alpha == 255 }
  }

  private func alphas(_ bitmap: Bitmap) -> [UInt8] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y].alpha } }
  }

  private func gradient(_ start: UnitPoint = .leading, _ end: UnitPoint = .trailing) -> LinearGradient {
    LinearGradient(
      colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: start, endPoint: end)
  }

  @Test func `has the letters that it has in a colour`() {
    let plain = bitmap(Text("Hill"))
    let painted = bitmap(Text("Hill").foregroundStyle(gradient()))
    #expect(zip(alphas(plain), alphas(painted)).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func `has a gradient from one side of the whole text to the other`() {
    let painted = bitmap(Text("IIIIIIIIII").foregroundStyle(gradient()))
    let colors = (0..<painted.width).compactMap { x in
      (0..<painted.height).map { painted[x, $0] }.first { $0.alpha == 255 }
    }
    #expect((colors.first?.red ?? 0) > 230 && (colors.last?.blue ?? 0) > 230)
    #expect(zip(colors, colors.dropFirst()).allSatisfy { $0.red >= $1.red && $0.blue <= $1.blue })
  }

  @Test func `has a mesh gradient over the whole text`() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [red, red, blue, blue])
    let even = DeclarativeUI.Gradient(colors: [red, blue]).colorSpace(.device)
    let (painted, expected) = (
      bitmap(Text("Hill").foregroundStyle(mesh)), bitmap(Text("Hill").foregroundStyle(even))
    )
    #expect(alphas(painted) == alphas(expected))
    #expect(zip(opaque(painted), opaque(expected)).allSatisfy { abs(Int($0.red) - Int($1.red)) <= 1 })
    #expect(opaque(painted).contains { $0.red > 200 } && opaque(painted).contains { $0.blue > 200 })
  }

  @Test func `may have it in a part only`() {
    let colors = Set(opaque(bitmap(Text("II") + Text("II").foregroundStyle(gradient(.top, .bottom)))).map(\.blue))
    #expect(colors.contains(0) && colors.count > 10)
    let first = bitmap(Text("IIIIII") + Text("II").foregroundStyle(gradient()))
    #expect(opaque(first, 0.2...0.4).allSatisfy { $0 == PremultipliedColor(.black) })
  }

  @Test func `has its lines painted, too`() {
    let lined = bitmap(Text("I I").foregroundStyle(gradient()).underline())
    let plain = bitmap(Text("I I").foregroundStyle(gradient()))
    #expect(opaque(lined).count > opaque(plain).count + 50)
    #expect(opaque(lined).allSatisfy { $0 != PremultipliedColor(.black) })
  }

  @Test func `throws a shadow of its letters`() {
    let red = Color(red: 1, green: 0, blue: 0)
    let style = red.shadow(.drop(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 0, y: 12))
    let shadowed = bitmap(Text("I").foregroundStyle(style))
    let plain = bitmap(Text("I").foregroundStyle(red))
    for y in 0..<plain.height {
      for x in 0..<plain.width {
        let (own, above) = (plain[x, y], y >= 24 ? plain[x, y - 24] : .clear)
        if own.alpha == 255 { #expect(shadowed[x, y] == own) }
        if own.alpha == 0 {
          #expect(shadowed[x, y] == PremultipliedColor(red: 0, green: 0, blue: above.alpha, alpha: above.alpha))
        }
      }
    }
  }

  @Test func `has a shadow inside of its letters`() {
    let style = Color(red: 1, green: 1, blue: 1).shadow(.inner(color: .black, radius: 0, x: 0, y: 4))
    let inner = bitmap(Text("I").foregroundStyle(style))
    let column = inner.width / 2
    let colors = (0..<inner.height).map { inner[column, $0] }.filter { $0.alpha == 255 }
    // The upper 4 points are dark, the rest is as light as the style.
    #expect(colors.prefix(6).allSatisfy { $0.red == 0 } && colors.dropFirst(10).allSatisfy { $0.red == 255 })
    #expect(colors.count > 30)
  }

  @Test func `is seen through where it is a material`() {
    let layout = LaidOut(
      ZStack {
        Color.red; Text("I").foregroundStyle(.ultraThinMaterial)
      }, in: size)
    #expect(layout.layout.problems == [])
    #expect(
      layout.layout.drawing.items.contains { item in
        if case .layer(let layer) = item, case .backdrop = layer.effect { true } else { false }
      })
  }

  @Test func `leaves emoji their colours`() {
    #expect(bitmap(Text("👋").foregroundStyle(gradient())) == bitmap(Text("👋")))
  }
}
