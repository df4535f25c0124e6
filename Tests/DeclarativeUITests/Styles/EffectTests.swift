import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `A change of the whole view` {
  private func effects(_ view: some View) -> [DrawnLayer.Effect] {
    LaidOut(view).layout.drawing.items.compactMap { item in
      if case .layer(let layer) = item { layer.effect } else { nil }
    }
  }

  private func projection(_ view: some View) -> Projection? {
    guard case .projected(let map)? = effects(view).first else { return nil }
    return map
  }

  private func image(_ view: some View, of x: Double, _ y: Double) -> [Double]? {
    projection(view)?.apply(to: Point(x: x, y: y)).map {
      [($0.x * 1000).rounded() / 1000, ($0.y * 1000).rounded() / 1000]
    }
  }

  private var bar: some View { Rectangle().frame(width: 40, height: 20) }

  @Test func `turns around a place and leaves the layout as it is`() {
    // The bar stands at (30, 40).
    #expect(image(bar.rotationEffect(.degrees(90)), of: 50, 50) == [50, 50])
    #expect(image(bar.rotationEffect(.degrees(90)), of: 70, 50) == [50, 70])
    #expect(image(bar.rotationEffect(.degrees(90), anchor: .topLeading), of: 40, 40) == [30, 50])
    let row = LaidOut(
      HStack(spacing: 0) {
        bar.rotationEffect(.degrees(45))
        Color.red.frame(width: 10, height: 10)
      })
    #expect(row.frame("Rectangle") == rect(25, 40, 40, 20))
    #expect(effects(bar.rotationEffect(.zero)).isEmpty)
  }

  @Test func `is drawn on a whole screen with perspective in a change in a shadow`() {
    let card = Rectangle().frame(width: 300, height: 180).rotation3DEffect(.degrees(12), axis: (x: 1, y: 0, z: 0))
    let renderer = ImageRenderer(content: card.scaleEffect(0.88).shadow(radius: 8).frame(width: 393, height: 852))
    renderer.scale = 2
    let picture = renderer.uiImage
    #expect(picture?.bitmap.width == 786)
    #expect(picture?.bitmap[393, 852] == PremultipliedColor(.black))
  }

  @Test func `is drawn turned around an upright axis on a whole screen of a phone`() {
    let card = Rectangle().frame(width: 200, height: 100).rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
    let renderer = ImageRenderer(content: card.frame(width: 393, height: 852))
    renderer.scale = 3
    #expect(renderer.uiImage?.bitmap[589, 1278] == PremultipliedColor(.black))
  }

  @Test func `stretches, slants and mirrors`() {
    #expect(image(bar.scaleEffect(2), of: 70, 60) == [90, 70])
    #expect(image(bar.scaleEffect(x: -1, y: 1), of: 70, 60) == [30, 60])
    #expect(image(bar.scaleEffect(0.5, anchor: .bottom), of: 30, 40) == [40, 50])
    let slant = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 5, ty: 0)
    // The origin of the map is the upper left corner of the view.
    #expect(image(bar.transformEffect(slant), of: 30, 60) == [55, 60])
    #expect(image(bar.projectionEffect(ProjectionTransform(slant)), of: 30, 60) == [55, 60])
  }

  @Test func `turns in space, with what is nearer larger`() throws {
    let card = Rectangle().frame(width: 40, height: 40)
    let flat = card.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    #expect(image(flat, of: 70, 30) == [60, 30])
    let map = try #require(projection(card.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))))
    func height(_ x: Double) -> Double {
      guard let top = map.apply(to: Point(x: x, y: 30)), let bottom = map.apply(to: Point(x: x, y: 70)) else {
        return 0
      }
      return bottom.y - top.y
    }
    #expect(height(30) != height(70) && abs(height(50) - 40) < 1e-9)
    let spin = card.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2))
    #expect(image(spin, of: 70, 50) == [50, 70])
  }

  @Test func `on colours is one layer around the view`() {
    let two = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    #expect(effects(two.blur(radius: 3)) == [.blurred(radius: 3)])
    #expect(effects(two.blendMode(.multiply)) == [.blended(.multiply)])
    #expect(effects(two.blendMode(.normal)).isEmpty)
    for view in [
      AnyView(two.brightness(0.1)), AnyView(two.contrast(2)), AnyView(two.saturation(0)), AnyView(two.grayscale(1)),
      AnyView(two.hueRotation(.degrees(90))), AnyView(two.colorInvert()), AnyView(two.colorMultiply(.red)),
      AnyView(two.luminanceToAlpha()),
    ] {
      guard case .recolored? = effects(view).first else { Issue.record("no change of colours"); continue }
    }
    #expect(effects(two.saturation(1)).isEmpty && effects(two.brightness(0)).isEmpty)
    #expect(effects(two.saturation(0)) == effects(two.grayscale(1)))
  }

  @Test func `that cannot be is named`() {
    func problem(_ view: some View) -> String? { LaidOut(HStack { view }).layout.problems.first }
    #expect(
      problem(bar.rotationEffect(.degrees(.nan)))?.hasPrefix("rotationEffect(.degrees(nan)) is impossible") == true)
    #expect(problem(bar.scaleEffect(.infinity))?.hasPrefix("scaleEffect(x: inf) is impossible") == true)
    #expect(problem(bar.blur(radius: -1))?.hasPrefix("blur(radius: -1.0) is impossible") == true)
    #expect(problem(bar.contrast(.nan))?.contains("is impossible") == true)
  }

  @Test func `masks with the view's own size`() {
    func frame(ofMaskOf view: some View) -> CGRect? {
      guard case .masked(let mask)? = effects(view).first, case .shape(let circle)? = mask.first else { return nil }
      return CGRect(circle.frame)
    }
    #expect(frame(ofMaskOf: bar.mask { Circle() }) == rect(40, 40, 20, 20))
    #expect(frame(ofMaskOf: bar.mask(Circle())) == rect(40, 40, 20, 20))
    let corner = bar.mask(alignment: .topLeading) { Circle().frame(width: 10, height: 10) }
    #expect(frame(ofMaskOf: corner) == rect(30, 40, 10, 10))
  }
}

@MainActor @Suite struct `What is turned` {
  private final class Taps { var names: [String] = [] }

  @Test func `is touched where it is seen`() throws {
    let taps = Taps()
    let bar = Color.red.frame(width: 80, height: 10).onTapGesture { taps.names.append("bar") }
      .rotationEffect(.degrees(90))
    let host = ViewHost(bar, size: CGSize(width: 100, height: 100))
    try host.tap(at: CGPoint(x: 50, y: 15))
    #expect(taps.names == ["bar"])
    #expect(throws: (any Error).self) { try host.tap(at: CGPoint(x: 15, y: 50)) }
  }

  @Test func `and clipped is touched inside of the clip`() throws {
    let taps = Taps()
    let bar = Color.red.frame(width: 80, height: 80).clipShape(Rectangle().inset(by: 30))
      .onTapGesture { taps.names.append("bar") }.rotationEffect(.degrees(45))
    let host = ViewHost(bar, size: CGSize(width: 100, height: 100))
    try host.tap(at: CGPoint(x: 50, y: 60))
    #expect(throws: (any Error).self) { try host.tap(at: CGPoint(x: 58, y: 58)) }
    #expect(taps.names == ["bar"])
  }

  @Test func `twice is touched after both turns`() throws {
    let taps = Taps()
    let bar = Color.red.frame(width: 20, height: 10).onTapGesture { taps.names.append("bar") }
      .scaleEffect(x: 4, y: 1).rotationEffect(.degrees(90))
    let host = ViewHost(bar, size: CGSize(width: 100, height: 100))
    try host.tap(at: CGPoint(x: 50, y: 15))
    #expect(taps.names == ["bar"])
  }

  @Test func `behind a mask is not the mask`() throws {
    let taps = Taps()
    let bar = Color.red.frame(width: 80, height: 80).onTapGesture { taps.names.append("bar") }
      .mask { Circle().onTapGesture { taps.names.append("mask") } }
    try ViewHost(bar, size: CGSize(width: 100, height: 100)).tap(at: CGPoint(x: 50, y: 50))
    #expect(taps.names == ["bar"])
  }
}

@MainActor @Suite struct `A shape that is changed` {
  private let unit = CGRect(x: 0, y: 0, width: 10, height: 20)

  private func box(_ shape: some Shape) -> CGRect? { shape.path(in: unit).boundingRect }

  @Test func `is turned, stretched, moved and trimmed in its frame`() {
    #expect(box(Rectangle().rotation(.degrees(90)))?.isNear(rect(-5, 5, 20, 10)) == true)
    #expect(box(Rectangle().scale(0.5))?.isNear(rect(2.5, 5, 5, 10)) == true)
    #expect(box(Rectangle().scale(x: 2, y: 1, anchor: .leading))?.isNear(rect(0, 0, 20, 20)) == true)
    #expect(box(Rectangle().offset(x: 3, y: -2))?.isNear(rect(3, -2, 10, 20)) == true)
    #expect(box(Rectangle().trim(from: 0, to: 1 / 6)) == rect(0, 0, 10, 0))
    #expect(box(AnyShape(Circle())) == rect(0, 5, 10, 10))
  }

  @Test func `keeps its name in drawings`() {
    #expect(LaidOut(Circle().rotation(.degrees(10)).fill(.red)).items.map(\.name) == ["Circle"])
    #expect(LaidOut(AnyShape(Capsule())).items.map(\.name) == ["Capsule"])
    #expect(LaidOut(Circle().trim(from: 0, to: 0.7).stroke(.red, lineWidth: 2)).items.map(\.name) == ["Circle"])
  }
}
