import Foundation
import Testing

@testable import UnicodeAlgorithms

@Suite struct `The standard's grapheme clusters` {
  /// The number of cases that `GraphemeBreakTest-15.0.0.txt` says it has ("Lines: 602").
  private static let caseCount = 602

  /// A text with `|` between its clusters, in hexadecimal.
  private static func divided(_ scalars: [Unicode.Scalar]) -> String {
    var scanner = GraphemeScanner()
    return scalars.reduce(into: "") { text, scalar in
      text += scanner.startsCluster(GraphemeBreakClass(scalar)) && !text.isEmpty ? "|" : " "
      text += String(scalar.value, radix: 16)
    }
  }

  /// Clusters in the same notation.
  private static func joined(_ clusters: [[Unicode.Scalar]]) -> String {
    " " + clusters.map { $0.map { String($0.value, radix: 16) }.joined(separator: " ") }.joined(separator: "|")
  }

  @Test func `all are divided where the standard says`() throws {
    let file = try #require(Bundle.module.url(forResource: "GraphemeBreakTest", withExtension: "txt"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    for line in lines {
      let clusters = line.split(separator: "÷").map { cluster in
        cluster.split { !$0.isHexDigit }.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      }
      #expect(Self.divided(clusters.flatMap(\.self)) == Self.joined(clusters.filter { !$0.isEmpty }), "\(line)")
    }
    #expect(lines.count == Self.caseCount)
  }

  @Test func `every syllable of Hangul is one, with its trailing consonant`() {
    for value: UInt32 in 0xAC00...0xD7A3 {
      let isOpen = (value - 0xAC00).isMultiple(of: 28)
      #expect(Unicode.Scalar(value).map(GraphemeBreakClass.init) == (isOpen ? .hangulTwoJamo : .hangulThreeJamo))
    }
    #expect(Self.divided(["\u{AC00}", "\u{1161}", "\u{AC01}", "\u{1161}"]) == " ac00 1161|ac01|1161")
  }

  @Test(arguments: [
    ("क्षत्रिय", ["क्ष", "त्रि", "य"]), ("र्क", ["र्क"]), ("क्\u{200D}ष", ["क्\u{200D}ष"]),
    ("क्\u{200C}ष", ["क्\u{200C}", "ष"]), ("क़्ष", ["क़्ष"]), ("कु्ष", ["कु्", "ष"]), ("ক্ষি", ["ক্ষি"]), ("க்ஷி", ["க்", "ஷி"]),
  ])
  func `conjuncts of Indic scripts are whole, also across joiners and marks`(text: String, clusters: [String]) {
    #expect(Self.divided(Array(text.unicodeScalars)) == Self.joined(clusters.map { Array($0.unicodeScalars) }))
  }

  @Test func `runs are divided as the whole text is`() {
    let characters = TextCharacters(["e", "\u{301}\r", "\na", "", "🇩", "🇪🇫"])
    #expect(characters.starts == [true, false, true, false, true, true, false, true])
    #expect(characters.scalars.count == characters.starts.count)
  }
}
