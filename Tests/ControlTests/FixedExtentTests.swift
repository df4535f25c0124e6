import DeclarativeUI
import Foundation
import Testing
import ViewSnapshotTesting

@MainActor @Suite struct `A size with a length of 0` {
  // Measured on pictures of iOS 15 by swift-snapshot-testing: rows in 375 points by 0 are 77 and 112 points high, also where
  // a title of at most two or three lines would have more than one.
  @Test(arguments: [
    (375.0, 0.0, CGSize(width: 375, height: 20)), (0, 50, CGSize(width: 60, height: 50)),
    (0, 0, CGSize(width: 60, height: 20)),
  ])
  func `is as long as the view is when it is offered that`(width: Double, height: Double, size: CGSize)
    throws
  {
    let row = Color.red.frame(minWidth: 60, idealWidth: 60, maxWidth: .infinity)
      .frame(minHeight: 20, idealHeight: 20, maxHeight: .infinity)
    #expect(try pixels(of: row, width, height) == size)
  }

  @Test func `is that of a view which takes less than it is offered`() throws {
    #expect(try pixels(of: Color.red.frame(width: 30, height: 20), 375, 0) == CGSize(width: 30, height: 20))
  }

  @Test func `leaves texts one line`() throws {
    func height(_ text: String) throws -> CGFloat { try pixels(of: Text(text).lineLimit(2), 100, 0).height }
    #expect(try height("Now words that take two lines") == height("Now"))
  }

  private func pixels(of view: some View, _ width: Double, _ height: Double) throws -> CGSize {
    let traits = UITraitCollection(displayScale: 1)
    let strategy = Snapshotting<AnyView, UIImage>.image(layout: .fixed(width: width, height: height), traits: traits)
    var size: CGSize?
    strategy.snapshot(AnyView(view)).run { size = $0.size }
    return try #require(size)
  }
}
