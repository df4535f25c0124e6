import DeclarativeUI
import Foundation
import Testing
import UIKitStandIn
import ViewSnapshotTesting

@MainActor @Suite struct `The item of a screen in a bar` {
  private func heard(in screen: UIViewController) -> String {
    var text = ""
    Snapshotting<UIViewController, String>.accessibility(on: .iPhone13)
      .snapshot(UINavigationController(rootViewController: screen)).run { text = $0 }
    return text
  }

  @Test func `says the title in place of the screen's`() {
    let screen = UIHostingController(rootView: EmptyView())
    screen.title = "Screen"
    #expect(heard(in: screen).contains("Screen"))
    screen.navigationItem.title = "Bar"
    #expect(screen.navigationItem.title == "Bar")
    #expect(heard(in: screen).contains("Bar") && !heard(in: screen).contains("Screen"))
  }

  @Test func `has buttons that cannot be drawn, which a picture says`() {
    let screen = UIHostingController(rootView: EmptyView())
    func failure() -> String? {
      verifySnapshot(
        of: UINavigationController(rootViewController: screen), as: .image(on: .iPhone13), named: "screen",
        record: .never, snapshotDirectory: FileManager.default.temporaryDirectory.appending(path: "none").path)
    }
    let sentence = "The buttons, the view and the search that a UINavigationItem has cannot be drawn"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem()
    #expect(failure()?.contains(sentence) == true)
    screen.navigationItem.rightBarButtonItem = nil
    #expect(failure()?.contains(sentence) == false)
  }
}

@MainActor @Suite struct `The screens of a navigation controller` {
  @Test func `are those up to the one that is shown again`() {
    let screens = (0..<4).map { _ in UIViewController() }
    let controller = UINavigationController(rootViewController: screens[0])
    controller.setViewControllers(screens, animated: false)
    #expect(controller.popToViewController(screens[1], animated: true) == [screens[2], screens[3]])
    #expect(controller.viewControllers == [screens[0], screens[1]])
    #expect(controller.popToViewController(screens[3], animated: true) == nil)
    #expect(controller.viewControllers == [screens[0], screens[1]])
    #expect(controller.popToViewController(screens[1], animated: true) == [])
  }
}
