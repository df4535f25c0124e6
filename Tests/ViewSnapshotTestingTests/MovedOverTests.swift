import ViewSnapshotTesting
import XCTest

/// A test as it was written for UIKit's snapshots, with other imports.
final class MovedOverTests: XCTestCase {
  func test_CardView() {
    let controller = UIHostingController(rootView: CardView())
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
    assertSnapshot(of: UIHostingController(rootView: CardView()), as: dark)
  }
}
