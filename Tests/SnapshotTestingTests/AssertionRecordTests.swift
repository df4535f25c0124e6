import Foundation
import Pictures
import PixelImages
import SnapshotReferences
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// What is written down of each assertion, whatever became of it.
struct AssertionRecordTests {
  private let package: TemporaryPackage
  private let white = Bitmap(width: 4, height: 3, filledWith: PremultipliedColor(.white))

  init() throws { package = try TemporaryPackage() }

  private var last: RunRecord {
    get throws { try #require(package.records.last) }
  }

  @Test func `one that passes names its test file, its reference and its strategy`() throws {
    for _ in 1...2 { _ = package.verify("a", as: .lines, line: 7) }
    #expect(package.outcomes == [.recorded, .matched])
    let record = try last
    #expect(record.file == "Tests/AppTests/CardTests.swift" && record.line == 7 && record.column == 1)
    #expect(record.reference == TemporaryPackage.folder + "test.card.txt")
    #expect(record.strategy == RunRecord.Strategy(format: "String", pathExtension: "txt"))
    #expect(record.name == "card" && record.counter == nil)
    #expect(record.test?.contains("AssertionRecordTests") == true)
    #expect(record.message == nil && record.files.isEmpty && record.measures == nil)
  }

  @Test func `one without a name has a number`() throws {
    for _ in 1...2 { _ = package.verify("a", as: .lines, named: nil, line: 7) }
    #expect(package.records.map(\.counter) == [1, 2])
    #expect(package.records.map(\.name) == [nil, nil])
  }

  @Test func `a text that differs leaves its files, the failure's text, and the number of its lines`() throws {
    _ = package.verify("a\nb\n", as: .lines, line: 1)
    let failure = package.verify("a\nc\nd\n", as: .lines, line: 1)
    let record = try last
    #expect(record.outcome == .mismatched)
    #expect(record.message == failure)
    #expect(record.measures == DifferenceMeasures(lines: .init(removed: 1, added: 2)))
    let folder = TemporaryPackage.failures + "test.card.txt/"
    #expect(
      record.files.map(\.path) == ["expected.txt", "actual.txt", "difference.diff"].map { folder + $0 })
    #expect(record.files.map(\.label) == ["expected", "actual", "difference"])
    let digests = ["a\nb\n", "a\nc\nd\n"].map { ContentDigest(of: Data($0.utf8)) }
    #expect(record.files.prefix(2).map(\.digest) == digests)
    #expect(record.files[2].digest != nil)
    #expect(record.referenceDigest == digests[0])
    #expect(record.filter != nil && record.texts == nil)
  }

  @Test func `what the reference holds afterwards has a digest, unless the value matched`() throws {
    let digests = ["a\n", "b\n"].map { ContentDigest(of: Data($0.utf8)) }
    _ = package.verify("a\n", as: .lines, environment: ["CI": "true"], line: 1)
    #expect(try last.outcome == .missing && last.referenceDigest == nil && last.files.map(\.digest) == [digests[0]])
    _ = package.verify("a\n", as: .lines, line: 1)
    #expect(try last.outcome == .recorded && last.referenceDigest == digests[0])
    _ = package.verify("b\n", as: .lines, environment: ["SNAPSHOT_TESTING_RECORD": "failed"], line: 1)
    #expect(try last.outcome == .recorded && last.referenceDigest == digests[1])
    #expect(try last.files.prefix(2).map(\.digest) == digests)
    _ = package.verify("b\n", as: .lines, line: 1)
    #expect(try last.outcome == .matched && last.referenceDigest == nil && last.filter == nil)
  }

  @Test func `a picture that differs leaves what was measured of its pixels and its layout`() throws {
    func picture(_ x: Int) -> SnapshotPicture {
      var bitmap = white
      bitmap[x, 1] = PremultipliedColor(.black)
      let mask = PictureMask.rect(x: 0, y: 0, width: 1, height: 1)
      let dot = LayoutOutline.Item(
        frame: .init(x: Double(x), y: 1, width: 1, height: 1),
        content: .shape(.init(name: "Dot", paint: .color("#000000"))))
      let layout = LayoutOutline(size: .init(width: 4, height: 3), items: [dot])
      return SnapshotPicture(bitmap, layout: layout, masks: [mask])
    }
    let strategy = Snapshotting(comparing: Diffing<SnapshotPicture>(tolerance: .exact))
    _ = package.verify(picture(1), as: strategy, line: 1)
    _ = package.verify(picture(2), as: strategy, line: 1)
    let measures = try #require(try last.measures)
    let black = DifferenceMeasures.ColorDistance(value: 255, x: 1, y: 1, expected: "#000000", actual: "#FFFFFF")
    var pixels = try #require(measures.pixels)
    #expect(pixels.largestChannelDifference == black)
    #expect(pixels.largestLabDistance.map { abs($0.value - 100) < 0.1 } == true)
    pixels.largestLabDistance = nil
    #expect(
      pixels
        == .init(
          expectedSize: [4, 3], actualSize: [4, 3], differing: 2, forgiven: 0,
          boxes: [.init(x: 1, y: 1, width: 2, height: 1)], masks: [.init(x: 0, y: 0, width: 1, height: 1)],
          largestChannelDifference: black, largestLabDistance: nil, smallestSetting: nil))
    var change = DifferenceMeasures.LayoutChange(
      .changed, item: "Dot", name: nil, before: [1, 1, 1, 1], after: [2, 1, 1, 1])
    change.effects = ["moved 1 pt right"]
    change.words = "Dot at (1, 1) moved 1 pt right"
    #expect(measures.layout == [change])
    #expect(measures.lines == nil)
  }

  @Test func `one that ends before it has a reference leaves a record too`() throws {
    _ = package.verify("a", as: .lines, named: "")
    #expect(try last.outcome == .failed)
    #expect(try last.reference == nil)
    _ = package.verify("a", as: .lines, environment: ["SNAPSHOT_TESTING_RECORD": "sometimes"])
    #expect(try last.message?.contains("which is not a record mode") == true)
    _ = package.verify("a", as: .lines, line: 1)
    _ = package.verify("b", as: .lines, line: 2)
    #expect(try last.message?.contains("have the same reference") == true)
    #expect(package.outcomes == [.failed, .failed, .recorded, .failed])
  }

  @Test func `comparisons of other people's leave their words`() throws {
    let strategy = Snapshotting<String, String>(
      pathExtension: "txt",
      diffing: Diffing(toData: { _ in .init() }, fromData: { _ in "" }, diff: { _, _ in ("Too bad.", []) }))
    for _ in 1...2 { _ = package.verify("a", as: strategy, line: 1) }
    #expect(try last.message?.contains("Too bad.") == true)
    #expect(try last.measures == nil)
  }
}
