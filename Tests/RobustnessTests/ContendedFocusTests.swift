import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Each field wants the focus back when it has lost it.
private struct Contended: View {
  @State private var text = ""
  @FocusState private var isFirst: Bool
  @FocusState private var isSecond: Bool

  var body: some View {
    VStack {
      TextField("First", text: $text).focused($isFirst)
      TextField("Second", text: $text).focused($isSecond)
    }
    .onChange(of: isFirst) { if !isFirst { isFirst = true } }
    .onChange(of: isSecond) { if !isSecond { isSecond = true } }
  }
}

@MainActor @Suite struct `Fields that contend for the focus` {
  @Test func `are said never to come to rest`() throws {
    let host = ViewHost(Contended(), size: CGSize(width: 200, height: 200))
    try host.tap("First")
    #expect(host.layout(on: host.ownScreen).problems == [])
    try host.tap("Second")
    let problems = host.layout(on: host.ownScreen).problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("The focus never settles: each of 10 updates has moved it. Look for") == true)
  }
}
