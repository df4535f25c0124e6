import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import LaidOutViews
import Testing

@MainActor @Suite struct `A background or overlay` {
  @Test func `is offered the size of the view and does not change it`() {
    let view = LaidOut(
      HStack(spacing: 0) {
        Box(20, 20).background { Color.blue.padding(-5) }; Box(10, 10)
      })
    #expect(view.frames == [rect(30, 35, 30, 30), rect(35, 40, 20, 20), rect(55, 45, 10, 10)])
  }

  @Test func `lies behind or in front`() {
    #expect(LaidOut(Box(20, 20).background { Circle() }).items.map(\.name) == ["Circle", "Color"])
    #expect(LaidOut(Box(20, 20).overlay { Circle() }).items.map(\.name) == ["Color", "Circle"])
  }

  @Test func `is aligned`() {
    let view = LaidOut(Box(40, 40).overlay(alignment: .bottomTrailing) { Box(10, 10) })
    #expect(view.frames == [rect(30, 30, 40, 40), rect(60, 60, 10, 10)])
  }

  @Test func `may stick out`() {
    let view = LaidOut(Box(20, 20).background(alignment: .topLeading) { Box(60, 60) })
    #expect(view.frames.first == rect(40, 40, 60, 60))
  }

  @Test func `puts several views on top of each other`() {
    let view = LaidOut(
      Box(40, 40).overlay {
        Box(10, 10)
        Box(20, 20)
      })
    #expect(view.frames == [rect(30, 30, 40, 40), rect(45, 45, 10, 10), rect(40, 40, 20, 20)])
  }

  @Test func `takes styles and shapes`() {
    let view = LaidOut(Box(20, 20).background(.blue, in: Capsule()).background(Color.green).background(in: Circle()))
    #expect(view.items.map(\.name) == ["Circle", "Background", "Capsule", "Color"])
  }

  @Test func `changes each view of a group`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Group {
          Box(10, 10); Box(20, 20)
        }.background(.blue)
      })
    #expect(row.frames("Background") == [rect(35, 45, 10, 10), rect(45, 40, 20, 20)])
  }
}

@MainActor @Suite struct `An effect` {
  private func layer(_ view: some View) -> DrawnLayer? {
    guard case .layer(let layer)? = LaidOut(view).layout.drawing.items.first else { return nil }
    return layer
  }

  @Test func `never changes the layout`() {
    let plain = LaidOut(Box(20, 20)).frame
    #expect(LaidOut(Box(20, 20).clipShape(Circle())).frame == plain)
    #expect(LaidOut(Box(20, 20).opacity(0.5)).frame == plain)
    #expect(LaidOut(Box(20, 20).shadow(radius: 5)).frame == plain)
    #expect(LaidOut(Box(20, 20).cornerRadius(5)).frame == plain)
  }

  @Test func `is a layer around what it changes`() {
    #expect(layer(Box(20, 20).opacity(0.5))?.effect == .opacity(0.5))
    #expect(layer(Box(20, 20).opacity(1)) == nil)
    #expect(layer(Box(20, 20).opacity(-1))?.effect == .opacity(0))
    let shadow = layer(Box(20, 20).shadow(color: .black, radius: 5, x: 1, y: 2))
    #expect(shadow?.effect == .shadow(.black, radius: 5, offset: Point(x: 1, y: 2)))
  }

  @Test func `clips to a shape in the view's frame`() {
    let frame = Rect(x: 40, y: 40, width: 20, height: 20)
    var circle = PlaneGeometry.Path()
    circle.addEllipse(in: frame)
    #expect(layer(Box(20, 20).clipShape(Circle()))?.effect == .clip(circle, .fill(.nonZero), frame: frame))
    var rectangle = PlaneGeometry.Path()
    rectangle.addRect(frame)
    #expect(layer(Box(20, 20).clipped())?.effect == .clip(rectangle, .fill(.nonZero), frame: frame))
  }

  @Test func `clips to the line of a stroked shape`() {
    let frame = Rect(x: 40, y: 40, width: 20, height: 20)
    var circle = PlaneGeometry.Path()
    circle.addEllipse(in: frame)
    let line = DrawnShape.Style.stroke(StrokeStyle(width: 3))
    #expect(layer(Box(20, 20).clipShape(Circle().stroke(lineWidth: 3)))?.effect == .clip(circle, line, frame: frame))
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(.init(lineWidth: 3))
    #expect(layer(Box(20, 20).clipShape(path))?.effect == .clip(circle, line, frame: frame))
  }

  @Test func `draws nothing of a hidden view and keeps its space`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Box(20, 20).hidden(); Box(10, 10)
      })
    #expect(row.frames == [rect(55, 45, 10, 10)])
  }

  @Test func `on nothing leaves no layer behind`() {
    #expect(LaidOut(Box(20, 20).hidden().opacity(0.5)).layout.drawing.items == [])
  }
}

@MainActor @Suite struct `Opacity and shadow` {
  /// The layers around each leaf from the outermost to the innermost, with the name of the leaf.
  private func paths(_ view: some View) -> [String] {
    func paths(_ items: [DrawingItem], _ before: String) -> [String] {
      items.flatMap { item -> [String] in
        guard case .layer(let layer) = item else { return [before + item.name] }
        let inside = paths(layer.items, "")
        return [before + word(layer.effect) + "(" + inside.joined(separator: " ") + ")"]
      }
    }
    return paths(LaidOut(view).layout.drawing.items, "")
  }

  private func word(_ effect: DrawnLayer.Effect) -> String {
    switch effect {
    case .opacity(let opacity): "\(opacity)"
    case .shadow: "shadow"
    case .clip: "clip"
    case .mirrored: "mirrored"
    default: "\(effect)"
    }
  }

  private let pile = ZStack {
    Circle(); Capsule()
  }

  @Test func `act on each leaf of a container`() {
    #expect(paths(pile.opacity(0.5)) == ["0.5(Circle)", "0.5(Capsule)"])
    #expect(paths(pile.shadow(radius: 3)) == ["shadow(Circle)", "shadow(Capsule)"])
    #expect(paths(VStack { pile.padding() }.frame(width: 50).opacity(0.5)) == ["0.5(Circle)", "0.5(Capsule)"])
  }

  @Test func `act on a background and its view apart`() {
    #expect(paths(Circle().background(.red).opacity(0.5)) == ["0.5(Background)", "0.5(Circle)"])
    #expect(paths(Text("A").background(.red).shadow(radius: 3)) == ["shadow(Background)", "shadow(A)"])
    #expect(paths(Circle().shadow(radius: 3).background(.red)) == ["Background", "shadow(Circle)"])
  }

  @Test func `act from the inside to the outside`() {
    #expect(paths(Circle().shadow(radius: 3).opacity(0.5)) == ["0.5(shadow(Circle))"])
    #expect(
      paths(
        HStack {
          Circle().opacity(0.5); Capsule()
        }.opacity(0.25)) == ["0.25(0.5(Circle))", "0.25(Capsule)"])
    #expect(paths(pile.opacity(1).shadow(radius: 3).opacity(0.5)) == ["0.5(shadow(Circle))", "0.5(shadow(Capsule))"])
  }

  @Test func `act on a group that is one picture as a whole`() {
    #expect(paths(pile.compositingGroup().opacity(0.5)) == ["0.5(Circle Capsule)"])
    #expect(paths(pile.drawingGroup().shadow(radius: 3)) == ["shadow(Circle Capsule)"])
    #expect(paths(pile.opacity(0.5).compositingGroup().shadow(radius: 3)) == ["shadow(0.5(Circle) 0.5(Capsule))"])
    #expect(paths(pile.shadow(radius: 3).compositingGroup()) == ["shadow(Circle)", "shadow(Capsule)"])
    #expect(
      paths(pile.compositingGroup().overlay { Ellipse() }.opacity(0.5)) == ["0.5(Circle Capsule)", "0.5(Ellipse)"])
    #expect(paths(pile.compositingGroup()) == ["Circle", "Capsule"])
  }

  @Test func `act on a clip as a whole, and inside of it on each leaf`() {
    #expect(paths(pile.clipShape(Circle()).opacity(0.5)) == ["0.5(clip(Circle Capsule))"])
    #expect(paths(pile.opacity(0.5).clipped()) == ["clip(0.5(Circle) 0.5(Capsule))"])
    #expect(paths(Text("A").background(.red).cornerRadius(3).shadow(radius: 3)) == ["shadow(clip(Background A))"])
  }

  @Test func `say which mixing of colours cannot be drawn`() {
    #expect(LaidOut(pile.drawingGroup(opaque: true, colorMode: .nonLinear)).layout.problems == [])
    #expect(
      LaidOut(pile.drawingGroup(colorMode: .linear)).layout.problems == [
        "drawingGroup(colorMode: .linear) cannot be drawn: colours are mixed as gamma-encoded sRGB here; "
          + "leave the colour mode out"
      ])
  }
}

@MainActor @Suite struct `An offset or position` {
  @Test func `moves the drawing only`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Box(20, 20).offset(x: 3, y: -4); Box(10, 10)
      })
    #expect(row.frames == [rect(38, 36, 20, 20), rect(55, 45, 10, 10)])
  }

  @Test func `puts the middle of a view at a point of all the space`() {
    let view = LaidOut(Box(20, 20).position(x: 15, y: 30).border(.black))
    #expect(view.frames == [rect(5, 20, 20, 20), rect(0, 0, 100, 100)])
  }
}
