import Foundation
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
    let failure = verifySnapshot(
      of: Text("\u{10FFFD}"), as: .image, named: "missing", snapshotDirectory: folder.path)
    let text = try #require(failure)
    #expect(text.hasPrefix("The snapshot could not be taken: "))
    #expect(text.contains("U+10FFFD"))
    #expect(text.contains("font"))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
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
        "The view takes 0.0 x 9.0 points, so there is nothing to see. Give it a frame, or the snapshot a size."))
  }

  @Test(arguments: [1e5, 1e9, 1e300]) func `a view that is too large fails`(side: CGFloat) throws {
    let text = try #require(problem(Color.red, layout: .fixed(width: side, height: side)))
    #expect(text.contains("points, which is too large for a picture."))
  }

  @Test(arguments: [-1, CGFloat.infinity, .nan]) func `a scale that is none fails`(scale: CGFloat) throws {
    let text = try #require(problem(Color.red, layout: .sizeThatFits, scale: scale))
    #expect(text.contains("The trait displayScale is \(Double(scale)); it must be more than 0, such as 1, 2 or 3."))
  }

  @Test func `an image that is not there fails with its name`() throws {
    let failure = verifySnapshot(
      of: VStack {
        Image("no-such-picture")
        Text("\u{10FFFD}")
      }, as: .image, named: "missing", snapshotDirectory: folder.path)
    let text = try #require(failure)
    #expect(text.contains("The view has 2 problems.\n  - "))
    #expect(text.contains("no-such-picture"))
  }
}
