import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `Padding` {
  @Test func `is sixteen points on every side where nothing else is said`() {
    #expect(LaidOut(Color.red.padding()).frame == rect(16, 16, 68, 68))
  }

  @Test func `takes every form`() {
    #expect(LaidOut(Color.red.padding(5)).frame == rect(5, 5, 90, 90))
    #expect(LaidOut(Color.red.padding(.top)).frame == rect(0, 16, 100, 84))
    #expect(LaidOut(Color.red.padding(.horizontal, 10)).frame == rect(10, 0, 80, 100))
    #expect(LaidOut(Color.red.padding([.leading, .bottom], 10)).frame == rect(10, 0, 90, 90))
    #expect(LaidOut(Color.red.padding(.all, 1)).frame == rect(1, 1, 98, 98))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(LaidOut(Color.red.padding(insets)).frame == rect(2, 1, 94, 96))
  }

  @Test func `makes a small view larger`() {
    let view = LaidOut(Box(20, 20).padding(.leading, 10).border(.black))
    #expect(view.frames == [rect(45, 40, 20, 20), rect(35, 40, 30, 20)])
  }

  @Test func `never offers less than nothing`() {
    #expect(LaidOut(Color.red.padding(70)).frame == rect(50, 50, 0, 0))
  }

  @Test func `may be negative`() {
    #expect(LaidOut(Color.red.padding(-10)).frame == rect(-10, -10, 120, 120))
  }
}
