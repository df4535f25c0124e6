import Foundation
import PixelImages
import SnapshotReferences
import Testing
import ViewSnapshotTesting

/// The smallest changes of a screen, each of which must fail at the default settings.
@MainActor
struct ViewMutationTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString)")

  private func failureText(_ change: (inout OrderScreen) -> Void) -> String? {
    defer { try? FileManager.default.removeItem(at: folder) }
    var changed = OrderScreen()
    change(&changed)
    let environment = RunEnvironment(variables: ["SNAPSHOT_ARTIFACTS": folder.path])
    let texts = [OrderScreen(), changed].map { view in
      RunEnvironment.$replacement.withValue(environment) {
        verifySnapshot(
          of: view, as: .image(traits: UITraitCollection(displayScale: 2)), named: "order", record: .missing,
          snapshotDirectory: folder.path, testName: folder.lastPathComponent, line: 1)
      }
    }
    return texts[1]
  }

  @Test func `one pixel that is darker by one`() throws {
    let text = try #require(failureText { $0.dot = 1 })
    #expect(text.contains("\n1 of 78,000 pixels differs (less than 0.01 %)."))
  }

  @Test func `one glyph`() throws {
    let text = try #require(failureText { $0.total = "Total 15.00" })
    #expect(text.contains("does not match reference."))
  }

  @Test func `one divider of one pixel's height`() throws {
    let text = try #require(failureText { $0.hasDivider = false })
    #expect(text.contains("\n240 of 78,000 pixels differ"))
  }

  @Test func `one colour by 1 in one channel`() throws {
    let color = Color(red: 41.0 / 255, green: 120.0 / 255, blue: 220.0 / 255)
    let text = try #require(failureText { $0.buttonColor = color })
    #expect(text.contains("The largest difference of a channel is 1 of 255"))
  }

  @Test func `one frame that is moved by a pixel`() throws {
    let text = try #require(failureText { $0.totalOffset = 0.5 })
    #expect(text.contains("does not match reference."))
  }

  @Test func `one frame that is wider by a pixel`() throws {
    let text = try #require(failureText { $0.buttonWidth = 96.5 })
    #expect(text.contains("does not match reference."))
  }

  @Test func `and an unchanged screen does not`() {
    #expect(failureText { _ in } == nil)
  }
}
