import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// In which order screens are heard, and in which they come and go.
@MainActor @Suite struct `The order of a screen` {
  private func labels(_ host: ViewHost<some View>) -> [String?] {
    host.layout(on: host.ownScreen).accessibility.flatMap(\.leaves).map(\.label)
  }

  private func screen(_ title: String) -> some View {
    Text("Contents of \(title)").navigationTitle(title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `begins with the bar, and ends with the bar at the bottom`(design: SystemDesign) {
    let stack = host(NavigationStack { screen("Title") }, design)
    // A large title stands below the buttons.
    #expect(labels(stack) == ["Cancel", "Save", "Title", "Contents of Title"])
    let inline = host(NavigationStack { screen("Title").navigationBarTitleDisplayMode(.inline) }, design)
    #expect(labels(inline) == ["Cancel", "Title", "Save", "Contents of Title"])
    let bottom = host(
      NavigationStack { screen("Title").toolbar { ToolbarItem(placement: .bottomBar) { Button("Below") {} } } }, design)
    #expect(labels(bottom).first == "Cancel" && labels(bottom).last == "Below")
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `begins with the button that leads back`(design: SystemDesign) {
    let pushed = host(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("First").navigationDestination(for: Int.self) { _ in screen("Second") }
      }, design)
    #expect(labels(pushed).first == "First" && labels(pushed).last == "Contents of Second")
    #expect(!labels(pushed).contains("Root"))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `begins with the bar on sheets, covers and tabs`(design: SystemDesign) {
    let sheet = host(Text("a").sheet(isPresented: .constant(true)) { NavigationStack { screen("Sheet") } }, design)
    #expect(labels(sheet).first == "Cancel" && labels(sheet).last == "Contents of Sheet")
    let cover = host(
      Text("a").fullScreenCover(isPresented: .constant(true)) { NavigationStack { screen("Cover") } }, design)
    #expect(labels(cover).first == "Cancel" && labels(cover).last == "Contents of Cover")
    let tabs = host(
      TabView {
        NavigationStack { screen("Tab") }.tabItem { Text("First") }
        Text("Other").tabItem { Text("Second") }
      }, design)
    #expect(labels(tabs).first == "Cancel" && labels(tabs).suffix(2) == ["First", "Second"])
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `begins with the field to search by, where that is in the bar`(design: SystemDesign) {
    let view = NavigationStack {
      Text("Contents").navigationTitle("Title").searchable(text: .constant(""), prompt: "Find")
    }
    let heard = labels(host(view, design))
    #expect(heard == (design == .iOS18 ? ["Title", "Find", "Contents"] : ["Title", "Contents", "Find"]))
  }

  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `begins with the bar of the first column of a tablet`(design: SystemDesign) throws {
    let split = host(
      NavigationSplitView {
        List { Text("Row") }.navigationTitle("Side")
      } detail: {
        screen("Detail")
      }, design, isTablet: true)
    let heard = labels(split)
    let (side, row) = (try #require(heard.firstIndex(of: "Side")), try #require(heard.firstIndex(of: "Row")))
    let (cancel, contents) = (
      try #require(heard.firstIndex(of: "Cancel")), try #require(heard.firstIndex(of: "Contents of Detail"))
    )
    #expect(side < row && cancel < contents, "\(heard)")
  }

  // The same order as OpenSwiftUI's: what comes appears before what goes disappears.
  @Test(arguments: [SystemDesign.iOS18, .iOS26])
  func `is kept by pushes, pops, tabs, sheets and covers`(design: SystemDesign) throws {
    struct Noted: ViewModifier {
      let name: String
      let log: TouchLog
      func body(content: Content) -> some View {
        content.onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
      }
    }
    struct App: View {
      let log: TouchLog
      @State private var path: [Int] = []
      @State private var isSheet = false
      @State private var isCover = false
      var body: some View {
        TabView {
          NavigationStack(path: $path) {
            VStack {
              Button("Deep") { path = [1, 2] }
              Button("Sheet") { isSheet = true }
              Button("Cover") { isCover = true }
            }
            .modifier(Noted(name: "root", log: log))
            .navigationDestination(for: Int.self) { number in
              Button("Home") { path = [] }.modifier(Noted(name: "\(number)", log: log))
            }
          }
          .sheet(isPresented: $isSheet) { Button("Close") { isSheet = false }.modifier(Noted(name: "sheet", log: log)) }
          .fullScreenCover(isPresented: $isCover) {
            Button("Leave") { isCover = false }.modifier(Noted(name: "cover", log: log))
          }
          .tabItem { Text("First") }
          Text("Other").modifier(Noted(name: "other", log: log)).tabItem { Text("Second") }
        }
      }
    }
    let log = TouchLog()
    let host = host(App(log: log), design)
    func after(_ tap: String) throws -> [String] {
      try host.tap(tap)
      _ = host.layout(on: host.ownScreen)
      return log.take()
    }
    _ = host.layout(on: host.ownScreen)
    #expect(log.take() == ["+root"])
    // Several screens at once: only the topmost one is ever seen.
    #expect(try after("Deep") == ["+2", "-root"])
    #expect(try after("Home") == ["+root", "-2"])
    #expect(try after("Sheet") == ["+sheet"])
    #expect(try after("Close") == ["-sheet"])
    #expect(try after("Cover") == ["+cover", "-root"])
    #expect(Set(try after("Leave")) == ["+root", "-cover"])
    #expect(try after("Second") == ["+other", "-root"])
    #expect(try after("First") == ["+root", "-other"])
  }

  // From the other edge where lines run from right to left.
  @Test func `is left by a swipe over the leading edge`() throws {
    let view = NavigationStack { NavigationLink("Next") { Text("Second") } }
    let mirrored = host(view, .iOS18, direction: .rightToLeft)
    try mirrored.tap("Next")
    #expect(throws: TouchError.self) {
      try mirrored.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400))
    }
    try mirrored.drag(from: CGPoint(x: 398, y: 400), to: CGPoint(x: 100, y: 400))
    #expect(labels(mirrored).contains("Next"))
  }

  struct Place: Hashable, Codable {
    let name: String
  }

  private struct Secret: Hashable {
    let name: String
  }

  @Test func `is stored and read again, whatever types its path has`() throws {
    var path = NavigationPath(["a", "b"])
    path.append(Place(name: "c"))
    #expect(path.count == 3 && !path.isEmpty)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
    path.append(Secret(name: "d"))
    // What cannot be stored has no form that can.
    #expect(path.codable == nil)
    path.removeLast(2)
    #expect(path.count == 2 && path == NavigationPath(["a", "b"]))
    path.removeLast(2)
    #expect(path.isEmpty)
  }
}
