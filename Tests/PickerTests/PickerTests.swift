import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

private enum Fruit: String, CaseIterable, Identifiable {
  case apple, pear, plum

  var id: Self { self }
}

private struct FruitPicker<Style: PickerStyle>: View {
  let style: Style
  @State var fruit = Fruit.apple
  var log: TouchLog?

  var body: some View {
    VStack {
      Picker("Fruit", selection: $fruit) {
        ForEach(Fruit.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(style)
      Text(verbatim: "chosen: \(fruit.rawValue)")
    }
    .onChange(of: fruit) { log?.note("\($0) to \($1)") }
  }
}

/// A choice of symbols in a palette.
private struct Palette: View {
  let effect: PaletteSelectionEffect
  @State private var chosen = "heart"

  init(_ effect: PaletteSelectionEffect) {
    self.effect = effect
  }

  var body: some View {
    Picker("Sign", selection: $chosen) {
      ForEach(["star", "heart"], id: \.self) { Label($0, systemImage: $0) }
    }
    .pickerStyle(.palette).paletteSelectionEffect(effect)
  }
}

@MainActor @Suite struct `A palette` {
  private func names(_ effect: PaletteSelectionEffect) -> [String] { laidOut(Palette(effect)).items.map(\.name) }

  @Test func `raises what is chosen, or shows it by another symbol, or not at all`() {
    let raised = names(.automatic)
    #expect(raised.filter { $0 == "Capsule" }.count == 2)
    #expect(names(.custom).filter { $0 == "Capsule" }.count == 1)
    let filled = names(.symbolVariant(.fill))
    #expect(filled.filter { $0 == "Capsule" }.count == 1)
    #expect(filled.contains("heart.fill") && filled.contains("star") && raised.contains("heart"))
    #expect(!raised.contains { $0 == "Sign" })
  }
}

@MainActor @Suite struct `A segmented picker` {
  private func picker(_ chosen: Int?) -> some View {
    Picker("Side", selection: .constant(chosen)) {
      Text("Left").tag(0)
      Text("Middle").tag(1)
      Text("Right").tag(2)
    }
    .pickerStyle(.segmented)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is 32 high and as wide as there is room, with a pill 2 inside of its segment`(design: SystemDesign) throws {
    let laid = laidOut(picker(0).frame(width: 300), design)
    let (background, pill) = (laid.frames[0], laid.frames[1])
    #expect(background.isNear(rect(0, 84.5, 300, 32), within: 0.01))
    // In iOS 18 there is 1 point between two segments.
    let segment = design == .iOS26 ? 100 : 298.0 / 3
    #expect(pill.isNear(rect(2, 86.5, segment - 4, 28), within: 0.01))
    let text = try #require(laid.frame("Middle"))
    #expect(abs(text.midX - 150) < 0.34)
  }

  // 116 wide at the end of a line in iOS 26, with nothing of the words left out.
  @Test func `is as wide as its options need where it may be`() throws {
    let range = Picker("Range", selection: .constant(0)) {
      Text("Week").tag(0)
      Text("Month").tag(1)
    }
    let laid = laidOut(range.pickerStyle(.segmented).fixedSize(), .iOS26)
    #expect(laid.frames[0].width == 116)
    #expect(laid.frame("Month") != nil)
  }

  // Measured on two rows of a list of iOS 26, which are 61 high: 15 above the segments, 14 below; and in a column of iOS 18.
  @Test(arguments: [SystemDesign.iOS18, .iOS26]) func `takes the room of 31`(design: SystemDesign) throws {
    let column = laidOut(
      VStack(spacing: 0) {
        picker(0); Color.red.frame(height: 10)
      }.frame(width: 300), design)
    let (background, below) = (try #require(column.frames.first), try #require(column.frames.last))
    #expect(abs(below.minY - background.minY - 31) < 0.01 && abs(background.height - 32) < 0.01)
  }

  @Test func `has the fonts and colours of each design`() {
    let new = laidOut(picker(0)), old = laidOut(picker(0), .iOS18)
    #expect(new.colors.map(\.description) == ["#7676801F", "#FFFFFF", "#000000", "#000000", "#000000"])
    #expect(laidOut(picker(0), .iOS26, .dark).colors[1].description == "#5A5A60")
    #expect(laidOut(picker(0), .iOS18, .dark).colors[1].description == "#EBEBF54E")
    // One line, between the two that are not chosen.
    #expect(old.items.filter { $0.name == "Rectangle" }.count == 1)
    #expect(new.items.filter { $0.name == "Rectangle" }.isEmpty)
    #expect(laidOut(picker(nil), .iOS18).items.filter { $0.name == "Rectangle" }.count == 2)
  }

  @Test func `chooses what is tapped, and says so once`() throws {
    let entries = try TouchLog.entries({ FruitPicker(style: .segmented, log: $0) }) {
      try $0.tap("pear")
      try $0.tap("pear")
      try $0.tap("plum")
    }
    #expect(entries == ["apple to pear", "pear to plum"])
  }

  @Test func `does nothing while it is disabled`() {
    let refusal = TouchLog.refusal(of: FruitPicker(style: .segmented).disabled(true)) { try $0.tap("pear") }
    #expect(refusal?.code == .disabled)
  }

  @Test func `takes its style by the type's name, too`() {
    let named = laidOut(FruitPicker(style: SegmentedPickerStyle()))
    #expect(named.items == laidOut(FruitPicker(style: .segmented)).items)
    #expect(named.items == laidOut(FruitPicker(style: .palette)).items)
  }

  @Test func `reads as buttons, of which one is selected`() {
    let elements = heard(FruitPicker(style: .segmented))
    #expect(elements.map(\.label) == ["apple", "pear", "plum", "chosen: apple"])
    #expect(elements[0].traits.contains([.isButton, .isSelected]))
    #expect(!elements[1].traits.contains(.isSelected))
  }
}

@MainActor @Suite struct `A picker as a menu` {
  @Test func `shows what is chosen, opens where it is tapped, and closes where a row is`() throws {
    let log = TouchLog()
    let host = ViewHost(FruitPicker(style: .automatic, log: log), size: CGSize(width: 300, height: 300))
    #expect(host.texts == ["apple", "chosen: apple"])
    try host.tap("apple")
    #expect(host.texts == ["apple", "chosen: apple", "apple", "pear", "plum"])
    try host.tap("plum")
    #expect(host.texts == ["plum", "chosen: plum"])
    #expect(log.entries == ["apple to plum"])
  }

  @Test func `closes where something beside it is tapped`() throws {
    let host = ViewHost(FruitPicker(style: .menu), size: CGSize(width: 300, height: 300))
    try host.tap("apple")
    try host.tap(at: CGPoint(x: 150, y: 295))
    #expect(host.texts == ["apple", "chosen: apple"])
  }

  @Test func `has the tint, and is grey while it is disabled`() {
    let picker = Picker("Fruit", selection: .constant(Fruit.pear)) {
      ForEach(Fruit.allCases) { Text($0.rawValue) }
    }
    #expect(laidOut(picker).colors.map(\.description).first == "#0088FF")
    #expect(laidOut(picker.tint(.red)).colors.map(\.description).first == "#FF383C")
    #expect(laidOut(picker.disabled(true)).colors.map(\.description).first == "#00000040")
    #expect(laidOut(picker.disabled(true), .iOS18).colors.map(\.description).first == "#3C3C434C")
  }

  @Test func `reads as one button with the label and the value`() {
    let element = heard(FruitPicker(style: .menu)).first
    #expect(element?.label == "Fruit")
    #expect(element?.value == "apple")
    #expect(element?.traits.contains(.isButton) == true)
  }

  @Test func `shows a label of its own for what is chosen`() {
    let picker = Picker(selection: .constant(1)) {
      Text("One").tag(1)
    } label: {
      Text("Number")
    } currentValueLabel: {
      Text("Just one")
    }
    #expect(laidOut(picker).items.first?.name == "Just one")
  }

  @Test func `chooses for several values at once, and shows none while they differ`() throws {
    let host = ViewHost(Several(), size: CGSize(width: 300, height: 300))
    #expect(host.texts == ["apple pear"])
    try host.tap("Fruit")
    try host.tap("plum")
    #expect(host.texts == ["plum", "plum plum"])
  }

  private struct Several: View {
    struct Plate {
      var fruit: Binding<Fruit>
    }
    @State private var first = Fruit.apple
    @State private var second = Fruit.pear

    var body: some View {
      Picker("Fruit", sources: [Plate(fruit: $first), Plate(fruit: $second)], selection: \.fruit) {
        ForEach(Fruit.allCases) { Text($0.rawValue) }
      }
      .accessibilityLabel("Fruit")
      Text(verbatim: "\(first.rawValue) \(second.rawValue)")
    }
  }
}

@MainActor @Suite struct `What is an option of a picker` {
  private func chosen<Value: Hashable>(_ value: Value, @ViewBuilder _ options: () -> some View) -> [String] {
    laidOut(Picker("", selection: .constant(value), content: options)).items.map(\.name)
  }

  @Test func `is a view with a tag of the selection's type, or of what is in an optional one`() {
    #expect(
      chosen(Int?.some(2)) {
        Text("a").tag(1); Text("b").tag(2)
      }.first == "b")
    #expect(
      chosen(Int?.none) {
        Text("none").tag(Int?.none); Text("b").tag(Int?.some(2))
      }.first == "none")
    #expect(chosen(2) { Text("b").tag("2") }.first == "chevron.up.chevron.down")
  }

  @Test func `is in groups, branches and sections, too`() {
    #expect(
      chosen(3) {
        Section("Head") { Text("a").tag(1) }
        if Bool(true) { Group { Text("c").tag(3) } }
      }.first == "c")
  }

  @Test func `is an element of a ForEach by its id`() {
    #expect(chosen("y") { ForEach(["x", "y"], id: \.self) { Text("is \($0)") } }.first == "is y")
  }
}

@MainActor @Suite struct `A wheel` {
  @Test func `is 216 high with a band of 34 in the middle and rows as far apart as in its design`() throws {
    let old = laidOut(FruitPicker(style: .wheel, fruit: .pear), .iOS18, in: CGSize(width: 375, height: 300))
    let band = try #require(old.frames.first)
    #expect(band.isNear(rect(16, band.minY, 343, 34)))
    let (apple, pear, plum) = (
      try #require(old.frame("apple")), try #require(old.frame("pear")), try #require(old.frame("plum"))
    )
    #expect(abs(pear.midY - band.midY) < 0.34)
    #expect(abs(pear.midY - apple.midY - 34) < 0.34)
    #expect(abs(plum.midY - pear.midY - 34) < 0.34)
  }

  @Test func `turns where a row is tapped, where it is dragged, and by actions`() throws {
    let log = TouchLog()
    let host = ViewHost(FruitPicker(style: .wheel, log: log), size: CGSize(width: 300, height: 300))
    try host.tap("pear")
    try host.drag(from: CGPoint(x: 150, y: 110), to: CGPoint(x: 150, y: 74))
    try host.decrement("Fruit")
    #expect(log.entries == ["apple to pear", "pear to plum", "plum to pear"])
  }

  @Test func `reads as one adjustable element`() {
    let element = heard(FruitPicker(style: .wheel)).first
    #expect(element?.label == "Fruit")
    #expect(element?.value == "apple")
    #expect(element?.traits.contains(.isAdjustable) == true)
  }
}
