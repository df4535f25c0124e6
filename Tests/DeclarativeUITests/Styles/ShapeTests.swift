import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

private struct Triangle: Shape {
  func path(in rect: CGRect) -> DeclarativeUI.Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A square at the origin of the plane, whatever the rectangle.
private struct Square: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> DeclarativeUI.Path {
    Path(CGRect(x: amount, y: amount, width: 10, height: 10))
  }

  func inset(by amount: CGFloat) -> Square { Square(amount: amount) }
}

@MainActor @Suite struct `A shape` {
  private func drawn(_ view: some View) -> [DrawnShape] {
    LaidOut(view).items.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
  }

  private let whole = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test func `fills what is offered with the foreground`() {
    let shapes = drawn(Capsule())
    #expect(shapes.map(\.frame) == [whole])
    #expect(shapes.map(\.paint) == [.color(.black)])
    #expect(shapes.map(\.style) == [.fill(.nonZero)])
    #expect(drawn(Capsule().fixedSize()).map(\.frame) == [Rect(x: 45, y: 45, width: 10, height: 10)])
  }

  @Test func `takes a square of what is offered where it is a circle`() {
    func frame(_ view: some View) -> [Rect] { drawn(view).map(\.frame) }
    #expect(frame(Circle()) == [whole])
    #expect(frame(Circle().frame(height: 40)) == [Rect(x: 30, y: 30, width: 40, height: 40)])
    #expect(
      frame(Circle().strokeBorder(.red, lineWidth: 2).frame(width: 30)) == [Rect(x: 35, y: 35, width: 30, height: 30)])
    #expect(frame(Circle().frame(width: 20).fixedSize()) == [Rect(x: 40, y: 40, width: 20, height: 20)])
    #expect(frame(Circle().fixedSize()) == [Rect(x: 45, y: 45, width: 10, height: 10)])
    let neighbours = frame(
      HStack(spacing: 0) {
        Circle(); Rectangle()
      }.frame(height: 20))
    #expect(neighbours == [Rect(x: 0, y: 40, width: 20, height: 20), Rect(x: 20, y: 40, width: 80, height: 20)])
  }

  @Test func `has the contours of its name`() {
    func path(_ make: (inout PlaneGeometry.Path) -> Void) -> PlaneGeometry.Path { PlaneGeometry.Path(make) }
    let wide = Rect(x: 0, y: 30, width: 100, height: 40)
    func of(_ shape: some Shape) -> PlaneGeometry.Path? { drawn(shape.frame(height: 40)).first?.path }
    #expect(of(Rectangle()) == path { $0.addRect(wide) })
    #expect(of(Ellipse()) == path { $0.addEllipse(in: wide) })
    #expect(of(Capsule()) == path { $0.addCapsule(in: wide, style: .continuous) })
    #expect(of(Capsule(style: .circular)) == path { $0.addCapsule(in: wide, style: .circular) })
    #expect(of(Circle()) == path { $0.addEllipse(in: Rect(x: 30, y: 30, width: 40, height: 40)) })
    let corner = Size(width: 8, height: 8)
    #expect(of(RoundedRectangle(cornerRadius: 8)) == path { $0.addRoundedRect(wide, cornerSize: corner) })
    #expect(
      of(RoundedRectangle(cornerRadius: 8, style: .circular))
        == path { $0.addRoundedRect(wide, cornerSize: corner, style: .circular) })
  }

  @Test func `may be one's own`() {
    let shapes = drawn(Triangle().stroke(.white, lineWidth: 2))
    #expect(shapes.map(\.name) == ["Triangle"])
    #expect(shapes.first?.path.elements.count == 4)
    #expect(shapes.map(\.style) == [.stroke(StrokeStyle(width: 2))])
  }

  @Test func `is stroked along its edge, or inside of it`() {
    let stroked = drawn(Rectangle().stroke(.white, lineWidth: 4))
    #expect(stroked.first?.path.controlBounds == whole)
    let bordered = drawn(Rectangle().strokeBorder(.white, lineWidth: 4))
    #expect(bordered.first?.path.controlBounds == Rect(x: 2, y: 2, width: 96, height: 96))
    #expect(bordered.first?.frame == whole)
    #expect(bordered.first?.style == .stroke(StrokeStyle(width: 4)))
    #expect(drawn(Color.clear.border(.black)).last?.path.controlBounds == Rect(x: 0.5, y: 0.5, width: 99, height: 99))
  }

  @Test func `passes on every part of a stroke style`() {
    let style = DeclarativeUI.StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [5, 6], dashPhase: 1)
    #expect(
      drawn(Circle().stroke(style: style)).first?.style
        == .stroke(
          StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [5, 6], dashPhase: 1)))
  }

  @Test func `may be painted several times`() {
    let shapes = drawn(Circle().fill(.white).stroke(.black, lineWidth: 2).strokeBorder(.red))
    #expect(shapes.map(\.name) == ["Circle", "Circle", "Circle"])
    #expect(shapes.map(\.style) == [.fill(.nonZero), .stroke(StrokeStyle(width: 2)), .stroke(StrokeStyle(width: 1))])
  }

  @Test func `is filled by the even-odd rule on request`() {
    #expect(drawn(Circle().fill(.white, style: FillStyle(eoFill: true))).first?.style == .fill(.evenOdd))
  }

  @Test func `is drawn in its own coordinates, from the corner of its frame`() {
    let place = Rect(x: 30, y: 40, width: 10, height: 10)
    func bounds(_ view: some View) -> [Rect?] {
      LaidOut(view.frame(width: 40, height: 20)).layout.drawing.items.map { item in
        switch item {
        case .shape(let shape): shape.path.controlBounds
        case .layer(let layer): if case .clip(let path, _, _) = layer.effect { path.controlBounds } else { nil }
        default: nil
        }
      }
    }
    #expect(bounds(Square()) == [place])
    #expect(bounds(Square().fill(.red)) == [place])
    #expect(bounds(Square().stroke(.red, lineWidth: 3)) == [place])
    #expect(bounds(Square().inset(by: 2)) == [place.offsetBy(Point(x: 2, y: 2))])
    #expect(bounds(Square().strokeBorder(.red, lineWidth: 4)) == [place.offsetBy(Point(x: 2, y: 2))])
    #expect(bounds(Color.red.clipShape(Square())) == [place])
    #expect(bounds(Color.clear.background(.red, in: Square())).first == place)
    #expect(bounds(Color.clear.overlay(.red, in: Square())).last == place)
  }

  @Test func `gets a rectangle whose origin is zero`() {
    struct Probe: Shape {
      func path(in rect: CGRect) -> DeclarativeUI.Path { Path(rect.origin == .zero ? rect : .zero) }
    }
    let inside = Rect(x: 30, y: 40, width: 40, height: 20)
    #expect(drawn(Probe().stroke(.red).frame(width: 40, height: 20)).first?.path.controlBounds == inside)
  }

  @Test func `with a radius of half the shorter side or more is a capsule`() {
    func path(_ view: some View) -> PlaneGeometry.Path? {
      switch LaidOut(view.frame(height: 31)).layout.drawing.items.last {
      case .shape(let shape): shape.path
      case .layer(let layer): if case .clip(let path, _, _) = layer.effect { path } else { nil }
      default: nil
      }
    }
    for style in [DeclarativeUI.RoundedCornerStyle.circular, .continuous] {
      let pill = RoundedRectangle(cornerRadius: 48, style: style)
      let capsule = Capsule(style: style)
      #expect(path(pill) == path(capsule))
      #expect(path(pill.stroke(.red, lineWidth: 3)) == path(capsule.stroke(.red, lineWidth: 3)))
      #expect(path(pill.strokeBorder(.red, lineWidth: 3)) == path(capsule.strokeBorder(.red, lineWidth: 3)))
      #expect(path(pill.inset(by: 5)) == path(capsule.inset(by: 5)))
      #expect(path(Color.red.clipShape(pill)) == path(Color.red.clipShape(capsule)))
      #expect(path(RoundedRectangle(cornerRadius: 15.5, style: style).inset(by: 0.1)) == path(capsule.inset(by: 0.1)))
    }
    #expect(path(Color.red.cornerRadius(48)) == path(Color.red.clipShape(Capsule())))
  }

  @Test func `is made smaller by an inset, at most to nothing`() {
    #expect(drawn(Circle().inset(by: 10).inset(by: 5)).first?.path.controlBounds == whole.insetBy(dx: 15, dy: 15))
    #expect(drawn(Rectangle().inset(by: 80)).first?.path.controlBounds == Rect(x: 50, y: 50, width: 0, height: 0))
  }

  @Test func `of a path is drawn from the corner of its frame`() {
    let path = Path { path in
      path.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    }
    #expect(
      drawn(path.frame(width: 20, height: 20)).first?.path.controlBounds == Rect(x: 41, y: 42, width: 2, height: 2))
    #expect(path.path(in: CGRect(x: 9, y: 9, width: 5, height: 5)) == path)
    #expect(drawn(Path()).isEmpty)
  }

  @Test func `arc turns like the hands of a clock when it is not clockwise`() throws {
    let arc = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
    let end = try #require(arc.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    #expect(arc.boundingRect.minX > -1e-9)
    let other = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
    }
    #expect(other.boundingRect.minX < -9.9)
    let full = Path { path in
      path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    }
    #expect(full.boundingRect.isNear(CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test func `is painted with gradients in its own coordinates`() {
    let linear = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottomTrailing)
    let stops = [
      PixelImages.Gradient.Stop(color: .white, location: 0),
      PixelImages.Gradient.Stop(color: RGBAColor(red: 99, green: 99, blue: 99), location: 0.5),
      PixelImages.Gradient.Stop(color: .black, location: 1),
    ]
    #expect(
      drawn(Rectangle().fill(linear).frame(width: 40, height: 20)).first?.paint
        == .linearGradient(
          PixelImages.Gradient(stops: stops), start: Point(x: 50, y: 40), end: Point(x: 70, y: 60)))
    let radial = RadialGradient(colors: [.white, .black], center: .center, startRadius: 1, endRadius: 9)
    #expect(
      drawn(radial).first?.paint
        == .radialGradient(
          PixelImages.Gradient(stops: stops), center: Point(x: 50, y: 50), startRadius: 1, endRadius: 9))
    #expect(DeclarativeUI.Gradient(colors: [.red, .blue, .red]).stops.map(\.location) == [0, 0.5, 1])
  }
}

@MainActor @Suite struct `Corners` {
  private func path(_ view: some View) -> PlaneGeometry.Path? {
    guard case .shape(let shape)? = LaidOut(view).items.first else { return nil }
    return shape.path
  }

  @Test func `of one radius are those of a rounded rectangle`() {
    for style in [DeclarativeUI.RoundedCornerStyle.circular, .continuous] {
      let even = UnevenRoundedRectangle(
        topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 12, style: style)
      #expect(path(even) == path(RoundedRectangle(cornerRadius: 12, style: style)))
      #expect(path(even.inset(by: 4)) == path(RoundedRectangle(cornerRadius: 12, style: style).inset(by: 4)))
    }
  }

  @Test func `may be round here and sharp there, on the other side where lines run to the left`() throws {
    let tab = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
    let contour = try #require(path(tab))
    #expect(contour.elements.contains(.line(to: Point(x: 100, y: 0))))
    #expect(!contour.elements.contains(.line(to: .zero)))
    guard case .shape(let mirrored)? = LaidOut(tab, change: { $0.layoutDirection = .rightToLeft }).items.first else {
      return #expect(Bool(false))
    }
    #expect(mirrored.path.controlBounds == contour.controlBounds)
    #expect(!mirrored.path.elements.contains(.line(to: Point(x: 100, y: 0))))
  }

  @Test func `shrink together where a side is too short for two of them`() throws {
    let large = try #require(
      path(UnevenRoundedRectangle(topLeadingRadius: 150, topTrailingRadius: 50, style: .circular)))
    // 75 and 25 share the width.
    #expect(large.elements.first == .move(to: Point(x: 75, y: 0)))
  }

  @Test func `say what they are for`() {
    struct Line: Shape {
      static var role: ShapeRole { .stroke }
      func path(in rect: CGRect) -> DeclarativeUI.Path { DeclarativeUI.Path(rect) }
    }
    #expect(Circle.role == .fill && Line.role == .stroke)
  }

  @Test func `of a container are those of shapes in it, less the distance`() {
    let inside = ContainerRelativeShape().padding(10).containerShape(RoundedRectangle(cornerRadius: 30))
    #expect(path(inside) == path(RoundedRectangle(cornerRadius: 20).padding(10)))
    #expect(path(ContainerRelativeShape().padding(10)) == path(Rectangle().padding(10)))
    let named = Color.clear.background(.red, in: .containerRelative).padding(10)
      .containerShape(RoundedRectangle(cornerRadius: 30))
    #expect(path(named) == path(RoundedRectangle(cornerRadius: 20).padding(10)))
    // As Apple documents it for styles in front and behind.
    let styled = Color.clear.background(.red).padding(10).containerShape(RoundedRectangle(cornerRadius: 30))
    #expect(path(styled) == path(RoundedRectangle(cornerRadius: 20).padding(10)))
    #expect(path(Color.clear.background(.red).padding(10)) == path(Rectangle().padding(10)))
    let inFront = Spacer().overlay(.red).padding(10).containerShape(RoundedRectangle(cornerRadius: 30))
    #expect(path(inFront) == path(RoundedRectangle(cornerRadius: 20).padding(10)))
    let capsule = ContainerRelativeShape().strokeBorder(.red, lineWidth: 2).padding(8).containerShape(.capsule)
    #expect(path(capsule) == path(Capsule().strokeBorder(.red, lineWidth: 2).padding(8)))
  }
}
