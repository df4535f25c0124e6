import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import PixelImages
import PlaneGeometry
import Testing

// Each figure is measured on pictures of real phones; the text size is that of the pictures, `medium` where nothing is said.

@MainActor @Suite struct `What was measured of rows` {
  private func inStack(_ list: some View) -> some View { NavigationStack { list } }

  /// A colour on a background, as a picture of both shows it.
  private func seen(_ color: RGBAColor, on background: RGBAColor) -> [Double] {
    let alpha = Double(color.alpha) / 255
    return [(color.red, background.red), (color.green, background.green), (color.blue, background.blue)].map {
      Double($0) * alpha + Double($1) * (1 - alpha)
    }
  }

  private func isNear(_ color: [Double], _ measured: [UInt8]) -> Bool {
    zip(color, measured).allSatisfy { abs($0 - Double($1)) <= 1.5 }
  }

  private func color(_ name: String, _ screen: ListScreen) -> RGBAColor? {
    screen.laidOut.items.first { $0.name == name }?.color
  }

  @Test(arguments: [
    (SystemDesign.iOS18, ColorScheme.light, [0xC6, 0xC6, 0xC8] as [UInt8]), (.iOS18, .dark, [0x3E, 0x3E, 0x41]),
    (.iOS26, .light, [0xE8, 0xE8, 0xE8]), (.iOS26, .dark, [0x38, 0x38, 0x3B]),
  ])
  func `have lines in the colours of pictures`(design: SystemDesign, scheme: ColorScheme, measured: [UInt8]) throws {
    let list = List {
      Text("One")
      Text("Two")
    }
    let screen = ListScreen(list, design) { $0.colorScheme = scheme }
    let line = try #require(color("Separator", screen))
    let card = try #require(color("ListSection", screen))
    #expect(isNear(seen(line, on: card), measured))
  }

  @Test func `have lines that begin at the first text, behind a picture or a bar`() {
    let list = List {
      HStack {
        Circle().frame(width: 40, height: 40)
        Text("Avatar")
      }
      HStack {
        Color.red.frame(width: 4, height: 20)
        Text("Bar")
      }
      Text("Last")
    }
    let screen = ListScreen(list, .iOS26)
    #expect(screen.separators.first?.minX == 80)
    #expect(screen.separators.last?.minX == screen.laidOut.frame("Bar")?.minX)
  }

  /// From where the row of pixels of a card is painted, in pixels, by the lines of text in each of its rows.
  @Test(arguments: [
    (
      SystemDesign.iOS18, DynamicTypeSize.large, [1, 1, 1, 1],
      [0: 30.5, 1: 22.1, 2: 18.5, 3: 16.2, 5: 12.8, 8: 9.1, 12: 5.6, 16: 3.4, 20: 1.8, 25: 0.8, 30: 0.4, 40: 0.1]
    ),
    (
      .iOS26, .large, [1],
      [
        0: 94.1, 1: 72.9, 2: 64.4, 3: 58.8, 5: 51, 8: 43.2, 12: 35.9, 16: 30.1, 20: 25.2, 25: 20.3, 30: 16.1, 40: 9.6,
        50: 5, 60: 2, 70: 0.4, 78: 0,
      ]
    ),
    // Rows of 66 points and more: the corner has all of its reach.
    (
      .iOS26, .medium, [5, 1],
      [0: 94.1, 1: 72.8, 2: 64.4, 3: 58.8, 8: 43.2, 20: 25.3, 40: 9.7, 50: 5.6, 60: 3.2, 70: 1.7, 78: 1.1]
    ),
    // Rows of 70.67 points: half of one is not enough for the reach.
    (.iOS26, .medium, [2, 2], [0: 94.1, 3: 58.8, 40: 9.7, 50: 5.5, 60: 2.8, 70: 1.3, 78: 0.7]),
    // Rows of 51 points: the radius is half of that, at the top of a card of several rows, too.
    (
      .iOS26, .medium, [1, 1, 1],
      [0: 92, 1: 71.2, 2: 62.9, 3: 57.4, 8: 42, 20: 24.4, 40: 9, 50: 4.5, 60: 1.7, 70: 0.2, 75: 0]
    ),
  ])
  func `lie on cards with corners of pictures`(
    design: SystemDesign, size: DynamicTypeSize, lines: [Int], measured: [Int: Double]
  ) throws {
    let list = List {
      ForEach(lines.indices, id: \.self) { row in
        Text(verbatim: Array(repeating: "Line", count: lines[row]).joined(separator: "\n"))
      }
    }
    let screen = ListScreen(list, design, textSize: size)
    guard case .shape(let card)? = screen.laidOut.items.first(where: { $0.name == "ListSection" }) else {
      Issue.record("No card is drawn.")
      return
    }
    for (row, inside) in measured {
      let edge = card.path.leftEdge(inRow: row, ofPixels: 3, in: card.frame)
      #expect(abs(edge - inside) <= 1, "row \(row): \(edge), measured \(inside)")
    }
  }

  @Test func `end in the corners of their last row`() throws {
    let list = List {
      Text(verbatim: "Two\nlines")
      Text("One")
    }
    let screen = ListScreen(list, .iOS26)
    guard case .shape(let card)? = screen.laidOut.items.first(where: { $0.name == "ListSection" }) else {
      Issue.record("No card is drawn.")
      return
    }
    let lowest = Int((card.frame.height * 3).rounded()) - 1
    let edges = [60, lowest - 60].map { card.path.leftEdge(inRow: $0, ofPixels: 3, in: card.frame) }
    #expect(abs(edges[0] - 2.8) <= 0.5 && abs(edges[1] - 1.7) <= 0.5, "\(edges)")
  }

  /// A field of body text is 21 high at `medium`; empty ones in rows are as high as fields of 17 points on pictures.
  @Test(arguments: [("", CGFloat(52)), ("Text", 51)])
  func `are as high as fields that are empty`(text: String, height: CGFloat) {
    let screen = ListScreen(List { TextField("Name", text: .constant(text)) }, .iOS26)
    #expect(screen.cards.map(\.height) == [height])
  }

  @Test(arguments: [(SystemDesign.iOS18, 2, 46.333), (.iOS26, 2, 42.333), (.iOS26, 6, 98.333)])
  func `have footers of several lines, which are tight`(design: SystemDesign, lines: Int, height: CGFloat) {
    let list = List {
      Section {
        Text("One")
      } footer: {
        Text(verbatim: Array(repeating: "Foot", count: lines).joined(separator: "\n"))
      }
      Section { Text("Two") }
    }
    let cards = ListScreen(list, design).cards
    let half: CGFloat = design == .iOS18 ? 17.667 : 17.5
    #expect((cards[1].minY - cards[0].maxY - half).isNear(height))
  }

  @Test func `have headers in a headline's font as high as that, in large letters`() {
    let list = List {
      Section {
        Text("One")
      } header: {
        Text("Head").font(.headline)
      }
    }
    let screen = ListScreen(list, .iOS18, width: 430, textSize: .large)
    #expect(screen.cards[0].minY.isNear(17 + 20.333 + 6))
    #expect(screen.laidOut.frames("HEAD").count == 1)
  }

  @Test(arguments: [(SystemDesign.iOS18, CGFloat(390), CGFloat(40)), (.iOS18, 320, 32), (.iOS26, 390, 32)])
  func `have headers and footers that begin where their texts do`(design: SystemDesign, width: CGFloat, start: CGFloat)
    throws
  {
    let long = Array(repeating: "Foot", count: 40).joined(separator: " ")
    let list = List {
      Section {
        Text("One")
      } header: {
        Text(verbatim: "1")
      } footer: {
        Text(verbatim: long)
      }
    }
    let screen = ListScreen(list, design, width: width)
    #expect(screen.laidOut.frame("1")?.minX == start)
    let foot = try #require(screen.laidOut.frames(long).first)
    #expect(foot.minX == start && foot.maxX <= width - start + 0.34)
    #expect(screen.color(long) == "#3C3C4399")
  }

  @Test(arguments: [
    (SystemDesign.iOS18, CGFloat(320), DynamicTypeSize.medium, CGFloat(16.667), CGSize(width: 6.667, height: 11.333)),
    (.iOS18, 430, .large, 22.333, CGSize(width: 7, height: 12)),
    (.iOS18, 390, .medium, 20.667, CGSize(width: 6.667, height: 11.333)),
    (.iOS26, 390, .medium, 18.333, CGSize(width: 6.667, height: 11.333)),
  ])
  func `have chevrons of an extent and at a place`(
    design: SystemDesign, width: CGFloat, size: DynamicTypeSize, inset: CGFloat, ink: CGSize
  ) throws {
    let screen = ListScreen(
      inStack(List { NavigationLink("One") { Text("Two") } }), design, width: width, textSize: size)
    let (chevron, card) = (try #require(screen.laidOut.frame("Chevron")), try #require(screen.cards.first))
    #expect((card.maxX - chevron.maxX).isNear(inset))
    #expect(chevron.width.isNear(ink.width) && chevron.height.isNear(ink.height))
  }

  @Test(arguments: [(SystemDesign.iOS18, CGFloat(11.333)), (.iOS26, 13)])
  func `have values before their chevrons`(design: SystemDesign, gap: CGFloat) throws {
    let link = NavigationLink {
      Text("Next")
    } label: {
      HStack {
        Text("Name")
        Spacer()
        Text("Value").foregroundStyle(.secondary)
      }
    }
    let screen = ListScreen(inStack(List { link }), design)
    let (value, chevron) = (try #require(screen.laidOut.frame("Value")), try #require(screen.laidOut.frame("Chevron")))
    #expect((chevron.minX - value.maxX).isNear(gap))
  }

  @Test(arguments: [
    (SystemDesign.iOS18, ColorScheme.dark, [0x55, 0x55, 0x56] as [UInt8]), (.iOS26, .dark, [0x5A, 0x5A, 0x5E]),
    (.iOS18, .light, [0xBF, 0xBF, 0xBF]), (.iOS26, .light, [0xC5, 0xC5, 0xC7]),
  ])
  func `have chevrons in the colours of pictures`(design: SystemDesign, scheme: ColorScheme, measured: [UInt8]) throws {
    let screen = ListScreen(inStack(List { NavigationLink("One") { Text("Two") } }), design) { $0.colorScheme = scheme }
    let chevron = try #require(color("Chevron", screen))
    let card = try #require(color("ListSection", screen))
    #expect(isNear(seen(chevron, on: card), measured))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `have values in the second colour, and what is secondary in half of the first`(design: SystemDesign) throws {
    let row = HStack {
      Text("Name")
      Spacer()
      Text("Value").foregroundStyle(.secondary)
    }
    let link = NavigationLink {
      Text("Next")
    } label: {
      row
    }
    func value(_ list: some View, _ scheme: ColorScheme = .light) throws -> [Double] {
      let screen = ListScreen(inStack(list), design) { $0.colorScheme = scheme }
      return seen(try #require(color("Value", screen)), on: try #require(color("ListSection", screen)))
    }
    #expect(isNear(try value(List { row }), [0x7F, 0x7F, 0x7F]))
    #expect(isNear(try value(Form { row }), [0x7F, 0x7F, 0x7F]))
    #expect(isNear(try value(List { row }, .dark), [0x8E, 0x8E, 0x8F]))
    #expect(isNear(try value(List { LabeledContent("Name", value: "Value") }), [0x8A, 0x8A, 0x8E]))
    #expect(isNear(try value(List { LabeledContent("Name", value: "Value") }, .dark), [0x98, 0x98, 0x9F]))
    #expect(isNear(try value(List { link }), [0x7F, 0x7F, 0x7F]))
  }

  @Test func `have titles of labels in the label's colour in links, and in the tint in buttons`() {
    let list = List {
      NavigationLink {
        Text("Next")
      } label: {
        Label("Link", systemImage: "star")
      }
      Button("Button", systemImage: "plus") {}
    }
    let screen = ListScreen(inStack(list), .iOS26)
    #expect(["Link", "star", "Button", "plus"].map(screen.color) == ["#000000", "#0088FF", "#0088FF", "#0088FF"])
    #expect(screen.laidOut.frame("Link").map { $0.minX.isNear(71) } == true)
  }

  @Test(arguments: [(SystemDesign.iOS18, CGFloat(350)), (.iOS26, 358)])
  func `have labelled values at their ends`(design: SystemDesign, end: CGFloat) {
    let screen = ListScreen(List { LabeledContent("Name", value: "Value") }, design)
    #expect(screen.laidOut.frame("Value")?.maxX.isNear(end) == true)
  }

  @Test(arguments: [(SystemDesign.iOS18, "#007AFF", "#FF3B30", CGFloat(40)), (.iOS26, "#0088FF", "#FF383C", 32)])
  func `have buttons and links in the tint, at the start`(
    design: SystemDesign, tint: String, red: String, start: CGFloat
  ) throws {
    let url = try #require(URL(string: "https://example.com"))
    let list = List {
      Button("Button") {}
      Button("Red") {}.foregroundColor(.red)
      Button("Role", role: .destructive) {}
      Link("Link", destination: url)
    }
    let screen = ListScreen(list, design)
    let names = ["Button", "Red", "Role", "Link"]
    #expect(names.map(screen.color) == [tint, red, red, tint])
    #expect(names.allSatisfy { screen.laidOut.frame($0)?.minX == start })
  }

  @Test(arguments: [(SystemDesign.iOS18, CGFloat(348)), (.iOS26, 356)])
  func `have checkmarks 2 inside of their ends`(design: SystemDesign, end: CGFloat) throws {
    let list = List {
      HStack {
        Text("Fruit")
        Spacer()
        Image(systemName: "checkmark")
      }
    }
    let screen = ListScreen(list, design)
    let mark = try #require(screen.laidOut.frame("checkmark"))
    // A symbol has room at its sides, 0.122 of its font's size.
    #expect((mark.maxX - 0.122 * 16).isNear(end))
    #expect((mark.width - 2 * 0.122 * 16).isNear(13.667))
  }

  @Test(arguments: [
    (SystemDesign.iOS18, CGFloat(390), CGFloat(352), "Rectangle"), (.iOS18, 320, 290, "Rectangle"),
    (.iOS26, 390, 360, "Rectangle"),
  ])
  func `have switches that end 2 behind their contents`(
    design: SystemDesign, width: CGFloat, end: CGFloat, background: String
  ) {
    let screen = ListScreen(List { Toggle("Switch", isOn: .constant(true)) }, design, width: width)
    #expect(screen.laidOut.frames(background).map(\.maxX).contains { $0.isNear(end) })
  }

  @Test func `are half as strong where a link leads nowhere`() {
    let screen = ListScreen(List { NavigationLink("One") { Text("Two") } }, .iOS18)
    #expect(screen.laidOut.layout.drawing.description.contains("Opacity 0.50"))
  }

  // Read off frames of iOS 26.1 by somebody who published them: rows of 77 and 97.33 points are 107 and 127.33 high.
  @Test func `leave 15 above and below in a plain list of iOS 26, too`() {
    let list = List {
      Color.red.frame(height: 77)
      Color.blue.frame(height: 97.333)
      Text("Line")
    }
    let screen = ListScreen(list.listStyle(.plain), .iOS26, width: 393, textSize: .large)
    let frames = screen.laidOut.frames("Color").filter { $0.height == 77 || $0.height == 97.333 }
    #expect(frames.map(\.minY) == [15, 107 + 15] && frames.allSatisfy { $0.minX == 16 && $0.maxX == 377 })
    #expect(screen.separators.map { $0.maxY.rounded() } == [1, 107, 234, 286])
  }

  /// Measured in iOS 17 at 393 points: pictures stand in a column of 28 points, titles 16 behind it.
  @Test func `have titles of labels 44 behind their edge`() {
    let list = List {
      Label("Length", systemImage: "clock")
      HStack {
        Label("Small", systemImage: "person").font(.caption)
        Spacer()
      }
    }
    let screen = ListScreen(list, .iOS18, width: 393, textSize: .large)
    #expect(screen.laidOut.frame("Length")?.minX == 84)
    #expect(screen.laidOut.frame("Small")?.minX == 84)
    #expect(screen.separators.first?.minX == 84)
  }

  /// Measured in iOS 17: what is no text has 4 points above and below it, a text has 11 where it is.
  @Test func `are no higher for controls and padded texts beside a text`() throws {
    let list = List {
      HStack {
        Text("Theme")
        Spacer()
        Text("Bubblegum").padding(4)
      }
      HStack {
        Slider(value: .constant(5), in: 5...30)
        Spacer()
        Text("5 min")
      }
      VStack(alignment: .leading) {
        Text("One")
        Text("Two")
      }
      .padding()
      VStack(alignment: .leading) {
        Text("Three")
        Text("Four")
      }
    }
    let screen = ListScreen(list, .iOS18, width: 393, textSize: .large)
    let lines = screen.separators.map(\.maxY)
    #expect(lines.count == 3)
    let tops = [try #require(screen.cards.first).minY] + lines + [try #require(screen.cards.first).maxY]
    let heights = zip(tops.dropFirst(), tops).map { $0 - $1 }
    let texts = 2 * 20.34 + 2
    #expect(abs(heights[0] - 44) < 0.01 && abs(heights[1] - 44) < 0.01)
    #expect(abs(heights[2] - (texts + 32 + 8)) < 0.5, "\(heights)")
    #expect(abs(heights[3] - (texts + 22)) < 0.5, "\(heights)")
  }
}
