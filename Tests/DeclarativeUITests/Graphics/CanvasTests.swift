import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `A canvas` {
  private func shapes(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DrawnShape] {
    LaidOut(Canvas(renderer: draw)).items.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  private func layers(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DrawnLayer] {
    LaidOut(Canvas(renderer: draw)).layout.drawing.items.compactMap { item in
      guard case .layer(let clip) = item, case .layer(let layer)? = clip.items.first else { return nil }
      return layer
    }
  }

  private let unit = Path(CGRect(x: 1, y: 2, width: 10, height: 20))

  @Test func `draws once for each picture, and not for those who touch, hear or look into views`() throws {
    var (drawn, tapped) = (0, 0)
    let view = VStack {
      Canvas { _, _ in drawn += 1 }.frame(width: 20, height: 20)
      Button("Tap") { tapped += 1 }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 100))
    try host.tap("Tap")
    _ = host.viewTree.text
    let layout = host.layout(on: host.ownScreen)
    #expect(layout.accessibility.count == 1)
    #expect((drawn, tapped) == (0, 1))
    #expect(layout.drawing.items.count == 2)
    _ = (layout.drawing, layout.problems)
    #expect(drawn == 1)
    #expect(host.layout(on: host.ownScreen).problems == [])
    #expect(drawn == 2)
  }

  @Test func `takes what is offered, and draws in its own coordinates`() throws {
    var size = CGSize.zero
    let layout = LaidOut(
      Canvas { context, offered in
        size = offered
        context.fill(Path(CGRect(x: 1, y: 2, width: 10, height: 20)), with: .color(.red))
      }.frame(width: 60, height: 40))
    guard case .shape(let shape)? = layout.items.first else { return #expect(Bool(false)) }
    #expect(size == CGSize(width: 60, height: 40))
    #expect(shape.path.controlBounds == Rect(x: 21, y: 32, width: 10, height: 20))
    // All paths are rounded to pixels together, with the view.
    #expect(shape.frame == Rect(x: 20, y: 30, width: 60, height: 40))
    guard case .layer(let clip)? = layout.layout.drawing.items.first, case .clip(_, _, let frame) = clip.effect else {
      return #expect(Bool(false))
    }
    #expect(frame == Rect(x: 20, y: 30, width: 60, height: 40))
    #expect(LaidOut(Canvas { _, _ in }.fixedSize()).items.isEmpty)
  }

  @Test func `paints pictures and texts that are ready with a shading of their own`() {
    func colours(_ change: @escaping (inout GraphicsContext.ResolvedImage, inout GraphicsContext.ResolvedText) -> Void)
      -> [DrawingItem]
    {
      LaidOut(
        Canvas { context, _ in
          var image = context.resolve(Image(systemName: "heart.fill"))
          var text = context.resolve(Text("a"))
          change(&image, &text)
          context.draw(image, at: CGPoint(x: 20, y: 20))
          context.draw(image, in: CGRect(x: 40, y: 0, width: 20, height: 20))
          context.draw(text, at: CGPoint(x: 70, y: 20))
        }
      ).items
    }
    let red = colours { image, text in (image.shading, text.shading) = (.color(.red), .color(.red)) }
    let plain = colours { _, _ in }
    let coloured = LaidOut(
      Canvas { context, _ in
        context.draw(Image(systemName: "heart.fill"), at: CGPoint(x: 20, y: 20))
        context.draw(Image(systemName: "heart.fill"), in: CGRect(x: 40, y: 0, width: 20, height: 20))
        context.draw(Text("a"), at: CGPoint(x: 70, y: 20))
      }.foregroundStyle(.red)
    ).items
    #expect("\(red)" == "\(coloured)" && "\(red)" != "\(plain)")
  }

  @Test func `covers with a colour what is as opaque as a filter says`() {
    func pixels(_ filters: GraphicsContext.Filter...) -> [PremultipliedColor] {
      let view = Canvas { context, _ in
        filters.forEach { context.addFilter($0) }
        for (index, opacity) in [0, 0.2, 0.498, 0.502, 0.8, 1].enumerated() {
          context.fill(Path(CGRect(x: index, y: 0, width: 1, height: 1)), with: .color(.red.opacity(opacity)))
        }
      }
      let layout = LaidOut(view, in: CGSize(width: 8, height: 1), scale: 1)
      let bitmap = DrawingRenderer(scale: 1).render(layout.layout.drawing)
      return (0..<8).map { bitmap[$0, 0] }
    }
    let (green, none) = (PremultipliedColor(RGBAColor(red: 0, green: 255, blue: 0)), PremultipliedColor.clear)
    let color = Color(red: 0, green: 1, blue: 0)
    #expect(pixels(.alphaThreshold(min: 0.5, color: color)) == [none, none, none, green, green, green, none, none])
    #expect(
      pixels(.alphaThreshold(min: 0.1, max: 0.5, color: color))
        == [none, green, green, none, none, none, none, none])
    let fifth = pixels(.alphaThreshold(min: 0.2, max: 0.2, color: color))
    #expect(fifth == [none, green, none, none, none, none, none, none])
    #expect(pixels(.alphaThreshold(min: 0.201, color: color))[1...2] == [none, green])
    #expect(pixels(.alphaThreshold(min: 1))[5] == PremultipliedColor(.black))
    let half = pixels(.alphaThreshold(min: 0.9, color: color.opacity(0.5)))
    #expect(half[5].green == 128 && half[4] == none)
  }

  @Test func `turns what is drawn with a filter around its own corner`() throws {
    let canvas = Canvas { context, _ in
      context.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))))
      context.fill(unit, with: .color(.red))
    }.frame(width: 60, height: 60)
    let layout = LaidOut(canvas, in: CGSize(width: 100, height: 100), scale: 1)
    let bitmap = DrawingRenderer(scale: 1).render(layout.layout.drawing)
    let seen = (0..<10_000).filter { bitmap[$0 % 100, $0 / 100].alpha == 255 }.map { (x: $0 % 100, y: $0 / 100) }
    // The path is (1, 2, 10, 20), and the canvas stands at (20, 20): what is below its frame is not seen.
    #expect(seen.map(\.x).min() == 22 && seen.map(\.x).max() == 41)
    #expect(seen.map(\.y).min() == 26 && seen.map(\.y).max() == 79)
  }

  @Test func `maps places, the latest map first`() {
    let drawn = shapes { context, _ in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 3)
      context.fill(unit, with: .color(.red))
      context.rotate(by: .degrees(90))
      context.fill(unit, with: .color(.red))
    }
    #expect(drawn[0].path.controlBounds == Rect(x: 12, y: 6, width: 20, height: 60))
    let turned = drawn[1].path.controlBounds
    #expect(turned.map { abs($0.minX - -34) < 1e-9 && abs($0.minY - 3) < 1e-9 } == true, "\(turned as Any)")
  }

  @Test func `draws lines as wide as the map says, and through the map where that differs`() {
    let wide = shapes { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.stroke(unit, with: .foreground, lineWidth: 3)
    }
    guard case .stroke(let line) = wide[0].style else { return #expect(Bool(false)) }
    #expect(line.width == 6)
    let slanted = layers { context, _ in
      context.scaleBy(x: 2, y: 1)
      context.stroke(unit, with: .foreground, lineWidth: 3)
    }
    guard case .projected(let map)? = slanted.first?.effect else { return #expect(Bool(false)) }
    #expect(map.a == 2 && map.d == 1)
  }

  @Test func `has states that a copy does not share`() {
    let drawn = layers { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.fill(unit, with: .color(.red))
      context.blendMode = .multiply
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.addFilter(.blur(radius: 3))
      context.fill(unit, with: .color(.blue))
    }
    #expect(drawn.count == 1)
    let layout = LaidOut(
      Canvas { context, _ in
        context.blendMode = .multiply
        context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
        context.opacity = 0.5
        context.addFilter(.blur(radius: 3))
        context.fill(unit, with: .color(.blue))
      })
    var effects: [String] = []
    var items = layout.layout.drawing.items
    while case .layer(let layer)? = items.first {
      effects.append("\(layer.effect)".prefix { $0 != "(" }.description)
      items = layer.items
    }
    #expect(effects == ["clip", "blended", "clip", "opacity", "blurred"])
  }

  @Test func `draws several things as one`() {
    let drawn = layers { context, _ in
      context.translateBy(x: 5, y: 0)
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(unit, with: .color(.red))
        layer.fill(unit, with: .color(.blue))
      }
    }
    #expect(drawn.first?.effect == .opacity(0.5))
    guard case .layer(let inner)? = drawn.first?.items.first else { return #expect(Bool(false)) }
    #expect(inner.items.count == 2)
    guard case .shape(let shape)? = inner.items.first else { return #expect(Bool(false)) }
    #expect(shape.path.controlBounds?.minX == 6)
  }

  @Test func `knows what its clips leave`() {
    var bounds: [CGRect] = []
    _ = shapes { context, _ in
      context.translateBy(x: 10, y: 10)
      context.clip(to: Path(CGRect(x: 5, y: 5, width: 20, height: 20)))
      bounds.append(context.clipBoundingRect)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)), options: .inverse)
      bounds.append(context.clipBoundingRect)
    }
    #expect(bounds == [rect(5, 5, 20, 20), rect(5, 5, 20, 20)])
  }

  @Test func `paints with gradients at places of its own`() {
    let drawn = shapes { context, _ in
      context.translateBy(x: 7, y: 0)
      let gradient = DeclarativeUI.Gradient(colors: [.black, .white])
      context.fill(
        unit, with: .linearGradient(gradient, startPoint: CGPoint(x: 1, y: 0), endPoint: CGPoint(x: 9, y: 0)))
      context.fill(unit, with: .radialGradient(gradient, center: CGPoint(x: 3, y: 4), startRadius: 1, endRadius: 2))
      context.fill(unit, with: .conicGradient(gradient, center: CGPoint(x: 3, y: 4)))
      context.fill(
        unit, with: .style(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
    }
    guard case .linearGradient(_, let start, let end) = drawn[0].paint,
      case .radialGradient(_, let center, _, _) = drawn[1].paint,
      case .angularGradient(_, let middle, _, _) = drawn[2].paint,
      case .linearGradient(_, let left, _) = drawn[3].paint
    else { return #expect(Bool(false)) }
    func isNear(_ a: Point, _ x: Double, _ y: Double) -> Bool { abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9 }
    #expect(isNear(start, 8, 0) && isNear(end, 16, 0))
    #expect(isNear(center, 10, 4) && isNear(middle, 10, 4))
    #expect(isNear(left, 8, 12))
  }

  @Test func `draws pictures, texts and its own views`() throws {
    var sizes: [CGSize] = []
    let layout = LaidOut(
      Canvas { context, size in
        let text = context.resolve(Text("Hello"))
        sizes.append(text.measure(in: size))
        #expect(text.firstBaseline(in: size) > 10)
        context.draw(text, at: CGPoint(x: 50, y: 0), anchor: .top)
        context.draw(Image(decorative: Bitmap(width: 4, height: 6), scale: 1), at: CGPoint(x: 50, y: 50))
        context.draw(Image(decorative: Bitmap(width: 4, height: 6), scale: 1), in: rect(0, 60, 30, 20))
        #expect(context.resolveSymbol(id: "nobody") == nil)
        if let box = context.resolveSymbol(id: 2) { context.draw(box, at: .zero, anchor: .topLeading) }
      } symbols: {
        Color.green.frame(width: 9, height: 9).tag(1)
        Color.red.frame(width: 8, height: 5).tag(2)
      })
    let text = try #require(layout.frame("Hello"))
    #expect(text.midX == 50 && text.minY == 0 && text.width == sizes[0].width)
    #expect(layout.frames("bitmap") == [rect(48, 47, 4, 6), rect(0, 60, 30, 20)])
    #expect(layout.frames("Color") == [rect(0, 0, 8, 5)])
    #expect(layout.layout.problems == [])
  }

  @Test func `shows what is outside of a layer, as much as that is transparent`() {
    let layout = LaidOut(
      Canvas { context, size in
        context.clipToLayer(options: .inverse) {
          $0.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(.red))
          $0.fill(Path(CGRect(x: 50, y: 0, width: 25, height: 100)), with: .color(.white.opacity(0.4)))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      })
    let bitmap = DrawingRenderer(scale: 1).render(layout.layout.drawing)
    #expect([0, 49, 50, 74, 75, 99].map { bitmap[$0, 50].alpha } == [0, 0, 153, 153, 255, 255])
    #expect(layout.layout.problems == [])
  }

  @Test func `says what it cannot draw`() {
    let layout = LaidOut(
      Canvas(colorMode: .linear) { context, _ in
        context.fill(unit, with: .foreground)
      })
    #expect(layout.layout.problems.count == 1)
  }
}

@MainActor @Suite struct `An ImageRenderer` {
  @Test func `makes pixels of a view at its scale`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 3))
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 4, height: 3))
    #expect(picture.cgImage?[2, 1] == PremultipliedColor(red: 255, green: 56, blue: 60, alpha: 255))
    renderer.scale = 3
    #expect(renderer.cgImage?.size == Bitmap(width: 12, height: 9).size)
    #expect(renderer.uiImage?.size == CGSize(width: 4, height: 3))
    #expect(renderer.uiImage?.scale == 3)
  }

  @Test func `offers the view a size, and is black where nothing is drawn on request`() throws {
    let renderer = ImageRenderer(content: Circle().fill(.white))
    renderer.proposedSize = ProposedViewSize(width: 8, height: 8)
    #expect(renderer.cgImage?.size == Bitmap(width: 8, height: 8).size)
    #expect(renderer.cgImage?[0, 0] == .clear)
    renderer.isOpaque = true
    #expect(renderer.cgImage?[0, 0] == PremultipliedColor(.black))
    renderer.content = Circle().fill(.clear)
    #expect(renderer.cgImage?[4, 4] == PremultipliedColor(.black))
  }

  @Test func `has no picture of nothing`() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }
}
