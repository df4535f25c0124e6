import SnapshotTesting
import Testing

/// What each model sees and what it is blind to: the reasons for the advice in `Tolerance`.
@MainActor
struct CorpusTests {
  @Test func `each model sees of each pair what the corpus says`() throws {
    for pair in PicturePair.all {
      for model in ToleranceModel.allCases {
        let isSeen = try model.diffing.compare(pair.reference, pair.actual) != nil
        #expect(isSeen == pair.seenBy.contains(model), "\(pair.name), \(model)")
      }
    }
  }

  @Test func `exact comparison sees everything, and the recommended tolerance decides as a person would`() {
    for pair in PicturePair.all {
      #expect(pair.seenBy.contains(.exact) == (pair.reference != pair.actual), "\(pair.name)")
      #expect(pair.seenBy.contains(.perceptual) == !pair.isSame, "\(pair.name)")
    }
  }
}
