import DeclarativeUI
import Foundation
import PixelImages
import Testing
import ViewSnapshotTesting

/// Screens of UIKit that show a bar over hosted views, which look as those of a `NavigationStack` do.
@MainActor struct NavigationControllerTests {
  private struct Word: View {
    let word: String

    var body: some View { Text(word) }
  }

  private func bitmap(of screen: UIViewController) throws -> Bitmap {
    var picture: UIImage?
    Snapshotting<UIViewController, UIImage>.image(on: .iPhone13).snapshot(screen).run { picture = $0 }
    return try #require(picture).bitmap
  }

  private func bitmap(of view: some View) throws -> Bitmap { try bitmap(of: UIHostingController(rootView: view)) }

  @Test func `the title of a screen stands in the bar`() throws {
    let screen = UIHostingController(rootView: Word(word: "Hello"))
    screen.title = "Title"
    let expected = NavigationStack {
      Word(word: "Hello").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    #expect(try bitmap(of: UINavigationController(rootViewController: screen)) == bitmap(of: expected))
    #expect(try bitmap(of: Word(word: "Hello")) != bitmap(of: expected))
  }

  @Test func `titles are large only where the bar prefers them so`() throws {
    func screens() -> UINavigationController {
      UINavigationController(
        rootViewController: UIHostingController(
          rootView: Word(word: "Hello").navigationTitle("Title").navigationBarTitleDisplayMode(.large)))
    }
    let small = NavigationStack {
      Word(word: "Hello").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let large = NavigationStack { Word(word: "Hello").navigationTitle("Title") }
    #expect(try bitmap(of: screens()) == bitmap(of: small))
    let preferring = screens()
    preferring.navigationBar.prefersLargeTitles = true
    #expect(try bitmap(of: preferring) == bitmap(of: large))
  }

  @Test func `a bar without a title takes its room`() throws {
    let bare = UINavigationController(rootViewController: UIHostingController(rootView: Word(word: "Hello")))
    let visible = NavigationStack {
      Word(word: "Hello").navigationBarTitleDisplayMode(.inline).toolbarVisibility(.visible, for: .navigationBar)
    }
    #expect(try bitmap(of: bare) == bitmap(of: visible))
    #expect(try bitmap(of: bare) != bitmap(of: Word(word: "Hello")))
    // That of a large title, too, where the bar prefers these.
    let large = UINavigationController(rootViewController: UIHostingController(rootView: Word(word: "Hello")))
    large.navigationBar.prefersLargeTitles = true
    let untitled = NavigationStack {
      Word(word: "Hello").navigationTitle("").toolbarVisibility(.visible, for: .navigationBar)
    }
    #expect(try bitmap(of: large) == bitmap(of: untitled))
    #expect(try bitmap(of: large) != bitmap(of: bare))
  }

  @Test func `a screen that was pushed has a button that leads back`() throws {
    let first = UIHostingController(rootView: Word(word: "Below"))
    first.title = "First"
    let second = UIHostingController(rootView: Word(word: "Above"))
    second.title = "Second"
    let screens = UINavigationController(rootViewController: first)
    screens.pushViewController(second, animated: false)
    let expected = NavigationStack(path: .constant([1])) {
      Word(word: "Below").navigationTitle("First").navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { _ in Word(word: "Above").navigationTitle("Second") }
    }
    #expect(try bitmap(of: screens) == bitmap(of: expected))
  }

  @Test func `a screen keeps its background and its appearance below the bar`() throws {
    let screen = UIHostingController(rootView: Word(word: "Hello"))
    screen.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let picture = try bitmap(of: UINavigationController(rootViewController: screen))
    let corner = picture[20, picture.height - 20]
    #expect(corner.red == 255 && corner.green == 0 && corner.blue == 0)
  }

  @Test func `a hidden bar is not there`() throws {
    let screens = UINavigationController(rootViewController: UIHostingController(rootView: Word(word: "Hello")))
    screens.setNavigationBarHidden(true, animated: false)
    #expect(try bitmap(of: screens) == bitmap(of: Word(word: "Hello")))
  }
}
