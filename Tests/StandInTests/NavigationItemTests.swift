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

  @Test func `has buttons at both ends, the first of those at the end last`() {
    let screen = UIViewController()
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    screen.navigationItem.rightBarButtonItems = ["One", "Two"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    screen.navigationItem.titleView = UILabel()
    (screen.navigationItem.titleView as? UILabel)?.text = "Middle"
    let words = heard(in: screen).split(separator: "\n").filter { $0.contains("\"") }
    #expect(words.map { $0.split(separator: "\"")[1] } == ["Edit", "Middle", "Two", "One"], "\(heard(in: screen))")
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
