import PixelImages
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// Precisions that are no shares fail, whatever the pictures and the record mode.
struct PrecisionRangeTests {
  private let package: TemporaryPackage
  private let white = Bitmap(width: 4, height: 4, filledWith: PremultipliedColor(.white))

  init() throws { package = try TemporaryPackage() }

  private func sentence(_ argument: String, _ value: Float) -> String {
    "The argument \"\(argument)\" is \(value); it must be from 0 to 1, and 1 means that nothing may differ."
  }

  private static let others: [Float] = [-1, -0.001, 1.001, 2, .nan, .infinity, -.infinity]

  @Test(arguments: others) func `a number outside of 0 to 1 fails with its name`(value: Float) {
    _ = package.verify(white, as: .image, line: 1)
    let recorded = package.files
    let modes: [SnapshotTestingConfiguration.Record] = [.all, .failed, .missing, .never]
    for mode in modes {
      #expect(
        package.verify(white, as: .image(precision: value), record: mode, line: 1) == sentence("precision", value))
      #expect(
        package.verify(white, as: .image(perceptualPrecision: value), record: mode, line: 1)
          == sentence("perceptualPrecision", value))
    }
    #expect(package.files == recorded)
  }

  @Test func `strategies that are made of others fail too`() {
    let picture = Snapshotting<SnapshotPicture, SnapshotPicture>(
      comparing: Diffing(precision: -1, perceptualPrecision: 1))
    #expect(package.verify(SnapshotPicture(white), as: picture, line: 1) == sentence("precision", -1))
    let waiting = Snapshotting<Bitmap, Bitmap>.wait(for: 0.001, on: .image(perceptualPrecision: 2))
    #expect(package.verify(white, as: waiting, line: 1) == sentence("perceptualPrecision", 2))
    #expect(package.files.isEmpty)
  }

  @Test(arguments: [Float(0), 0.5, 1]) func `a share is taken`(value: Float) {
    _ = package.verify(white, as: .image, line: 1)
    // The picture is the same, so a tolerance is not needed, which is not what is tested here.
    IssueReporter.$listener.withValue(RemarkListener { _ in }) {
      #expect(package.verify(white, as: .image(precision: value, perceptualPrecision: value), line: 1) == nil)
    }
  }
}
