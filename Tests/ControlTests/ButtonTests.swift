import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import PixelImages
import PlaneGeometry
import Testing

@MainActor @Suite struct `A button with a border` {
  @Test func `is as wide as there is room where it is flexible`() {
    func width(_ sizing: ButtonSizing) -> CGFloat? {
      LaidOut(
        Button("Go") {}.buttonStyle(.bordered).buttonSizing(sizing), in: CGSize(width: 300, height: 100)
      ).frames.first?.width
    }
    #expect(width(.flexible) == 300)
    #expect((width(.fitted) ?? 0) < 60 && width(.automatic) == width(.fitted))
  }

  @Test func `has a size within a range`() {
    func height(_ size: ControlSize, in range: ClosedRange<ControlSize>) -> CGFloat? {
      let button = Button("Go") {}.buttonStyle(.bordered).controlSize(range).controlSize(size)
      return LaidOut(button, in: CGSize(width: 300, height: 100)).frames.first?.height
    }
    let all = ControlSize.mini...ControlSize.extraLarge
    let (regular, large) = (height(.regular, in: all), height(.large, in: all))
    #expect(regular != large)
    #expect(height(.mini, in: ControlSize.regular...ControlSize.large) == regular)
    #expect(height(.extraLarge, in: ControlSize.mini...ControlSize.large) == large)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `has as much room around its label as on pictures of iOS`(design: SystemDesign) throws {
    let delete = laidOut(Button("Delete") {}.buttonStyle(.bordered), design)
    let background = try #require(delete.frames.first)
    #expect(abs(background.height - 34.33) < 0.34)
    #expect(abs(background.width - 73.3) < 0.7)
    let symbol = laidOut(
      Button {
      } label: {
        Image(systemName: "mic.fill")
      }.buttonStyle(.bordered), design)
    let small = try #require(symbol.frames.first)
    #expect(abs(small.height - 34) < 0.34)
    #expect(abs(small.width - 40.67) < 1.5)
  }

  @Test(arguments: [
    (ControlSize.mini, 28.0), (.small, 28), (.regular, 34.33), (.large, 50.33),
  ])
  func `has the height of its control size`(size: ControlSize, height: Double) throws {
    let background = try #require(
      laidOut(Button("A") {}.buttonStyle(.borderedProminent).controlSize(size)).frames.first)
    #expect(abs(Double(background.height) - height) < 0.34)
  }

  @Test func `is grey in iOS 18 where it is prominent and disabled`() {
    let button = Button("A") {}.buttonStyle(.borderedProminent).disabled(true)
    #expect(laidOut(button, .iOS18).colors.first == RGBAColor(red: 0x78, green: 0x78, blue: 0x80, alpha: 41))
    #expect(laidOut(button, .iOS26).colors.first == RGBAColor(red: 0x76, green: 0x76, blue: 0x80, alpha: 31))
  }

  @Test func `has corners of 9 points in iOS 18 where it is large`() throws {
    let button = Button("Registration") {}.buttonStyle(.borderedProminent).controlSize(.large)
    guard case .shape(let shape)? = laidOut(button, .iOS18).items.first else {
      Issue.record("No background is drawn.")
      return
    }
    guard case .move(let start)? = shape.path.elements.first else {
      Issue.record("The background has no outline.")
      return
    }
    // A continuous corner is 1.528665 times as long as its radius, which is 9.064 points at a height of 50.33.
    #expect((start.x - shape.frame.minX - 9.064 * 1.528665).magnitude < 0.01)
  }

  @Test func `is a capsule in iOS 26 and a rounded rectangle before`() {
    let button = Button("A") {}.buttonStyle(.bordered)
    #expect(laidOut(button, .iOS26).items.first?.name == "Capsule")
    #expect(laidOut(button, .iOS18).items.first?.name == "RoundedRectangle")
    #expect(laidOut(button.buttonBorderShape(.capsule), .iOS18).items.first?.name == "Capsule")
    #expect(laidOut(button.buttonBorderShape(.roundedRectangle)).items.first?.name == "RoundedRectangle")
    let circle = laidOut(button.buttonBorderShape(.circle))
    #expect(circle.items.first?.name == "Circle")
    #expect(circle.frames.first?.width == circle.frames.first?.height)
  }

  // Measured on a prominent button of iOS 26, 390 x 44 points: its rows are as those of a continuous capsule to a pixel.
  @Test(arguments: [SystemDesign.iOS18, .iOS26]) func `is a continuous capsule`(design: SystemDesign) throws {
    let button = laidOut(
      Button("Buy the book") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule), design)
    let background = try #require(button.frames.first)
    func outline(_ view: LaidOut) throws -> [String] {
      guard case .shape(let shape)? = view.items.first else { throw NoBackground() }
      return shape.path.elements.map { "\($0)" }
    }
    let capsule = laidOut(Capsule(style: .continuous).frame(width: background.width, height: background.height), design)
    let round = laidOut(Capsule(style: .circular).frame(width: background.width, height: background.height), design)
    #expect(try outline(button) == outline(capsule))
    #expect(try outline(button) != outline(round))
  }

  @Test func `has the colours of its style, role and tint`() {
    func colors(_ button: some View, _ scheme: ColorScheme = .light) -> [String] {
      laidOut(button, .iOS26, scheme).colors.map(\.description)
    }
    #expect(colors(Button("A") {}.buttonStyle(.bordered)) == ["#78788029", "#0088FF"])
    #expect(colors(Button("A") {}.buttonStyle(.bordered), .dark) == ["#78788052", "#0091FF"])
    #expect(colors(Button("A") {}.buttonStyle(.bordered).tint(.black)) == ["#0000002E", "#000000"])
    #expect(colors(Button("A") {}.buttonStyle(.borderedProminent)) == ["#0088FF", "#FFFFFF"])
    #expect(colors(Button("A", role: .destructive) {}.buttonStyle(.borderedProminent)) == ["#FF383C", "#FFFFFF"])
    #expect(colors(Button("A", role: .destructive) {}.buttonStyle(.bordered)) == ["#FF383C2E", "#FF383C"])
    #expect(colors(Button("A") {}.buttonStyle(.borderedProminent).disabled(true)) == ["#7676801F", "#3C3C434C"])
    #expect(colors(Button("A") {}.buttonStyle(.borderedProminent).foregroundStyle(.red)) == ["#0088FF", "#FF383C"])
  }

  // Measured of plain buttons and menus in iOS 26: what is C4C4C7 on white is E1E1E3.
  @Test func `is half as strong where it is plain and cannot be used`() {
    func strengths(_ isDisabled: Bool) -> [Double] {
      let button = Button("A") {}.buttonStyle(.plain).disabled(isDisabled)
      return laidOut(button).layout.drawing.items.map { item in
        if case .layer(let layer) = item, case .opacity(let opacity) = layer.effect { opacity } else { 1 }
      }
    }
    #expect(strengths(false) == [1])
    #expect(strengths(true) == [0.5])
  }

  @Test func `takes its style by the type's name, too`() {
    let values = laidOut(Button("A") {}.buttonStyle(.borderedProminent))
    #expect(laidOut(Button("A") {}.buttonStyle(BorderedProminentButtonStyle())).items == values.items)
    #expect(laidOut(Button("A") {}.buttonStyle(Calling())).items == values.items)
  }

  @Test func `is paler while a finger is on it, and does what it is for when that goes up`() throws {
    var log: [String] = []
    let host = ViewHost(
      Button("A") { log.append("action") }.buttonStyle(Watching()), size: CGSize(width: 100, height: 100))
    try host.hold("A") {
      #expect(host.texts == ["A", "pressed"])
      #expect(log.isEmpty)
    }
    #expect(host.texts == ["A"])
    #expect(log == ["action"])
  }
}

@MainActor @Suite struct `A button of glass` {
  @Test func `has the size of other buttons, and a label of the text's colour`() throws {
    let button = laidOut(Button("Delete") {}.buttonStyle(.glass))
    let background = try #require(button.frames.first)
    #expect(abs(background.height - 34.33) < 0.34)
    #expect(button.colors.last == .black)
    let prominent = laidOut(Button("Delete") {}.buttonStyle(.glassProminent))
    #expect(prominent.colors.contains { $0.description == "#0088FF" })
    #expect(prominent.colors.last == .white)
  }
}

/// A style that calls one of iOS's own.
private struct Calling: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

private struct Watching: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if configuration.isPressed { Text(verbatim: "pressed") }
    }
  }
}

@MainActor @Suite struct `The edge of a button` {
  @Test func `is a shape, too`() {
    let views = laidOut(Text(verbatim: "A").frame(width: 80, height: 40).background(.red, in: .buttonBorder))
    #expect(views.frames.first == rect(110, 80, 80, 40))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 5).path(in: rect(0, 0, 80, 40))
        == RoundedRectangle(cornerRadius: 5).path(in: rect(0, 0, 80, 40)))
  }

  /// Measured on pictures of iOS 17 and 18; the last is generally known.
  @Test(arguments: [(CGFloat(49.33), CGFloat(8.93)), (57, 9.94), (34.33, 7)])
  func `has rounder corners the higher it is`(height: CGFloat, measured: CGFloat) {
    let frame = rect(0, 0, 200, height)
    let radius = 7 + (height - 34 - 1.0 / 3) * 0.129
    #expect(abs(radius - measured) < 0.02)
    let outline = ButtonBorderShape.roundedRectangle.path(in: frame)
    #expect(outline == RoundedRectangle(cornerRadius: radius).path(in: frame))
  }

  @Test func `is said by a role where a button has no label`() {
    #expect(laidOut(Button(role: .cancel) {}).items.map(\.name) == ["Cancel"])
    #expect(laidOut(Button(role: .close) {}).items.map(\.name) == ["Close"])
  }
}

@MainActor @Suite struct `A concentric rectangle` {
  @Test func `has the middles of its container's corners`() throws {
    func path(_ rectangle: ConcentricRectangle) -> [DrawingItem] {
      laidOut(
        rectangle.fill(.red).padding(10).containerShape(RoundedRectangle(cornerRadius: 40)),
        in: CGSize(width: 100, height: 100)
      ).items
    }
    let inside = laidOut(
      UnevenRoundedRectangle(
        topLeadingRadius: 30, bottomLeadingRadius: 30, bottomTrailingRadius: 30, topTrailingRadius: 30
      ).fill(.red).padding(10), in: CGSize(width: 100, height: 100)
    ).items
    func outline(_ items: [DrawingItem]) -> PlaneGeometry.Path? {
      if case .shape(let shape) = items.first { shape.path } else { nil }
    }
    #expect(outline(path(ConcentricRectangle())) != nil)
    #expect(outline(path(ConcentricRectangle())) == outline(inside))
    #expect(outline(path(ConcentricRectangle(corners: .concentric(minimum: 30)))) == outline(inside))
    #expect(outline(path(ConcentricRectangle(corners: .fixed(4)))) != outline(inside))
  }
}

@MainActor @Suite struct `The lines of a button's title` {
  private func offsets(_ view: some View) -> [Double] {
    laidOut(view.frame(width: 120)).items.flatMap { item -> [Double] in
      if case .text(let text) = item { text.layout.lines.map(\.x) } else { [] }
    }
  }

  private static let title = "Take me to the long settings"

  /// Measured on iOS 18, of a button and of a menu; a style of somebody's own leaves them where they are.
  @Test func `stand in the middle, other than in a style of one's own`() {
    for view in [AnyView(Button(Self.title) {}), AnyView(Menu(Self.title) { Text("A") })] {
      let offsets = offsets(view)
      #expect(offsets.count > 1 && offsets.contains { $0 > 1 })
    }
    #expect(offsets(Button(Self.title) {}.buttonStyle(Own())).allSatisfy { $0 == 0 })
  }

  private struct Own: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
}

/// Nothing is drawn below a label.
private struct NoBackground: Error {}
