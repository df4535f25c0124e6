import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing
import ViewSnapshotTesting

/// A walk through an app by taps.
@MainActor @Suite struct `A walk through an app` {
  private let log = TouchLog()

  private func pantry(_ design: SystemDesign, isTablet: Bool) -> ViewHost<Pantry> {
    host(Pantry(log: log), design, isTablet: isTablet, tablet: CGSize(width: 834, height: 1194))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26], [false, true])
  func `meets each screen where its taps lead`(design: SystemDesign, isTablet: Bool) throws {
    let host = pantry(design, isTablet: isTablet)
    var known = 0
    /// What has been noted since this was asked last.
    func news() -> [String] {
      defer { known = log.entries.count }
      return Array(log.entries.dropFirst(known))
    }
    #expect(texts(host).contains("Apples"))
    #expect(news() == ["+shelf"])

    try host.longPress("Bread")
    try host.tap("Duplicate")
    #expect(texts(host).contains("Bread again"))
    try host.tap("More")
    try host.tap("Sort")
    let sorted = texts(host).filter { ["Apples", "Bread", "Milk"].contains($0) }
    #expect(sorted == ["Milk", "Bread", "Apples"])
    #expect(news() == [])

    try host.tap("Add")
    #expect(news() == ["+form"])
    try host.tap("Name")
    try host.type("Salt")
    try host.toggle("Keep it cold")
    try host.tap("Save")
    #expect(texts(host).contains("Salt") && !texts(host).contains("Keep it cold"))
    #expect(news() == ["-form"])

    try host.tap("Remove everything")
    #expect(texts(host).contains("Nothing is left in the kitchen then."))
    try host.tap("Cancel")
    #expect(texts(host).contains("Salt"))
    try host.tap("Remove everything")
    try host.tap("Remove")
    #expect(!texts(host).contains("Salt"))

    try host.tap("Find")
    #expect(news() == ["+finder", "-shelf"])
    try host.tap("Things")
    try host.type("ap")
    #expect(texts(host).contains("Apricot") && !texts(host).contains("Banana"))
    try host.tap(design == .iOS18 ? "Cancel" : "Close")
    #expect(texts(host).contains("Banana"))

    try host.tap("Settings")
    #expect(news() == ["+settings", "-finder"])
    try host.tap("Kitchen")
    #expect(news() == ["+Kitchen", "-settings"])
    try host.tap("Sounds")
    #expect(texts(host).contains("Level 7"))
    #expect(news() == ["+sounds", "-Kitchen"])
    try host.tap(id: "BackButton")
    try host.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: isTablet ? 600 : 300, y: 500))
    #expect(texts(host).contains("Account"))
    #expect(news() == ["+Kitchen", "-sounds", "+settings", "-Kitchen"])

    try host.tap("Help")
    try host.tap("What is this?")
    #expect(texts(host).contains("It keeps what you keep."))
    #expect(news() == ["+help", "-settings", "+popover"])
    if isTablet {
      try host.tap(at: CGPoint(x: 30, y: 1000))
    } else {
      try host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700))
    }
    #expect(!texts(host).contains("It keeps what you keep."))
    #expect(news() == ["-popover"])
    try host.tap("Shelf")
    #expect(news() == ["+shelf", "-help"])
  }

  /// Takes a picture at one pixel a point.
  private func verifyPicture(
    _ host: ViewHost<Pantry>, _ name: String, _ design: SystemDesign, _ style: UIUserInterfaceStyle,
    on config: ViewImageConfig = .iPhone13Pro
  ) {
    let traits = UITraitCollection {
      $0.displayScale = 1
      $0.userInterfaceStyle = style
      $0.preferredContentSizeCategory = .large
      $0.systemDesign = design
    }
    assertSnapshot(of: host, as: .image(on: config, traits: traits), named: name, testName: "walk")
  }

  @Test func `looks as it did on phones`() throws {
    let older = pantry(.iOS18, isTablet: false)
    try older.longPress("Bread")
    verifyPicture(older, "menu-18", .iOS18, .light)
    try older.tap("Duplicate")
    try older.tap("Find")
    try older.tap("Things")
    try older.type("ap")
    verifyPicture(
      older, "search-18", .iOS18, .dark, on: .iPhone13Pro.showing([.statusBar, .keyboard, .homeIndicator]))
    let newer = pantry(.iOS26, isTablet: false)
    try newer.tap("Add")
    verifyPicture(newer, "sheet-26", .iOS26, .light)
    try newer.tap("Cancel")
    try newer.longPress("Bread")
    verifyPicture(newer, "menu-26", .iOS26, .dark)
    try newer.tap("Duplicate")
    try newer.tap("Remove everything")
    verifyPicture(newer, "alert-26", .iOS26, .light, on: .iPhone13Pro.showing([.statusBar, .homeIndicator]))
  }

  @Test func `looks as it did on tablets`() throws {
    let older = pantry(.iOS18, isTablet: true)
    try older.tap("Help")
    try older.tap("What is this?")
    verifyPicture(older, "popover-18", .iOS18, .light, on: .iPadPro11(.portrait))
    let newer = pantry(.iOS26, isTablet: true)
    try newer.tap("Settings")
    try newer.tap("Kitchen")
    verifyPicture(newer, "level-26", .iOS26, .dark, on: .iPadPro11(.portrait))
  }
}
