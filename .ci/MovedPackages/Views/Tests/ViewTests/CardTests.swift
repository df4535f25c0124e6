import ViewSnapshotTesting
import XCTest

struct Card: View {
  let title: String

  var body: some View {
    Text(title).padding().background(Color.yellow)
  }
}

final class CardTests: XCTestCase {
  func testCard() {
    let controller = UIHostingController(rootView: Card(title: "Hello"))
    assertSnapshot(of: controller, as: .image(on: .iPhoneSe))
    assertSnapshot(of: controller, as: .image(on: .iPhone13Pro(.landscape)), named: "landscape")
    assertSnapshot(of: Card(title: "Hello"), as: .image(layout: .fixed(width: 100, height: 50)), named: "fixed")
    assertSnapshot(
      of: Card(title: "Hello"),
      as: .image(precision: 0.99, layout: .sizeThatFits, traits: .init(userInterfaceStyle: .dark)), named: "dark")
  }
}
