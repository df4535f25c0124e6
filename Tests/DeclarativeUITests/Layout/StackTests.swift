import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A stack` {
  @Test func `puts eight points between views and is centred on the screen`() {
    let column = LaidOut(
      VStack {
        Box(10, 20); Box(30, 20)
      })
    #expect(column.frames == [rect(45, 26, 10, 20), rect(35, 54, 30, 20)])
    let row = LaidOut(
      HStack {
        Box(10, 20); Box(30, 40)
      })
    #expect(row.frames == [rect(26, 40, 10, 20), rect(44, 30, 30, 40)])
  }

  /// Measured on pictures of iOS: a spacer keeps away from nothing in a frame, either.
  @Test func `has no distance around a spacer in a frame`() {
    let fixed = LaidOut(
      VStack {
        Box(10, 20); Spacer().frame(height: 12); Box(10, 20)
      })
    #expect(fixed.frames.filter { $0.height == 20 } == [rect(45, 24, 10, 20), rect(45, 56, 10, 20)])
    let limited = LaidOut(
      VStack {
        Box(10, 20); Spacer().frame(maxWidth: .infinity, maxHeight: 12); Box(10, 20)
      })
    #expect(limited.frames.filter { $0.width == 10 } == [rect(45, 24, 10, 20), rect(45, 56, 10, 20)])
  }

  /// Measured on a `LazyVStack` of texts in iOS 26.
  @Test func `that is lazy has views as far apart as another one`() {
    let texts = ForEach(["a", "b", "c"], id: \.self) { Text(verbatim: $0) }
    let lazy = LaidOut(LazyVStack { texts }, in: CGSize(width: 100, height: 200))
    let plain = LaidOut(VStack { texts }, in: CGSize(width: 100, height: 200))
    for (first, second) in [("a", "b"), ("b", "c")] {
      let distance = lazy.frame(second).map(\.minY).flatMap { y in lazy.frame(first).map { y - $0.minY } }
      let usual = plain.frame(second).map(\.minY).flatMap { y in plain.frame(first).map { y - $0.minY } }
      #expect(distance != nil && distance == usual)
    }
    let boxes = LaidOut(
      LazyVStack {
        Box(10, 20); Box(10, 20)
      })
    #expect(boxes.frames.map(\.minY) == [0, 28] || boxes.frames.map(\.minY) == [26, 54])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, 35.0), (.center, 45), (.trailing, 55),
  ])
  func `aligns a narrow view in a column`(alignment: HorizontalAlignment, x: CGFloat) {
    let column = LaidOut(
      VStack(alignment: alignment, spacing: 0) {
        Box(10, 20); Box(30, 20)
      })
    #expect(column.frames[0].minX == x)
  }

  @Test(arguments: [(VerticalAlignment.top, 30.0), (.center, 40), (.bottom, 50)])
  func `aligns a low view in a row`(alignment: VerticalAlignment, y: CGFloat) {
    let row = LaidOut(
      HStack(alignment: alignment, spacing: 0) {
        Box(10, 20); Box(30, 40)
      })
    #expect(row.frames[0].minY == y)
  }

  @Test func `gives equal shares to views that take anything`() {
    let row = LaidOut(
      HStack(spacing: 5) {
        Color.red; Color.blue; Color.green
      })
    #expect(row.frames.map(\.width) == [30, 30, 30])
    #expect(row.frames.map(\.height) == [100, 100, 100])
  }

  @Test func `serves the least flexible view first and deals what it leaves to the others`() {
    // 90 points: the box that takes 20 to 25 is asked with 30, then 65 are shared by the two others.
    let row = LaidOut(
      HStack(spacing: 5) {
        Color.red
        ElasticBox(width: 20...25)
        Color.green
      })
    #expect(row.frames.map(\.width) == [32.5, 25, 32.5])
  }

  /// A picture of iOS cuts the first two titles of three buttons, of which these two have pictures beside them: the third one
  /// is as flexible, but for what sums in another order differ by.
  @Test(arguments: [20, 20.1, 20.2, 20.3, 20.7]) func `serves views that are equally flexible in their order`(
    picture: CGFloat
  ) {
    let title = ElasticBox(width: 1 / 3.0...(30 + 2 / 3.0))
    let frames = LaidOut(
      HStack(spacing: 0) {
        title.padding(.leading, picture)
        title.padding(.leading, picture)
        title
      }, in: CGSize(width: 120, height: 10)
    ).frames
    #expect(frames.map { ($0.width * 10).rounded() / 10 } == [40 - picture, 40 - picture, 30.7])
  }

  @Test func `serves the larger minimum first where all take anything`() {
    // Shares are 50 each: the second keeps its minimum of 70, and 30 are left.
    let row = LaidOut(
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 70, maxWidth: .infinity)
      })
    #expect(row.frames.map(\.width) == [30, 70])
  }

  @Test func `offers its children the ideal width where it is asked for its own size`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Color.red; Box(20, 30)
      }.fixedSize())
    #expect(row.frames == [rect(35, 35, 10, 30), rect(45, 35, 20, 30)])
  }

  @Test func `offers its children its own height where it was asked for its ideal one`() {
    let row = HStack(spacing: 0) {
      Rectangle().frame(width: 20).frame(maxHeight: .infinity)
      Box(30, 40)
      Divider()
      VStack(spacing: 0) {
        Circle().frame(width: 10, height: 10)
        Capsule()
      }.frame(width: 10)
    }
    let fixed = LaidOut(row.fixedSize(horizontal: false, vertical: true))
    #expect(fixed.frame("Rectangle")?.height == 40)
    #expect(fixed.frame("Divider")?.height == 40)
    #expect(fixed.frame("Capsule")?.height == 30)
    let scrolled = LaidOut(ScrollView { row })
    #expect(scrolled.frame("Rectangle")?.height == 40)
    let column = VStack(spacing: 0) {
      Rectangle().frame(height: 20).frame(maxWidth: .infinity)
      Box(30, 40)
    }
    #expect(LaidOut(column.fixedSize(horizontal: true, vertical: false)).frame("Rectangle")?.width == 30)
  }

  @Test func `overflows on both sides when its views do not fit`() {
    let column = LaidOut(
      VStack(spacing: 0) {
        Box(10, 80); Box(10, 60)
      })
    #expect(column.frames == [rect(45, -20, 10, 80), rect(45, 60, 10, 60)])
  }

  @Test func `offers nothing, and never less, when the space is used up`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Box(120, 10); Color.blue
      })
    #expect(row.frames.map(\.width) == [120, 0])
  }

  @Test func `takes an endless space without losing its head`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Box(20, 10); Color.blue
      }, in: CGSize(width: Double.infinity, height: 100))
    #expect(row.frames[1].width == .infinity)
  }

  @Test func `passes over views that are not there`() {
    let column = LaidOut(
      VStack {
        Box(10, 10)
        EmptyView()
        Group {}
        Box(10, 10)
      })
    #expect(column.frames.map(\.minY) == [36, 54])
    #expect(LaidOut(VStack {}.border(.black)).frame == rect(50, 50, 0, 0))
  }
}
