import PixelImages
import Synchronization
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// Tolerances through real assertions.
struct ToleranceTests {
  private let package: TemporaryPackage
  private let white = Bitmap(width: 100, height: 80, filledWith: PremultipliedColor(.white))

  init() throws {
    package = try TemporaryPackage()
  }

  private func verify(_ bitmap: Bitmap, as strategy: SimplySnapshotting<Bitmap>) -> String? {
    package.verify(bitmap, as: strategy, line: 1)
  }

  private func grey(_ level: UInt8) -> PremultipliedColor {
    PremultipliedColor(RGBAColor(red: level, green: level, blue: level))
  }

  private var changed: Bitmap {
    var changed = white
    for x in 0..<9 { changed[x * 5, 7] = grey(250) }
    changed[90, 70] = grey(100)
    return changed
  }

  @Test func `a number that is out of its range fails the assertion by its name`() {
    _ = verify(white, as: .image)
    let recorded = package.files
    let windows = [Tolerance.Window(side: 0, differingPixels: 1), Tolerance.Window(side: 1, differingPixels: -1)]
    let unusable: [(Tolerance, String)] = [
      (.perceptual(colorDistance: .nan), "\"colorDistance\" is nan; it must be a finite number, 0 or more."),
      (.perceptual(colorDistance: -0.5), "\"colorDistance\" is -0.5; it must be a finite number, 0 or more."),
      (.perceptual(colorDistance: .infinity), "\"colorDistance\" is inf; it must be a finite number, 0 or more."),
      (.perceptual(worstWindow: windows[0]), "\"worstWindow.side\" is 0; it must be 1 or more."),
      (.pixelmatch(threshold: .nan), "\"threshold\" is nan; it must be from 0 to 1."),
      (.pixelmatch(threshold: 1.5), "\"threshold\" is 1.5; it must be from 0 to 1."),
      (.pixelmatch(threshold: -0.01), "\"threshold\" is -0.01; it must be from 0 to 1."),
      (.pixelmatch(differingPixels: -1), "\"differingPixels\" is -1; it must be 0 or more."),
      (Tolerance(largestChannelDifference: 256), "\"largestChannelDifference\" is 256; it must be from 0 to 255."),
      (Tolerance(largestChannelDifference: -1), "\"largestChannelDifference\" is -1; it must be from 0 to 255."),
      (Tolerance(differingPixels: -1), "\"differingPixels\" is -1; it must be 0 or more."),
      (Tolerance(worstWindow: windows[1]), "\"worstWindow.differingPixels\" is -1; it must be 0 or more."),
    ]
    for (tolerance, sentence) in unusable {
      // Equal pictures too, and in every record mode.
      #expect(verify(white, as: .image(tolerance: tolerance)) == "The argument \(sentence)")
      #expect(
        package.verify(changed, as: .image(tolerance: tolerance), record: .all, line: 1) == "The argument \(sentence)")
    }
    #expect(package.files == recorded)
  }

  @Test func `the ends of a range are in it`() {
    _ = verify(white, as: .image)
    let usable: [Tolerance] = [
      .perceptual(colorDistance: 0), .pixelmatch(threshold: 0), .pixelmatch(threshold: 1),
      Tolerance(largestChannelDifference: 0), Tolerance(largestChannelDifference: 255), Tolerance(differingPixels: 0),
      Tolerance(worstWindow: Tolerance.Window(side: 1, differingPixels: 0)),
    ]
    IssueReporter.$listener.withValue(RemarkListener { _ in }) {
      for tolerance in usable { #expect(verify(white, as: .image(tolerance: tolerance)) == nil) }
    }
  }

  @Test func `limits let pass what is within them`() {
    _ = verify(white, as: .image)
    #expect(verify(changed, as: .image(tolerance: Tolerance(differingPixels: 10))) == nil)
    #expect(verify(changed, as: .image(tolerance: Tolerance(differingPixels: 9))) != nil)
    #expect(verify(changed, as: .image(tolerance: Tolerance(largestChannelDifference: 155))) == nil)
    #expect(verify(changed, as: .image(tolerance: Tolerance(largestChannelDifference: 154))) != nil)
    let window = Tolerance.Window(side: 11, differingPixels: 3)
    #expect(verify(changed, as: .image(tolerance: Tolerance(worstWindow: window))) == nil)
    #expect(verify(changed, as: .image(tolerance: Tolerance())) != nil)
  }

  @Test func `the smallest setting that a failure names is the one that lets it pass`() throws {
    _ = verify(white, as: .image)
    let settings: [(too: SimplySnapshotting<Bitmap>, named: String, passing: SimplySnapshotting<Bitmap>)] = [
      (
        .image, "tolerance: Tolerance(largestChannelDifference: 155, differingPixels: 10)",
        .image(tolerance: Tolerance(largestChannelDifference: 155, differingPixels: 10))
      ),
      (
        .image(tolerance: Tolerance(largestChannelDifference: 3)),
        "tolerance: Tolerance(largestChannelDifference: 155)",
        .image(tolerance: Tolerance(largestChannelDifference: 155))
      ),
      (
        .image(tolerance: Tolerance(worstWindow: .init(side: 11, differingPixels: 1))),
        "tolerance: Tolerance(largestChannelDifference: 155, differingPixels: 10, "
          + "worstWindow: .init(side: 11, differingPixels: 3))",
        .image(
          tolerance: Tolerance(
            largestChannelDifference: 155, differingPixels: 10, worstWindow: .init(side: 11, differingPixels: 3)))
      ),
      (
        .image(tolerance: .perceptual), "tolerance: .perceptual(differingPixels: 10)",
        .image(tolerance: .perceptual(differingPixels: 10))
      ),
      (
        .image(tolerance: .pixelmatch(threshold: 0.01)),
        "tolerance: .pixelmatch(threshold: 0.01, differingPixels: 10)",
        .image(tolerance: .pixelmatch(threshold: 0.01, differingPixels: 10))
      ),
      (.image(precision: 0.9999), "precision: 0.998", .image(precision: 0.998)),
      (.image(perceptualPrecision: 0.9999), "perceptualPrecision: 0.423", .image(perceptualPrecision: 0.423)),
      (
        .image(precision: 0.9999, perceptualPrecision: 0.9999), "precision: 0.998, perceptualPrecision: 0.9999",
        .image(precision: 0.998, perceptualPrecision: 0.9999)
      ),
    ]
    for setting in settings {
      let failure = try #require(verify(changed, as: setting.too))
      #expect(
        failure.contains("The smallest setting that would let this pass is\n  .image(\(setting.named))\nA tolerance"))
      #expect(verify(changed, as: setting.passing) == nil)
    }
  }

  private func remarks(_ bitmap: Bitmap, as strategy: SimplySnapshotting<Bitmap>) -> [Remark] {
    let heard = Mutex<[Remark]>([])
    IssueReporter.$listener.withValue(RemarkListener { remark in heard.withLock { $0.append(remark) } }) {
      #expect(verify(bitmap, as: strategy) == nil)
    }
    return heard.withLock { $0 }
  }

  @Test func `a tolerance that was not needed is reported, and one that was is not`() {
    _ = verify(white, as: .image)
    let tolerances: [SimplySnapshotting<Bitmap>] = [
      .image(tolerance: .perceptual), .image(tolerance: Tolerance(differingPixels: 10)),
      .image(tolerance: .pixelmatch(threshold: 0)), .image(precision: 0.99), .image(perceptualPrecision: 0.99),
    ]
    for strategy in tolerances { #expect(remarks(white, as: strategy) == [.toleranceNotNeeded]) }
    for strategy in [SimplySnapshotting<Bitmap>.image, .image(precision: 1), .image(tolerance: Tolerance())] {
      #expect(remarks(white, as: strategy).isEmpty)
    }
    #expect(remarks(changed, as: .image(tolerance: Tolerance(differingPixels: 10))).isEmpty)
  }

  @Test func `a tolerance beside a mask that hides everything is not needed either`() {
    _ = verify(white, as: .image)
    let masks = [PictureMask.rect(x: 0, y: 7, width: 50, height: 1), .rect(x: 90, y: 70, width: 1, height: 1)]
    #expect(remarks(changed, as: .image(precision: 0.9, masks: masks)) == [.toleranceNotNeeded])
    #expect(remarks(changed, as: .image(masks: masks)).isEmpty)
  }

  @Test func `the report says what to do`() {
    #expect(
      Remark.toleranceNotNeeded.text
        == "The tolerance of this snapshot is not needed: the picture is equal to its reference, pixel by pixel. "
        + "Remove the tolerance, so that no later change can hide behind it.")
  }

  @Test func `masks are named in the failure, and what they hide is recorded as it is`() throws {
    _ = verify(white, as: .image)
    let failure = try #require(verify(changed, as: .image(masks: [.rect(x: 0, y: 7, width: 50, height: 1)])))
    #expect(failure.contains("1 of 8,000 pixels differs"))
    #expect(failure.contains("Masks ignore:\n  rectangle (50 x 1 at (0, 7))\n"))
    let recorded = package.verify(
      changed, as: .image(masks: [.rect(x: 0, y: 7, width: 50, height: 1)]), record: .all, line: 1)
    #expect(recorded != nil)
    #expect(verify(changed, as: .image) == nil)
  }

  @Test func `a mask that covers nothing fails before anything is recorded`() {
    let failure = verify(white, as: .image(masks: [.rect(x: 100, y: 0, width: 5, height: 5)]))
    #expect(
      failure == "The snapshot could not be taken: The mask rectangle (5 x 5 at (100, 0)) lies outside of the picture "
        + "of 100 x 80 pixels. Remove the mask, or move it.")
    #expect(package.files.isEmpty)
  }

  @Test func `masks that arrive late, through other strategies, still hold`() {
    _ = verify(white, as: .image)
    let masked = SimplySnapshotting<Bitmap>.image(masks: [
      .rect(x: 0, y: 7, width: 50, height: 1), .rect(x: 90, y: 70, width: 1, height: 1),
    ])
    #expect(verify(changed, as: .wait(for: 0.001, on: masked)) == nil)
    #expect(verify(changed, as: masked.asyncPullback { value in Async(value: value) }) == nil)
  }
}
