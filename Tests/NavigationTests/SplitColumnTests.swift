import DeclarativeUI
import Drawings
import Foundation
import LaidOutViews
import LayoutTree
import PixelImages
import PlaneGeometry
import Testing

/// The columns of a split view on tablets.
@MainActor @Suite struct `A column of a split view` {
  /// A tablet's screen with a status bar and a home indicator.
  private func host<V: View>(
    _ view: V, _ design: SystemDesign = .iOS26, width: CGFloat = 1180, height: CGFloat = 820, top: CGFloat = 32,
    bottom: CGFloat = 25, scheme: ColorScheme = .light, direction: LayoutDirection = .leftToRight
  ) -> ViewHost<V> {
    var environment = EnvironmentValues()
    (environment.systemDesign, environment.colorScheme, environment.layoutDirection) = (design, scheme, direction)
    (environment.horizontalSizeClass, environment.verticalSizeClass) = (.regular, .regular)
    (environment.userInterfaceIdiom, environment.displayScale) = (.pad, 2)
    return ViewHost(
      view, size: CGSize(width: width, height: height),
      safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0), environment: environment)
  }

  /// The panel of the first column, or nil where there is none.
  private func panel(_ host: ViewHost<some View>) -> CGRect? { laidOut(host).frames("RoundedRectangle").first }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Two columns, of which the last one shows where it is.
  private func two(_ width: Modifier = .none) -> some View {
    NavigationSplitView {
      switch width {
      case .none: Text("Side")
      case .fixed(let width): Text("Side").navigationSplitViewColumnWidth(width)
      case .range(let minimum, let ideal, let maximum):
        Text("Side").navigationSplitViewColumnWidth(min: minimum, ideal: ideal, max: maximum)
      }
    } detail: {
      GeometryReader { _ in Text("Detail") }
    }
  }

  enum Modifier {
    case none
    case fixed(CGFloat)
    case range(CGFloat?, CGFloat, CGFloat?)
  }

  /// Three columns, of which the last two show where they are.
  private func three(_ visibility: NavigationSplitViewVisibility = .automatic) -> some View {
    NavigationSplitView(columnVisibility: .constant(visibility)) {
      Text("Side")
    } content: {
      GeometryReader { _ in Text("Middle") }
    } detail: {
      GeometryReader { _ in Text("Detail") }
    }
  }

  // Read off UIKit's split views in iOS 26.1, on a tablet of 820 x 1180 points.
  @Test func `floats 10 points from the edges, below the status bar`() {
    let host = host(two(), width: 820, height: 1180)
    #expect(panel(host) == rect(10, 32, 320, 1133))
    #expect(laidOut(host).frame("Detail")?.minX == 330)
    // Measured on a picture of 1032 x 1376.
    #expect(panel(self.host(three(), width: 1032, height: 1376, bottom: 20)) == rect(10, 32, 280, 1334))
  }

  // Measured on four pictures of 1024 x 1366 points, whose first column is 420 wide: the middle of the title at 732.1, cards
  // from 26 to 414 and the contents of their rows 16 inside.
  @Test func `has rows on cards 16 inside, and the title beside it is a little to its right`() throws {
    let view = NavigationSplitView {
      List { Text("Row") }.listStyle(.insetGrouped).navigationSplitViewColumnWidth(420)
    } detail: {
      NavigationStack { List { Text("Other") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }
    let screen = laidOut(host(view, width: 1024, height: 1366))
    #expect(try #require(screen.frame("Row")).minX == 42)
    #expect(try #require(screen.frame("Other")).minX == 470)
    #expect(abs(try #require(screen.frame("Title")).midX - 732.25) < 0.51)
  }

  @Test func `floats at the other side where lines run from right to left`() {
    let host = host(two(), direction: .rightToLeft)
    #expect(panel(host) == rect(850, 32, 320, 773))
    #expect(laidOut(host).frame("Detail")?.maxX == 850)
  }

  // Read off UIKit: the last column keeps 464 points, and the limits of the first one count more than that.
  @Test(arguments: [
    (Modifier.none, 320.0), (.fixed(250), 250), (.fixed(500), 500), (.range(nil, 410, nil), 346),
    (.range(375, 320, 400), 375), (.range(nil, 410, 300), 300), (.range(200, 280, 420), 280),
  ])
  func `is as wide as its views want, within limits`(width: Modifier, expected: CGFloat) {
    #expect(panel(host(two(width), width: 820, height: 1180))?.width == expected)
  }

  @Test func `is narrower on the smallest tablet`() {
    #expect(panel(host(two(), width: 744, height: 1133))?.width == 270)
  }

  // Measured on a picture of 1032 points: the second column gives way first. The rest is read off UIKit.
  @Test(arguments: [
    (1376.0, 280.0, 320.0), (1032, 280, 277.5), (1000, 280, 245.5), (980, 265.5, 240), (955, 240.5, 240),
  ])
  func `shares the width with two others`(width: CGFloat, first: CGFloat, second: CGFloat) {
    let host = host(three(), width: width, height: 1000)
    #expect(panel(host)?.width == first)
    #expect(laidOut(host).frame("Middle")?.minX == 10 + first)
    #expect(laidOut(host).frame("Detail")?.minX == 10 + first + second + 0.5)
  }

  @Test func `is not seen of three where there is no room for all`() {
    let host = host(three(), width: 820, height: 1180)
    #expect(panel(host) == nil)
    #expect(laidOut(host).frame("Middle")?.minX == 0)
    #expect(laidOut(host).frame("Detail")?.minX == 320.5)
    // Asked for it lies in front of the others, which stay where they are.
    let all = self.host(three(.all), width: 820, height: 1180)
    #expect(panel(all)?.width == 280)
    #expect(laidOut(all).frame("Middle")?.minX == 0)
    #expect(laidOut(all).frame("Detail")?.minX == 320.5)
  }

  @Test func `lies in front of a prominent detail, and goes away at a tap beside it`() throws {
    let host = host(two().navigationSplitViewStyle(.prominentDetail))
    #expect(panel(host) == nil)
    try host.tap(id: "ToggleSidebar")
    #expect(panel(host) == rect(10, 32, 320, 773))
    #expect(laidOut(host).frame("Detail")?.minX == 0)
    try host.tap(at: CGPoint(x: 900, y: 500))
    #expect(panel(host) == nil)
  }

  @Test func `is a column at the edge in iOS 18, with a line after it`() throws {
    let wide = host(two(), .iOS18, width: 1210, height: 834, top: 24)
    #expect(laidOut(wide).frame("Detail")?.minX == 320.5)
    let tall = host(two(), .iOS18, width: 834, height: 1210, top: 24)
    #expect(laidOut(tall).frame("Side") == nil && laidOut(tall).frame("Detail")?.minX == 0)
    // There it lies in front, and what is behind it is dimmed.
    try tall.tap(id: "ToggleSidebar")
    #expect(try #require(laidOut(tall).frame("Side")).maxX < 320)
    #expect(laidOut(tall).frame("Detail")?.minX == 0)
    #expect(laidOut(tall).items.contains { $0.color?.description == "#00000033" })
    let balanced = host(
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("Side")
      } detail: {
        GeometryReader { _ in Text("Detail") }
      }
      .navigationSplitViewStyle(.balanced), .iOS18, width: 834, height: 1210)
    #expect(laidOut(balanced).frame("Detail")?.minX == 320.5)
  }

  // Measured on white: #D6D6D6 and #C6C6C8, half a point wide.
  @Test(arguments: [(SystemDesign.iOS18, 320.0, "#00000029"), (.iOS26, 610, "#3C3C434A")])
  func `has a line after it`(design: SystemDesign, x: CGFloat, color: String) throws {
    let layout = laidOut(host(three(.all), design, width: 1376, height: 1032, top: 24))
    let lines = layout.items.filter { item in item.frame.map { $0.width == 0.5 && $0.height == 1032 } ?? false }
    #expect(lines.compactMap(\.frame).map { CGRect($0).minX }.min() == x)
    #expect(lines.first?.color?.description == color)
  }

  // Measured: 50 high, with a button 16 inside.
  @Test func `has a bar of a tablet's height in iOS 18`() throws {
    let view = NavigationSplitView {
      GeometryReader { _ in Text("Side") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    } detail: {
      Text("Detail")
    }
    #expect(laidOut(host(view, .iOS18, top: 24)).frame("Side")?.minY == 74)
  }

  struct Mailboxes: View {
    @State var selection: String? = "Inbox"
    var middle: Int? = 1

    var body: some View {
      NavigationSplitView {
        List(selection: $selection) {
          Section {
            Label("Inbox", systemImage: "tray").tag("Inbox")
            Label("Sent", systemImage: "paperplane").tag("Sent")
          }
          Section("Folders") {
            ForEach(["Work", "Home"], id: \.self) { name in NavigationLink(name, value: name) }
          }
        }
        .navigationTitle("Mail")
      } content: {
        List(selection: .constant(middle)) {
          ForEach(0..<3) { index in
            VStack(alignment: .leading, spacing: 2) {
              Text("Letter \(index)").font(.headline)
              Text("Words").font(.subheadline)
            }
          }
        }
        .navigationTitle("Letters").navigationBarTitleDisplayMode(.inline)
      } detail: {
        Text("Detail of \(selection ?? "nothing")")
      }
    }
  }

  // Measured on a picture: the first row begins below the bar at once; a header takes 54 points.
  @Test func `has rows without cards in iOS 26`() throws {
    let layout = laidOut(host(Mailboxes(), width: 1376, height: 1032, bottom: 20))
    #expect(layout.frames("SelectedRow").last == rect(26, 86, 248, 52))
    // Round at its ends: a circle of 78 pixels is 16 inside in the 31st row.
    guard case .shape(let row)? = layout.items.last(where: { $0.name == "SelectedRow" }) else {
      Issue.record("No row is selected.")
      return
    }
    #expect(abs(row.path.leftEdge(inRow: 30, ofPixels: 3, in: row.frame) - 16.1) <= 1)
    #expect(layout.frames("ListSection") == [] && layout.frames("Chevron") == [])
    let (inbox, sent) = (try #require(layout.frame("Inbox")), try #require(layout.frame("Sent")))
    #expect(abs(inbox.minX - 76.33) < 0.1 && abs(inbox.midY - 112) < 0.5 && sent.minY - inbox.minY == 52)
    #expect(try abs(#require(layout.frame("Folders")).minX - 42) < 0.1)
    #expect(try #require(layout.frame("Work")).midY - sent.midY == 106)
    // The title is in the bar, and the button at its end.
    #expect(try abs(#require(layout.frame("Mail")).midX - 155.5) < 0.5)
    #expect(try abs(#require(layout.frames("SidebarOutline").first).midX - 258.75) < 0.5)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func `has what is selected in the tint`(scheme: ColorScheme) throws {
    let host = host(Mailboxes(), width: 1376, height: 1032, scheme: scheme)
    func color(_ text: String) -> RGBAColor? {
      for case .text(let item) in laidOut(host).items where item.text == text {
        return item.layout.lines.first?.runs.first?.color
      }
      return nil
    }
    let (inbox, sent) = (try #require(color("Inbox")), try #require(color("Sent")))
    #expect(inbox != sent)
    try host.tap("Sent")
    #expect(color("Sent") == inbox && color("Inbox") == sent)
    try host.tap("Work")
    #expect(color("Work") == inbox && color("Sent") == sent)
    #expect(LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Detail of Work"))
  }

  // Measured on a picture: rows 16 inside the column, their contents 8 more.
  @Test func `has plain rows in the second column in iOS 26`() throws {
    let layout = laidOut(host(Mailboxes(), width: 1376, height: 1032, bottom: 20))
    let selected = try #require(layout.frames("SelectedRow").first)
    #expect(selected.minX == 306 && selected.maxX == 594)
    #expect(abs(selected.height - 70.5) < 0.5)
    // The first row begins 8 below the bar.
    #expect(abs((selected.minY - 94).remainder(dividingBy: selected.height)) < 0.5)
    #expect(try #require(layout.frame("Letter 0")).minX == 314)
    let row = layout.items.first { $0.name == "SelectedRow" }
    #expect(row?.color?.description == "#78788029")
    // Two of four lines are beside the selected row.
    #expect(layout.frames("Separator").map { [$0.minX, $0.maxX] } == [[314, 586], [314, 586]])
  }

  @Test func `shows the selected row in grey in iOS 18`() throws {
    let layout = laidOut(host(Mailboxes(), .iOS18, width: 1376, height: 1032, top: 24))
    #expect(layout.frame("Inbox") == nil)
    let view = NavigationSplitView {
      List(selection: .constant("Sent")) {
        Label("Inbox", systemImage: "tray").tag("Inbox")
        Label("Sent", systemImage: "paperplane").tag("Sent")
      }
      .listStyle(.sidebar)
    } detail: {
      Text("Detail")
    }
    let two = laidOut(host(view, .iOS18, width: 1210, height: 834, top: 24))
    #expect(two.frames("SelectedRow").map { [$0.minX, $0.maxX, $0.height] } == [[16, 304, 44]])
    #expect(two.frames("ListSection") == [])
  }

  // Measured over black and over a shade of blue, in two apps: within a level.
  @Test(arguments: [([0.0, 0, 0], [15.0, 15, 15]), ([21, 20, 26], [28, 27, 32])])
  func `has a panel in the dark as pictures have it`(behind: [Double], seen: [Double]) throws {
    func backdrops(_ items: [DrawingItem]) -> [Backdrop] {
      items.flatMap { item -> [Backdrop] in
        guard case .layer(let layer) = item else { return [] }
        if case .backdrop(let backdrop) = layer.effect { return [backdrop] + backdrops(layer.items) }
        return backdrops(layer.items)
      }
    }
    let layout = laidOut(host(two(), scheme: .dark)).layout
    // That of the panel blurs most.
    let panel = try #require(backdrops(layout.drawing.items).max { $0.blur < $1.blur })
    for channel in 0..<3 {
      let row = panel.colors.numbers[4 * channel..<4 * channel + 4]
      let result = zip(row, behind + [255]).reduce(0) { $0 + $1.0 * $1.1 }
      #expect(abs(result - seen[channel]) < 1)
    }
  }

  // What can be selected is of another kind than what tells rows apart, in an app whose picture has no grey rows.
  @Test func `shows no row as selected that cannot be`() {
    let view = NavigationSplitView {
      List(selection: .constant(String?.none)) { ForEach(1..<4) { Text("Row \($0)") } }
    } detail: {
      Text("Detail")
    }
    #expect(laidOut(host(view, width: 1024, height: 1366)).frames("SelectedRow").isEmpty)
  }

  struct Links: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("One", value: 1)
          NavigationLink("Two") { Text("Screen of two") }
          NavigationLink("Three") { Text("Screen of three") }
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
      } detail: {
        Text("Nothing")
      }
    }
  }

  @Test(arguments: [(SystemDesign.iOS18, 44.0), (.iOS26, 52)])
  func `shows which of its links leads to what is beside it`(design: SystemDesign, height: CGFloat) throws {
    let host = host(Links(), design, width: 1210, height: 834)
    func selected() -> [String] {
      let layout = laidOut(host)
      return ["One", "Two", "Three"].filter { name in
        let text = layout.frame(name)?.midY ?? 0
        return layout.frames("SelectedRow").contains { $0.height == height && abs($0.midY - text) < 1 }
      }
    }
    func color(_ name: String) -> RGBAColor? { laidOut(host).items.first { $0.name == name }?.color }
    #expect(selected() == [])
    let plain = color("Two")
    try host.tap("Two")
    #expect(selected() == ["Two"] && LaidOut.texts(of: host.layout(on: host.ownScreen)).contains("Screen of two"))
    #expect((color("Two") == plain) == (design == .iOS18))
    try host.tap("One")
    #expect(selected() == ["One"] && color("Two") == plain)
    try host.tap("Three")
    #expect(selected() == ["Three"])
  }

  @Test func `takes no style of a sidebar along into a sheet`() throws {
    let view = NavigationSplitView {
      Text("Side").sheet(isPresented: .constant(true)) { NavigationStack { List { Text("Row") } } }
    } detail: {
      Text("Detail")
    }
    let layout = laidOut(host(view))
    #expect(layout.frames("ListSection").count == 1)
    #expect(layout.frames("SidebarOutline").count == 1)
  }
}
