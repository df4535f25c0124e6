import Drawings
import Foundation
import SnapshotReferences
import Testing

@testable import ViewSnapshotTesting

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
    failure([Clock(), view], strategy)
  }

  /// The last one's failure, each compared with the first.
  private func failure<V: View>(_ views: [V], _ strategy: Snapshotting<V, UIImage>) -> String? {
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = RunEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.path])
    return views.map { view in
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

  private struct Corner: View {
    var time = "10:08"
    var isBlueFirst = true

    var body: some View {
      VStack(alignment: .trailing, spacing: 0) {
        Text(time).id("clock /\n\"")
        if isBlueFirst { Color.blue.id("blue") }
        Color.red.id("red")
        if !isBlueFirst { Color.blue.id("blue") }
      }
      .frame(width: 90, height: 60)
    }
  }

  private func failure(from reference: Corner, to actual: Corner, masks: [ViewMask]) -> String? {
    failure([reference, actual], .image(traits: traits, masks: masks))
  }

  @Test func `a view is ignored where the reference has it, too`() throws {
    let clock = ViewMask.view(id: "clock /\n\"")
    let (wide, narrow) = (Corner(), Corner(time: "1:11"))
    #expect(failure(from: wide, to: narrow, masks: [clock]) == nil)
    #expect(failure(from: narrow, to: wide, masks: [clock]) == nil)
    let text = try #require(failure(from: wide, to: narrow, masks: [.view(id: "red")]))
    #expect(text.contains("Masks ignore:\n  view \"red\" (180 x 40 at (0, 80))\n\n"))
  }

  @Test func `what masks cover of the reference is named, and must not be all that is left`() throws {
    let moved = Corner(time: "1:11", isBlueFirst: false)
    let text = try #require(failure(from: Corner(), to: moved, masks: [.view(id: "blue")]))
    #expect(
      text.contains(
        """
        Masks ignore:
          view "blue" (180 x 40 at (0, 80))
          view "blue" in the reference (180 x 40 at (0, 41))

        """))
    let rest = ViewMask.rect(x: 0, y: 0, width: 90, height: 21)
    let unseen = try #require(failure(from: Corner(), to: moved, masks: [.view(id: "blue"), rest]))
    #expect(unseen.contains("The masks cover the whole picture of 180 x 120 pixels, so nothing would be compared."))
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
    (.rect(x: .nan, y: 0, width: 5, height: 5), "has no area"),
    (.rect(x: 0, y: .infinity, width: 5, height: 5), "lies outside"),
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
    #expect(frames.map(\.identifier) == ["frame", "7"])
    #expect(frames.map(\.frame.origin) == [CGPoint(x: 10, y: 0), CGPoint(x: 13, y: 3)])
    #expect(screen.layout(Text("a").id("a").hidden()).identifiedFrames.isEmpty)
  }

  private enum Part: String, CaseIterable {
    case header = "the header"
  }

  @Test func `an identity is an identifier where a person can spell it`() {
    func identifiers(_ id: some Hashable) -> [String] {
      HostedScreen(.fitting).layout(Text("a").id(id)).identifiedFrames.map(\.identifier)
    }
    #expect(identifiers("a") == ["a"])
    #expect(identifiers("a".dropFirst(0)) == ["a"])
    #expect(identifiers(-7) == ["-7"])
    #expect(identifiers(true) == ["true"])
    #expect(identifiers(Part.header) == ["header"])
    #expect(identifiers(AnyHashable(5)) == ["5"])
    #expect(identifiers(UUID()) == [])
    #expect(identifiers(ObjectIdentifier(Part.self)) == [])
    #expect(identifiers([1]) == [])
    #expect(identifiers(String?.some("a")) == ["a"])
    #expect(identifiers(String?.none) == [])
  }

  @Test func `an identity that is new in each run is not in the reference`() throws {
    let files = try (0..<2).map { _ in
      let view = Text("a").id(UUID()).padding(1).accessibilityIdentifier("\(UUID().uuidString.count)")
      let picture = try PictureSource(view).picture(on: SnapshotScreen(ViewImageConfig(), traits: traits), masks: [])
      return try Diffing<SnapshotPicture>(tolerance: .exact).encode(picture)
    }
    #expect(files[0] == files[1])
  }

  @Test func `controllers take masks and tolerances as views do`() {
    let strategies: [Snapshotting<UIHostingController<Clock>, UIImage>] = [
      .image(masks: [.view(id: "clock")]),
      .image(on: .iPhone8, drawHierarchyInKeyWindow: true, masks: [.view(id: "clock")]),
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
