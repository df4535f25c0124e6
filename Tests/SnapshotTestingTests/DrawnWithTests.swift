import Foundation
import Pictures
import PNGFiles
import PixelImages
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// What references remember of the libraries that drew them: told where pixels differ, and never a change by itself.
struct DrawnWithTests {
  private let package: TemporaryPackage
  private let reference = TemporaryPackage.folder + "test.card.png"
  private let pictures = Snapshotting<SnapshotPicture, SnapshotPicture>(comparing: Diffing(tolerance: .exact))
  private let old = ["Stills 1.0.0", "FreeType 2.12.1", "HarfBuzz 6.0.0"]
  private let new = ["Stills 1.0.0", "FreeType 2.13.2", "HarfBuzz 8.3.0", "libpng 1.6.43"]

  init() throws { package = try TemporaryPackage() }

  private func picture(_ versions: [String], blue: UInt8 = 255, opacity: Double = 1) -> SnapshotPicture {
    var bitmap = Bitmap(width: 8, height: 6, filledWith: PremultipliedColor(.white))
    bitmap[3, 2].blue = blue
    let fade = LayoutOutline.Item(frame: nil, content: .opacity(opacity))
    var picture = SnapshotPicture(bitmap, layout: LayoutOutline(size: .init(width: 8, height: 6), items: [fade]))
    picture.drawnWith = versions
    return picture
  }

  private func verify(_ picture: SnapshotPicture, record: SnapshotTestingConfiguration.Record? = nil) -> String? {
    package.verify(picture, as: pictures, record: record, line: 1)
  }

  @Test func `other pixels from other versions fail with both`() throws {
    _ = verify(picture(old))
    let failure = try #require(verify(picture(new, blue: 0)))
    #expect(
      failure.contains(
        """


        The reference was drawn with FreeType 2.12.1 and HarfBuzz 6.0.0, the new picture with FreeType 2.13.2 and \
        HarfBuzz 8.3.0: that may be all that changed.


        """))
  }

  @Test func `equal pixels from other versions pass, and their file stays as it is`() throws {
    _ = verify(picture(old))
    let file = try #require(package.data(reference))
    #expect(verify(picture(new)) == nil)
    for mode in [SnapshotTestingConfiguration.Record.failed, .missing, .never] {
      #expect(verify(picture(new), record: mode) == nil)
    }
    #expect(verify(picture(new), record: .all)?.hasPrefix("Record mode is on.") == true)
    #expect(package.data(reference) == file)
  }

  @Test func `another layout with the same pixels is recorded where everything is`() throws {
    _ = verify(picture(old))
    _ = verify(picture(new, opacity: 0.5), record: .all)
    let data = try #require(package.data(reference))
    #expect(try pictures.diffing.decode(data) == picture(new, opacity: 0.5))
  }

  @Test func `a file without a digest is recorded where everything is`() throws {
    let foreign = try PNGEncoder().encode(picture(old).bitmap, texts: picture(old).texts)
    // The digest's chunk has 45 bytes and follows the header.
    try package.write(Data(foreign[..<33] + foreign[78...]), to: reference)
    #expect(verify(picture(new)) == nil)
    _ = verify(picture(new), record: .all)
    #expect(package.data(reference).map { pictures.diffing.recognize($0, picture(new)) } == true)
  }

  @Test(arguments: [[], ["Stills 1.0.0"], ["Cairo 1.18.0"], [""]]) func `what is not known of both is not told`(
    versions: [String]
  ) throws {
    _ = verify(picture(versions))
    let failure = try #require(verify(picture(new, blue: 0)))
    #expect(!failure.contains("was drawn with"))
  }
}
