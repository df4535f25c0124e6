import ViewSnapshotTesting
import XCTest

// Pictures as people write them for UIKit, with other imports.

struct Joke {
  let setup: String
  let punchline: String
}

struct JokeView: View {
  let joke: Joke

  var body: some View {
    VStack(spacing: 8) {
      Text(joke.setup)
      Text(joke.punchline).foregroundColor(.secondary)
    }
    .padding()
  }
}

// Strategies of people's own, and devices that came out later.

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  static func onOwnDevice(dark: Bool = false) -> Self {
    .image(layout: .device(config: .small), traits: .init(userInterfaceStyle: dark ? .dark : .light))
  }

  static func hosted(size: CGSize? = nil) -> Snapshotting {
    Snapshotting<UIViewController, UIImage>.image(size: size).pullback(UIHostingController.init(rootView:))
  }
}

extension ViewImageConfig {
  static let small = ViewImageConfig(
    safeArea: .init(top: 10, left: 0, bottom: 5, right: 0), size: .init(width: 80, height: 120),
    traits: .iPhoneX(.portrait))
}

class JokeViewTests: XCTestCase {
  let sut = JokeView(joke: Joke(setup: "UDP", punchline: "?"))

  func test_JokeView_DisplaysJoke() {
    let controller = UIHostingController(rootView: sut)
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe), named: "device")
    assertSnapshot(
      of: controller,
      as: .image(drawHierarchyInKeyWindow: true, size: ViewImageConfig.iPhone13Pro.size),
      record: false
    )
  }

  func test_JokeView_AsView() {
    assertSnapshot(of: sut, as: .image)
    assertSnapshot(of: sut, as: .image(layout: .sizeThatFits), named: "fits")
    assertSnapshot(of: sut, as: .image(precision: 0.99, layout: .fixed(width: 60, height: 90)), named: "fixed")
    assertSnapshot(
      of: sut,
      as: .image(
        perceptualPrecision: 0.98, layout: .device(config: .iPhoneSe(.landscape)),
        traits: .init(userInterfaceStyle: .dark)), named: "landscape")
  }

  func test_JokeView_ByOwnStrategies() {
    assertSnapshot(of: sut, as: .onOwnDevice(), named: "light")
    assertSnapshot(of: sut, as: .onOwnDevice(dark: true), named: "dark")
    assertSnapshot(of: sut, as: .hosted(size: CGSize(width: 80, height: 120)), named: "hosted")
  }

  func test_JokeView_InAFrame() {
    let controller = UIHostingController(rootView: sut)
    controller.overrideUserInterfaceStyle = .dark
    controller.view.frame = UIScreen.main.bounds
    controller.view.frame = CGRect(x: 0, y: 0, width: 80, height: 120)
    controller.view.layoutIfNeeded()
    assertSnapshot(of: controller, as: .image(precision: 0.99), named: "controller")
    assertSnapshot(of: controller.view, as: .image(traits: .init(displayScale: 1)), named: "view")
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe), named: "device")
  }

  func test_JokeView_AsText() {
    let controller = UIHostingController(rootView: sut)
    assertSnapshot(of: controller, as: .recursiveDescription)
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhoneSe), named: "device")
    assertSnapshot(of: controller.view, as: .recursiveDescription(size: CGSize(width: 80, height: 120)), named: "view")
  }

  func test_Devices() {
    let sizes: [(ViewImageConfig, CGSize)] = [
      (.iPhoneSe, CGSize(width: 320, height: 568)), (.iPhone8, CGSize(width: 375, height: 667)),
      (.iPhone8Plus, CGSize(width: 414, height: 736)), (.iPhoneX, CGSize(width: 375, height: 812)),
      (.iPhoneXr, CGSize(width: 414, height: 896)), (.iPhoneXsMax, CGSize(width: 414, height: 896)),
      (.iPhone12, CGSize(width: 390, height: 844)), (.iPhone13, CGSize(width: 390, height: 844)),
      (.iPhone13Mini, CGSize(width: 375, height: 812)), (.iPhone13ProMax, CGSize(width: 428, height: 926)),
      (.iPhone13Pro(.landscape), CGSize(width: 844, height: 390)),
      (.iPadMini(.portrait), CGSize(width: 768, height: 1024)),
      (.iPadPro11(.landscape), CGSize(width: 1194, height: 834)),
      (.iPadPro12_9(.portrait), CGSize(width: 1024, height: 1366)),
    ]
    for (config, size) in sizes {
      XCTAssertEqual(config.size, size)
    }
    XCTAssertEqual(ViewImageConfig.iPhoneX.safeArea.top, 44)
    XCTAssertEqual(ViewImageConfig.iPhoneX.traits.displayScale, 3)
  }
}
