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

@MainActor @Suite struct `A label that is a picture by itself` {
  private func size(of label: UILabel, _ category: UIContentSizeCategory = .large) -> CGSize? {
    var picture: UIImage?
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 1),
    ])
    Snapshotting<UIView, UIImage>.image(traits: traits).snapshot(label).run { picture = $0 }
    return picture.map { CGSize(width: $0.bitmap.width, height: $0.bitmap.height) }
  }

  @Test func `is as large as its text, in each picture anew, or as its frame`() throws {
    let label = UILabel()
    (label.text, label.adjustsFontForContentSizeCategory) = ("What's the point?", true)
    label.font = .preferredFont(forTextStyle: .title1)
    let usual = try #require(size(of: label))
    let large = try #require(size(of: label, .accessibilityExtraExtraExtraLarge))
    #expect(large.width > 1.9 * usual.width && size(of: label) == usual && label.frame == .zero)
    label.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    #expect(size(of: label) == CGSize(width: 320, height: 200))
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
