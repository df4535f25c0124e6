import Testing
import ViewSnapshotTesting

@MainActor @Suite struct `A package that depends on a release of Stills` {
  private static func card(radius: CGFloat) -> some View {
    Text("Made elsewhere 😀").padding().background(RoundedRectangle(cornerRadius: radius).fill(Color.yellow))
  }

  /// One place for all assertions, because different ones may not share a reference.
  private static func complaint(about card: some View, record: SnapshotTestingConfiguration.Record) -> String? {
    verifySnapshot(of: card, as: .image, named: "card", record: record)
  }

  @Test func `records a picture, verifies it and refuses another`() {
    #expect(Self.complaint(about: Self.card(radius: 12), record: .all) != nil)
    #expect(Self.complaint(about: Self.card(radius: 12), record: .never) == nil)
    #expect(Self.complaint(about: Self.card(radius: 11), record: .never) != nil)
  }
}
