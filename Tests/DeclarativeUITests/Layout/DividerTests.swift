import DeclarativeUI
import Foundation
import Testing

@MainActor @Suite struct `A divider` {
  @Test func `is level and one device pixel high in a column`() {
    let column = LaidOut(
      VStack(spacing: 0) {
        Box(10, 10); Divider()
      }, scale: 2)
    #expect(column.frame("Divider") == rect(0, 54.75, 100, 0.5))
  }

  @Test func `is upright and one device pixel wide in a row`() {
    let row = LaidOut(
      HStack(spacing: 0) {
        Divider(); Box(10, 10)
      }, scale: 2)
    #expect(row.frame("Divider") == rect(44.75, 0, 0.5, 100))
  }

  @Test func `is level on its own`() {
    #expect(LaidOut(Divider()).frame == rect(0, 49.5, 100, 1))
  }
}
