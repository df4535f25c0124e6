import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A layout priority` {
  @Test func `is served before lower ones, which keep their minimum`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 15)
        Color.blue.layoutPriority(1)
        Box(5, 10)
      })
    #expect(row.frames.map(\.width) == [15, 80, 5])
  }

  @Test func `leaves what it does not take to the lower ones`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Color.red
        ElasticBox(width: 10...30).layoutPriority(1)
        Color.green
      })
    #expect(row.frames.map(\.width) == [35, 30, 35])
  }

  @Test func `is kept through modifiers around it`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Color.red; Color.blue.layoutPriority(1).padding(1).opacity(0.5)
      })
    #expect(row.frames.map(\.width) == [0, 98])
  }
}
