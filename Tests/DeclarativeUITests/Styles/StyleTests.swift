import DeclarativeUI
import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

@MainActor @Suite struct `A style` {
  private func layer(_ view: some View) -> DrawnLayer? {
    guard case .layer(let layer)? = LaidOut(view).layout.drawing.items.first else { return nil }
    return layer
  }

  private func colors(_ view: some View, _ scheme: ColorScheme = .light) -> [String] {
    LaidOut(view) { $0.colorScheme = scheme }.colors.map(\.description)
  }

  @Test func `may be more transparent, whatever it is`() {
    #expect(colors(Rectangle().fill(.quaternary.opacity(0.5))) == ["#3C3C4317"])
    #expect(colors(Rectangle().fill(.tint.opacity(0.5))) == ["#007AFF80"])
    #expect(layer(Rectangle().fill(Material.regular.opacity(0.5)))?.effect == .opacity(0.5))
  }

  @Test func `may mix its colours, and throw shadows`() {
    #expect(layer(Rectangle().fill(.tint.blendMode(.multiply)))?.effect == .blended(.multiply))
    #expect(
      layer(Rectangle().fill(Color.blue.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))))?.effect
        == .shadow(.black, radius: 3, offset: Point(x: 1, y: 2)))
    let inner = layer(Rectangle().fill(Color.white.shadow(.inner(color: .black, radius: 3))))
    #expect(inner?.items.count == 2)
    #expect(
      LaidOut(Rectangle().fill(Color.blue.shadow(.drop(radius: -1)))).layout.problems == [
        ".shadow(.drop(radius: -1.0)) is impossible: give a finite number that is not negative"
      ])
  }

  @Test func `has lower levels`() {
    #expect(colors(Rectangle().fill(Color.white.secondary)) == ["#FFFFFF80"])
    #expect(colors(Rectangle().fill(.fill)) == ["#78788033"])
    #expect(colors(Rectangle().fill(.fill.tertiary)) == ["#7676801E"])
    #expect(colors(Rectangle().fill(.fill.quaternary), .dark) == ["#7676802D"])
    #expect(colors(Rectangle().fill(.background.secondary)) == ["#F2F2F7"])
    #expect(colors(Rectangle().fill(.quinary)) == ["#3C3C4322"])
  }

  @Test func `of backgrounds is inherited`() {
    #expect(colors(Rectangle().fill(.background).backgroundStyle(.red)) == ["#FF3B30"])
    #expect(colors(Rectangle().fill(.background.secondary).backgroundStyle(.red)) == ["#FF3B3080"])
    #expect(colors(Rectangle().fill(.background)) == ["#FFFFFF"])
    #expect(colors(Rectangle().fill(.separator)) == ["#3C3C434A"])
  }

  @Test func `that is a material shows what is behind`() throws {
    let effect = try #require(layer(Text("A").background(.thinMaterial, in: Capsule()))?.effect)
    guard case .backdrop(let backdrop) = effect else { return #expect(Bool(false), "\(effect)") }
    #expect(backdrop.blur == 20)
    #expect(backdrop.tint == RGBAColor(red: 255, green: 255, blue: 255, alpha: 140))
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let veils = materials.map { LaidOut(Rectangle().fill($0)).layout.drawing.description }
    #expect(Set(veils).count == 5)
  }

  @Test func `may repeat a picture, or a part of one`() throws {
    let picture = Image(decorative: Bitmap(width: 30, height: 20), scale: 2)
    func tile(_ style: ImagePaint) throws -> DrawnImage {
      guard case .shape(let shape)? = LaidOut(Rectangle().fill(style).padding(10)).items.first,
        case .tiles(let image) = shape.paint
      else { throw NoTile() }
      return image
    }
    #expect(try tile(ImagePaint(image: picture)).frame == Rect(x: 10, y: 10, width: 15, height: 10))
    let part = try tile(.image(picture, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5), scale: 2))
    #expect(part.bitmap.size == Bitmap(width: 15, height: 10).size)
    #expect(part.frame.size == Size(width: 15, height: 10))
    #expect(LaidOut(Rectangle().fill(ImagePaint(image: Image(systemName: "star")))).layout.problems.count == 1)
  }

  private struct NoTile: Error {}

  @Test func `may be a gradient around a centre`() {
    func paint(_ view: some View) -> Paint? {
      guard case .shape(let shape)? = LaidOut(view).items.first else { return nil }
      return shape.paint
    }
    let black = PixelImages.Gradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    #expect(
      paint(AngularGradient(colors: [.black, .white], center: .center))
        == .angularGradient(black, center: Point(x: 50, y: 50), start: 0, end: 2 * .pi))
    #expect(
      paint(Rectangle().fill(.conicGradient(colors: [.black, .white], center: .topLeading, angle: .degrees(90))))
        == .angularGradient(black, center: .zero, start: .pi / 2, end: 5 * .pi / 2))
    #expect(
      paint(EllipticalGradient(colors: [.black, .white]).frame(height: 40))
        == .ellipticalGradient(
          black, center: Point(x: 50, y: 50), unit: Size(width: 100, height: 40), startRadius: 0, endRadius: 0.5))
  }
}

@MainActor @Suite struct `Redacted views` {
  private struct Card: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
      VStack {
        Text("Ada Lovelace, who wrote the first program").frame(width: 80)
        Text("public").unredacted()
        Text("\(reasons.isEmpty ? "shown" : "hidden")").privacySensitive()
        Image(decorative: Bitmap(width: 9, height: 9), scale: 1)
        Color.red.frame(height: 5)
      }
    }
  }

  @Test func `have a bar for each line and a box for each picture`() {
    let plain = LaidOut(Card(), in: CGSize(width: 200, height: 200))
    let redacted = LaidOut(Card().redacted(reason: .placeholder), in: CGSize(width: 200, height: 200))
    #expect(redacted.frames("public") == plain.frames("public"))
    #expect(redacted.frames("Color") == plain.frames("Color"))
    let bars = redacted.items.filter { $0.name == "Placeholder" }
    // Four lines, one for "hidden", and the picture.
    #expect(bars.count >= 4)
    #expect(Set(bars.compactMap(\.color)) == [RGBAColor(red: 0, green: 0, blue: 0, alpha: 41)])
    #expect(redacted.frames("Placeholder").last == plain.frames("bitmap").last)
    #expect(redacted.layout.problems == [])
  }

  @Test func `hide only what is sensitive where the reason is privacy`() {
    let layout = LaidOut(Card().redacted(reason: .privacy), in: CGSize(width: 200, height: 200))
    #expect(layout.frames("Placeholder").count == 1)
    #expect(layout.frames("hidden").isEmpty)
    #expect(LaidOut(Card()).frames("Placeholder").isEmpty)
  }
}
