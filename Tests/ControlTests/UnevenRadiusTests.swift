import DeclarativeUI
import Foundation
import Testing

@Suite struct `Uneven corners` {
  private func contains(_ shape: UnevenRoundedRectangle, _ x: Double, _ y: Double) -> Bool {
    shape.path(in: CGRect(x: 0, y: 0, width: 60, height: 20)).contains(CGPoint(x: x, y: y))
  }

  /// Measured on tags of iOS 26: three endless corners and a sharp one.
  @Test func `take all of a side beside a sharp one, where they are endless`() {
    let tag = UnevenRoundedRectangle(
      topLeadingRadius: .infinity, bottomLeadingRadius: 0, bottomTrailingRadius: .infinity,
      topTrailingRadius: .infinity, style: .circular)
    // On a circle of 20 points around (20, 20).
    #expect(contains(tag, 6.5, 6.5) && !contains(tag, 5.2, 5.2))
    #expect(contains(tag, 0.5, 17) && !contains(tag, 0.5, 14))
    #expect(contains(tag, 0.2, 19.8))
    // On circles of 10 points around (50, 10).
    #expect(contains(tag, 56.9, 3.1) && !contains(tag, 57.3, 2.7))
    #expect(contains(tag, 56.9, 16.9) && !contains(tag, 57.3, 17.3))
  }

  @Test func `stay as they are where they fit`() {
    let card = UnevenRoundedRectangle(
      topLeadingRadius: 8, bottomLeadingRadius: 12, bottomTrailingRadius: 0, topTrailingRadius: 20, style: .circular)
    #expect(contains(card, 2.5, 2.5) && !contains(card, 2.2, 2.2))
    #expect(contains(card, 3.7, 16.3) && !contains(card, 3.3, 16.7))
    #expect(contains(card, 53.9, 6.1) && !contains(card, 54.4, 5.6))
    #expect(contains(card, 59.8, 19.8))
  }
}
