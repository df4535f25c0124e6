import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite struct `Right to left` {
  private func mirrored(_ view: some View) -> [CGRect] {
    LaidOut(view) { $0.layoutDirection = .rightToLeft }.frames
  }

  @Test func `rows start on the right`() {
    #expect(
      mirrored(
        HStack(spacing: 0) {
          Box(10, 10); Spacer(); Box(20, 10)
        }) == [rect(90, 45, 10, 10), rect(0, 45, 20, 10)])
  }

  @Test func `leading is the right edge`() {
    #expect(
      mirrored(
        VStack(alignment: .leading, spacing: 0) {
          Box(10, 10); Box(30, 10)
        })[0].maxX == 65)
    #expect(mirrored(Box(10, 10).frame(maxWidth: .infinity, alignment: .leading)) == [rect(90, 45, 10, 10)])
    #expect(mirrored(Color.red.padding(.leading, 30)) == [rect(0, 0, 70, 100)])
    #expect(
      mirrored(
        ZStack(alignment: .topTrailing) {
          Color.red; Box(10, 10)
        })[1] == rect(0, 0, 10, 10))
    #expect(mirrored(Box(40, 40).overlay(alignment: .leading) { Box(10, 10) })[1] == rect(60, 45, 10, 10))
  }

  @Test func `offsets and positions keep their direction`() {
    #expect(mirrored(Box(20, 20).offset(x: 5)) == [rect(45, 40, 20, 20)])
  }

  @Test func `a part may keep its own direction`() {
    let view = HStack(spacing: 0) {
      Box(10, 10); Spacer(); Box(20, 10)
    }.environment(\.layoutDirection, .leftToRight)
    #expect(mirrored(view) == [rect(0, 45, 10, 10), rect(80, 45, 20, 10)])
  }
}
