import DeclarativeUI
import Foundation
import LaidOutViews
import PixelImages
import Testing

@MainActor @Suite struct `A row` {
  @Test(arguments: [(SystemDesign.iOS18, 20.667, "#00000040"), (.iOS26, 18.333, "#3C3C434C")])
  func `that leads somewhere has a chevron`(design: SystemDesign, inset: Double, color: String) throws {
    let list = NavigationStack { List { NavigationLink("One") { Text("Two") } } }
    let screen = ListScreen(list, design)
    let chevron = try #require(screen.laidOut.frame("Chevron"))
    let card = try #require(screen.cards.first)
    #expect((card.maxX - chevron.maxX).isNear(inset))
    #expect(abs(chevron.width - 6.67) < 0.34 && abs(chevron.height - 11.33) < 0.34)
    #expect(chevron.midY.isNear(card.midY))
    #expect(screen.color("Chevron") == color)
  }

  @Test func `that leads nowhere is half as strong`() {
    let screen = ListScreen(List { NavigationLink("One") { Text("Two") } }, .iOS18)
    #expect(screen.color("Chevron") == "#00000020")
  }

  @Test func `with a label has its picture in a column`() throws {
    let list = List {
      Label("Plus", systemImage: "plus")
      Label("Question", systemImage: "questionmark.circle")
    }
    let screen = ListScreen(list, .iOS26)
    #expect(screen.laidOut.frames("Plus").map { $0.minX.isNear(71) } == [true])
    let icons = ["plus", "questionmark.circle"].compactMap { screen.laidOut.frame($0) }
    #expect(icons.map { $0.midX.isNear(43.333) } == [true, true])
    // The line begins at the text.
    #expect(screen.separators.map { $0.minX.isNear(71) } == [true])
    // Measured beside a body of 17 points on phones of 402 and 440.
    let large = ListScreen(list, .iOS26, width: 402, textSize: .large)
    #expect(large.laidOut.frame("Plus").map { abs($0.minX - 72) < 0.17 } == true)
    #expect(["plus", "questionmark.circle"].compactMap { large.laidOut.frame($0)?.midX }.allSatisfy { $0.isNear(44) })
  }

  @Test(arguments: [(SystemDesign.iOS18, 44), (.iOS26, 51)])
  func `with a switch or a symbol is as high as others`(design: SystemDesign, height: Double) {
    let list = List {
      Section { Toggle("Switch", isOn: .constant(true)) }
      Section { Toggle("Tinted", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)) }
      Section { Label("Day", systemImage: "calendar") }
      Section {
        HStack {
          Label("Palette", systemImage: "paintpalette")
          Spacer()
          Image(systemName: "chevron.right")
        }
      }
    }
    #expect(ListScreen(list, design).cards.map { $0.height.isNear(height) } == [true, true, true, true])
  }

  @Test func `with a picture that is no symbol is as high as that`() {
    let list = List {
      Label {
        Text("Tall")
      } icon: {
        Color.red.frame(width: 20, height: 40)
      }
    }
    #expect(ListScreen(list, .iOS26).cards.map { $0.height.isNear(70) } == [true])
  }

  @Test func `has its switch without words in its full height`() {
    let list = List { Toggle("Hidden", isOn: .constant(true)).labelsHidden() }
    #expect(ListScreen(list, .iOS26).cards.map { $0.height.isNear(58) } == [true])
  }

  @Test func `has words and pictures in the style around the list`() {
    let list = List {
      Section {
        Label("Day", systemImage: "calendar")
        Button {
        } label: {
          Label("Shield", systemImage: "shield")
        }
      } header: {
        Text("Head")
      } footer: {
        Text("Foot").foregroundStyle(.secondary)
      }
    }
    let names = ["calendar", "Day", "shield", "Shield", "Head", "Foot"]
    let screen = ListScreen(list.foregroundStyle(Color(red: 1, green: 0, blue: 0)), .iOS26)
    #expect(
      names.map(screen.color) == ["#FF0000", "#FF0000", "#FF0000", "#FF0000", "#FF0000", "#FF000080"])
    let usual = ListScreen(list, .iOS26)
    #expect(
      names.dropLast().map(usual.color) == ["#0088FF", "#000000", "#0088FF", "#0088FF", "#3C3C4399"])
  }

  @Test func `has buttons in the tint in its section's header and footer, and words there in the label's colours`() {
    let list = List {
      Section {
        Text("Row")
      } header: {
        HStack {
          Text("Head"); Button("Sort") {}
        }
      } footer: {
        HStack {
          Text("Foot"); Button("More") {}
        }
      }
    }
    let screen = ListScreen(list, .iOS26)
    #expect(["Head", "Sort", "Foot", "More"].map(screen.color) == ["#3C3C4399", "#0088FF", "#3C3C4399", "#0088FF"])
    let red = ListScreen(list.foregroundStyle(Color(red: 1, green: 0, blue: 0)), .iOS26)
    #expect(red.color("Sort") == "#FF0000")
  }

  @Test func `has its line begin at its own words, not at those that lie over a part of it`() {
    let list = List {
      HStack {
        Circle().frame(width: 40, height: 40).overlay { Text("MC") }
        Text("Maya Chen")
      }
      Text("Next")
    }
    let screen = ListScreen(Color.clear.overlay { list }, .iOS26)
    #expect(screen.separators[0].minX == screen.laidOut.frame("Maya Chen")?.minX)
  }

  @Test func `has its line begin at its edge where its words are those of segments`() {
    func lines(_ row: some View) -> [CGFloat] {
      let list = List {
        row
        Text("Last")
      }
      return ListScreen(list, .iOS18).separators.map(\.minX)
    }
    let segments = Picker("Sound", selection: .constant(1)) {
      Text("Chime").tag(1)
      Text("Bell").tag(2)
    }.pickerStyle(.segmented)
    #expect(lines(segments) == lines(Text("First")))
    #expect(
      lines(
        HStack {
          segments; Text("After").fixedSize()
        }
      ).first ?? 0 > 200)
  }

  @Test func `asks its list for insets`() {
    let list = List { Text("One").listRowInsets(EdgeInsets(top: 30, leading: 5, bottom: 30, trailing: 0)) }
    let screen = ListScreen(list, .iOS26)
    #expect(screen.laidOut.frame("One")?.minX == 21)
    #expect(screen.cards.first?.height.isNear(60 + 19.333) == true)
  }

  @Test func `asks its list for lines`() {
    let hidden = List {
      Text("One")
      Text("Two").listRowSeparator(.hidden)
      Text("Three")
      Text("Four")
    }
    #expect(ListScreen(hidden, .iOS26).separators.count == 1)
    let tinted = List {
      Text("One").listRowSeparatorTint(.red)
      Text("Two")
    }
    #expect(ListScreen(tinted, .iOS26).color("Separator") == "#FF383C")
  }

  @Test func `asks its list for a background`() throws {
    let list = List {
      Text("One").listRowBackground(Color.yellow)
      Text("Two")
    }
    let screen = ListScreen(list, .iOS26)
    let background = try #require(screen.laidOut.frames("Color").last)
    #expect(background == rect(16, 35, 358, 51))
    #expect(screen.laidOut.frames("ListRow") == [rect(16, 86, 358, 51)])
  }

  @Test func `is each view of a group, and one view of a stack`() {
    let list = List {
      Group {
        Text("One")
        Text("Two")
      }
      ForEach(0..<3) { Text("\($0)") }
      HStack {
        Text("a")
        Text("b")
      }
    }
    #expect(ListScreen(list, .iOS18).cards.map(\.height) == [6 * 44])
  }

  @Test func `takes the taps of a button in all of its width`() throws {
    var presses = 0
    let host = ViewHost(
      List { Button("One") { presses += 1 } }, size: CGSize(width: 390, height: 400))
    try host.tap(at: CGPoint(x: 350, y: 60))
    #expect(presses == 1)
  }

  @Test func `is scrolled to`() throws {
    let host = ViewHost(
      List(0..<100) { Text("Row \($0)") }, size: CGSize(width: 390, height: 400))
    try host.scroll(by: CGSize(width: 0, height: 1000))
    let drawn = LaidOut.texts(of: host.layout(on: host.ownScreen))
    #expect(drawn.first == "Row 18" || drawn.first == "Row 17")
    #expect(drawn.count < 12)
  }
}
