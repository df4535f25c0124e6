import DeclarativeUI
import Testing

@testable import jokes

@Suite struct `Insets on the command line` {
  @Test func `are top, left, bottom and right`() throws {
    let edges = EdgeInsets(top: 1, leading: 2.5, bottom: 26, trailing: 0)
    #expect(try ScreenInsets(argument: "1,2.5,26,0").edges == edges)
  }

  @Test(arguments: ["", "1", "1,2,3", "1,2,3,4,5", "1,2,,4", "a,0,0,0", "nan,0,0,0", "-1,0,0,0", "inf,0,0,0"])
  func `that are not four numbers of at least 0 are refused with an example`(argument: String) {
    let error = #expect(throws: (any Error).self) { try ScreenInsets(argument: argument) }
    #expect(error.map { "\($0)".contains("such as 0,0,26,0") } == true)
  }
}
