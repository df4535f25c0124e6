import Foundation
import LayoutTree
import PixelImages
import SnapshotTesting
import Testing
import ViewSnapshotTesting

@MainActor @Suite struct `An accessibility snapshot` {
  private let single = UITraitCollection(displayScale: 1)

  private var player: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Now playing").font(.headline).accessibilityAddTraits(.isHeader)
      HStack {
        Rectangle().fill(.orange).frame(width: 44, height: 44)
          .accessibilityLabel("Cover").accessibilityAddTraits(.isImage)
        VStack(alignment: .leading) {
          Text("Blue in Green"); Text("Miles Davis").foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("song")
      }
      Capsule().fill(.secondary).frame(height: 6).accessibilityLabel("Position").accessibilityValue("1:30")
        .accessibilityHint("Moves in the song").accessibilityAdjustableAction { _ in }
      HStack {
        Button("Play") {}.accessibilityAction(named: "Play next") {}
        Button("Love") {}.disabled(true)
        Text("©").accessibilityHidden(true)
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Controls")
    }
    .padding(12).frame(width: 200)
  }

  private func string<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    var text: String?
    strategy.snapshot(value).run { text = $0 }
    return try #require(text)
  }

  @Test func `has a block for each element`() throws {
    let view = VStack(spacing: 0) {
      Text("Title").frame(width: 80.333, height: 20).accessibilityElement(children: .combine)
        .accessibilityHeading(.h1)
      VStack(spacing: 0) {
        Button {
        } label: {
          Text("Go \"on\"").frame(width: 40, height: 30)
        }
        .disabled(true)
        Color.red.frame(width: 40, height: 30).accessibilityValue("1").accessibilityHint("h")
          .accessibilityIdentifier("red").accessibilityInputLabels(["a", "b"])
          .accessibilityAdjustableAction { _ in }.accessibilityAction(named: "Share") {}
          .accessibilityCustomContent("Size", "2", importance: .high).accessibilityRespondsToUserInteraction()
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Box")
    }
    #expect(
      try string(view, .accessibility) == """
        1. "Title", header, static text
           heading level: 1
           frame: (0, 0) 80.33 x 20
        container "Box"
           frame: (20.17, 20) 40 x 60
          2. "Go \\"on\\"", button, dimmed
             frame: (20.17, 20) 40 x 30
          3. (no label), adjustable
             value: "1"
             hint: "h"
             identifier: "red"
             actions: increment, decrement, "Share"
             input labels: "a", "b"
             custom content: "Size": "2" (important)
             responds to user interaction: yes
             frame: (20.17, 50) 40 x 30
        """)
    #expect(try string(Color.red, .accessibility) == "There is no accessibility element here.")
  }

  @Test func `names an activation that is no button's`() throws {
    #expect(try string(Text("a").accessibilityAction {}, .accessibility).contains("actions: activate"))
    #expect(try !string(Button("a") {}, .accessibility).contains("actions"))
  }

  @Test func `is of the screen that it is asked for`() throws {
    let view = Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityElement(children: .combine)
    #expect(try string(view, .accessibility(layout: .fixed(width: 50, height: 70))).contains("(0, 0) 50 x 70"))
    #expect(try string(view, .accessibility(on: .iPhone8)).contains("(0, 20) 375 x 647"))
    let small = CGSize(width: 50, height: 70)
    #expect(try string(view, .accessibility(on: .iPhone8, size: small)).contains("(0, 20) 50 x 50"))
    let controller = UIHostingController(rootView: view)
    controller.view.frame.size = CGSize(width: 30, height: 40)
    #expect(try string(controller, .accessibility).contains("(0, 0) 30 x 40"))
    #expect(try string(controller, .accessibility(on: .iPhone8)).contains("(0, 20) 375 x 647"))
  }

  @Test func `follows a hosted view that changes`() throws {
    let controller = UIHostingController(rootView: Text("before"))
    #expect(try string(controller, .accessibility).contains("before"))
    controller.rootView = Text("after")
    #expect(try string(controller, .accessibility).contains("after"))
  }

  @Test func `shows the elements in a picture with a legend`() {
    assertSnapshot(of: player, as: .accessibilityImage(traits: UITraitCollection(displayScale: 2)), named: "player")
  }

  @Test func `keeps the picture of the view in its corner`() throws {
    let wide = Color.red.frame(width: 400, height: 40)
    let image = try bitmap(wide, .accessibilityImage(traits: single))
    #expect(image.width == 400 && image.height > 40)
    #expect(image[399, 39] == (try bitmap(wide, .image(traits: single)))[399, 39])
    let upright = Color.red.frame(width: 40, height: 400)
    let beside = try bitmap(upright, .accessibilityImage(traits: single))
    #expect(beside.width == 360 && beside.height == 400)
    // What reaches out of the view's own picture is not seen in the legend's, and neither is its mark.
    let bar = Color.blue.frame(width: 600, height: 10).accessibilityLabel("Bar")
    let reaching = try bitmap(upright.overlay { bar }, .accessibilityImage(traits: single))
    #expect(reaching[300, 200] == beside[300, 200])
    #expect(reaching[20, 200] != beside[20, 200])
  }

  @Test func `is the same picture of a view and of a controller`() throws {
    let view = try bitmap(player, .accessibilityImage(on: .iPhone8, traits: single))
    let controller = UIHostingController(rootView: player)
    #expect(view == (try bitmap(controller, .accessibilityImage(on: .iPhone8, traits: single))))
    #expect(view == (try bitmap(player, .accessibilityImage(on: .iPhone8, tolerance: .exact, traits: single))))
    #expect(view.width == 375 + 320 && view.height == 667)
  }

  @Test func `has a light legend in the usual size on every screen`() throws {
    let plain = Color.red.frame(width: 40, height: 400).accessibilityLabel("Red")
    let usual = try bitmap(plain, .accessibilityImage(traits: single))
    let special = UITraitCollection {
      $0.displayScale = 1
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.layoutDirection = .rightToLeft
    }
    let other = try bitmap(plain, .accessibilityImage(traits: special))
    for y in 0..<400 { for x in 40..<360 where other[x, y] != usual[x, y] { Issue.record("\(x), \(y)"); return } }
  }

  private func bitmap<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> Bitmap {
    var bitmap: Bitmap?
    strategy.snapshot(value).run { bitmap = $0.bitmap }
    return try #require(bitmap)
  }
}
