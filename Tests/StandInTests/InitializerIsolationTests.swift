import DeclarativeUI
import Foundation
import Testing
import UIKitStandIn
import WebKitStandIn

// Modules may be on the main actor by default since Xcode 26, so that initializers of classes of theirs are, as it is said here
// of each. One that overrides an initializer of another isolation does not compile.

private final class Responder: UIResponder {
  let kind: String
  @MainActor override init() {
    kind = "responder"
    super.init()
  }
}

private final class Card: UIView {
  private let label = UILabel()
  private lazy var tap = Tap(target: self, action: nil)
  @MainActor override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    tap.delegate = nil
  }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Photo: UIImageView {
  @MainActor override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(UIView())
  }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Cells: UICollectionView {
  @MainActor override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    tag = 1
  }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Page: WKWebView {
  @MainActor override init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame, configuration: configuration)
    tag = 1
  }
  @MainActor override init(frame: CGRect) { super.init(frame: frame) }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Screen: UIViewController {
  @MainActor override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    view.addSubview(Card())
  }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Host: UIHostingController<Text> {
  @MainActor override init(rootView: Text) {
    super.init(rootView: rootView)
    title = "host"
  }
  @MainActor override init?(coder: NSCoder, rootView: Text) { return nil }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Stack: UINavigationController {
  @MainActor override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    title = "stack"
  }
  @MainActor override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Tabs: UITabBarController {
  @MainActor override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [Screen()]
  }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Columns: UISplitViewController {
  @MainActor override init(style: Style) {
    super.init(style: style)
    title = "columns"
  }
  @MainActor override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  @MainActor required init?(coder: NSCoder) { return nil }
}

private final class Sheet: UIPresentationController {
  @MainActor override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    delegate = nil
  }
}

private final class Tap: UITapGestureRecognizer {
  @MainActor override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTapsRequired = 2
  }
}

private final class BarButton: UIBarButtonItem {
  @MainActor required init() { super.init() }
  @MainActor override init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init(title: title, style: style, target: target, action: action)
    self.title = "button"
  }
  @MainActor override init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) { super.init() }
  @MainActor override init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    super.init()
  }
  @MainActor override init(customView: UIView) { super.init(customView: customView) }
}

private final class BarItem: UINavigationItem {
  @MainActor override init() {
    super.init()
    title = "item"
  }
}

private final class Rows: UICollectionViewFlowLayout {
  @MainActor override init() {
    super.init()
    minimumLineSpacing = 3
  }

  required init?(coder: NSCoder) { nil }
}

private final class Groups: UICollectionViewCompositionalLayout {
  @MainActor override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  required init?(coder: NSCoder) { nil }
}

private final class Guide: UILayoutGuide {
  @MainActor override init() { super.init() }
}

@MainActor @Suite struct `Classes of apps below those of UIKit` {
  @Test func `are created on the main actor, by initializers of their own`() {
    #expect(Responder().kind == "responder" && Card().subviews.count == 1 && Card(frame: .zero).subviews.count == 1)
    #expect(
      Photo(image: nil).subviews.count == 1 && Page(frame: .zero, configuration: WKWebViewConfiguration()).tag == 1)
    #expect(Screen().view.subviews.count == 1 && Host(rootView: Text("Tea")).title == "host")
    #expect(Stack(rootViewController: Screen()).title == "stack" && Tabs().viewControllers?.count == 1)
    #expect(Columns(style: .doubleColumn).title == "columns")
    #expect(Sheet(presentedViewController: Screen(), presenting: nil).delegate == nil)
    #expect(Tap(target: nil, action: nil).numberOfTapsRequired == 2)
    #expect(
      BarButton(title: nil, style: .plain, target: nil, action: nil).title == "button" && BarItem().title == "item")
    #expect(Cells(frame: .zero, collectionViewLayout: Rows()).tag == 1 && Rows().minimumLineSpacing == 3)
  }
}
