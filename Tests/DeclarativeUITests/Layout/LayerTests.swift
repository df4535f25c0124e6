import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
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
    #expect(layer(Box(20, 20).clipShape(Circle()))?.effect == .clip(circle, .nonZero, frame: frame))
    var rectangle = PlaneGeometry.Path()
    rectangle.addRect(frame)
    #expect(layer(Box(20, 20).clipped())?.effect == .clip(rectangle, .nonZero, frame: frame))
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
