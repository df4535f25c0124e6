import Foundation
import Testing

@testable import UnicodeAlgorithms

@Suite struct `The standard's line breaking cases` {
  /// The number of cases that `LineBreakTest-15.0.0.txt` says it has ("Lines: 7654").
  private static let caseCount = 7654

  private static func cases() throws -> [LineBreakCase] {
    let file = try #require(Bundle.module.url(forResource: "LineBreakTest", withExtension: "txt"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    return try zip(1..., lines).filter { !$1.isEmpty && !$1.hasPrefix("#") }.map { number, line in
      try #require(LineBreakCase(line, line: number), "line \(number) is not a case: \(line)")
    }
  }

  /// The case with the breaks that Stills finds instead of the expected ones.
  private static func found(_ expected: LineBreakCase) -> LineBreakCase {
    let offsets = Set(expected.text.lineEnds.map(\.utf8Offset))
    var end = 0
    let allowed = expected.scalars.map { scalar in
      end += UTF8.width(scalar)
      return offsets.contains(end)
    }
    return LineBreakCase(line: expected.line, scalars: expected.scalars, allowsBreakAfter: allowed)
  }

  private static func difference(_ expected: LineBreakCase, _ found: LineBreakCase) -> Comment {
    """
    LineBreakTest.txt:\(expected.line)
      expected \(expected.notation)
      found    \(found.notation)
      classes  \(expected.scalars.map { "\(LineBreakClass($0))" }.joined(separator: ", "))
    """
  }

  @Test func `all break where the standard says`() throws {
    let cases = try Self.cases()
    var failures = 0
    for expected in cases {
      let found = Self.found(expected)
      guard found.allowsBreakAfter != expected.allowsBreakAfter else { continue }
      failures += 1
      if failures <= 10 { Issue.record(Self.difference(expected, found)) }
    }
    print("LineBreakTest-15.0.0.txt: \(cases.count) cases ran, \(failures) failed")
    #expect(failures == 0, "\(failures) of \(cases.count) cases failed; the first 10 are shown")
    #expect(cases.count == Self.caseCount)
  }
}
