import Foundation
import ImageComparison
import Pictures
import PNGFiles
import PixelImages
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// Pictures with a layout.
struct SnapshotPictureTests {
  private let diffing = Diffing<SnapshotPicture>(tolerance: .exact)
  private let white = Bitmap(width: 4, height: 3, filledWith: PremultipliedColor(.white))
  private let layout = SnapshotPictureTests.layout(x: 1)

  private static func layout(x: Double) -> LayoutOutline {
    LayoutOutline(
      size: .init(width: 4, height: 3),
      items: [
        .init(
          frame: .init(x: x, y: 2, width: 1, height: 1),
          content: .shape(.init(name: "Rectangle", paint: .color("#FFFFFF"))))
      ])
  }

  @Test func `come back from the file with it`() throws {
    let picture = SnapshotPicture(white, layout: layout)
    #expect(try diffing.decode(diffing.encode(picture)) == picture)
  }

  private let frames = [
    "clock": [PixelRect(x: 1, y: 0, width: 2, height: 1)], "": [.empty, PixelRect(x: -9, y: 7, width: 1, height: 99)],
    "a \"b\"\n/👋": [], "c": [PixelRect(x: 0, y: 2, width: 4, height: 1)],
  ]

  @Test func `come back with the frames of their views`() throws {
    let picture = SnapshotPicture(white, layout: layout, viewFrames: frames)
    #expect(try diffing.decode(diffing.encode(picture)) == picture)
  }

  @Test(arguments: [
    "", "{", "[]", #"{"clock":[[1,0,2]]}"#, #"{"clock":[["1",0,2,1]]}"#, #"{"clock":[[1,0,2,99999999999999999999]]}"#,
  ])
  func `have no frames where the file says something else`(text: String) throws {
    let data = try Data(PNGEncoder().encode(white, texts: ["View Frames": text]))
    #expect(try diffing.decode(data).viewFrames.values.allSatisfy(\.isEmpty))
    let huge = try Data(
      PNGEncoder().encode(
        white, texts: ["View Frames": #"{"clock":[[9223372036854775807,-5,9223372036854775807,-1]]}"#]))
    #expect(try diffing.decode(huge).viewFrames["clock"]?.allSatisfy(\.isEmpty) == true)
  }

  @Test func `match where masked views lie in either of them, and in no other place`() throws {
    var reference = SnapshotPicture(white, viewFrames: frames)
    reference.bitmap[1, 0] = .clear
    var actual = SnapshotPicture(white)
    actual.bitmap[3, 1] = .clear
    let mask = PictureMask.view("clock", PixelRect(x: 3, y: 1, width: 1, height: 1))
    func difference(_ masks: PictureMask...) throws -> SnapshotDifference? {
      actual.masks = masks
      return try diffing.compare(reference, actual)
    }
    #expect(try difference(mask) == nil)
    #expect(try difference() != nil)
    #expect(try difference(.view("c", mask.rect)) != nil)
    #expect(try difference(.rect(mask.rect)) != nil)
    for frames in [[], [.empty, PixelRect(x: 4, y: 0, width: 9, height: 9)]] {
      reference.viewFrames = ["clock": frames]
      #expect(try difference(mask) != nil)
    }
    #expect(throws: ImageMaskError.self) {
      reference.viewFrames = ["clock": [PixelRect(white.size)]]
      _ = try difference(mask)
    }
  }

  @Test func `are the same file every time`() throws {
    let picture = SnapshotPicture(white, layout: layout, viewFrames: frames)
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
    let actual = SnapshotPicture(changed, layout: SnapshotPictureTests.layout(x: 2))
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

  @Test func `say how to draw at the scale of a reference of others`() throws {
    func message(_ reference: Bitmap, _ actual: Bitmap) throws -> String? {
      try diffing.compare(SnapshotPicture(reference), SnapshotPicture(actual))?.message
    }
    let picture = Bitmap(width: 30, height: 22, filledWith: PremultipliedColor(.black))
    // 14.5 rounded up.
    let other = Bitmap(width: 20, height: 15, filledWith: PremultipliedColor(.black))
    #expect(try message(other, picture)?.contains("STILLS_DISPLAY_SCALE=2 in its environment") == true)
    let small = Bitmap(width: 10, height: 7, filledWith: PremultipliedColor(.black))
    #expect(try message(small, picture)?.contains("STILLS_DISPLAY_SCALE=1 in its environment") == true)
    #expect(try message(picture, other)?.contains("STILLS_DISPLAY_SCALE=3 in its environment") == true)
    let wide = Bitmap(width: 30, height: 10, filledWith: PremultipliedColor(.black))
    #expect(try message(picture, wide)?.contains("STILLS_DISPLAY_SCALE") == false)
  }

  @Test func `store no layout that nobody could read`() throws {
    var layout = layout
    layout.items = Array(repeating: layout.items[0], count: 20_000)
    let picture = SnapshotPicture(white, layout: layout)
    #expect(try diffing.decode(diffing.encode(picture)) == SnapshotPicture(white))
  }

  @Test(arguments: [
    ("Layout", "Drawing 4.00 x 3.00\n  Rectangle at (1.00, 2.00) size 1.00 x 1.00 fill #FFFFFF"),
    ("Layout Outline", #"{"layout":{"items":[],"size":[4,3]},"version":2}"#), ("Layout Outline", "?"),
  ])
  func `say that a layout of another version cannot be read`(keyword: String, text: String) throws {
    let data = try Data(PNGEncoder().encode(white, texts: [keyword: text]))
    var changed = SnapshotPicture(white, layout: layout)
    changed.bitmap[1, 2] = .clear
    let difference = try #require(try diffing.compare(diffing.decode(data), changed))
    #expect(difference.message.hasPrefix("The reference was recorded by another version of Stills"))
    #expect(difference.message.contains("\n\n1 of 12 pixels differs"))
  }
}
