import Testing
import ViewSnapshotTesting

@testable import Cards

@MainActor @Suite struct `A package that depends on a release of Stills` {
  /// One place for all assertions, because different ones may not share a reference.
  private static func complaint(about title: String, record: SnapshotTestingConfiguration.Record) -> String? {
    verifySnapshot(of: Card(title: title), as: .image, named: "card", record: record)
  }

  @Test func `records a picture, verifies it and refuses another`() {
    #expect(Self.complaint(about: "Made elsewhere 😀", record: .all) != nil)
    #expect(Self.complaint(about: "Made elsewhere 😀", record: .never) == nil)
    #expect(Self.complaint(about: "Made elsewhere 😁", record: .never) != nil)
  }
}
