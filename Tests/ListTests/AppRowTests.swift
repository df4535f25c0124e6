import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// What was measured on rows of apps: in iOS 18 on a phone of 430 points, in iOS 26 on one of 402.
@MainActor @Suite struct `What was measured on rows of apps` {
  private func laidOut(_ view: some View, _ design: SystemDesign) -> LaidOut {
    LaidOut(view, in: CGSize(width: 402, height: 874), scale: 3) { $0.systemDesign = design }
  }

  private func card(_ layout: LaidOut) throws -> CGRect { try #require(layout.frames("ListSection").first) }

  // Seen where the field is out of sight, which is not drawn: the first card begins at the bar's edge.
  @Test func `is that a list begins at the edge of a field to search by`() throws {
    let screen = NavigationStack {
      List { Text("One") }.searchable(text: .constant(""), placement: .navigationBarDrawer, prompt: "Find")
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    }
    let layout = laidOut(screen, .iOS26)
    #expect(abs(try card(layout).minY - (54 + 60)) < 0.34)
  }

  // 11 above and below, as around texts.
  @Test func `is the room around a lazy grid`() throws {
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
      ForEach(["One", "Two"], id: \.self) { Text($0).font(.title) }
    }
    let layout = laidOut(List { grid }, .iOS18)
    let (card, text) = (try card(layout), try #require(layout.frame("One")))
    #expect(abs(text.minY - card.minY - 11) < 0.34 && abs(card.maxY - text.maxY - 11) < 0.67, "\(card) \(text)")
  }

  // A text above something with a padding of 6 has 11 above it, and so has what is below.
  @Test(arguments: [false, true]) func `is that as much is free above as below`(isBesideOther: Bool) throws {
    let column = VStack(alignment: .leading) {
      Text("One")
      Box(20, 30)
    }.padding(.bottom, 6)
    let row = HStack {
      column
      if isBesideOther { Box(10, 10) }
    }
    let layout = laidOut(List { row }, .iOS18)
    let (card, text) = (try card(layout), try #require(layout.frame("One")))
    let box = try #require(layout.frames.first { abs($0.width - 20) < 0.01 && abs($0.height - 30) < 0.01 })
    #expect(abs(text.minY - card.minY - 11) < 0.34)
    #expect(abs(card.maxY - box.maxY - 17) < 0.67, "\(card) \(box)")
  }

  // On 402 points in iOS 18, by the date of the picture: 11 around a padding of 4 around texts, and of 6 below a picture of 160
  // points.
  @Test func `is that a padding adds to the room around texts`() throws {
    let texts = HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text("One").font(.headline)
        Text("Two").font(.caption)
      }
      Text("Three").padding(4)
    }
    let picture = VStack(alignment: .leading) {
      Box(20, 160)
      Text("Four")
    }
    let layout = laidOut(
      List {
        Section { texts.padding(.vertical, 4) }
        Section { picture.padding(.vertical, 6) }
        Section { Text("Five").padding(4) }
        Section { Text("Six").padding(2).padding(2) }
      }, .iOS18)
    let cards = layout.frames("ListSection")
    #expect(abs(cards[0].height - (20.33 + 4 + 14.33 + 8 + 22)) < 0.67, "\(cards)")
    let box = try #require(layout.frames.first { abs($0.height - 160) < 0.01 })
    #expect(abs(box.minY - cards[1].minY - 17) < 0.34)
    // Two of them are as one.
    for card in cards[2...] { #expect(abs(card.height - (20.33 + 8 + 22)) < 0.34, "\(card)") }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is that the title of a label stands where a text would`(design: SystemDesign) throws {
    let layout = laidOut(
      List {
        Section { Label("Label", systemImage: "star") }
        Section { Text("Plain") }
      }, design)
    let cards = layout.frames("ListSection")
    let (label, plain) = (try #require(layout.frame("Label")), try #require(layout.frame("Plain")))
    #expect(abs((label.minY - cards[0].minY) - (plain.minY - cards[1].minY)) < 0.01)
  }

  @Test func `is that the picture of what deletes is in the tint`() throws {
    let view = List {
      Button(role: .destructive) {
      } label: {
        Label("Log Out", systemImage: "circle.fill")
      }
    }.tint(.green)
    let layout = laidOut(view, .iOS26)
    func color(_ name: String) -> RGBAColor? { layout.items.first { $0.name == name }?.color }
    #expect(color("Log Out")?.description == "#FF383C" && color("circle.fill")?.description == "#34C759")
  }

  // The leading of 28 points, 0.67, and not that of the 17 points beside.
  @Test func `is the distance to texts beside each other, of which the largest counts`() throws {
    let view = VStack(alignment: .leading) {
      Text("Speed").font(.caption)
      HStack(alignment: .lastTextBaseline) {
        Text("8.33").font(.title)
        Text("km/h")
      }
    }
    let layout = laidOut(view, .iOS18)
    let (upper, lower) = (try #require(layout.frame("Speed")), try #require(layout.frame("8.33")))
    #expect(abs(lower.minY - upper.maxY - 2.0 / 3) < 0.01, "\(upper) \(lower)")
  }

  @Test func `is that the value of a menu is in a tint that is set`() {
    func color(_ view: some View) -> String? {
      laidOut(List { view }, .iOS26).items.first { $0.name == "CSV" }?.color?.description
    }
    let picker = Picker("Format", selection: .constant(0)) { Text("CSV").tag(0) }
    #expect(color(picker) == "#3C3C4399")
    #expect(color(picker.tint(.green)) == "#34C759")
    #expect(color(picker.tint(.green).disabled(true)) == "#3C3C434C")
  }

  // The label is as strong as ever; the value is half as strong as others.
  @Test func `is a menu that is disabled`() {
    let picker = Picker("Format", selection: .constant(0)) { Text("CSV").tag(0) }
    let items = laidOut(List { picker.disabled(true) }, .iOS26).items
    let parts = items.filter { ["Format", "CSV", "chevron.up.chevron.down"].contains($0.name) }
    #expect(parts.map { $0.color?.description } == ["#000000", "#3C3C434C", "#3C3C434C"])
    #expect(!laidOut(List { picker.disabled(true) }, .iOS26).layout.drawing.description.contains("Opacity"))
  }

  // #BFBFBF on white, and #555556 on #1C1C1E.
  @Test(arguments: [(ColorScheme.light, "#00000040"), (.dark, "#FFFFFF40")])
  func `is that a button that is disabled has a quarter of the label's colour`(scheme: ColorScheme, expected: String) {
    let layout = laidOut(List { Button("Save") {}.disabled(true) }.environment(\.colorScheme, scheme), .iOS26)
    #expect(layout.items.first { $0.name == "Save" }?.color?.description == expected)
  }

  // The words of a field do not count, whether they are written or a placeholder.
  @Test(arguments: ["", "Written"]) func `is that the line below a row begins beside its field`(written: String) throws
  {
    let field = TextField("Name", text: .constant(written))
    func lineStart(_ row: some View) throws -> CGFloat {
      let list = List {
        row
        Text("Next")
      }
      return try #require(laidOut(list, .iOS26).frames("Separator").first).minX
    }
    let row = HStack {
      field
      Button("Login") {}
    }
    let words = try #require(laidOut(List { row }, .iOS26).frame("Login"))
    #expect(abs(try lineStart(row) - words.minX) < 0.01)
    #expect(abs(try lineStart(field) - 32) < 0.01)
    #expect(abs(try lineStart(SecureField("Secret", text: .constant(written))) - 32) < 0.01)
  }

  @Test func `is that what is written in a field with a label is black`() {
    func color(_ name: String, _ view: some View) -> String? {
      laidOut(List { view }, .iOS26).items.first { $0.name == name }?.color?.description
    }
    let field = LabeledContent("Name") { TextField("Name", text: .constant("Ann")) }
    #expect(color("Ann", field) == "#000000")
    #expect(color("Ann", field.foregroundStyle(Color.green)) == "#000000")
    #expect(color("Ann", LabeledContent("Name", value: "Ann")) == "#3C3C4399")
    // Measured of a symbol at the end of a row: it is not fainter.
    let second = LabeledContent("Name") { Text("Ann").foregroundStyle(.secondary) }
    #expect(color("Ann", second) == "#3C3C4399")
    #expect(color("Ann", TextField("Name", text: .constant("Ann")).foregroundStyle(Color.green)) == "#34C759")
  }

  // Measured in iOS 26 on rows of the most translucent material on a cream-coloured and on a dark brown background: 22 and 11
  // levels between channels become 12 and 6, as levels of greys do.
  @Test(arguments: [
    (ColorScheme.light, [251.0, 245, 229], [243.0, 240, 231]), (.dark, [27, 23, 16], [44, 42, 38]),
  ])
  func `is that a material makes colours no stronger`(scheme: ColorScheme, behind: [Double], seen: [Double]) throws {
    let layout = LaidOut(Color.clear.background(.ultraThinMaterial)) {
      $0.systemDesign = .iOS26
      $0.colorScheme = scheme
    }
    let layers = layout.layout.drawing.items.compactMap { item -> DrawnLayer? in
      if case .layer(let layer) = item { layer } else { nil }
    }
    guard case .backdrop(let backdrop)? = layers.first?.effect else { return #expect(Bool(false), "\(layers)") }
    #expect(backdrop.colors == ColorChange.saturation(1).matrix)
    let share = Double(backdrop.tint.alpha) / 255
    for (behind, seen) in zip(behind, seen) {
      #expect(abs(behind * (1 - share) + Double(backdrop.tint.red) * share - seen) < 2.5)
    }
  }
}
