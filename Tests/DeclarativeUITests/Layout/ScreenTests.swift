import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import PlaneGeometry
import Testing

@MainActor @Suite struct `A screen` {
  private let insets = EdgeInsets(top: 20, leading: 4, bottom: 10, trailing: 6)

  @Test func `centres a view in its safe area`() {
    #expect(LaidOut(Box(10, 10), insets: insets).frame == rect(44, 50, 10, 10))
    #expect(LaidOut(Color.red, insets: insets).frame == rect(4, 20, 90, 70))
  }

  @Test func `grows a style's background to its edges, and no other view`() {
    #expect(
      LaidOut(Color.clear.background(.red), insets: insets).frames == [rect(0, 0, 100, 100), rect(4, 20, 90, 70)])
    #expect(
      LaidOut(Color.clear.background(.red, ignoresSafeAreaEdges: .top), insets: insets).frames[0] == rect(4, 0, 90, 90))
    #expect(LaidOut(Box(10, 10).background(.red), insets: insets).frames[0] == rect(44, 50, 10, 10))
    #expect(LaidOut(Color.clear.background { Color.red }, insets: insets).frames[0] == rect(4, 20, 90, 70))
  }

  @Test func `is filled by a view that ignores the safe area`() {
    #expect(LaidOut(Color.red.ignoresSafeArea(), insets: insets).frame == rect(0, 0, 100, 100))
    #expect(LaidOut(Color.red.ignoresSafeArea(edges: .bottom), insets: insets).frame == rect(4, 20, 90, 80))
    #expect(LaidOut(Color.red.edgesIgnoringSafeArea(.all), insets: insets).frame == rect(0, 0, 100, 100))
  }

  @Test func `knows which side is leading when lines run from right to left`() {
    let mirrored = LaidOut(Color.red.ignoresSafeArea(edges: .leading), insets: insets) {
      $0.layoutDirection = .rightToLeft
    }
    // The leading inset of 4 points is on the right.
    #expect(mirrored.frame == rect(6, 20, 94, 70))
  }

  @Test func `puts views without a container into a column`() {
    let view = LaidOut(
      Group {
        Box(10, 10); Box(10, 10)
      })
    #expect(view.frames == [rect(45, 36, 10, 10), rect(45, 54, 10, 10)])
  }

  @Test func `shows nothing of an empty view`() {
    #expect(LaidOut(EmptyView()).layout.drawing == Drawing(size: Size(width: 100, height: 100)))
  }

  @Test func `may be as large as its view`() {
    let screen = HostedScreen(.fitting, safeAreaInsets: insets, hasBackground: false)
    let drawing = screen.layout(Color.red.frame(width: 30, height: 20)).drawing
    #expect(drawing.size == Size(width: 40, height: 50))
    #expect(drawing.items.first?.frame == Rect(x: 4, y: 20, width: 30, height: 20))
  }

  @Test func `has its own colour behind the view`() throws {
    let drawing = HostedScreen(.fixed(CGSize(width: 50, height: 60))).layout(EmptyView()).drawing
    #expect(
      drawing.description == """
        Drawing 50.00 x 60.00
          Background at (0.00, 0.00) size 50.00 x 60.00 fill #FFFFFF
        """)
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let item = HostedScreen(.fitting, environment: dark).layout(Box(1, 1)).drawing.items.first
    #expect(item?.color == .black)
  }

  @Test func `takes on the appearance that a view prefers`() {
    let layout = HostedScreen(.fixed(CGSize(width: 50, height: 60))).layout(
      VStack {
        Color.primary; Text("a").preferredColorScheme(.dark)
      })
    #expect(layout.colorScheme == .dark)
    #expect(layout.drawing.items.compactMap(\.color) == [.black, .white, .white])
    #expect(HostedScreen(.fitting).layout(Box(1, 1).preferredColorScheme(nil)).colorScheme == .light)
  }
}
