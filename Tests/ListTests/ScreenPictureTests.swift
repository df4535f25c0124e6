import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PlaneGeometry
import Testing
import ViewSnapshotTesting

/// Screens with lists as a whole, each in a design, a colour scheme and a size of text that others are not in.
@MainActor @Suite(.snapshots) struct ScreenPictureTests {
  @Test func settings() {
    picture(SettingsScreen(), .iOS18, .light, .large)
    picture(SettingsScreen(), .iOS26, .dark, .accessibilityExtraLarge)
  }

  @Test func messages() { picture(MessagesScreen(), .iOS26, .light, .large) }

  @Test func profile() { picture(ProfileScreen(), .iOS26, .dark, .large) }

  @Test func `a calendar entry`() { picture(CalendarEntryScreen(), .iOS18, .dark, .accessibilityExtraLarge) }

  private func picture(
    _ view: some View, _ design: SystemDesign, _ style: UIUserInterfaceStyle, _ size: UIContentSizeCategory,
    testName: String = #function, line: UInt = #line
  ) {
    let traits = UITraitCollection {
      $0.systemDesign = design
      $0.userInterfaceStyle = style
      $0.preferredContentSizeCategory = size
      $0.displayScale = 1
    }
    assertSnapshot(
      of: view, as: .image(layout: .fixed(width: 390, height: 844), traits: traits),
      named: "\(design.rawValue)-\(style == .dark ? "dark" : "light")", testName: testName, line: line)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26], [DynamicTypeSize.large, .accessibility3])
  func `no text lies on another one, or beside the screen, on phones and tablets`(
    design: SystemDesign, textSize: DynamicTypeSize
  ) {
    let screens: [any View] = [
      SettingsScreen(), MessagesScreen(), ProfileScreen(), ProductScreen(), CalendarEntryScreen(), EmptyListScreen(),
    ]
    for view in screens {
      for width in [320, 390, 820] as [CGFloat] {
        let screen = Self.screen(view, design, width, textSize)
        let texts = screen.laidOut.items.compactMap { item -> (text: String, frame: CGRect)? in
          guard case .text(let text) = item else { return nil }
          return (text.text, CGRect(text.frame))
        }
        #expect(texts.count >= 2)
        for (index, text) in texts.enumerated() {
          #expect(text.frame.minX >= 0 && text.frame.maxX <= width, "\(text.text) at \(width)")
          // Bars lie on what is scrolled below them.
          for other in texts[..<index] where other.frame.maxY < 780 && text.frame.maxY < 780 {
            #expect(
              !other.frame.insetBy(dx: 0.5, dy: 2.5).intersects(text.frame), "\(text.text), \(other.text) at \(width)")
          }
        }
      }
    }
  }

  private static func screen(
    _ view: some View, _ design: SystemDesign, _ width: CGFloat, _ textSize: DynamicTypeSize
  ) -> ListScreen {
    ListScreen(view, design, width: width, textSize: textSize)
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26]) func `pictures of labels leave their texts free at any size`(
    design: SystemDesign
  ) throws {
    for size in [DynamicTypeSize.xSmall, .large, .accessibility3, .accessibility5] {
      let screen = ListScreen(List { Label("Grace", systemImage: "person") }, design, textSize: size)
      let (icon, text) = (
        try #require(screen.laidOut.frame("person")), try #require(screen.laidOut.frame("Grace"))
      )
      #expect(icon.maxX + 6 <= text.minX)
      #expect(try icon.minX >= #require(screen.cards.first).minX + 12)
    }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26]) func `values of pickers are below their labels where text is huge`(
    design: SystemDesign
  ) throws {
    let list = List {
      Picker("Alert", selection: .constant(1)) { Text("5 minutes before").tag(1) }
      DatePicker("Starts", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    }
    let screen = ListScreen(list, design, textSize: .accessibility3)
    let (label, value) = (
      try #require(screen.laidOut.frame("Alert")), try #require(screen.laidOut.frame("5 minutes before"))
    )
    #expect(value.minX == label.minX && value.minY >= label.maxY)
    #expect(screen.laidOut.frame("Jan 1, 1970") != nil)
  }
}
