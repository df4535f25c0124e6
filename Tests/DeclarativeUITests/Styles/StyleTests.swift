import DeclarativeUI
import Drawings
import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `A style` {
  private func layer(_ view: some View) -> DrawnLayer? {
    guard case .layer(let layer)? = LaidOut(view).layout.drawing.items.first else { return nil }
    return layer
  }

  private func colors(_ view: some View, _ scheme: ColorScheme = .light) -> [String] {
    LaidOut(view) { $0.colorScheme = scheme }.colors.map(\.description)
  }

  private struct Dawn: ShapeStyle, View {
    nonisolated func resolve(in environment: EnvironmentValues) -> LinearGradient {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    }
  }

  @Test func `that is a view, too, is a rectangle of its paint`() {
    let dawn = LaidOut(Dawn().frame(width: 30, height: 20))
    #expect(dawn.layout.drawing == LaidOut(Rectangle().fill(Dawn()).frame(width: 30, height: 20)).layout.drawing)
    #expect(dawn.frames == [CGRect(x: 35, y: 40, width: 30, height: 20)])
  }

  @Test func `may be more transparent, whatever it is`() {
    #expect(colors(Rectangle().fill(.quaternary.opacity(0.5))) == ["#3C3C4317"])
    #expect(colors(Rectangle().fill(.tint.opacity(0.5))) == ["#0088FF80"])
    #expect(layer(Rectangle().fill(Material.regular.opacity(0.5)))?.effect == .opacity(0.5))
  }

  @Test func `may be a gradient, from the top to the bottom`() {
    let gradient = Gradient(colors: [.red, .blue])
    func drawing(_ view: some View) -> Drawing { LaidOut(view).layout.drawing }
    #expect(
      drawing(Rectangle().fill(gradient))
        == drawing(Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))))
    #expect(drawing(Color.clear.background(gradient)) == drawing(Color.clear.background(AnyGradient(gradient))))
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
    #expect(colors(Rectangle().fill(.background).backgroundStyle(.red)) == ["#FF383C"])
    #expect(colors(Rectangle().fill(.background.secondary).backgroundStyle(.red)) == ["#FF383C80"])
    #expect(colors(Rectangle().fill(.background)) == ["#FFFFFF"])
    #expect(colors(Rectangle().fill(.separator)) == ["#3C3C431F"])
  }

  @Test func `that is a material shows what is behind`() throws {
    let effect = try #require(layer(Text("A").background(.thinMaterial, in: Capsule()))?.effect)
    guard case .backdrop(let backdrop) = effect else { return #expect(Bool(false), "\(effect)") }
    #expect(backdrop.blur == 20)
    #expect(backdrop.tint == RGBAColor(red: 237, green: 237, blue: 237, alpha: 140))
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let veils = materials.map { LaidOut(Rectangle().fill($0)).layout.drawing.description }
    #expect(Set(veils).count == 5)
  }

  private struct NoBackdrop: Error {}

  /// What a material makes of a grey behind it.
  private func seen(_ grey: Double, through material: Material, in scheme: ColorScheme) throws -> Double {
    let effect = try #require(layer(Text("A").background(material).environment(\.colorScheme, scheme))?.effect)
    guard case .backdrop(let backdrop) = effect else { throw NoBackdrop() }
    let share = Double(backdrop.tint.alpha) / 255
    return grey * (1 - share) + Double(backdrop.tint.red) * share
  }

  // Measured on pictures of iOS 26: the colours behind the most translucent one, and what it makes of them.
  @Test(arguments: [
    (ColorScheme.light, 255.0, 245.0), (.light, 242, 238), (.dark, 0, 31), (.dark, 28, 45), (.dark, 56, 60),
  ])
  func `that is the most translucent material mixes as pictures have it`(
    scheme: ColorScheme, grey: Double, seen expected: Double
  ) throws {
    #expect(abs(try seen(grey, through: .ultraThin, in: scheme) - expected) < 1.5)
  }

  // Measured: half of the label's colour, in both appearances.
  @Test(arguments: [(ColorScheme.light, "#00000080"), (.dark, "#FFFFFF80")])
  func `that is a material has secondary texts in front of it as half of the label`(
    scheme: ColorScheme, color: String
  ) {
    let text = Text("A").foregroundStyle(.secondary).background(.ultraThinMaterial)
    let items = LaidOut(text) { $0.colorScheme = scheme }.items
    #expect(items.first { $0.name == "A" }?.color?.description == color)
  }

  private struct OnMaterial: View {
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
      Color.red.frame(width: material == nil ? 1 : material == .thin ? 2 : 3, height: 5)
    }
  }

  @Test func `that is a material tells the views in front of it`() {
    func seen(_ view: some View) -> CGFloat? { LaidOut(view).frames.last?.width }
    #expect(seen(OnMaterial()) == 1)
    #expect(seen(OnMaterial().background(.thinMaterial)) == 2)
    #expect(seen(OnMaterial().background(.thinMaterial, in: Circle())) == 2)
    #expect(seen(OnMaterial().background(AnyShapeStyle(Material.bar))) == 3)
    #expect(seen(OnMaterial().background(.blue).background(.thinMaterial)) == 1)
    #expect(seen(OnMaterial().background(.thinMaterial).background(.blue)) == 2)
    #expect(seen(OnMaterial().background { Color.blue }.background(.thinMaterial)) == 2)
    #expect(seen(OnMaterial().environment(\.backgroundMaterial, nil).background(.thinMaterial)) == 1)
    #expect(seen(Color.blue.frame(width: 9).background(.thinMaterial).overlay { OnMaterial() }) == 1)
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
    let missing = LaidOut(Rectangle().fill(ImagePaint(image: picture, sourceRect: .zero)))
    #expect(missing.layout.problems.count == 1)
    let huge = LaidOut(Rectangle().fill(ImagePaint(image: picture, scale: 1e6)))
    #expect(huge.layout.problems.first?.hasPrefix("ImagePaint(scale: 1000000.0) makes tiles") == true)
  }

  @Test func `may repeat a symbol or a template in the foreground`() throws {
    func tile(_ view: some View) throws -> DrawnImage {
      let laidOut = LaidOut(view, scale: 2)
      #expect(laidOut.layout.problems == [])
      guard case .shape(let shape)? = laidOut.items.first, case .tiles(let image) = shape.paint else { throw NoTile() }
      return image
    }
    func colors(_ image: DrawnImage) -> Set<PremultipliedColor> {
      let bitmap = image.bitmap
      let all = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
      return Set(all.filter { $0.alpha == 255 })
    }
    let (black, white) = (PremultipliedColor(RGBAColor.black), PremultipliedColor(RGBAColor.white))
    let star = Rectangle().fill(ImagePaint(image: Image(systemName: "star.fill")))
    let drawn = try tile(star)
    let symbol = try #require(LaidOut(Image(systemName: "star.fill"), scale: 2).frame)
    #expect(drawn.frame.width == Double(symbol.width) && drawn.frame.height == Double(symbol.height))
    #expect(drawn.bitmap.width == Int(symbol.width * 2))
    #expect(colors(drawn) == [black])
    #expect(colors(try tile(star.foregroundStyle(.white))) == [white])
    // The style itself is no foreground of its own.
    let own = Rectangle().foregroundStyle(ImagePaint(image: Image(systemName: "star.fill")))
    #expect(colors(try tile(own)) == [black])
    let picture = Image(decorative: Bitmap(width: 30, height: 20, filledWith: black), scale: 2)
    let template = Rectangle().fill(ImagePaint(image: picture.renderingMode(.template)))
    #expect(try tile(template.foregroundStyle(.white)).templateColor == .white)
    let gradient = try tile(
      template.foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
    #expect(gradient.bitmap.size == Bitmap(width: 30, height: 20).size && colors(gradient).count > 10)
  }

  private struct NoTile: Error {}

  @Test func `may be a gradient around a centre`() {
    func paint(_ view: some View) -> Paint? {
      guard case .shape(let shape)? = LaidOut(view).items.first else { return nil }
      return shape.paint
    }
    let black = PixelImages.Gradient(stops: [
      .init(color: .black, location: 0), .init(color: RGBAColor(red: 99, green: 99, blue: 99), location: 0.5),
      .init(color: .white, location: 1),
    ])
    let middle = PlaneGeometry.Point(x: 50, y: 50)
    let turned = Rectangle().fill(
      .conicGradient(colors: [.black, .white], center: .topLeading, angle: .degrees(90)))
    let expected: [(Paint?, Paint)] = [
      (
        paint(AngularGradient(colors: [.black, .white], center: .center)),
        .angularGradient(black, center: middle, start: 0, end: 2 * Double.pi)
      ),
      (paint(turned), .angularGradient(black, center: .zero, start: Double.pi / 2, end: 5 * Double.pi / 2)),
      (
        paint(EllipticalGradient(colors: [.black, .white]).frame(height: 40)),
        .ellipticalGradient(
          black, center: middle, unit: Size(width: 100, height: 40), startRadius: 0, endRadius: 0.5)
      ),
    ]
    for (found, paint) in expected { #expect(found == paint) }
  }

  private let square: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func painted(_ view: some View) -> ColorMesh<PlaneGeometry.Point>? {
    guard case .shape(let shape)? = LaidOut(view).items.first, case .meshGradient(let mesh) = shape.paint else {
      return nil
    }
    return mesh
  }

  @Test func `may be a mesh, whose points are shares of what is painted`() throws {
    let gradient = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0.25], [0, 1], [2, 1]], colors: [.black, .white, .clear, .black])
    let mesh = try #require(painted(gradient.frame(width: 80, height: 40)))
    #expect(mesh.places == [(10, 30), (90, 40), (10, 70), (170, 70)].map { PlaneGeometry.Point(x: $0.0, y: $0.1) })
    #expect(mesh.colors == [.black, .white, .clear, .black] && mesh.background == .clear)
    #expect(mesh.controls == nil && mesh.isSmooth && mesh.mixing == .encoded)
    let fills: [AnyView] = [
      AnyView(Circle().fill(gradient)), AnyView(Circle().stroke(gradient)), AnyView(Color.clear.background(gradient)),
    ]
    for fill in fills {
      #expect(
        LaidOut(fill).items.contains {
          if case .shape(let shape) = $0, case .meshGradient = shape.paint { true } else { false }
        })
    }
  }

  @Test func `of a mesh may have control points, and colours that are resolved`() throws {
    let points = square.map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0 - [0.25, 0], topControlPoint: $0 - [0, 0.25],
        trailingControlPoint: $0 + [0.25, 0], bottomControlPoint: $0 + [0, 0.25])
    }
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let mesh = try #require(
      painted(
        MeshGradient(
          width: 2, height: 2, bezierPoints: points, resolvedColors: [red, red, red, red], background: .black,
          smoothsColors: false, colorSpace: .perceptual)))
    #expect(mesh.controls?[0].trailing == PlaneGeometry.Point(x: 25, y: 0))
    #expect(mesh.controls?[3].top == PlaneGeometry.Point(x: 100, y: 75))
    #expect(mesh.colors.allSatisfy { $0 == RGBAColor(red: 255, green: 0, blue: 0) })
    #expect(mesh.background == .black && !mesh.isSmooth && mesh.mixing == .perceptual)
  }

  @Test func `of a mesh fades, and names what is missing`() throws {
    let gradient = MeshGradient(width: 2, height: 2, points: square, colors: [.black, .black, .black, .black])
    #expect(try #require(painted(Rectangle().fill(gradient.opacity(0.5)))).colors.allSatisfy { $0.alpha == 128 })
    func problems(_ change: (inout MeshGradient) -> Void) -> [String] {
      var changed = gradient
      change(&changed)
      return LaidOut(Rectangle().fill(changed)).layout.problems
    }
    let wayOut = "give width * height of each, in 2 rows and columns or more"
    #expect(problems { _ in } == [])
    #expect(
      problems { $0.colors = .colors([.red]) }
        == ["MeshGradient(width: 2, height: 2) has 4 points and 1 colors: \(wayOut)"])
    #expect(
      problems { $0.locations = .points([]) }
        == ["MeshGradient(width: 2, height: 2) has 0 points and 4 colors: \(wayOut)"])
    #expect(
      problems { ($0.width, $0.height) = (1, 4) }
        == ["MeshGradient(width: 1, height: 4) has 4 points and 4 colors: \(wayOut)"])
    #expect(
      problems { $0.locations = .points([[0, .nan], [1, 0], [0, 1], [1, 1]]) }
        == ["MeshGradient(width: 2, height: 2) has a point that is not finite: give finite numbers"])
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
