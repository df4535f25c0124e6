import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

/// Links in the first column of a tablet.
@MainActor @Suite struct `Links of a column` {
  private struct Columns: View {
    let isDetail: Bool
    var body: some View {
      NavigationView {
        List { NavigationLink("Row") { Text("Next") }.isDetailLink(isDetail) }.navigationTitle("Side")
        Text("Choose")
      }
    }
  }

  // Documented of links: whether they lead to the next column, or to a screen in their own one.
  @Test func `lead to the next column, or to a screen in their own one`() throws {
    for isDetail in [true, false] {
      var environment = EnvironmentValues()
      (environment.horizontalSizeClass, environment.verticalSizeClass) = (.regular, .regular)
      (environment.userInterfaceIdiom, environment.systemDesign) = (.pad, .iOS18)
      let host = ViewHost(
        Columns(isDetail: isDetail), size: CGSize(width: 1194, height: 834), environment: environment)
      try host.tap("Row")
      let next = try #require(LaidOut(host.layout(on: host.ownScreen)).frame("Next"))
      #expect(isDetail ? next.minX > 320 : next.maxX < 320)
      #expect(texts(host).contains("Choose") != isDetail)
    }
  }
}
