import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// The tab to search by.
@MainActor @Suite struct `A tab to search by` {
  private struct Music: View {
    var count = 2
    var isSearchedOutside = false
    @State private var text = ""

    var body: some View {
      if isSearchedOutside { tabs.searchable(text: $text, prompt: "Songs") } else { tabs }
    }

    private var tabs: some View {
      TabView {
        Tab(role: .search) {
          NavigationStack {
            if isSearchedOutside {
              Text("Found: \(text)").navigationTitle("Finder")
            } else {
              Text("Found: \(text)").navigationTitle("Finder").searchable(text: $text, prompt: "Songs")
            }
          }
        }
        ForEach(0..<count, id: \.self) { index in
          Tab("Tab \(index)", systemImage: "house") { Text("Screen \(index)") }
        }
      }
    }
  }

  // Measured on devices: a circle as high as the bar, 21 from the edges.
  @Test func `is a circle of its own at the end in iOS 26`() throws {
    let host = host(Music(), .iOS26)
    try host.tap("Tab 0")
    let capsules = laidOut(host).frames("Capsule")
    #expect(capsules.contains { $0.isNear(rect(319, 791, 62, 62), within: 0.34) }, "\(capsules)")
    #expect(capsules.contains { $0.isNear(rect(21, 791, 188, 62), within: 0.34) })
    // Measured at 402 with three others: the bar takes what is left to 8 before the circle, and backgrounds are 98.67 wide.
    let three = LaidOutViews.host(Music(count: 3), .iOS26)
    try three.tap("Tab 0")
    let bar = laidOut(three).frames("Capsule")
    #expect(bar.contains { $0.isNear(rect(21, 791, 290, 62), within: 0.34) }, "\(bar)")
    #expect(bar.contains { $0.isNear(rect(25, 795, 98.67, 54), within: 0.34) })
    // With four others the bar takes what is left, too.
    let crowded = LaidOutViews.host(Music(count: 4), .iOS26)
    try crowded.tap("Tab 0")
    #expect(laidOut(crowded).frames("Capsule").contains { $0.isNear(rect(21, 791, 290, 62), within: 0.34) })
  }

  @Test func `is the last one before iOS 26, and on tablets a picture at the end`() throws {
    let older = laidOut(host(Music(), .iOS18))
    let last = try #require(older.frame("Tab 1"))
    #expect(try #require(older.frame("Search")).minX > last.maxX)
    for design in [SystemDesign.iOS18, .iOS26] {
      let tablet = laidOut(host(Music(), design, isTablet: true))
      #expect(tablet.frame("Search") == nil)
      let glasses = tablet.frames("magnifyingglass").filter { $0.midX < 700 }
      let last = try #require(tablet.frame("Tab 1"))
      #expect(try #require(glasses.first).minX > last.maxX)
    }
  }

  // Measured on devices: the tab before in a circle of 48 at 28, the field from 88 to 28 before the edge, 28 above the lower
  // one.
  @Test(arguments: [false, true])
  func `has its field in the place of the bar in iOS 26`(isOutside: Bool) throws {
    let host = host(Music(isSearchedOutside: isOutside), .iOS26)
    try host.tap("Tab 0")
    try host.tap("Tab 1")
    try host.tap("Search")
    let layout = laidOut(host)
    #expect(layout.frame("Tab 0") == nil && layout.frames("Songs").count == 1)
    let capsules = layout.frames("Capsule")
    #expect(capsules.contains { $0.isNear(rect(28, 798, 48, 48), within: 0.34) }, "\(capsules)")
    #expect(capsules.contains { $0.isNear(rect(88, 798, 286, 48), within: 0.34) })
    try host.tap("Songs")
    try host.type("la")
    #expect(texts(host).contains("Found: la"))
    // 8 from the edges, and 8 before the circle that ends the search.
    #expect(laidOut(host).frames("Capsule").contains { abs($0.minX - 8) < 0.34 && abs($0.width - 330) < 0.34 })
    try host.tap("Close")
    try host.tap("Tab 1")
    #expect(texts(host).contains("Screen 1") && texts(host).contains("Tab 0"))
  }

  @Test func `opens its field at once where that is asked for`() throws {
    let waiting = host(Music(), .iOS26)
    try waiting.tap("Tab 0")
    try waiting.tap("Search")
    #expect(throws: TouchError.self) { try waiting.tap("Close") }
    let opening = host(Music().tabViewSearchActivation(.searchTabSelection), .iOS26)
    try opening.tap("Close")
    try opening.tap("Tab 0")
    try opening.tap("Search")
    try opening.type("la")
    #expect(texts(opening).contains("Found: la"))
  }

  @Test func `has its place where more than five others share the bar`() throws {
    for design in [SystemDesign.iOS18, .iOS26] {
      let host = host(Music(count: 7), design)
      try host.tap("Tab 0")
      #expect(texts(host).contains("More"))
      try host.tap("Search")
      #expect(texts(host).contains("Found:"))
    }
  }
}
