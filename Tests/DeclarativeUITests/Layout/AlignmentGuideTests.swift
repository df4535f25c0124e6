import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private enum Thirds: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let thirds = VerticalAlignment(Thirds.self)
}

@MainActor @Suite struct `An alignment guide` {
  @Test func `of one view moves it against the others`() {
    let column = LaidOut(
      VStack(alignment: .leading, spacing: 0) {
        Box(40, 10)
        Box(40, 10).alignmentGuide(.leading) { $0.width / 4 }
      })
    #expect(column.frames == [rect(35, 40, 40, 10), rect(25, 50, 40, 10)])
  }

  @Test func `may be computed from other guides`() {
    let row = LaidOut(
      HStack(alignment: .top, spacing: 0) {
        Box(10, 40)
        Box(10, 20).alignmentGuide(.top) { $0[.bottom] - 40 }
      })
    #expect(row.frames == [rect(40, 30, 10, 40), rect(50, 50, 10, 20)])
  }

  @Test func `of one's own has its default`() {
    let row = LaidOut(
      HStack(alignment: .thirds, spacing: 0) {
        Box(10, 30); Box(10, 60)
      })
    #expect(row.frames.map(\.minY) == [30, 20])
  }

  @Test func `reaches through stacks, frames and padding`() {
    let row = LaidOut(
      HStack(alignment: .thirds, spacing: 0) {
        Box(10, 40).alignmentGuide(.thirds) { _ in 0 }
        VStack(spacing: 0) {
          Box(10, 10)
          Box(10, 20).alignmentGuide(.thirds) { $0[VerticalAlignment.center] }.padding(.top, 5)
        }
        .frame(height: 55, alignment: .top)
      })
    // The guide of the column is at 10 + 5 + 10 = 25.
    #expect(row.frames == [rect(40, 42.5, 10, 40), rect(50, 17.5, 10, 10), rect(50, 32.5, 10, 20)])
  }

  @Test func `is the mean where several views of a stack set it`() {
    let row = LaidOut(
      HStack(alignment: .thirds, spacing: 0) {
        Box(10, 40).alignmentGuide(.thirds) { _ in 0 }
        VStack(spacing: 0) {
          Box(10, 20).alignmentGuide(.thirds) { _ in 0 }
          Box(10, 20).alignmentGuide(.thirds) { _ in 0 }
        }
      })
    #expect(row.frames.map(\.minY) == [35, 25, 45])
  }

  @Test func `is seen as set or not set`() {
    var seen: [CGFloat?] = []
    _ = LaidOut(
      Box(10, 10).alignmentGuide(.leading) { _ in 3 }.alignmentGuide(HorizontalAlignment.center) { dimensions in
        seen = [dimensions[explicit: .leading], dimensions[explicit: HorizontalAlignment.trailing]]
        return 0
      }.frame(width: 20))
    #expect(seen == [3, nil])
  }

  @Test(arguments: [10, 100]) func `is computed a few times, however many frames are around it`(depth: Int) {
    var count = 0
    var view = AnyView(
      Color.red.alignmentGuide(.leading) { dimensions in
        count += 1
        return dimensions.width / 2
      })
    for _ in 0..<depth { view = AnyView(view.frame(minWidth: 10, minHeight: 10, alignment: .topLeading)) }
    let column = LaidOut(VStack(alignment: .leading) { view })
    #expect(column.items.count == 1)
    // Once for each size that the stack proposes.
    #expect(count <= 4)
  }

  @Test func `of a text is its first or last baseline`() {
    let row = LaidOut(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A")
        Text("B").font(.largeTitle)
        Box(10, 10)
      }, scale: 3)
    let small = row.frames[0].minY + 17 * 1950 / 2048
    let large = row.frames[1].minY + 34 * 1950 / 2048
    #expect(abs(small - large) < 1e-6)
    #expect(abs(small - row.frames[2].maxY) < 1e-6)
  }

  @Test func `of a column of texts is the first one's or the last one's baseline`() {
    func difference(_ alignment: VerticalAlignment) -> CGFloat {
      let row = LaidOut(
        HStack(alignment: alignment, spacing: 0) {
          VStack {
            Text("A"); Text("B")
          }; Text("C")
        }, scale: 3)
      return row.frames[2].minY - row.frames[0].minY
    }
    #expect(abs(difference(.firstTextBaseline)) < 1e-6)
    #expect(abs(difference(.lastTextBaseline) - (61.0 / 3 + 2)) < 1e-6)
  }
}
