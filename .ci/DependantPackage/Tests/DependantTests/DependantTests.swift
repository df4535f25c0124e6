import DeclarativeUI
import DrawingRenderer
import PixelImages
import SnapshotTesting
import Testing

@MainActor @Suite struct `A package that depends on a release of Stills` {
  private static func picture(of text: String, radius: CGFloat) -> Bitmap {
    let view = Text(text).padding().background(RoundedRectangle(cornerRadius: radius).fill(Color.yellow))
    let layout = HostedScreen(.fitting).layout(view)
    return DrawingRenderer(scale: 2).render(layout.drawing)
  }

  /// One place for all assertions, because different ones may not share a reference.
  private static func complaint(about picture: Bitmap, record: SnapshotTestingConfiguration.Record) -> String? {
    verifySnapshot(of: picture, as: .image, named: "card", record: record)
  }

  @Test func `records a picture, verifies it and refuses another`() {
    let card = Self.picture(of: "Made elsewhere 😀", radius: 12)
    #expect(card.width > 100 && card.height > 40)
    #expect(Self.complaint(about: card, record: .all) != nil)
    #expect(Self.complaint(about: card, record: .never) == nil)
    let other = Self.picture(of: "Made elsewhere 😀", radius: 11)
    #expect(Self.complaint(about: other, record: .never) != nil)
  }
}
