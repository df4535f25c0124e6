import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// The middle of a column of three, which iOS 26 draws in a button's label.
@MainActor @Suite struct `A symbol in a column` {
  private func rows(_ column: some View) -> [CGRect] {
    LaidOut(column, in: CGSize(width: 200, height: 200), scale: 3).frames
  }

  private func gaps(_ column: some View) -> [CGFloat] {
    let rows = rows(column)
    return zip(rows, rows.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test func `touches the texts above and below it`() {
    let column = VStack {
      Image(systemName: "heart")
      Text("Critical Maps")
      Image(systemName: "heart")
    }
    #expect(gaps(column).map { $0.magnitude < 0.01 } == [true, true])
  }

  @Test func `keeps away from other views`() {
    let column = VStack {
      Color.red.frame(width: 10, height: 10)
      Image(systemName: "heart")
      Color.red.frame(width: 10, height: 10)
    }
    #expect(gaps(column).map { ($0 - 8).magnitude < 0.01 } == [true, true])
  }

  @Test func `keeps away from texts where it is stretched or framed`() {
    let column = VStack {
      Image(systemName: "heart").resizable().frame(width: 20, height: 20)
      Text("One")
      Image(systemName: "heart").frame(width: 20, height: 20)
    }
    #expect(gaps(column).map { $0 > 6 } == [true, true])
  }
}
