import PlaneGeometry
import Testing

@testable import Typesetting

@Suite("Words alone in the last line")
struct OrphanTests {
  private func lines(
    _ text: String, width: Double, limit: Int? = nil, avoids: Bool = true
  ) -> [String] {
    Sample.paragraph(text) {
      $0.avoidsOrphans = avoids
      $0.lineLimit = limit
    }.layout(width: width).lines.map(\.text)
  }

  @Test func `a title of iOS takes a word down to the last`() {
    let font = FontDescriptor(size: 33, weight: .bold)
    var style = ParagraphStyle()
    style.avoidsOrphans = true
    let title = Paragraph([TextRun("Welcome to Home Assistant", font: font)], style: style)
    #expect(title.layout(width: 358).lines.map(\.text) == ["Welcome to", "Home Assistant"])
    #expect(title.measures(width: 358).lineCount == 2)
  }

  @Test func `only where it is asked for`() {
    let width = Sample.width("one two three")
    #expect(lines("one two three four", width: width) == ["one two", "three four"])
    #expect(lines("one two three four", width: width, avoids: false) == ["one two three", "four"])
  }

  @Test func `only in paragraphs of two lines`() {
    let width = Sample.width("one two three")
    let text = "one two three four\none two three one two three four"
    #expect(
      lines(text, width: width) == ["one two", "three four", "one two three", "one two three", "four"])
  }

  @Test func `nothing moves where both have no room, the line has one word or the last line has two`() {
    #expect(lines("to extraordinary four", width: Sample.width("to extraordinary")) == ["to extraordinary", "four"])
    #expect(lines("extraordinary four", width: Sample.width("extraordinary")) == ["extraordinary", "four"])
    #expect(lines("nine to four", width: Sample.width("nine to")) == ["nine to", "four"])
    #expect(lines("one two three a b", width: Sample.width("one two three")) == ["one two three", "a b"])
  }

  @Test func `a single word stays where it is narrower than what would stand below it`() {
    #expect(lines("Welcome on Card", width: Sample.width("Welcome on ")) == ["Welcome", "on Card"])
    #expect(lines("on Welcome Card", width: Sample.width("on Welcome ")) == ["on Welcome", "Card"])
  }

  // Seen in a menu and in a row of iOS 18.
  @Test func `a word may end at a hyphen or a stroke, too`() {
    #expect(
      lines("Copy One-Time Password", width: Sample.width("Copy One-Time ")) == ["Copy One-", "Time Password"])
    let address = "https://cloud.example.com/index.php/"
    #expect(
      lines(address + "login", width: Sample.width(address)) == ["https://cloud.example.com/", "index.php/login"])
    #expect(lines("Enter key-manually", width: Sample.width("Enter key-")) == ["Enter key-", "manually"])
    #expect(lines("one two three four-five", width: Sample.width("one two three")) == ["one two three", "four-five"])
  }

  @Test func `each paragraph has a last line, and white space behind it does not count`() {
    let width = Sample.width("one two three")
    #expect(
      lines("one two three four \none two three four\n", width: width)
        == ["one two", "three four", "one two", "three four", ""])
  }

  @Test func `a text breaks in the same way in the width that it reported`() {
    for words in ["Welcome to Home Assistant", "a bb ccc dddd eeeee", "one two three four five six seven eight"] {
      for width in stride(from: 30.0, to: 300, by: 7) {
        let first = Sample.paragraph(words) { $0.avoidsOrphans = true }.layout(width: width)
        #expect(lines(words, width: first.size.width) == first.lines.map(\.text))
      }
    }
  }

  @Test func `lines that are cut off push nothing`() {
    let width = Sample.width("one two three")
    #expect(lines("one two three four", width: width, limit: 1).count == 1)
  }
}
