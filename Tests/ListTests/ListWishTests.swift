import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import PixelImages
import Testing

/// What modifiers ask of lists besides their styles.
@MainActor @Suite struct `What is asked of a list` {
  private var headed: some View {
    List {
      Section("Head") { Text("One") }
      Section { Text("Two") }
      Section { Text("Three") }
    }
  }

  private func size(of text: String, _ screen: ListScreen) -> Double? {
    for case .text(let item) in screen.laidOut.items where item.text == text {
      return item.layout.lines.first?.runs.first?.size
    }
    return nil
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `gives headers more prominence`(design: SystemDesign) throws {
    let usual = try #require(
      size(of: design == .iOS18 ? "HEAD" : "Head", ListScreen(headed, design, textSize: .large)))
    let more = ListScreen(headed.headerProminence(.increased), design, textSize: .large)
    #expect(usual == (design == .iOS18 ? 13 : 17))
    // Not in capitals, as large as a title of the third rank.
    #expect(size(of: "Head", more) == 20)
  }

  // Seen on pictures of both designs: as lines between rows, above the first one and below the last one.
  @Test(arguments: [(SystemDesign.iOS18, 390.0), (.iOS26, 374)])
  func `has lines around the sections of a plain list, unless they are hidden`(design: SystemDesign, end: CGFloat) {
    let rows = ForEach(0..<3) { Text("Row \($0)") }
    let plain = List { Section { rows } }.listStyle(.plain)
    let lines = ListScreen(plain, design).separators
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.maxX == end && $0.minX == lines[0].minX && $0.minX >= 16 })
    #expect(lines.first?.minY == 0)
    let none = List { Section { rows }.listSectionSeparator(.hidden) }.listStyle(.plain)
    #expect(ListScreen(none, design).separators.count == 2)
    let top = List { Section { rows }.listSectionSeparator(.hidden, edges: .top) }.listStyle(.plain)
    #expect(ListScreen(top, design).separators.count == 3)
  }

  // Read off UIKit's plain lists of iOS 26.1: headers are 28 high, also where their text is lower, and 22 above each section.
  @Test func `has sections of a plain list of iOS 26 apart, with headers of a height`() throws {
    let list = List {
      Section("Head") { Text("One") }
      Section("Head") { Text("Two") }
    }
    let screen = ListScreen(list.listStyle(.plain), .iOS26)
    let (one, two) = (try #require(screen.laidOut.frame("One")), try #require(screen.laidOut.frame("Two")))
    #expect((two.minY - one.minY).isNear(51 + 22 + 28))
  }

  @Test(arguments: [(SystemDesign.iOS18, CGFloat(370)), (.iOS26, 374)])
  func `has lines of an inset list that end before the edge`(design: SystemDesign, end: CGFloat) {
    let list = List { ForEach(0..<3) { Text("Row \($0)") } }.listStyle(.inset)
    let lines = ListScreen(list, design).separators
    #expect(!lines.isEmpty && lines.allSatisfy { $0.maxX == end })
  }

  @Test func `has lines in colours`() {
    let list = List {
      Section { ForEach(0..<2) { Text("Row \($0)") } }.listSectionSeparatorTint(.red)
    }
    .listStyle(.plain)
    #expect(
      ListScreen(list, .iOS26).color("Separator") == ListScreen(Color.red, .iOS26).laidOut.colors.first?.description)
  }

  @Test func `has lines that begin and end at guides`() {
    let list = List {
      ForEach(0..<2) { _ in
        Text("Row").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 30 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] + 100 }
      }
    }
    #expect(ListScreen(list, .iOS26).separators.map { [$0.minX, $0.maxX] } == [[62, 132]])
  }

  @Test func `has rows and sections apart`() {
    let rows = List { ForEach(0..<3) { Text("Row \($0)") } }
    let tops = ["Row 0", "Row 1"].compactMap { ListScreen(rows.listRowSpacing(9), .iOS26).laidOut.frame($0)?.minY }
    #expect((tops[1] - tops[0]).isNear(51 + 9))
    func gap(_ view: some View) -> CGFloat? {
      let cards = ListScreen(view, .iOS26).cards
      return cards.count == 3 ? cards[2].minY - cards[1].maxY : nil
    }
    #expect(gap(headed) == 35)
    #expect(gap(headed.listSectionSpacing(12)) == 12)
    #expect(gap(headed.listSectionSpacing(.compact)).map { $0.isNear(35.0 / 3) } == true)
  }

  // Measured at 440 points in iOS 26: a header is 5.83 below the rows before it and not 17.5, besides the 10 above its text.
  @Test func `has compact sections nearer to each other`() throws {
    let list = List {
      Section { Text("One") }
      Section("Head") { Text("Two") }
    }
    func room(_ list: some View) throws -> CGFloat {
      let screen = ListScreen(list, .iOS26, width: 440, textSize: .large)
      return try #require(screen.laidOut.frame("Head")).minY - screen.cards[0].maxY
    }
    #expect(try room(list).isNear(27.5))
    #expect(try room(list.listSectionSpacing(.compact)).isNear(15.833))
  }

  // Apple's documentation of `listSectionSpacing`.
  @Test func `has one section nearer to those beside it, each of two by half of what it asks for`() {
    func gaps(_ list: some View) -> [CGFloat] {
      let cards = ListScreen(list, .iOS26).cards
      return zip(cards.dropFirst(), cards).map { $0.minY - $1.maxY }
    }
    func list(_ first: ListSectionSpacing?, _ second: ListSectionSpacing?) -> some View {
      List {
        if let first { Section { Text("One") }.listSectionSpacing(first) } else { Section { Text("One") } }
        if let second { Section { Text("Two") }.listSectionSpacing(second) } else { Section { Text("Two") } }
        Section { Text("Three") }
      }
    }
    #expect(gaps(list(nil, nil)) == [35, 35])
    #expect(gaps(list(nil, .custom(10))) == [10, 10])
    #expect(gaps(list(.custom(20), .custom(10))) == [15, 10])
    #expect(zip(gaps(list(.compact, nil)), [35.0 / 3, 35]).allSatisfy { $0.isNear($1) })
    // What a section asks for counts before what is asked of the whole list.
    #expect(gaps(list(.custom(4), nil).listSectionSpacing(12)) == [4, 12])
    #expect(gaps(list(.default, nil).listSectionSpacing(12)) == [35, 12])
    let byNumber = List {
      Section { Text("One") }.listSectionSpacing(6)
      Section { Text("Two") }
    }
    #expect(gaps(byNumber) == [6])
  }

  // Apple's documentation of `listSectionMargins`: instead of what the list leaves free, around headers and footers.
  @Test func `has sections with margins of their own`() throws {
    let list = List {
      Section("Head") { Text("One") }.listSectionMargins(.top, 7)
      Section { Text("Two") }.listSectionMargins(.horizontal, 0)
      Section { Text("Three") }.listSectionMargins(.vertical, 5)
    }
    let screen = ListScreen(list, .iOS26)
    let cards = screen.cards
    #expect(cards[0].minY.isNear(7 + 39.333))
    #expect(cards.map(\.minX) == [16, 0, 16] && cards.map(\.maxX) == [374, 390, 374])
    #expect(screen.laidOut.frame("Two")?.minX == 16)
    #expect(cards[2].minY - cards[1].maxY == 17.5 + 5)
    let plain = List { Section { Text("One") }.listSectionMargins(.top, 0) }
    #expect(ListScreen(plain, .iOS26).cards[0].minY == 0)
    #expect(ListScreen(List { Section { Text("One") }.listSectionMargins(.top, nil) }, .iOS26).cards[0].minY == 35)
  }

  @Test func `has actions of a section after its rows`() throws {
    var adds = 0
    let list = List {
      Section("Head") { Text("One") }.sectionActions { Button("Add") { adds += 1 } }
      Section { Text("Two") }
    }
    let screen = ListScreen(list, .iOS26)
    #expect(screen.cards.map { $0.height.rounded() } == [102, 51])
    #expect(screen.separators.count == 1)
    let tops = ["One", "Add", "Two"].compactMap { screen.laidOut.frame($0)?.minY }
    #expect(tops.count == 3 && tops == tops.sorted())
    try ViewHost(list, size: CGSize(width: 390, height: 400)).tap("Add")
    #expect(adds == 1)
    #expect(
      LaidOut.texts(of: LaidOut(VStack { Section { Text("One") }.sectionActions { Text("Add") } }).layout) == ["One"])
  }

  @Test func `has no chevrons where links are to show none`() throws {
    let link = NavigationLink("Link") { Text("Next") }
    func screen(_ list: some View) -> ListScreen { ListScreen(NavigationStack { list }, .iOS26) }
    #expect(screen(List { link }).laidOut.frames("Chevron").count == 1)
    #expect(screen(List { link }.navigationLinkIndicatorVisibility(.hidden)).laidOut.frames("Chevron").isEmpty)
    #expect(
      screen(
        List {
          link.navigationLinkIndicatorVisibility(.hidden)
          link.navigationLinkIndicatorVisibility(.visible)
        }
      ).laidOut.frames("Chevron").count == 1)
    // The row has the room of others.
    let wide = NavigationLink {
      Text("Next")
    } label: {
      Color.red.frame(height: 10)
    }
    let frames = screen(List { wide }.navigationLinkIndicatorVisibility(.hidden)).laidOut.frames("Color")
    #expect(frames.filter { $0.height == 10 } == [rect(32, frames.last?.minY ?? 0, 326, 10)])
  }

  @Test func `has badges as grey as values, and those that stand out on red`() throws {
    func badge(_ prominence: BadgeProminence?) -> (text: String?, background: CGRect?, size: CGRect?) {
      let row = Text("Row").badge(3)
      let list = List { if let prominence { row.badgeProminence(prominence) } else { row } }
      let screen = ListScreen(list, .iOS26)
      return (screen.color("3"), screen.laidOut.frame("Capsule"), screen.laidOut.frame("3"))
    }
    for prominence in [nil, .standard, .decreased] as [BadgeProminence?] {
      #expect(badge(prominence).text == "#3C3C4399" && badge(prominence).background == nil)
    }
    let increased = badge(.increased)
    #expect(increased.text == "#FFFFFF" && increased.background?.maxX == 390 - 32)
    #expect(ListScreen(List { Text("Row").badge(3).badgeProminence(.increased) }, .iOS26).color("Capsule") == "#FF383C")
    let (background, text) = (try #require(increased.background), try #require(increased.size))
    #expect(text.minX - background.minX >= 8 && background.maxX - text.maxX >= 8 && background.midY.isNear(text.midY))
    #expect(ListScreen(List { Text("Row").badge(0) }, .iOS26).laidOut.frame("0") == nil)
    for row in [
      AnyView(Text("Row").badge("New")), AnyView(Text("Row").badge(Text("New"))),
      AnyView(Text("Row").badge(String("New"))),
    ] {
      #expect(ListScreen(List { row }, .iOS26).laidOut.frame("New")?.maxX.isNear(390 - 32) == true)
    }
  }

  /// A form in the middle of the screen, between words.
  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Before")
        configuration.content
        Text("After")
      }
    }
  }

  @Test func `draws forms in one's own style`() {
    let form = Form { Text("Row") }.formStyle(Framed())
    let screen = ListScreen(form, .iOS26)
    let tops = ["Before", "Row", "After"].compactMap { screen.laidOut.frame($0)?.minY }
    #expect(tops.count == 3 && tops == tops.sorted())
    #expect(screen.cards == [])
  }
}
