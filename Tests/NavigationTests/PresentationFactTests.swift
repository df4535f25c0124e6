import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// What was measured of what stands in front of a screen, as far as no other test holds it.
@MainActor @Suite struct `What was measured of presentations` {
  private func laidOut(_ view: some View, _ design: SystemDesign = .iOS26, _ scheme: ColorScheme = .light) -> LaidOut {
    LaidOut(
      view, in: CGSize(width: 402, height: 874), scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { ($0.systemDesign, $0.colorScheme) = (design, scheme) }
  }

  private let shown = Binding.constant(true)

  private struct NoSheet: Error {}

  // Measured in iOS 18: 22.33 from the title's line to the message's, 82.67 from there to the first choice, and nothing is seen
  // through the card that gives up. A tint of its own stays behind it.
  @Test func `is how a dialog stands in front of a bar of progress in iOS 18`() throws {
    let layout = laidOut(
      ProgressView(value: 0.5).tint(.orange)
        .confirmationDialog("Title", isPresented: shown, titleVisibility: .visible) {
          Button("Choice") {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("Message")
        }, .iOS18)
    let (title, message) = (try #require(layout.frame("Title")), try #require(layout.frame("Message")))
    #expect(abs(message.minY - title.minY - 22.33) < 0.34)
    #expect(abs(try #require(layout.frame("Choice")).midY - message.maxY - 53.83) < 0.34)
    let colors = layout.colors.map(\.description)
    #expect(colors.contains("#FF9500") && colors.filter { $0 == "#FFFFFF" }.count == 1)
  }

  // Measured in iOS 18: (220, 235, 254) is (194, 206, 224) behind a large sheet.
  @Test func `is how much darker the screen behind a large sheet of iOS 18 is`() throws {
    let layout = laidOut(Text("a").sheet(isPresented: shown) { Text("b") }, .iOS18)
    guard case .shape(let dimming)? = layout.items.first(where: { $0.name == "Dimming" }),
      case .color(let color) = dimming.paint
    else { throw NoSheet() }
    let left = 1 - Double(color.alpha) / 255
    for (whole, dark) in [(220.0, 194.0), (235, 206), (254, 224)] { #expect(abs(whole * left - dark) < 1.5) }
  }

  // The medium height is 56 % of the largest one and what corners cover; the sheet is as much smaller as it is narrower.
  @Test func `is the place of a sheet of medium height in iOS 26`() throws {
    let layout = laidOut(Text("a").sheet(isPresented: shown) { Text("b").presentationDetents([.medium]) })
    #expect(try #require(layout.frame("Background")).isNear(rect(8, 415, 386, 451), within: 0.34))
  }

  // Measured: the corners at the bottom of a large sheet are those of the display, as far as they reach: 1.53 radii.
  @Test(arguments: [(CGSize(width: 402, height: 874), 62.0), (CGSize(width: 390, height: 844), 47.33)])
  func `is that a large sheet of iOS 26 has the corners of the display`(size: CGSize, radius: Double) throws {
    let layout = LaidOut(
      Text("a").sheet(isPresented: shown) { Text("b") }, in: size, scale: 3,
      insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) { $0.systemDesign = .iOS26 }
    guard case .shape(let sheet)? = layout.items.last(where: { $0.name == "Background" }) else { throw NoSheet() }
    let frame = CGRect(x: 0, y: 62, width: size.width, height: size.height - 62)
    let outline = UnevenRoundedRectangle(
      topLeadingRadius: 38, bottomLeadingRadius: radius, bottomTrailingRadius: radius, topTrailingRadius: 38)
    #expect(CGRect(sheet.frame).isNear(frame, within: 0.01))
    #expect(sheet.path == outline.path(in: frame).contours)
  }

  // Measured: in the corners at the bottom a list is seen, and where there is nothing the screen behind.
  @Test func `is that what is on a large sheet reaches into the corners of the display`() throws {
    let layout = laidOut(Text("a").sheet(isPresented: shown) { List { Text("b") } })
    let clips = layout.layout.drawing.items.compactMap { item -> DrawnLayer.Effect? in
      if case .layer(let layer) = item { layer.effect } else { nil }
    }
    let frame = CGRect(x: 0, y: 62, width: 402, height: 812)
    let outline = UnevenRoundedRectangle(topLeadingRadius: 38, topTrailingRadius: 38).path(in: frame)
    #expect(
      clips.contains {
        if case .clip(let path, _, _) = $0 { path == outline.contours } else { false }
      })
  }

  // Measured: the second sheet is 10 lower, and the first one becomes smaller and darker, and nothing else.
  @Test(arguments: [(ColorScheme.light, 29), (.dark, 75)])
  func `is how a sheet stands in front of a sheet in iOS 26`(scheme: ColorScheme, alpha: Int) throws {
    let layout = laidOut(
      Text("a").sheet(isPresented: shown) { Text("b").sheet(isPresented: shown) { Text("c") } }, .iOS26, scheme)
    let sheets = layout.frames("Background").map(\.minY)
    #expect(sheets == [62, 72])
    let dims = layout.items.filter { $0.name == "Dimming" }
    #expect(layout.frames("Dimming").map(\.minY) == [0, 62])
    #expect(dims.last?.color?.alpha == UInt8(alpha))
  }

  // Measured of apps whose tint is blue: the button that leads back, buttons of bars, and what is on the screen.
  @Test func `is that the tint behind an alert of iOS 17 is grey`() throws {
    let screen = NavigationStack(path: .constant([1])) {
      Text("a").navigationTitle("First").navigationDestination(for: Int.self) { _ in
        Button("Inside") {}.navigationTitle("Second").toolbar { Button("Edit") {} }
          .alert("Title", isPresented: shown) { Button("OK") {} }
      }
    }
    let layout = laidOut(screen, .iOS18)
    func color(_ name: String) -> String? { layout.items.first { $0.name == name }?.color?.description }
    #expect(color("First") == "#949494CC" && color("Edit") == "#949494A3" && color("Inside") == "#94949483")
    #expect(color("OK") == "#007AFF")
    // In iOS 26 it stays as it is behind sheets, as measured.
    let sheet = laidOut(Button("Inside") {}.sheet(isPresented: shown) { Button("OK") {} }, .iOS26)
    #expect(sheet.items.first { $0.name == "Inside" }?.color?.description == "#0088FF")
  }

  // 22 above the title, 17 for it and 15 for the message; the field 290 x 48; buttons 8 apart and 16 from the edges.
  @Test func `is the inside of an alert in iOS 26`() throws {
    let layout = laidOut(
      Text("a").alert("Title", isPresented: shown) {
        TextField("Field", text: .constant(""))
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Message")
      })
    let card = try #require(layout.frames("Rectangle").first { abs($0.width - 320) < 0.1 })
    let title = try #require(layout.frame("Title"))
    #expect(abs(title.minX - card.minX - 30) < 0.34 && abs(title.minY - card.minY - 22) < 1)
    #expect(layout.fontSize(of: "Title") == 17 && layout.fontSize(of: "Message") == 15)
    let capsules = layout.frames("Capsule")
    #expect(capsules.contains { abs($0.width - 290) < 0.1 && abs($0.height - 48) < 0.1 }, "\(capsules)")
    let buttons = capsules.filter { abs($0.width - 140) < 0.1 }.sorted { $0.minX < $1.minX }
    #expect(buttons.count == 2 && abs(buttons[1].minX - buttons[0].maxX - 8) < 0.1)
    #expect(abs(buttons[0].minX - card.minX - 16) < 0.1 && abs(card.maxY - buttons[0].maxY - 16) < 0.34)
    #expect(layout.items.contains { $0.name == "Capsule" && $0.color?.description == "#7676801F" })
  }

  // Two lines of a message: 96 above the line over the buttons; the title 19.33 and the message 43.33 below the edge.
  @Test func `is the inside of an alert in iOS 17`() throws {
    let layout = laidOut(
      Text("a").alert("End meeting?", isPresented: shown) {
        Button("Save and end") {}
        Button("Discard", role: .destructive) {}
        Button("Resume", role: .cancel) {}
      } message: {
        Text("You are ending the meeting early. What would you like to do?")
      }, .iOS18)
    let card = try #require(layout.frames("Background").first { abs($0.width - 270) < 0.1 })
    #expect(abs(card.height - 229) < 0.34, "\(card)")
    let title = try #require(layout.frame("End meeting?"))
    let message = try #require(layout.frame("You are ending the meeting early. What would you like to do?"))
    #expect(abs(title.minY - card.minY - 19.33) < 0.34 && abs(message.minY - card.minY - 43.33) < 0.34)
  }

  @Test(arguments: [(ColorScheme.light, "#FDFDFD", "#00000033"), (.dark, "#191919", "#0000007A")])
  func `is the colour of an alert and of what is behind it in iOS 26`(
    scheme: ColorScheme, card: String, scrim: String
  ) {
    let layout = laidOut(Text("a").alert("Title", isPresented: shown) { Button("OK") {} }, .iOS26, scheme)
    let colors = layout.items.compactMap { $0.color?.description }
    #expect(colors.contains(card))
    #expect(layout.items.first { $0.name == "Dimming" }?.color?.description == scrim)
  }

  // A title alone is in the middle; three buttons stand below each other, the cancelling one last.
  @Test func `is how an alert of few words and many buttons looks in iOS 26`() throws {
    let layout = laidOut(
      Text("a").alert("Title", isPresented: shown) {
        Button("Cancel", role: .cancel) {}
        Button("First") {}
        Button("Second") {}
      })
    #expect(abs(try #require(layout.frame("Title")).midX - 201) < 0.5)
    let (first, second) = (try #require(layout.frame("First")), try #require(layout.frame("Second")))
    let cancel = try #require(layout.frame("Cancel"))
    #expect(abs(second.midY - first.midY - 56) < 0.1 && abs(cancel.midY - second.midY - 56) < 0.1)
  }

  @Test func `is what a default action lies on in iOS 26`() {
    let layout = laidOut(
      Text("a").alert("Title", isPresented: shown) {
        Button("Save") {}.keyboardShortcut(.defaultAction)
        Button("Cancel", role: .cancel) {}
      })
    #expect(layout.items.first { $0.name == "Save" }?.color?.description == "#FFFFFF")
    #expect(layout.items.contains { $0.name == "Capsule" && $0.color?.description == "#0088FF" })
  }

  // On iOS an alert looks the same whatever is at stake, has no picture, and does not ask whether it may come again.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is that severities, pictures and questions change nothing in dialogs of iOS`(design: SystemDesign) {
    let plain = Text("a").alert("Title", isPresented: shown) { Button("OK") {} }
    let items = laidOut(plain, design).items
    for severity in [DialogSeverity.automatic, .standard, .critical] {
      #expect(laidOut(plain.dialogSeverity(severity), design).items == items)
    }
    #expect(laidOut(plain.dialogIcon(Image(systemName: "star")), design).items == items)
    #expect(laidOut(plain.dialogSuppressionToggle(isSuppressed: .constant(false)), design).items == items)
    #expect(laidOut(plain.dialogSuppressionToggle("Again", isSuppressed: .constant(true)), design).items == items)
  }
}

/// Heights at which sheets rest, by the finger.
@MainActor @Suite struct `A sheet of several heights` {
  private struct Screen: View {
    @State private var isShown = true
    @State private var height = PresentationDetent.medium
    let isBound: Bool

    var body: some View {
      Text(isShown ? "open" : "closed").sheet(isPresented: $isShown) {
        if isBound {
          Text(height == .large ? "large" : "medium").presentationDetents([.medium, .large], selection: $height)
        } else {
          Text("sheet").presentationDetents([.medium, .large])
        }
      }
    }
  }

  private func host(isBound: Bool) -> ViewHost<Screen> {
    var environment = EnvironmentValues()
    environment.systemDesign = .iOS26
    return ViewHost(
      Screen(isBound: isBound), size: CGSize(width: 402, height: 874),
      safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), environment: environment)
  }

  private func card(_ host: ViewHost<Screen>) -> CGRect? {
    LaidOut(host.layout(on: host.ownScreen)).frames("Background").last
  }

  // Measured on devices: it rests at the height nearest to the finger, and goes where it is dragged away from the lowest one.
  @Test(arguments: [false, true]) func `is dragged from one to the other`(isBound: Bool) throws {
    let host = host(isBound: isBound)
    func texts() -> [String] { LaidOut.texts(of: host.layout(on: host.ownScreen)) }
    #expect(try #require(card(host)).minY > 400)
    try host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 100))
    #expect(card(host) == rect(0, 62, 402, 812))
    #expect(!isBound || texts().contains("large"))
    // Too short a way leads back.
    try host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 150))
    #expect(card(host) == rect(0, 62, 402, 812))
    try host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400))
    #expect(try #require(card(host)).minY > 400)
    #expect(!isBound || texts().contains("medium"))
    try host.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 850))
    #expect(texts() == ["closed"])
  }
}
