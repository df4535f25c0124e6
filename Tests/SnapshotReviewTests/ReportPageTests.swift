import Foundation
import Pictures
import PNGFiles
import PixelImages
import SnapshotReferences
import Testing

@testable import SnapshotReview

/// The file that a report is.
struct ReportPageTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    try package.begin()
  }

  private func html(_ page: ReportPage = ReportPage()) throws -> String {
    String(decoding: try page.html(of: package.run), as: UTF8.self)
  }

  /// What the script of the page reads.
  private func data(of html: String) throws -> [String: Any] {
    let json = try #require(html.firstMatch(of: /id="data">\s*((?s:.*?))\s*<\/script>/)?.1)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func changes(_ page: ReportPage = ReportPage()) throws -> [[String: Any]] {
    try #require(try data(of: html(page))["changes"] as? [[String: Any]])
  }

  private func picture(_ color: RGBAColor, layout: LayoutOutline? = nil) throws -> Data {
    let texts = try layout.map { [LayoutOutline.keyword: try $0.stored] } ?? [:]
    let bitmap = Bitmap(width: 4, height: 3, filledWith: PremultipliedColor(color))
    return Data(try PNGEncoder().encode(bitmap, texts: texts))
  }

  /// A failure whose files are kept.
  private func mismatch(_ name: String, _ expected: Data, _ actual: Data) throws {
    let reference = "__Snapshots__/\(name)"
    var record = package.record(.mismatched, reference)
    try package.write(expected, to: reference)
    for (label, content) in [("expected", expected), ("actual", actual)] {
      let path = ".build/snapshots/failures/\(name)/\(label)"
      try package.write(content, to: path)
      record.files.append(RunRecord.File(label: label, path: path, digest: ContentDigest(of: content)))
    }
    record.referenceDigest = ContentDigest(of: expected)
    record.filter = "^AppTests\\.CardTests/dark(/|$)"
    try package.add(record)
  }

  @Test func `equal pictures are stored once`() throws {
    let (white, black) = (try picture(.white), try picture(.black))
    for name in ["a.png", "b.png"] { try mismatch(name, white, black) }
    let html = try html()
    #expect(html.matches(of: /<script type="text\/plain" id="picture-\d+"/).count == 2)
    #expect(html.contains(white.base64EncodedString()) && html.contains(black.base64EncodedString()))
    let sides = try changes().map { [$0["expected"], $0["actual"]].map { ($0 as? [String: Int])?["picture"] } }
    #expect(sides == [[0, 1], [0, 1]])
    #expect(try changes()[0]["expected"] as? [String: Int] == ["picture": 0, "width": 4, "height": 3])
  }

  @Test func `names that look like parts of the page stay names`() throws {
    let name = "</script><script>alert(1)</script><!--{{script}}{{nonce}}&lt;\u{2028}\u{202E}\u{1B}[31m"
    var record = package.record(.failed, nil, test: name)
    record.message = name
    record.file = name
    try package.add(record)
    let html = try html()
    #expect(!html.contains("alert(1)</script>"))
    #expect(!html.contains("<!--{{"))
    #expect(try changes()[0]["message"] as? String == name)
    #expect(try changes()[0]["test"] as? String == name)
  }

  @Test func `the page loads nothing and runs only its own script`() throws {
    var page = ReportPage()
    page.nonce = "NONCE"
    let html = try html(page)
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]+)"/)?.1)
    #expect(
      policy == """
        default-src 'none'; script-src 'nonce-NONCE'; style-src 'nonce-NONCE'; img-src data:; connect-src 'none'; \
        base-uri 'none'; form-action 'none'
        """)
    #expect(html.matches(of: /<script nonce="NONCE">/).count == 1)
    #expect(html.firstMatch(of: /https?:\/\/(?!www\.w3\.org\/2000\/svg)/) == nil)
    #expect(!html.contains("{{"))
    page.isServed = true
    #expect(try self.html(page).contains("connect-src 'self'"))
    #expect(ReportPage().nonce != ReportPage().nonce)
  }

  @Test func `what can be accepted has a command, and what changed since says why it has none`() throws {
    try mismatch("a b.txt", Data("old\n".utf8), Data("new\n".utf8))
    try mismatch("c.txt", Data("old\n".utf8), Data("new\n".utf8))
    try package.write("newer\n", to: "__Snapshots__/c.txt")
    let changes = try changes()
    #expect(changes[0]["accept"] as? String == "swift run stills accept '__Snapshots__/a b.txt'")
    #expect(changes[0]["rerun"] as? String == "swift test --filter '^AppTests\\.CardTests/dark(/|$)'")
    #expect(changes[1]["accept"] == nil)
    #expect(
      changes[1]["problems"] as? [String] == [
        """
        __Snapshots__/c.txt has changed since the run, so it is not what you looked at. Run "swift test" again.
        """
      ])
  }

  @Test func `what a renamed test misses is shown beside what lies under its old name`() throws {
    let (white, new) = (try picture(.white), "__Snapshots__/CardTests/evening.1.png")
    try package.write(white, to: "__Snapshots__/CardTests/dark.1.png")
    var record = package.record(.missing, new)
    try package.write(white, to: ".build/snapshots/failures/actual")
    record.files = [
      RunRecord.File(label: "actual", path: ".build/snapshots/failures/actual", digest: ContentDigest(of: white))
    ]
    try package.add(record)
    let change = try #require(try changes().first)
    #expect(change["oldReference"] as? String == "__Snapshots__/CardTests/dark.1.png")
    #expect(change["move"] as? String == "swift run stills unused --move")
    #expect(change["expected"] as? [String: Int] == change["actual"] as? [String: Int] && change["expected"] != nil)
  }

  @Test func `what was decided before the page was made is shown as decided`() throws {
    for name in ["a.txt", "b.txt"] { try mismatch(name, Data("old\n".utf8), Data("new\n".utf8)) }
    let reviewer = try package.reviewer
    _ = try reviewer.accept(reviewer.run.changes[0])
    _ = try reviewer.reject(reviewer.run.changes[1])
    let changes = try changes()
    #expect(changes.map { $0["decision"] as? String } == ["accepted", "rejected"])
    #expect(changes.map { $0["argument"] as? String } == ["__Snapshots__/a.txt", "__Snapshots__/b.txt"])
  }

  @Test func `texts are compared, in files and in the source`() throws {
    try mismatch("a.txt", Data("one two\n".utf8), Data("one three\n".utf8))
    var record = package.record(.mismatched, nil)
    record.texts = RunRecord.Texts(expected: "one two\n", actual: "one three\n")
    record.filter = "^A$"
    try package.add(record)
    let changes = try changes()
    for change in changes {
      let lines = try #require(change["lines"] as? [[String: Any]])
      #expect(lines.map { $0["mark"] as? String } == ["-", "+"])
    }
    #expect(changes[0]["cause"] as? Int == changes[1]["cause"] as? Int)
    #expect(changes[1]["accept"] as? String == "SNAPSHOT_TESTING_RECORD=failed swift test --filter '^A$'")
  }

  @Test func `layouts of both pictures are outlined, and what differs is marked`() throws {
    func layout(_ color: String) -> LayoutOutline {
      let items = [("Back", "#FFFFFF"), ("Dot", color)].map { name, color in
        LayoutOutline.Item(
          frame: .init(x: 1, y: 2, width: 3, height: 1), content: .shape(.init(name: name, paint: .color(color))))
      }
      return LayoutOutline(size: .init(width: 4, height: 3), items: items)
    }
    try mismatch("a.png", picture(.white, layout: layout("#000000")), picture(.black, layout: layout("#FF0000")))
    let shown = try #require(try changes()[0]["layout"] as? [String: Any])
    let expected = try #require(shown["expected"] as? [String: Any])
    let lines = try #require(expected["lines"] as? [[String: Any]])
    #expect(expected["size"] as? [Double] == [4, 3])
    #expect(lines.map { $0["differs"] as? Bool } == [false, true])
    #expect(lines[1]["text"] as? String == "  Dot at (1.00, 2.00) size 3.00 x 1.00 fill #000000")
    #expect(lines[1]["frame"] as? [Double] == [1, 2, 3, 1])
  }

  @Test func `what matched and what is new is seen in the reference, unless it is left out`() throws {
    try package.write(picture(.white), to: "__Snapshots__/a.png")
    try package.write("text\n", to: "__Snapshots__/b.txt")
    try package.add(package.record(.matched, "__Snapshots__/a.png"))
    try package.add(package.record(.recorded, "__Snapshots__/b.txt"))
    let changes = try changes()
    #expect(changes[0]["actual"] != nil && changes[0]["expected"] == nil && changes[0]["rerun"] == nil)
    #expect((changes[1]["lines"] as? [[String: Any]])?.map { $0["mark"] as? String } == [" "])
    var page = ReportPage()
    page.hasPassing = false
    #expect(try self.changes(page).map { $0["kind"] as? String } == ["recorded"])
  }

  @Test(arguments: [
    ("AppTests.CardTests/dark()", "light", nil, "CardTests/dark light"),
    ("AppTests.CardTests/dark()", nil, 1, "CardTests/dark"),
    ("AppTests.CardTests/dark()", nil, 2, "CardTests/dark 2"), ("dark", nil, nil, "dark"), (nil, nil, nil, "a.png"),
  ])
  func `a snapshot is called by its suite, its test and its name`(
    test: String?, name: String?, counter: Int?, title: String
  ) throws {
    var record = package.record(.matched, "__Snapshots__/a.png")
    (record.test, record.name, record.counter) = (test, name, counter)
    try package.add(record)
    #expect(try changes()[0]["title"] as? String == title)
  }

  @Test func `files that are neither pictures nor texts are not shown`() throws {
    try mismatch("a.bin", Data([0xFF, 0xFE]), Data([0xFF, 0xFD]))
    try mismatch("b.png", Data([0x89, 0x50]), picture(.white))
    let changes = try changes()
    #expect(changes[0]["lines"] == nil && changes[0]["actual"] == nil)
    #expect(changes[1]["expected"] == nil && changes[1]["actual"] != nil)
  }
}
