import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A spacer` {
  @Test func `pushes its neighbours apart without a distance of its own`() {
    let row = LaidOut(
      HStack {
        Box(10, 10); Spacer(); Box(20, 10)
      })
    #expect(row.frames == [rect(0, 45, 10, 10), rect(80, 45, 20, 10)])
  }

  @Test func `keeps eight points, or its own minimum`() {
    let usual = LaidOut(
      HStack {
        Box(60, 10); Spacer(); Box(60, 10)
      })
    #expect(usual.frames == [rect(-14, 45, 60, 10), rect(54, 45, 60, 10)])
    let own = LaidOut(
      HStack {
        Box(60, 10); Spacer(minLength: 0); Box(60, 10)
      })
    #expect(own.frames == [rect(-10, 45, 60, 10), rect(50, 45, 60, 10)])
  }

  @Test func `leaves the space to views that take anything`() {
    let row = LaidOut(
      HStack {
        Color.red; Spacer()
      })
    #expect(row.frames == [rect(0, 0, 92, 100)])
  }

  @Test func `has the stack's given distance on both sides`() {
    let column = LaidOut(
      VStack(spacing: 5) {
        Box(10, 10); Spacer(); Box(10, 10)
      }.fixedSize())
    // 10 + 5 + 8 + 5 + 10
    #expect(column.frames == [rect(45, 31, 10, 10), rect(45, 59, 10, 10)])
  }

  @Test func `is not wide in a column`() {
    let column = LaidOut(
      VStack(alignment: .leading) {
        Box(10, 10); Spacer()
      })
    #expect(column.frames == [rect(45, 0, 10, 10)])
  }

  @Test func `grows both ways outside of a stack`() {
    let pile = LaidOut(
      ZStack(alignment: .bottomTrailing) {
        Spacer(); Box(10, 10)
      })
    #expect(pile.frames == [rect(90, 90, 10, 10)])
  }
}
