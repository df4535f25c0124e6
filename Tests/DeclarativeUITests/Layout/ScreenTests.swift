import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
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

  /// Measured on a picture of an iPhone: 8 points above the lower edge ends a view that lies below the safe area.
  @Test func `grows a style's background that ends between the safe area's edge and its own`() {
    func column(_ below: CGFloat) -> [CGRect] {
      let view = VStack(spacing: 0) {
        Color.clear.background(.red)
        Box(10, below)
      }
      return LaidOut(view.ignoresSafeArea(edges: .bottom), insets: insets).frames
    }
    #expect(column(8)[0] == rect(0, 0, 100, 100))
    #expect(column(10)[0] == rect(0, 0, 100, 100))
    #expect(column(11)[0] == rect(0, 0, 100, 89))
    // What lies beyond the screen stays there.
    let beyond = LaidOut(Color.clear.background(.red).padding(.bottom, -20), insets: insets)
    #expect(beyond.frames[0] == rect(0, 0, 100, 110))
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

  @Test func `puts views without a container into a column without distances`() {
    let view = LaidOut(
      Group {
        Box(10, 10); Box(10, 10)
      })
    #expect(view.frames == [rect(45, 40, 10, 10), rect(45, 50, 10, 10)])
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

  @Test func `that is as large as its view lays it out in that size`() throws {
    let screen = HostedScreen(.fitting, hasBackground: false)
    let column = VStack(spacing: 0) {
      Box(60, 10); Divider()
    }
    let items = screen.layout(column.padding()).drawing.items
    #expect(
      items.compactMap(\.frame) == [
        Rect(x: 16, y: 16, width: 60, height: 10), Rect(x: 16, y: 26, width: 60, height: 1),
      ])
    let bar = screen.layout(Box(60, 10).background(alignment: .leading) { Color.blue.frame(maxWidth: 20) }).drawing
    #expect(bar.items.first?.frame == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `that is as large as its view breaks no text that has the width it asked for`() throws {
    var environment = EnvironmentValues()
    for scale in [1, 2, 3] as [CGFloat] {
      environment.displayScale = scale
      let screen = HostedScreen(.fitting, environment: environment, hasBackground: false)
      for length in stride(from: 1, through: 40, by: 6) {
        let words = (0..<4).map { String(repeating: "Wi ", count: length + $0) + "x" }
        let row = HStack {
          Text(words[0]); Text(words[1]).font(.caption)
          VStack {
            Text(words[2]).font(.system(size: 16));
            HStack(spacing: 0.1) {
              Text(words[3]); Text(words[1])
            }
          }
        }
        for item in screen.layout(row.padding(0.3)).drawing.items {
          guard case .text(let text) = item else { continue }
          #expect(text.layout.lines.count == 1 && !text.layout.isTruncated)
        }
      }
    }
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
