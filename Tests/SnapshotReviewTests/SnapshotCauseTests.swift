import SnapshotReferences
import Testing

@testable import SnapshotReview

/// Which failures belong together.
struct SnapshotCauseTests {
  private func record(_ outcome: RunRecord.Outcome = .mismatched, message: String? = nil) -> RunRecord {
    var record = RunRecord(
      outcome, test: nil, file: "", line: 1, column: 1, strategy: .init(format: "SnapshotPicture", pathExtension: "png")
    )
    record.message = message
    return record
  }

  private func cause(
    layout: [(item: String, effects: [String])]? = nil, colors: (String, String)? = nil,
    sizes: ([Int], [Int]) = ([4, 4], [4, 4])
  ) -> SnapshotCause? {
    var record = record()
    let distance = colors.map { colors in
      DifferenceMeasures.ColorDistance(value: 1, x: 0, y: 0, expected: colors.0, actual: colors.1)
    }
    let pixels = DifferenceMeasures.Pixels(
      expectedSize: sizes.0, actualSize: sizes.1, differing: 1, forgiven: 0, boxes: [], masks: [],
      largestChannelDifference: distance, largestLabDistance: nil, smallestSetting: nil)
    let changes = layout?.map { item, effects in
      var change = DifferenceMeasures.LayoutChange(.changed, item: item, name: nil, before: nil, after: nil)
      change.effects = effects
      return change
    }
    record.measures = DifferenceMeasures(pixels: pixels, layout: changes)
    return SnapshotCause(of: record)
  }

  @Test func `the same change of a colour is one cause, whatever it happened to`() {
    let blue = "colour #A6C0F1 became #AAC0F1"
    let button = cause(layout: [("Capsule", [blue])])
    #expect(button == cause(layout: [("Background", [blue]), ("Text", [blue])]))
    #expect(button?.words == blue)
    #expect(button != cause(layout: [("Capsule", ["colour #A6C0F1 became #000000"])]))
    #expect(button != cause(layout: [("Capsule", [blue, "moved 2 pt down"])]))
  }

  @Test func `many effects are counted`() {
    #expect(cause(layout: [("Text", ["a", "b", "c", "d", "e"])])?.words == "a; b; c; and 2 more")
  }

  @Test func `without a layout, or where it is the same, the colours that are farthest apart tell`() {
    #expect(cause(colors: ("#000000", "#FFFFFF"))?.words == "#000000 became #FFFFFF")
    #expect(cause(layout: [], colors: ("#000000", "#FFFFFF")) == cause(colors: ("#000000", "#FFFFFF")))
    #expect(cause(colors: ("#000000", "#FFFFFF")) != cause(colors: ("#000000", "#FFFF00")))
  }

  @Test func `another size is a cause of its own`() {
    #expect(cause(colors: ("#000000", "#FFFFFF"), sizes: ([4, 4], [4, 6]))?.words == "4 x 4 px became 4 x 6 px")
  }

  @Test func `something that appears is told by its name`() {
    var record = record()
    let change = DifferenceMeasures.LayoutChange(.appeared, item: "Text", name: "Hi", before: nil, after: nil)
    record.measures = DifferenceMeasures(layout: [change])
    #expect(SnapshotCause(of: record)?.words == "Text \"Hi\" appeared")
  }

  @Test func `texts have the cause of their changed lines`() {
    let first = SnapshotCause(of: record(), texts: TextComparison(expected: "a\nb\n", actual: "a\nc\n"))
    #expect(first == SnapshotCause(of: record(), texts: TextComparison(expected: "x\nb\n", actual: "x\nc\n")))
    #expect(first?.words == "- b; + c")
  }

  @Test func `what failed otherwise has the first line of its message`() {
    #expect(SnapshotCause(of: record(.failed, message: "No network.\n\nMore."))?.words == "No network.")
  }

  @Test(arguments: [RunRecord.Outcome.matched, .missing, .recorded])
  func `what was not compared with anything has none`(outcome: RunRecord.Outcome) {
    #expect(SnapshotCause(of: record(outcome, message: "No reference was found on disk.")) == nil)
  }
}
