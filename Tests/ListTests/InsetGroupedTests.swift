import DeclarativeUI
import Foundation
import LaidOutViews
import PixelImages
import Testing

// Each figure is measured on pictures of real phones; the text size is that of the pictures.

@MainActor private var twoSections: some View {
  List {
    Section {
      Text("One")
      Text("Two")
    }
    Section {
      Text("Three")
    }
  }
}

@MainActor private var headedSections: some View {
  Form {
    Section("First") { Text("One") }
    Section {
      Text("Two")
    } header: {
      Text("Second")
    } footer: {
      Text("Below")
    }
    Section { Text("Three") }
  }
}

@MainActor @Suite struct `Sections on cards` {
  @Test(arguments: [
    (SystemDesign.iOS18, CGFloat(390), CGFloat(20)), (.iOS18, 402, 20), (.iOS18, 430, 20), (.iOS18, 320, 16),
    (.iOS26, 390, 16), (.iOS26, 402, 16),
  ])
  func `stand away from the sides`(design: SystemDesign, width: CGFloat, inset: CGFloat) {
    let cards = ListScreen(twoSections, design, width: width).cards
    #expect(cards.map(\.minX) == [inset, inset])
    #expect(cards.map(\.maxX) == [width - inset, width - inset])
  }

  @Test(arguments: [(3.0, CGFloat(20)), (2, 16)])
  func `stand away from the sides of 375 points by the simulator's screen`(scale: Double, inset: CGFloat) throws {
    let screen = LaidOut(twoSections, in: CGSize(width: 375, height: 600), scale: scale) { $0.systemDesign = .iOS18 }
    let card = try #require(screen.frames("ListSection").first)
    #expect(card.minX == inset && card.maxX == 375 - inset)
  }

  /// Measured on a tablet of 1194 points.
  @Test func `stand away from the sides of a tablet in iOS 26`() throws {
    let screen = LaidOut(twoSections, in: CGSize(width: 1194, height: 834), scale: 3) {
      $0.systemDesign = .iOS26
      $0.horizontalSizeClass = .regular
    }
    #expect(try #require(screen.frame("One")).minX == 40)
  }

  @Test(arguments: [
    (SystemDesign.iOS18, DynamicTypeSize.medium, CGFloat(44)), (.iOS18, .large, 44), (.iOS26, .large, 52),
    (.iOS26, .medium, 51),
  ])
  func `have rows of a height`(design: SystemDesign, size: DynamicTypeSize, height: CGFloat) {
    let cards = ListScreen(twoSections, design, textSize: size).cards
    #expect(cards.map(\.height) == [2 * height, height])
  }

  @Test(arguments: [(SystemDesign.iOS18, 62.667), (.iOS26, 70.667)])
  func `grow with their contents`(design: SystemDesign, height: Double) {
    let list = List {
      VStack(alignment: .leading) {
        Text("One")
        Text("Two")
      }
    }
    #expect(ListScreen(list, design).cards.first?.height.isNear(height) == true)
  }

  @Test(arguments: [
    (SystemDesign.iOS18, DynamicTypeSize.large, 28.333), (.iOS18, .medium, 27.667),
    (.iOS26, .large, 32.333), (.iOS26, .medium, 31.333),
  ])
  func `have a text in the middle of a row`(design: SystemDesign, size: DynamicTypeSize, baseline: Double) {
    let screen = ListScreen(twoSections, design, textSize: size)
    #expect(screen.baseline("One").map { ($0 - 35).isNear(baseline) } == true)
  }

  @Test(arguments: [
    (SystemDesign.iOS18, CGFloat(390), CGFloat(40)), (.iOS18, 320, 32), (.iOS26, 390, 32),
  ])
  func `begin their texts and lines at one place`(design: SystemDesign, width: CGFloat, start: CGFloat) {
    let screen = ListScreen(twoSections, design, width: width)
    #expect(screen.laidOut.frames("One").map(\.minX) == [start])
    #expect(screen.separators.map(\.minX) == [start])
  }

  @Test func `have lines of a pixel to the edge in iOS 18, and of a point to the row's end in iOS 26`() {
    let old = ListScreen(twoSections, .iOS18)
    #expect(old.separators.count == 1)
    #expect(old.separators[0].isNear(rect(40, 35 + 44 - 1.0 / 3, 330, 1.0 / 3), within: 0.01))
    #expect(old.color("Separator") == "#3C3C434A")
    let new = ListScreen(twoSections, .iOS26)
    #expect(new.separators[0].isNear(rect(32, 35 + 51 - 1, 326, 1), within: 0.01))
    #expect(new.color("Separator") == "#3C3C431F")
  }

  @Test(arguments: [(SystemDesign.iOS18, 35.333), (.iOS26, 35)])
  func `stand apart`(design: SystemDesign, gap: Double) {
    let cards = ListScreen(twoSections, design).cards
    #expect((cards[1].minY - cards[0].maxY).isNear(gap))
    #expect(cards[0].minY == 35)
  }

  @Test(arguments: [
    (SystemDesign.iOS18, DynamicTypeSize.large, 38.667, 56.333), (.iOS18, .medium, 37.333, 55),
    (.iOS26, .large, 40.333, 58), (.iOS26, .medium, 39.333, 57),
  ])
  func `have headers`(design: SystemDesign, size: DynamicTypeSize, header: Double, gap: Double) {
    let cards = ListScreen(headedSections, design, textSize: size).cards
    #expect(cards[0].minY.isNear(header))
    #expect((cards[1].minY - cards[0].maxY).isNear(gap))
  }

  @Test(arguments: [(SystemDesign.iOS18, 51.333), (.iOS26, 47.167)])
  func `have footers`(design: SystemDesign, gap: Double) {
    let cards = ListScreen(headedSections, design, textSize: .large).cards
    #expect((cards[2].minY - cards[1].maxY).isNear(gap))
  }

  @Test func `have large letters in headers of iOS 18, and a headline in those of iOS 26`() {
    let old = ListScreen(headedSections, .iOS18, textSize: .large)
    #expect(old.laidOut.frames("FIRST").count == 1)
    #expect(old.color("FIRST") == "#3C3C4399")
    #expect(old.baseline("FIRST").map { (old.cards[0].minY - $0).isNear(9.333) } == true)
    let new = ListScreen(headedSections, .iOS26, textSize: .large)
    #expect(new.color("First") == "#3C3C4399")
    #expect(new.baseline("First").map { (new.cards[0].minY - $0).isNear(14.333) } == true)
    let own = Form { Section("First") { Text("One") }.textCase(nil) }
    #expect(ListScreen(own, .iOS18).laidOut.frames("First").count == 1)
  }

  @Test func `have backgrounds of the grouped colours`() {
    for (scheme, list, card) in [(ColorScheme.light, "#F2F2F7", "#FFFFFF"), (.dark, "#000000", "#1C1C1E")] {
      let screen = ListScreen(twoSections, .iOS26) { $0.colorScheme = scheme }
      #expect(screen.laidOut.colors.first?.description == list)
      #expect(screen.color("ListSection") == card)
    }
  }

  @Test func `begin nearer to the top where margins say so`() {
    #expect(ListScreen(twoSections.contentMargins(.top, 4), .iOS26).cards[0].minY == 4)
  }

  @Test func `are mirrored from right to left`() {
    let screen = ListScreen(twoSections, .iOS18) { $0.layoutDirection = .rightToLeft }
    #expect(screen.separators[0].isNear(rect(20, 35 + 44 - 1.0 / 3, 330, 1.0 / 3), within: 0.01))
  }
}
