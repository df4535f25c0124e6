import DeclarativeUI
import Foundation
import PixelImages
import Testing
import ViewSnapshotTesting

/// What tests of UIKit say to screens.
@MainActor struct UIKitNamesTests {
  private static let size = CGSize(width: 4, height: 4)

  /// The red, green and blue in the middle of a screen.
  private func color(of screen: UIViewController) -> [UInt8] {
    var picture: UIImage?
    Snapshotting<UIViewController, UIImage>.image(size: Self.size, traits: UITraitCollection(displayScale: 1))
      .snapshot(screen).run { picture = $0 }
    return picture.map { channels($0, 2, 2) } ?? []
  }

  private func channels(_ picture: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    let color = picture.bitmap[x, y]
    return [color.red, color.green, color.blue]
  }

  /// What fails where a screen is drawn.
  private func failure(of screen: UIViewController) -> String? {
    verifySnapshot(
      of: screen, as: .image(size: Self.size), named: "screen", record: .never,
      snapshotDirectory: FileManager.default.temporaryDirectory.appending(path: "none").path)
  }

  @Test func `an area has a background of its own`() {
    let screen = UIHostingController(rootView: EmptyView())
    #expect(color(of: screen) == [255, 255, 255])
    screen.view.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color(of: screen) == [255, 0, 0])
    screen.view.backgroundColor = .systemBackground
    #expect(color(of: screen) == [255, 255, 255])
    screen.view.backgroundColor = .tintColor
    #expect(color(of: screen) == [0, 136, 255])
    screen.view.backgroundColor = UIColor { $0.displayScale == 1 ? .green : .red }
    #expect(color(of: screen) == [0, 255, 0])
    screen.view.backgroundColor = UIColor(named: "nowhere")
    #expect(
      failure(of: screen)?.contains("The colour Color(\"nowhere\") behind the screen is in no asset catalogue") == true)
  }

  @Test func `an area with nothing in it has a size`() {
    let area = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
    area.backgroundColor = UIColor(white: 0, alpha: 1)
    var picture: UIImage?
    Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 1)).snapshot(area).run { picture = $0 }
    #expect(picture?.bitmap.width == 30 && picture?.bitmap.height == 20)
    #expect(picture.map { channels($0, 2, 2) } == [0, 0, 0])
  }

  private final class Panel: AreaShowing {
    @MainActor var shownArea: UIView {
      let area = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
      area.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return area
    }
  }

  @Test func `what shows itself in an area has a picture of it`() {
    var picture: UIImage?
    Snapshotting<Panel, UIImage>.image(traits: UITraitCollection(displayScale: 1)).snapshot(Panel()).run {
      picture = $0
    }
    #expect(picture?.bitmap.width == 30 && picture?.bitmap.height == 20)
    #expect(picture.map { channels($0, 2, 2) } == [255, 0, 0])
  }

  @Test func `a screen of no size of its own is as large as the device`() {
    let screen = UIViewController()
    #expect(screen.view.frame == UIScreen.main.bounds && screen.view.frame.height > 600)
    var picture: UIImage?
    Snapshotting<UIViewController, UIImage>.image(traits: UITraitCollection(displayScale: 1)).snapshot(screen).run {
      picture = $0
    }
    #expect(picture.map { CGSize(width: $0.bitmap.width, height: $0.bitmap.height) } == UIScreen.main.bounds.size)
  }

  private final class Screen: UIHostingController<EmptyView> {
    var loadCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loadCount += 1
      view.backgroundColor = .init(red: 0, green: 1, blue: 0, alpha: 1)
    }
  }

  @Test func `a screen's own class is told once before it is seen`() {
    let screen = Screen(rootView: EmptyView())
    #expect(!screen.isViewLoaded)
    #expect(color(of: screen) == [0, 255, 0])
    screen.view.backgroundColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(color(of: screen) == [0, 0, 255])
    screen.loadViewIfNeeded()
    #expect(screen.loadCount == 1 && screen.isViewLoaded)
  }

  private final class Witness: UIViewController {
    var heard: [String] = []

    override func viewDidLoad() { heard.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { heard.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { heard.append("is appearing") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did appear") }
    override func viewWillLayoutSubviews() { heard.append("will lay out") }
    override func viewDidLayoutSubviews() { heard.append("did lay out") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear") }
  }

  @Test func `a screen is told twice that it is seen and that it is no more`() {
    let screen = Witness()
    let appearing = ["will appear", "is appearing", "did appear"]
    let disappearing = ["will disappear", "did disappear"]
    let picture = appearing + appearing + ["will lay out", "did lay out"] + disappearing + disappearing
    _ = color(of: screen)
    #expect(screen.heard == ["loaded"] + picture)
    _ = color(of: screen)
    #expect(screen.heard == ["loaded"] + picture + picture)
  }

  @Test func `of a container's screens those that are seen are told so`() {
    let (hidden, seen, child) = (Witness(), Witness(), Witness())
    seen.addChild(child)
    let navigation = UINavigationController(rootViewController: hidden)
    navigation.pushViewController(seen, animated: false)
    navigation.setNavigationBarHidden(true, animated: false)
    _ = color(of: navigation)
    #expect(hidden.heard.isEmpty && seen.heard.contains("did appear") && child.heard.contains("did appear"))

    let tabs = UITabBarController()
    let (first, second) = (Witness(), Witness())
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = 1
    tabs.tabBar.isHidden = true
    _ = color(of: tabs)
    #expect(first.heard.isEmpty && second.heard.contains("did appear"))
  }

  @Test func `what a screen changes when it is about to be seen is in its picture`() {
    final class Screen: UIHostingController<EmptyView> {
      override func viewWillAppear(_ animated: Bool) {
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
    }
    #expect(color(of: Screen(rootView: EmptyView())) == [0, 255, 0])
  }

  @Test func `traits of a screen count before those of the picture`() {
    let screen = UIHostingController(rootView: EmptyView())
    screen.traitOverrides.userInterfaceStyle = .dark
    #expect(color(of: screen) == [0, 0, 0])
  }

  @Test func `containers of views of UIKit show a screen without bars where these are hidden`() {
    let (red, blue) = (UIViewController(), UIViewController())
    red.view.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
    blue.view.backgroundColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
    let navigation = UINavigationController(rootViewController: red)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(color(of: navigation) == [255, 0, 0])
    navigation.pushViewController(blue, animated: false)
    #expect(color(of: navigation) == [0, 0, 255])

    let tabs = UITabBarController()
    tabs.viewControllers = [red, blue]
    tabs.tabBar.isHidden = true
    #expect(color(of: tabs) == [255, 0, 0])
    tabs.selectedIndex = 1
    #expect(color(of: tabs) == [0, 0, 255])
  }

  @Test func `pictures come from their files`() throws {
    var bitmap = Bitmap(width: 2, height: 1, filledWith: PremultipliedColor(.white))
    bitmap[1, 0].blue = 0
    let data = try #require(UIImage(bitmap).pngData())
    #expect(UIImage(data: data)?.bitmap == bitmap)
    #expect(UIImage(data: Data([1, 2])) == nil)
    UIView.setAnimationsEnabled(false)
  }

  @Test func `a hierarchy is the tree of views`() {
    var texts: [String] = []
    let screen = UIHostingController(rootView: Text(verbatim: "a"))
    for strategy in [Snapshotting<UIHostingController<Text>, String>.hierarchy, .tree] {
      strategy.snapshot(screen).run { texts.append($0) }
    }
    #expect(texts.count == 2 && texts[0] == texts[1] && texts[0].contains("Text"))
  }

  @Test func `a path is the list of its elements, or a picture of its bounds`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 12, y: 20.12345))
    path.addQuadCurve(to: CGPoint(x: 12, y: 24), controlPoint: CGPoint(x: 13, y: 22))
    path.close()
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 22, width: 1, height: 2)))
    var text: String?
    Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(path).run { text = $0 }
    #expect(
      text
        == [
          "MoveTo (10.0, 20.0)", "LineTo (12.0, 20.123)", "QuadCurveTo (13.0, 22.0) (12.0, 24.0)", "Close ", "",
          "MoveTo (10.0, 22.0)", "LineTo (11.0, 22.0)", "LineTo (11.0, 24.0)", "LineTo (10.0, 24.0)", "Close ", "",
        ].joined(separator: "\n"))
    var picture: UIImage?
    Snapshotting<UIBezierPath, UIImage>.image(scale: 2).snapshot(path).run { picture = $0 }
    #expect(picture?.bitmap.width == 6 && picture?.bitmap.height == 8)
    #expect(picture.map { channels($0, 1, 5) } == [0, 0, 0])
  }

  @Test func `a path of Core Graphics is drawn in the bounds of its curves, and as is asked for`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 14, y: 20))
    path.addQuadCurve(to: CGPoint(x: 10, y: 20), control: CGPoint(x: 12, y: 28))
    path.closeSubpath()
    path.addRect(CGRect(x: 11, y: 20, width: 2, height: 1))
    func drawn(_ strategy: Snapshotting<CGPath, UIImage>) -> UIImage? {
      var picture: UIImage?
      strategy.snapshot(path).run { picture = $0 }
      return picture
    }
    let picture = drawn(.image)
    #expect(picture?.bitmap.width == 4 && picture?.bitmap.height == 4)
    // Where two contours lie around a pixel, the usual rule leaves it out.
    let modes: [CGPathDrawingMode?] = [nil, .eoFill, .fill, .stroke, .fillStroke]
    let pictures = modes.map { mode in drawn(mode.map { .image(drawingMode: $0) } ?? .image) }
    #expect(pictures.map { $0?.bitmap[1, 0].alpha } == [0, 0, 255, 255, 255])
    #expect(pictures.map { $0?.bitmap[1, 2].alpha == 255 } == [true, true, true, false, true])
  }
}
