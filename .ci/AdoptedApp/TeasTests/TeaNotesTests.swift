import SnapshotTesting
import SwiftData
import SwiftUI
import ViewInspector
import XCTest

@testable import Teas

@MainActor
final class TeaNotesTests: XCTestCase {
  func testPicture() throws {
    let container = try ModelContainer(
      for: TeaNote.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (text, minutes) in [("Sencha", 2), ("Assam", 4), ("Ceylon", 5)] {
      container.mainContext.insert(TeaNote(text: text, minutes: minutes))
    }
    let controller = UIHostingController(rootView: TeaNotes().modelContainer(container))
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 160, height: 120)))
  }
}
