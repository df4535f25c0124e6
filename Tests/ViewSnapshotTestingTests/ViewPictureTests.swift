import Foundation
import PixelImages
import Testing
import ViewSnapshotTesting

/// Views as pictures, with the references in this package.
@MainActor
struct ViewPictureTests {
  @Test func `a view takes its ideal size`() {
    assertSnapshot(of: CardView(), as: .image(traits: UITraitCollection(displayScale: 2)), named: "card")
  }

  @Test func `a view is centred in a fixed size`() {
    assertSnapshot(
      of: CardView(), as: .image(layout: .fixed(width: 60, height: 80), traits: UITraitCollection(displayScale: 1)),
      named: "card")
  }

  @Test func `a view is dark where the screen is`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 1),
    ])
    assertSnapshot(of: CardView(), as: .image(traits: traits), named: "card")
  }

  @Test nonisolated func `a view is drawn on the main actor wherever the test runs`() async {
    let view = CardView()
    // All tests of views wait for the same actor.
    assertSnapshot(of: view, as: .image(traits: UITraitCollection(displayScale: 1)), named: "card")
  }

  @Test func `a controller is drawn as its view is`() throws {
    let view = try picture(of: CardView(), .image(on: .iPhone8))
    let controller = try picture(of: UIHostingController(rootView: CardView()), .image(on: .iPhone8))
    #expect(view == controller)
    #expect(view.width == 750 && view.height == 1334)
  }

  @Test func `the key window makes no difference`() throws {
    let size = ViewImageConfig.iPhone13Pro.size
    let controller = UIHostingController(rootView: CardView())
    let inWindow = try picture(of: controller, .image(drawHierarchyInKeyWindow: true, size: size))
    #expect(inWindow == (try picture(of: controller, .image(size: size))))
    #expect(inWindow.width == 1170 && inWindow.height == 2532)
  }

  @Test func `the safe area moves the view`() throws {
    let size = CGSize(width: 60, height: 90)
    let traits = UITraitCollection(displayScale: 1)
    let centred = ViewImageConfig(size: size, traits: traits)
    let raised = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0), size: size, traits: traits)
    let (low, high) = (
      try picture(of: CardView(), .image(on: centred)), try picture(of: CardView(), .image(on: raised))
    )
    for y in 0..<80 {
      for x in 0..<60 { #expect(high[x, y] == low[x, y + 10]) }
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `the left of the safe area is left whatever the direction`(direction: UITraitEnvironmentLayoutDirection) throws {
    let traits = UITraitCollection {
      $0.displayScale = 1
      $0.layoutDirection = direction
    }
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0), size: CGSize(width: 40, height: 10), traits: traits
    )
    let picture = try picture(of: Color.red.frame(width: 10, height: 10), .image(on: config))
    let row = (0..<40).map { picture[$0, 5] }
    #expect(row.firstIndex(of: row[29]) == 25)
    #expect(row.lastIndex(of: row[29]) == 34)
  }

  @Test func `device screens carry the medium text size, and other screens the large one`() throws {
    let device = try picture(of: Text("joke"), .image(on: ViewImageConfig(traits: ViewImageConfig.iPhone8.traits)))
    let other = try picture(of: Text("joke"), .image(traits: UITraitCollection(displayScale: 2)))
    #expect(device.height < other.height)
  }

  private func picture<Value>(of value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
    var picture: Bitmap?
    strategy.snapshot(value).run { picture = $0.bitmap }
    return try #require(picture)
  }
}
