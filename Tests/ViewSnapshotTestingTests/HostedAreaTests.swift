import Foundation
import PixelImages
import Testing
import ViewSnapshotTesting

/// The area that a controller shows its view in.
@MainActor
struct HostedAreaTests {
  private let controller = UIHostingController(rootView: CardView())
  private let single = UITraitCollection(displayScale: 1)

  private func picture<Value>(
    of value: Value, _ strategy: Snapshotting<Value, UIImage>
  ) throws -> Bitmap {
    var bitmap: Bitmap?
    strategy.snapshot(value).run { bitmap = $0.bitmap }
    return try #require(bitmap)
  }

  @Test func `its size counts where the snapshot has none`() throws {
    controller.view.frame = CGRect(x: 7, y: 9, width: 60, height: 80)
    let framed = try picture(of: controller, .image(traits: single))
    #expect(framed.width == 60 && framed.height == 80)
    #expect(framed == (try picture(of: controller.view, .image(traits: single))))
    #expect(framed == (try picture(of: CardView(), .image(layout: .fixed(width: 60, height: 80), traits: single))))
    let sized = try picture(of: controller, .image(size: CGSize(width: 70, height: 90), traits: single))
    #expect(sized.width == 70 && sized.height == 90)
    #expect(try picture(of: controller, .image(on: .iPhoneSe)).width == 640)
  }

  @Test func `without a size it takes what the view takes`() throws {
    let fitting = try picture(of: CardView(), .image)
    #expect(fitting == (try picture(of: controller, .image)))
    #expect(fitting == (try picture(of: controller.view, .image)))
    controller.view.frame.size = controller.view.intrinsicContentSize
    #expect(fitting == (try picture(of: controller, .image)))
  }

  @Test func `its bounds are its frame's size, and leave its middle where it is`() {
    controller.view.frame = CGRect(x: 7, y: 9, width: 60, height: 80)
    #expect(controller.view.bounds == CGRect(x: 0, y: 0, width: 60, height: 80))
    controller.view.bounds = CGRect(x: 1, y: 1, width: 20, height: 30)
    #expect(controller.view.frame == CGRect(x: 27, y: 34, width: 20, height: 30))
  }

  @Test func `its appearance counts before that of the snapshot`() throws {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = try picture(of: CardView(), .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(dark != (try picture(of: controller, .image(traits: light))))
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.overrideUserInterfaceStyle == .dark)
    #expect(dark == (try picture(of: controller, .image(traits: light))))
    #expect(dark == (try picture(of: controller.view, .image(traits: light))))
  }

  @Test func `the only screen is that of a phone`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.scale == 3)
  }

  @Test func `shows what has changed since the picture before, and keeps what the view remembers`() throws {
    let (red, blue) = (
      PremultipliedColor(RGBAColor(red: 255, green: 0, blue: 0)),
      PremultipliedColor(RGBAColor(red: 0, green: 0, blue: 255))
    )
    let model = Palette()
    let controller = UIHostingController(rootView: Visits(palette: model))
    // The view is as wide as the changes that it has seen, and of the model's colour.
    let first = try picture(of: controller, .image(traits: single))
    #expect(first.width == 10 && first[5, 5] == red)
    model.isBlue = true
    let second = try picture(of: controller, .image(traits: single))
    #expect(second.width == 20 && second[5, 5] == blue)
    controller.rootView = Visits(palette: Palette())
    let third = try picture(of: controller, .image(traits: single))
    #expect(third.width == 20 && third[5, 5] == red)
    #expect(try picture(of: Visits(palette: model), .image(traits: single)).width == 10)
  }
}

@Observable private final class Palette {
  var isBlue = false
}

/// Counts the changes of its palette, from red to blue.
private struct Visits: View {
  let palette: Palette
  @State private var changes = 1

  init(palette: Palette) {
    self.palette = palette
  }

  var body: some View {
    Color(red: palette.isBlue ? 0 : 1, green: 0, blue: palette.isBlue ? 1 : 0)
      .frame(width: CGFloat(changes) * 10, height: 10)
      .onChange(of: palette.isBlue) { _, isBlue in if isBlue { changes += 1 } }
  }
}

/// A host without UIKit's names.
@MainActor
struct ViewHostPictureTests {
  private func picture<Value>(of value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
    var bitmap: Bitmap?
    strategy.snapshot(value).run { bitmap = $0.bitmap }
    return try #require(bitmap)
  }

  @Test func `shows what a touch has changed since the picture before`() throws {
    let host = ViewHost(Switch(), size: CGSize(width: 20, height: 10))
    let red = try picture(of: host, .image)
    #expect(red.width == 60 && red.height == 30)
    #expect(red[0, 0] == PremultipliedColor(RGBAColor(red: 255, green: 56, blue: 60)))
    try host.tap(at: CGPoint(x: 10, y: 5))
    #expect(try picture(of: host, .image)[0, 0] == PremultipliedColor(RGBAColor(red: 0, green: 136, blue: 255)))
    #expect(try picture(of: host, .image(on: .iPhoneSe)).width == 640)
    try host.tap(at: CGPoint(x: 160, y: 300))
    #expect(try picture(of: host, .image) == red)
    let controller = UIHostingController(rootView: Switch())
    try controller.tap(id: "switch")
    #expect(try picture(of: controller, .image(size: CGSize(width: 20, height: 10))) != red)
  }

  @Test func `has traits of its own, which those of a picture come before`() throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let host = ViewHost(Color(.systemBackground), size: CGSize(width: 2, height: 2), environment: environment)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(try picture(of: host, .image)[0, 0] == PremultipliedColor(.black))
    #expect(try picture(of: host, .image(traits: light))[0, 0] == PremultipliedColor(.white))
  }
}

private struct Switch: View {
  @State private var isOn = false

  var body: some View {
    (isOn ? Color.blue : Color.red).onTapGesture { isOn.toggle() }.id("switch")
  }
}
