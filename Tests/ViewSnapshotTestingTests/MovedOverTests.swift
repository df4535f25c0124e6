import PixelImages
import ViewSnapshotTesting
import XCTest

/// A test as it was written for UIKit's snapshots, with other imports, and on the main actor where Swift 6 asks for that.
final class MovedOverTests: XCTestCase {
  func test_CardView() {
    let controller = MainActor.assumeIsolated { UIHostingController(rootView: CardView()) }
    assertSnapshot(of: controller, as: .image(on: ViewImageConfig(traits: .init(displayScale: 1))))
    assertSnapshot(
      of: controller,
      as: .image(
        drawHierarchyInKeyWindow: true, size: CGSize(width: 60, height: 80), traits: .init(displayScale: 1)))
  }

  func test_AsynchronousStrategyOfOnesOwn() async {
    let dark = Snapshotting<UIViewController, UIImage>.image(
      on: ViewImageConfig(traits: UITraitCollection(displayScale: 1)), precision: 0.99, perceptualPrecision: 0.98,
      traits: UITraitCollection(userInterfaceStyle: .dark))
    let controller = await UIHostingController(rootView: CardView())
    assertSnapshot(of: controller, as: dark)
  }

  func test_StrategyOfOnesOwnForDevices() {
    let own: Snapshotting<CardView, UIImage> = .image(on: .iPhoneSe)
    XCTAssertEqual(own.pathExtension, "own")
  }

  func test_StrategyFromPictures() async {
    let pixel = UIImage(Bitmap(width: 1, height: 1))
    let untyped = SimplySnapshotting.image.pullback { (_: Int) in pixel }
    let typed: Snapshotting<String, UIImage> = Snapshotting<UIImage, UIImage>.image(precision: 1).pullback { _ in pixel
    }
    XCTAssertEqual(try untyped.diffing.encode(pixel), try typed.diffing.encode(pixel))
    let bitmaps = Snapshotting<Bitmap, Bitmap>.image
    XCTAssertTrue(try bitmaps.diffing.recognize(bitmaps.diffing.encode(pixel.bitmap), pixel.bitmap))
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// With other defaults than the one of its name.
  fileprivate static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var strategy: Snapshotting = .image(layout: .device(config: config), traits: traits)
    strategy.pathExtension = "own"
    return strategy
  }
}
