import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A fixed frame` {
  @Test func `has its extents whatever is inside and around`() {
    #expect(LaidOut(Color.red.frame(width: 30, height: 200)).frame == rect(35, -50, 30, 200))
  }

  @Test func `keeps the child's extent where none is given`() {
    let view = LaidOut(Box(20, 30).frame(width: 60).border(.black))
    #expect(view.frames == [rect(40, 35, 20, 30), rect(20, 35, 60, 30)])
  }

  @Test(arguments: [
    (Alignment.topLeading, 20.0, 20.0), (.top, 40, 20), (.topTrailing, 60, 20), (.leading, 20, 40), (.center, 40, 40),
    (.trailing, 60, 40), (.bottomLeading, 20, 60), (.bottom, 40, 60), (.bottomTrailing, 60, 60),
  ])
  func `aligns a smaller child`(alignment: Alignment, x: CGFloat, y: CGFloat) {
    let view = LaidOut(Box(20, 20).frame(width: 60, height: 60, alignment: alignment))
    #expect(view.frame == rect(x, y, 20, 20))
  }

  @Test func `lets a larger child stick out on the sides away from its alignment`() {
    let view = LaidOut(Box(60, 20).frame(width: 20, height: 20, alignment: .leading))
    #expect(view.frame == rect(40, 40, 60, 20))
  }

  @Test func `counts a negative extent as none`() {
    #expect(LaidOut(Color.red.frame(width: -5, height: 10)).frame == rect(50, 45, 0, 10))
  }
}

@MainActor @Suite struct `A flexible frame` {
  /// The width of a frame of limits around a box, offered 100.
  private func width(_ minimum: CGFloat?, _ maximum: CGFloat?, child: CGFloat) -> CGFloat? {
    let view = Color.red.frame(width: child, height: 10).frame(minWidth: minimum, maxWidth: maximum).border(.black)
    return LaidOut(view).frames.last?.width
  }

  @Test func `with both limits takes what is offered within them`() {
    #expect(width(10, 50, child: 5) == 50)
    #expect(width(10, 500, child: 5) == 100)
    #expect(width(120, 500, child: 5) == 120)
  }

  @Test func `with a maximum takes the larger of offer and child, up to it`() {
    #expect(width(nil, 50, child: 5) == 50)
    #expect(width(nil, .infinity, child: 5) == 100)
    #expect(width(nil, .infinity, child: 130) == 130)
    #expect(width(nil, 110, child: 130) == 110)
  }

  @Test func `with a minimum takes the smaller of offer and child, down to it`() {
    #expect(width(20, nil, child: 5) == 20)
    #expect(width(20, nil, child: 40) == 40)
    #expect(width(20, nil, child: 130) == 100)
  }

  @Test func `without limits on an axis is as large as its child`() {
    let view = LaidOut(Box(20, 30).frame(maxWidth: .infinity).border(.black))
    #expect(view.frames == [rect(40, 35, 20, 30), rect(0, 35, 100, 30)])
  }

  @Test func `offers its child what is within the limits`() {
    #expect(LaidOut(Color.red.frame(maxWidth: 40, maxHeight: 30)).frame == rect(30, 35, 40, 30))
    #expect(LaidOut(Color.red.frame(minWidth: 140)).frame == rect(-20, 0, 140, 100))
  }

  @Test func `has its ideal extent where it is asked for it`() {
    #expect(LaidOut(Color.red.frame(idealWidth: 42, idealHeight: 24).fixedSize()).frame == rect(29, 38, 42, 24))
    // An infinite ideal is none.
    let wide = Color.red.frame(width: 9, height: 5).frame(idealWidth: .infinity, maxWidth: .infinity)
    #expect(LaidOut(wide).layout.problems == [] && LaidOut(wide.fixedSize()).frame?.width == 9)
    #expect(LaidOut(Color.red.frame(idealWidth: 42, maxWidth: 30).fixedSize()).frame == rect(35, 45, 30, 10))
  }

  @Test func `aligns its child`() {
    let view = LaidOut(Box(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading))
    #expect(view.frame == rect(0, 80, 20, 20))
  }
}

@MainActor @Suite struct `A fixed size` {
  @Test func `asks for the ideal size on both axes or on one`() {
    #expect(LaidOut(Color.red.fixedSize()).frame == rect(45, 45, 10, 10))
    #expect(LaidOut(Color.red.fixedSize(horizontal: true, vertical: false)).frame == rect(45, 0, 10, 100))
    #expect(LaidOut(Color.red.fixedSize(horizontal: false, vertical: true)).frame == rect(0, 45, 100, 10))
  }
}
