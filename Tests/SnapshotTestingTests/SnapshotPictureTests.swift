import Foundation
import PNGFiles
import PixelImages
import Testing

@testable import SnapshotTesting

/// Pictures with a layout.
struct SnapshotPictureTests {
  private let diffing = Diffing(comparing: .image)
  private let white = Bitmap(width: 4, height: 3, filledWith: PremultipliedColor(.white))
  private let layout = "Drawing 4.00 x 3.00\n  Rectangle at (1.00, 2.00) size 1.00 x 1.00 fill #FFFFFF"

  @Test(arguments: [nil, "", "Drawing 1.00 x 1.00\n  Text \"Grüße 👋\""])
  func `come back from the file with it`(layout: String?) throws {
    let picture = SnapshotPicture(white, layout: layout)
    #expect(try diffing.decode(diffing.encode(picture)) == picture)
  }

  @Test func `are the same file every time`() throws {
    let picture = SnapshotPicture(white, layout: String(repeating: layout, count: 99))
    #expect(try diffing.encode(picture) == diffing.encode(picture))
  }

  @Test func `match by their pixels alone, without being decoded`() throws {
    let data = try diffing.encode(SnapshotPicture(white, layout: layout))
    #expect(diffing.recognize(data, SnapshotPicture(white)))
    #expect(try diffing.compare(SnapshotPicture(white, layout: layout), SnapshotPicture(white)) == nil)
  }

  @Test func `tell the layout's difference before that of the pixels`() throws {
    var changed = white
    changed[1, 2] = .clear
    let actual = SnapshotPicture(changed, layout: layout.replacing("(1.00, 2.00)", with: "(2.00, 2.00)"))
    let difference = try #require(try diffing.compare(SnapshotPicture(white, layout: layout), actual))
    #expect(
      difference.message.hasPrefix(
        """
        The layout differs, in points:
          Rectangle at (1, 2) moved 1 pt right

        1 of 12 pixels differs (8.33 %).
        """))
    #expect(try diffing.compare(SnapshotPicture(white), actual)?.message.hasPrefix("1 of 12 pixels differs") == true)
  }

  @Test func `store no layout that nobody could read`() throws {
    let picture = SnapshotPicture(white, layout: String(repeating: "x", count: (1 << 20) + 1))
    #expect(try diffing.decode(diffing.encode(picture)) == SnapshotPicture(white))
  }
}
