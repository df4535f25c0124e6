import Foundation
import Pictures
import SnapshotReferences
import Testing
import ViewSnapshotTesting

/// What fails: every small change of a view does, at the default settings.
@MainActor
struct ViewFailureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")

  private func failureText(of view: some View) -> String? {
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = RunEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.path])
    let failures = [AnyView(CardView()), AnyView(view)].map { view in
      RunEnvironment.$replacement.withValue(environment) {
        verifySnapshot(
          of: view, as: .image(traits: UITraitCollection(displayScale: 1)), named: "card", record: .missing,
          snapshotDirectory: folder.path, testName: folder.lastPathComponent, line: 1)
      }
    }
    #expect(failures[0]?.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …") == true)
    return failures[1]
  }

  @Test func `an unchanged view passes`() {
    #expect(failureText(of: CardView()) == nil)
  }

  @Test func `a changed colour fails`() throws {
    let failure = try #require(failureText(of: CardView(color: Color(red: 1, green: 204.0 / 255, blue: 1.0 / 255))))
    #expect(failure.contains("300 of "))
    #expect(failure.contains("The largest difference of a channel is 1 of 255"))
    #expect(failure.contains("The layout differs, in points:\n  Color at ("))
    #expect(failure.contains(") colour #FFCC00 became #FFCC01\n"))
  }

  @Test func `a view that moved by a point fails and is named`() throws {
    let failure = try #require(failureText(of: CardView(spacing: 5)))
    #expect(failure.contains("does not match reference."))
    #expect(failure.contains(") moved 1 pt down\n"))
  }

  @Test func `a changed letter fails and is named`() throws {
    let failure = try #require(failureText(of: CardView(title: "UDB")))
    #expect(failure.contains("does not match reference."))
    #expect(failure.contains("\n  Text \"UDP\" became \"UDB\""))
  }

  @Test func `a character that no font has fails with its name and the way out, and records nothing`() throws {
    let text = try #require(try undrawableText(of: Text("\u{10FFFD}")))
    #expect(text.hasPrefix("The snapshot shows things that cannot be drawn as asked:\n\n  - "))
    #expect(text.contains("U+10FFFD"))
    #expect(text.contains("font"))
    #expect(!text.contains("could not be taken"))
  }

  /// The text of a failure that records nothing in any mode, and names a picture of the view.
  private func undrawableText(of view: some View) throws -> String? {
    defer { try? FileManager.default.removeItem(at: folder) }
    let references = folder.appending(path: "references")
    let environment = RunEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.appending(path: "artifacts").path])
    var text: String?
    for mode in [SnapshotTestingConfiguration.Record.all, .failed, .missing, .never] {
      text = RunEnvironment.$replacement.withValue(environment) {
        verifySnapshot(
          of: view, as: .image, named: "missing", record: mode, snapshotDirectory: references.path,
          testName: folder.lastPathComponent, line: 1)
      }
      let file = try #require(text?.firstMatch(of: /\n\n  actual  (.+\/actual\.png)$/)?.output.1)
      let picture = try Diffing<SnapshotPicture>.image.decode(
        Data(contentsOf: URL(filePath: String(file))))
      #expect(picture.layout?.items.isEmpty == false)
      #expect(!FileManager.default.fileExists(atPath: references.path))
    }
    return text
  }

  @Test func `a picture names the versions of what drew it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Not that of the process, where the variable CI may keep references from being written.
    let environment = RunEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.appending(path: "artifacts").path])
    _ = RunEnvironment.$replacement.withValue(environment) {
      verifySnapshot(
        of: CardView(), as: .image, named: "card", record: .all, snapshotDirectory: folder.path, testName: "test",
        line: 1)
    }
    let file = try Data(contentsOf: folder.appending(path: "test.card.png"))
    let parts = try Diffing<SnapshotPicture>.image.decode(file).drawnWith
    #expect(parts.map { $0.prefix { $0 != " " } } == ["Stills", "FreeType", "HarfBuzz", "FriBidi", "libpng"])
    #expect(parts.allSatisfy { $0.wholeMatch(of: #/\w+ \d+\.\d+\.\d+/#) != nil }, "\(parts)")
  }

  private func problem(_ view: some View, layout: SwiftUISnapshotLayout, scale: CGFloat = 1) -> String? {
    verifySnapshot(
      of: AnyView(view), as: .image(layout: layout, traits: UITraitCollection(displayScale: scale)), named: "odd",
      snapshotDirectory: folder.path)
  }

  @Test func `a view without extent fails`() throws {
    let text = try #require(problem(Color.red.frame(width: 0, height: 9), layout: .sizeThatFits))
    #expect(
      text.hasSuffix(
        "The view takes 0 x 9 points, so nothing of it is visible. Give it a frame, or the snapshot a size."))
  }

  @Test func `a frame that is not a number fails with a sentence of its own`() throws {
    let text = try #require(problem(Color.red.frame(width: .nan, height: 9), layout: .sizeThatFits))
    #expect(text.contains("frame(width: nan) counts as no width: give a finite number that is not negative"))
  }

  @Test(arguments: [1e5, 1e9, 1e300]) func `a view that is too large fails`(side: CGFloat) throws {
    let text = try #require(problem(Color.red.frame(width: side, height: side), layout: .sizeThatFits))
    #expect(text.contains("points, which is too large for a picture."))
  }

  @Test(arguments: [-1, 0.2, 1e9, 1e300, CGFloat.infinity, .nan]) func `a size that is none fails, and not the view`(
    side: CGFloat
  ) throws {
    let text = try #require(problem(Color.red, layout: .fixed(width: side, height: 9)))
    #expect(text.contains("The size of the snapshot is "))
    #expect(text.contains(" x 9 points, which cannot be a picture: "))
  }

  @Test(arguments: [-1, CGFloat.infinity, .nan]) func `a scale that is none fails`(scale: CGFloat) throws {
    let text = try #require(problem(Color.red, layout: .sizeThatFits, scale: scale))
    #expect(
      text.contains(
        "The trait displayScale is \(Double(scale)); it must be a finite number above 0, such as 1, 2 or 3."))
  }

  @Test func `an image that is not there fails with its name`() throws {
    let view = VStack {
      Image("no-such-picture")
      Text("\u{10FFFD}")
    }
    let text = try #require(try undrawableText(of: view))
    #expect(text.matches(of: #/\n  - /#).count == 2)
    #expect(text.contains("no-such-picture"))
  }
}
