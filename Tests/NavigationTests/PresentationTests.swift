import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import Testing

/// What stands in front of a screen.
@MainActor @Suite struct `What is presented` {
  private func laidOut(
    _ view: some View, _ design: SystemDesign = .iOS26, size: CGSize = CGSize(width: 402, height: 874),
    isWide: Bool = false
  ) -> LaidOut {
    LaidOut(view, in: size, scale: 3, insets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)) {
      $0.systemDesign = design
      if isWide { ($0.horizontalSizeClass, $0.verticalSizeClass) = (.regular, .regular) }
    }
  }

  private let shown = Binding.constant(true)

  @Test func `is a sheet from the safe area's edge on in iOS 26`() {
    let layout = laidOut(Text("a").sheet(isPresented: shown) { Text("b") })
    #expect(layout.frame("Background") == rect(0, 62, 402, 812))
  }

  // UIKit's elevated level: what is black on a screen is 1C1C1E on a sheet, and rows are 2C2C2E.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is lighter than the screen in the dark`(design: SystemDesign) throws {
    let form = Form { Text("Row") }
    func colors(_ view: some View) -> [RGBAColor] {
      LaidOut(view, in: CGSize(width: 402, height: 874), scale: 3) {
        ($0.systemDesign, $0.colorScheme) = (design, .dark)
      }.colors
    }
    let (background, row) = (
      RGBAColor(red: 0x1C, green: 0x1C, blue: 0x1E), RGBAColor(red: 0x2C, green: 0x2C, blue: 0x2E)
    )
    #expect(colors(form).contains(background))
    #expect(!colors(form).contains(row))
    let onSheet = colors(Text("a").sheet(isPresented: shown) { form })
    #expect(onSheet.contains(background))
    #expect(onSheet.contains(row))
  }

  // AD: on a sheet that begins at 62 the bar begins at 78.
  @Test func `has the bar of a sheet begin 16 below its edge in iOS 26`() {
    let layout = laidOut(
      Text("a").sheet(isPresented: shown) {
        NavigationStack {
          GeometryReader { _ in Text("Probe") }.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        }
      })
    #expect(abs((layout.frame("Probe")?.minY ?? 0) - (78 + 54)) < 0.01)
  }

  @Test func `floats where a sheet is lower in iOS 26`() {
    let layout = laidOut(Text("a").sheet(isPresented: shown) { Text("b").presentationDetents([.height(200)]) })
    // The 234 points of a sheet from edge to edge, as much smaller as it is narrower.
    let height: CGFloat = 234 * 386 / 402
    #expect(layout.frame("Background")?.isNear(rect(8, 866 - height, 386, height)) ?? false)
  }

  @Test(arguments: [nil, 320.0] as [CGFloat?])
  func `is an inspector beside what it tells of where there is room`(width: CGFloat?) {
    let inside = Color.red
    let view = Color.blue.inspector(isPresented: shown) {
      if let width { inside.inspectorColumnWidth(width) } else { inside }
    }
    let column = width ?? 270
    let layout = laidOut(view, size: CGSize(width: 1194, height: 834), isWide: true)
    #expect(layout.frames.contains { abs($0.maxX - 1194) < 0.01 && abs($0.width - column) < 0.01 })
    #expect(layout.frames.contains { $0.minX == 0 && abs($0.width - (1194 - column)) < 1 })
  }

  @Test func `is an inspector on a sheet of a phone`() {
    let layout = laidOut(Text("a").inspector(isPresented: shown) { Text("b") })
    #expect(layout.frame("Background") == rect(0, 62, 402, 812))
  }

  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.dynamicTypeSize.isAccessibilitySize ? nil : context.maxDetentValue / 3
    }
  }

  @Test func `rests at a height that a type says`() {
    let sheet = Text("a").sheet(isPresented: shown) { Text("b").presentationDetents([.custom(Third.self)]) }
    // A third of the 778 points between the safe area's edges, and the 34 below.
    let height: CGFloat = 778.0 / 3 + 34
    let background = laidOut(sheet).frame("Background")
    #expect(abs((background?.height ?? 0) - height * 386 / 402) < 0.01)
    // Without a height it is as high as there is room.
    let large = laidOut(sheet.dynamicTypeSize(.accessibility1)).frame("Background")
    #expect(large == rect(0, 62, 402, 812))
  }

  @Test func `is on a tablet as large as is asked for`() {
    func size(_ sizing: PresentationSizing) -> CGSize? {
      var environment = EnvironmentValues()
      (environment.horizontalSizeClass, environment.userInterfaceIdiom) = (.regular, .pad)
      let host = ViewHost(
        Text("a").sheet(isPresented: shown) { Box(300, 200).presentationSizing(sizing) },
        size: CGSize(width: 834, height: 1194), environment: environment)
      return LaidOut(host.layout(on: host.ownScreen)).frames("Background").last?.size
    }
    #expect(size(.automatic) == CGSize(width: 580, height: 650))
    #expect(size(.form) == CGSize(width: 580, height: 650))
    #expect(size(.fitted) == CGSize(width: 300, height: 200))
    #expect(size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 580, height: 200))
    #expect(size(.page)?.width == 704)
  }

  @Test func `leaves the screen behind it as it is up to a height`() {
    func dims(_ height: CGFloat) -> Bool {
      laidOut(
        Text("a").sheet(isPresented: shown) {
          Text("b").presentationDetents([.height(height)])
            .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        }
      ).items.contains { $0.name == "Dimming" }
    }
    #expect(!dims(200))
    #expect(dims(600))
  }

  @Test func `has the screen behind a large sheet smaller in iOS 18`() {
    let layout = laidOut(Text("a").sheet(isPresented: shown) { Text("b") }, .iOS18)
    #expect(layout.items.first?.name == "Black")
    #expect(layout.frame("Background") == rect(0, 72, 402, 802))
  }

  // Measured: a card 320 wide, two buttons of 140 side by side, 48 high, the cancelling one before.
  @Test func `is an alert with capsules in iOS 26`() throws {
    let layout = laidOut(
      Text("a").alert("Delete?", isPresented: shown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("For ever.")
      })
    let (title, message) = (try #require(layout.frame("Delete?")), try #require(layout.frame("For ever.")))
    #expect(abs(title.minX - (41 + 30)) < 0.34)
    #expect(abs(message.minY - title.maxY - 7.67) < 0.67)
    let buttons = layout.frames("Capsule")
    #expect(buttons.count == 2)
    #expect(buttons.allSatisfy { abs($0.width - 140) < 0.1 && abs($0.height - 48) < 0.1 })
    let (cancel, delete) = (try #require(layout.frame("Cancel")), try #require(layout.frame("Delete")))
    #expect(cancel.midX < delete.midX)
    #expect(layout.items.first { $0.name == "Delete" }?.color?.description == "#FF383C")
    #expect(layout.frame("Dimming") == rect(0, 0, 402, 874))
  }

  @Test func `has fields above the buttons of an alert`() throws {
    for design in [SystemDesign.iOS18, .iOS26] {
      let layout = laidOut(
        Text("a").alert("Name", isPresented: shown) {
          TextField("Field", text: .constant(""))
          Button("OK") {}
          Button("Cancel", role: .cancel) {}
        }, design)
      let (field, ok) = (try #require(layout.frame("Field")), try #require(layout.frame("OK")))
      #expect(field.maxY < ok.minY)
      #expect(abs(ok.midY - (try #require(layout.frame("Cancel")).midY)) < 0.5)
    }
  }

  // Measured: 240 wide, buttons 208 x 48 and 56 apart, nothing that cancels, no dimming.
  @Test func `is a dialog beside its view in iOS 26`() throws {
    let layout = laidOut(
      Text("source").confirmationDialog("Title", isPresented: shown) {
        Button("One") {}
        Button("Two", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      })
    let (one, two) = (try #require(layout.frame("One")), try #require(layout.frame("Two")))
    #expect(abs(two.midY - one.midY - 56) < 0.1)
    #expect(layout.frames("Cancel") == [])
    #expect(layout.frames("Dimming") == [])
    #expect(abs((layout.frame("Background")?.width ?? 0) - 240) < 0.1)
    #expect(one.minY > (try #require(layout.frame("source")).maxY))
  }

  struct Asking: View {
    @State private var isAsked = true
    var body: some View {
      Text(isAsked ? "asked" : "closed").confirmationDialog("Title", isPresented: $isAsked) { Button("One") {} }
    }
  }

  @Test func `gives up where people tap beside a dialog`() throws {
    let host = ViewHost(Asking(), size: CGSize(width: 402, height: 874))
    _ = host.layout(on: host.ownScreen)
    try host.tap(at: CGPoint(x: 20, y: 60))
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)) == ["closed"])
  }

  @Test func `is a popover with an arrow on a tablet`() throws {
    let layout = laidOut(
      Text("source").popover(isPresented: shown) { Color.red.frame(width: 200, height: 100) }, .iOS18,
      size: CGSize(width: 834, height: 1194), isWide: true)
    let card = try #require(layout.frame("Background"))
    #expect(card.size == CGSize(width: 200, height: 100))
    #expect(abs(card.midX - 417) < 0.5)
    #expect(abs(card.minY - (try #require(layout.frame("source")).maxY) - 13) < 0.1)
    #expect(layout.frames("Dimming") == [])
  }

  @Test func `is a card in the middle of a tablet`() {
    let layout = laidOut(
      Text("a").sheet(isPresented: shown) { Text("b") }, size: CGSize(width: 834, height: 1194), isWide: true)
    #expect(layout.frame("Background") == rect(127, 267, 580, 650))
  }

  struct Swiped: View {
    @State private var isShown = true
    let isDisabled: Bool
    var body: some View {
      Text(isShown ? "open" : "closed").sheet(isPresented: $isShown) {
        Text("sheet").interactiveDismissDisabled(isDisabled)
      }
    }
  }

  @Test func `goes where people drag it down`() throws {
    let host = ViewHost(Swiped(isDisabled: false), size: CGSize(width: 402, height: 874))
    try host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)) == ["closed"])
    let stays = ViewHost(Swiped(isDisabled: true), size: CGSize(width: 402, height: 874))
    #expect(throws: TouchError.self) {
      try stays.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
    }
  }
}
