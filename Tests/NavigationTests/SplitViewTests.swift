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

  private func texts(_ host: ViewHost<some View>) -> [String] { LaidOut.texts(of: host.layout(on: host.ownScreen)) }

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
}
