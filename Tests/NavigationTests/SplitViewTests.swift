import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Columns, each of which leads to the next.
@MainActor @Suite struct `A split view` {
  private var view: some View {
    NavigationSplitView {
      NavigationLink("Seven", value: 7).navigationDestination(for: Int.self) { Text("Number \($0)") }
        .navigationTitle("Side")
    } detail: {
      Text("Nothing")
    }
  }

  private func host(isWide: Bool) -> ViewHost<some View> {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = isWide ? .regular : .compact
    return ViewHost(
      view, size: isWide ? CGSize(width: 1194, height: 834) : CGSize(width: 402, height: 874), environment: environment)
  }

  @Test func `is a stack where there is little room`() throws {
    let host = host(isWide: false)
    #expect(!texts(host).contains("Nothing"))
    try host.tap("Seven")
    #expect(texts(host).contains("Number 7"))
    try host.tap(id: "BackButton")
    #expect(texts(host).contains("Seven"))
  }

  @Test func `has columns side by side where there is room`() throws {
    let host = host(isWide: true)
    #expect(texts(host).contains("Nothing") && texts(host).contains("Seven"))
    try host.tap("Seven")
    #expect(texts(host).contains("Number 7") && texts(host).contains("Seven"))
    #expect(!texts(host).contains("Nothing"))
  }

  /// A screen of three columns, as a tablet or as a phone shows it.
  private func threeColumns(
    _ visibility: NavigationSplitViewVisibility = .automatic, compact column: NavigationSplitViewColumn = .sidebar,
    isWide: Bool
  ) -> [String] {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = isWide ? .regular : .compact
    let view = NavigationSplitView(
      columnVisibility: .constant(visibility), preferredCompactColumn: .constant(column)
    ) {
      Text("First")
    } content: {
      Text("Second")
    } detail: {
      Text("Third")
    }
    let host = ViewHost(
      view, size: isWide ? CGSize(width: 1194, height: 834) : CGSize(width: 402, height: 874),
      environment: environment)
    return LaidOut.texts(of: host.layout(on: host.ownScreen)).filter { ["First", "Second", "Third"].contains($0) }
  }

  @Test(arguments: [
    (NavigationSplitViewVisibility.all, ["First", "Second", "Third"]), (.doubleColumn, ["Second", "Third"]),
    (.detailOnly, ["Third"]),
  ])
  func `shows the columns that are asked for`(visibility: NavigationSplitViewVisibility, seen: [String]) {
    #expect(Set(threeColumns(visibility, isWide: true)) == Set(seen))
  }

  @Test(arguments: [
    (NavigationSplitViewColumn.sidebar, "First"), (.content, "Second"), (.detail, "Third"),
  ])
  func `begins with the column that is asked for where there is little room`(
    column: NavigationSplitViewColumn, seen: String
  ) {
    #expect(threeColumns(compact: column, isWide: false) == [seen])
  }
}
