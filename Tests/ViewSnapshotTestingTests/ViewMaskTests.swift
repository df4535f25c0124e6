import Drawings
import Foundation
import SnapshotReferences
import Testing
import ViewSnapshotTesting

/// Masks by rectangle and by view.
@MainActor
struct ViewMaskTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")

  private struct Clock: View {
    var time = "12:00"
    var title = "Time"

    var body: some View {
      VStack(spacing: 4) {
        Text(title)
        Text(time).frame(width: 60.4, height: 20).id("clock")
        Color.yellow.frame(width: 9, height: 9).accessibilityIdentifier("sun")
      }
      .padding(4)
    }
  }

  private func failure(_ view: Clock, _ strategy: Snapshotting<Clock, UIImage>) -> String? {
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = RunEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.path])
    return [Clock(), view].map { view in
      RunEnvironment.$replacement.withValue(environment) {
        verifySnapshot(
          of: view, as: strategy, named: "clock", record: .missing, snapshotDirectory: folder.path,
          testName: folder.lastPathComponent, line: 1)
      }
    }.last ?? nil
  }

  private let traits = UITraitCollection(displayScale: 2)

  @Test func `a view that changes is ignored by its identifier`() {
    #expect(failure(Clock(time: "12:01"), .image(traits: traits)) != nil)
    #expect(failure(Clock(time: "12:01"), .image(traits: traits, masks: [.view(id: "clock")])) == nil)
    #expect(failure(Clock(time: "12:01"), .image(traits: traits, masks: [.view(id: "sun")])) != nil)
  }

  @Test func `what changes elsewhere is seen, and the failure names the mask with its pixels`() throws {
    let view = Clock(time: "12:01", title: "Tine")
    let text = try #require(failure(view, .image(traits: traits, masks: [.view(id: "clock")])))
    // 4 points of padding, the title and 4 points of spacing above; 60.4 points become 121 pixels.
    #expect(text.contains("Masks ignore:\n  view \"clock\" (121 x "))
  }

  @Test func `a rectangle is in points and covers each pixel that it touches`() throws {
    let masks = [ViewMask.rect(x: 0.4, y: 1.6, width: 1, height: 2)]
    let text = try #require(failure(Clock(title: "Tine"), .image(traits: traits, masks: masks)))
    #expect(text.contains("  rectangle (3 x 5 at (0, 3))\n"))
  }

  @Test func `an identifier that no view has fails with those that there are`() {
    #expect(
      failure(Clock(), .image(traits: traits, masks: [.view(id: "clok")]))
        == """
        The snapshot could not be taken: A mask names the view "clok", but no view that is drawn has that identifier. \
        There are "clock", "sun". Give it with .id("clok") or .accessibilityIdentifier("clok"), or remove the mask.
        """)
    let text = verifySnapshot(
      of: Text("12:34").id("clock"), as: .image(masks: [.view(id: "clok")]), named: "one",
      snapshotDirectory: folder.path)
    #expect(text?.contains(" There is \"clock\". Give it with ") == true)
  }

  @Test(arguments: [
    (ViewMask.rect(x: 0, y: 0, width: 0, height: 5), "has no area"),
    (.rect(x: 900, y: 0, width: 5, height: 5), "lies outside"),
    (.rect(x: .nan, y: .infinity, width: 5, height: 5), "lies outside"),
    (.rect(x: -1e300, y: -9, width: .infinity, height: 1e300), "cover the whole picture"),
  ])
  func `masks that cover nothing or everything fail`(mask: ViewMask, words: String) throws {
    let text = try #require(failure(Clock(), .image(tolerance: .perceptual, traits: traits, masks: [mask])))
    #expect(text.contains(words))
  }

  @Test func `identifiers change nothing that is seen, and know where offsets move a view`() throws {
    let screen = HostedScreen(.fitting)
    let plain = screen.layout(Text("a").padding(3))
    let named = screen.layout(Text("a").id(7).padding(3).accessibilityIdentifier("frame").offset(x: 10, y: 0))
    #expect(plain.drawing.size == named.drawing.size)
    let frames = named.identifiedFrames
    #expect(frames.map(\.identifier) == ["7", "frame"])
    #expect(frames.map(\.frame.origin) == [CGPoint(x: 13, y: 3), CGPoint(x: 10, y: 0)])
    #expect(screen.layout(Text("a").id("a").hidden()).identifiedFrames.isEmpty)
  }

  @Test func `controllers take masks and tolerances as views do`() {
    let strategies: [Snapshotting<UIHostingController<Clock>, UIImage>] = [
      .image(masks: [.view(id: "clock")]), .image(on: .iPhone8, masks: [.view(id: "clock")]),
      .image(tolerance: Tolerance(differingPixels: 1_000_000), traits: traits),
      .image(on: .iPhone8, tolerance: Tolerance(differingPixels: 1_000_000)),
    ]
    for strategy in strategies {
      let texts = [Clock(), Clock(time: "12:01")].map { view in
        RunEnvironment.$replacement.withValue(RunEnvironment(variables: [:])) {
          verifySnapshot(
            of: UIHostingController(rootView: view), as: strategy, named: "clock", record: .missing,
            snapshotDirectory: folder.path, testName: folder.lastPathComponent, line: 2)
        }
      }
      try? FileManager.default.removeItem(at: folder)
      #expect(texts[1] == nil)
    }
  }
}
