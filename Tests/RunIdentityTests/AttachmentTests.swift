import Foundation
import PixelImages
import ImageSnapshotTesting
import SnapshotTesting
import Testing

/// What a report gets with `--attachments-path`; `.ci/runs` looks whether it is all there.
struct AttachmentTests {
  @Test(.snapshots, arguments: [1, 2, 3]) func `arguments are recorded`(number: Int) {
    #expect(RunFolder.record("a\(number)").hasPrefix("Record mode is on."))
    #expect(RunFolder.record("b\(number)").hasPrefix("Record mode is on."))
  }

  private func failure(
    _ picture: Bitmap, _ record: SnapshotTestingConfiguration.Record, name: String, testName: String = #function
  ) -> String? {
    RunFolder.verify(picture, as: .image, named: name, record: record, testName: testName, line: 1)
  }

  @Test(arguments: ["light", "dark"]) func `a difference is attached`(name: String) throws {
    let picture = Bitmap(width: 8, height: 8)
    #expect(failure(picture, .all, name: name) != nil)
    let other = Bitmap(width: 8, height: 9)
    #expect(failure(other, .never, name: name)?.contains("does not match reference.") == true)
  }
}
