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
  func `gives heads more prominence`(design: SystemDesign) throws {
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
    #expect(gap(headed.listSectionSpacing(.compact)) == 17.5)
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
