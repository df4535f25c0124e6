import Foundation
import ImageComparison
import PNGFiles
import PixelImages
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

struct PictureTests {
  private let package: TemporaryPackage
  private let reference = TemporaryPackage.folder + "test.card.png"
  private let failures = TemporaryPackage.failures + "test.card.png/"

  init() throws { package = try TemporaryPackage() }

  private func verify(_ picture: Bitmap, precision: Float = 1, perceptualPrecision: Float = 1) -> String? {
    let strategy = Snapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
    return package.verify(picture, as: strategy, line: 1)
  }

  /// White with a black square, 40 x 30 pixels.
  private func card(squareAt x: Int = 10, color: PremultipliedColor = PremultipliedColor(.black)) -> Bitmap {
    var picture = Bitmap(width: 40, height: 30, filledWith: PremultipliedColor(.white))
    for y in 10..<20 {
      for column in x..<x + 10 { picture[column, y] = color }
    }
    return picture
  }

  private func decoded(_ file: String) throws -> Bitmap {
    try PNGDecoder().decode(Array(try #require(package.data(file)))).bitmap
  }

  @Test func `a recorded picture matches itself`() throws {
    #expect(verify(card())?.hasPrefix("No reference was found on disk. Automatically recorded") == true)
    #expect(try decoded(reference) == card())
    #expect(verify(card()) == nil)
  }

  @Test func `one pixel off by one fails, and can be seen in the difference`() throws {
    _ = verify(card())
    var changed = card()
    changed[3, 4].green = 254
    let failure = try #require(verify(changed))
    #expect(failure.contains("1 of 1,200 pixels differs (0.08 %)."))
    #expect(failure.contains("1 x 1 at (3, 4)"))
    #expect(failure.contains("1 of 255 at (3, 4): #FFFFFF became #FFFEFF."))
    let files = ["actual", "difference", "expected", "side-by-side"].map { failures + $0 + ".png" }
    #expect(package.files == files + [reference])
    for file in files + [reference] { #expect(failure.contains(package.path(file))) }
    #expect(try decoded(failures + "expected.png") == card())
    #expect(try decoded(failures + "actual.png") == changed)
    let difference = RGBAColor(try decoded(failures + "difference.png")[3, 4])
    #expect(difference.red > 200 && difference.green < 60 && difference.blue < 60)
    let beside = SideBySidePicture([card(), changed, try decoded(failures + "difference.png")])
    #expect(try decoded(failures + "side-by-side.png") == beside?.bitmap)
    #expect(try decoded(reference) == card())
  }

  @Test func `a moved square fails`() throws {
    _ = verify(card())
    let failure = try #require(verify(card(squareAt: 11)))
    #expect(failure.contains("20 of 1,200 pixels differ (1.67 %)."))
  }

  @Test func `a colour changed by one fails`() throws {
    _ = verify(card())
    let failure = try #require(verify(card(color: PremultipliedColor(RGBAColor(red: 0, green: 0, blue: 1)))))
    #expect(failure.contains("100 of 1,200 pixels differ (8.33 %)."))
  }

  @Test func `precision counts pixels exactly`() throws {
    _ = verify(card())
    #expect(verify(card(squareAt: 11), precision: 0.9833) == nil)
    let failure = try #require(verify(card(squareAt: 11), precision: 0.9834))
    #expect(failure.contains("20 of 1,200 pixels differ (1.67 %); 19 may differ."))
  }

  @Test func `perceptual precision forgives what no eye sees`() throws {
    _ = verify(card())
    let barely = card(color: PremultipliedColor(RGBAColor(red: 1, green: 1, blue: 1)))
    #expect(verify(barely, perceptualPrecision: 0.98) == nil)
    let clearly = card(color: PremultipliedColor(RGBAColor(red: 60, green: 60, blue: 60)))
    #expect(verify(clearly, perceptualPrecision: 0.98) != nil)
  }

  @Test func `another size always fails, with a picture`() throws {
    _ = verify(card())
    let failure = try #require(verify(Bitmap(width: 80, height: 60), precision: 0))
    #expect(failure.contains("Expected 40 x 30 pixels, got 80 x 60."))
    #expect(failure.contains("was one of them rendered at another display scale?"))
    #expect(try decoded(failures + "difference.png").width == 80)
  }

  @Test func `a broken reference is named and kept for a look`() throws {
    try package.write("no picture", to: reference)
    let failure = try #require(verify(card()))
    #expect(failure.contains("The reference cannot be read: This is not a PNG file"))
    #expect(package.text(reference) == "no picture")
    #expect(try decoded(failures + "actual.png") == card())
    #expect(package.verify(card(), as: .image, record: .failed, line: 1)?.contains("automatically recorded") == true)
    #expect(try decoded(reference) == card())
  }

  @Test func `a Git LFS pointer is not overwritten by mistake`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try package.write(pointer, to: reference)
    let failure = package.verify(card(), as: .image, record: .failed, line: 1)
    #expect(failure?.contains("git lfs pull") == true)
    #expect(package.text(reference) == pointer)
  }

  @Test func `a folder in the place of the reference is named and kept`() throws {
    try package.write("", to: reference + "/file")
    #expect(
      verify(card()) == "\"\(package.path(reference))\" should be a file, but is a folder. Remove or rename the folder."
    )
    #expect(package.files == [reference + "/file"])
  }

  @Test func `a picture without pixels cannot be stored`() {
    #expect(verify(Bitmap(width: 0, height: 5))?.contains("which has at least one pixel") == true)
    #expect(package.files.isEmpty)
  }
}
