import JokesApp
import ViewSnapshotTesting
import XCTest

/// The joke screen in its three states, in both appearances and with large text, as iOS 18 draws it.
@MainActor
final class JokeViewSnapshotTests: XCTestCase {
  func test_JokeView_DisplaysJoke() async {
    assertScreen(JokeViewPreviewProvider.jokeView)
  }

  func test_JokeView_LoadingJoke() async {
    assertScreen(JokeViewPreviewProvider.jokeLoading)
  }

  func test_JokeView_LoadingJokeFailure() async {
    assertScreen(JokeViewPreviewProvider.jokeLoadingFailure)
  }

  private func assertScreen(_ view: JokeView, testName: String = #function, line: UInt = #line) {
    let controller = UIHostingController(rootView: view)
    // Pictures of iOS 18.
    let design = UITraitCollection(systemDesign: .iOS18)
    let traits: [String: UITraitCollection] = [
      "light": UITraitCollection(preferredContentSizeCategory: .large),
      "dark": UITraitCollection {
        $0.userInterfaceStyle = .dark; $0.preferredContentSizeCategory = .large
      },
      "largeText": UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
    ]
    for (name, traits) in traits {
      let traits = UITraitCollection(traitsFrom: [design, traits])
      assertSnapshot(
        of: controller, as: .image(on: .iPhone13Pro, traits: traits), named: name, testName: testName, line: line)
    }
  }
}
