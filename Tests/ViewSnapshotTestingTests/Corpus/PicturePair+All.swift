import DeclarativeUI
import PixelImages

extension PicturePair {
  static var all: [PicturePair] { same + changedParts + changedColors + changedPixels }

  /// What must not be seen, but by what is exact.
  private static var same: [PicturePair] {
    [
      PicturePair("nothing changed", isSame: true, seenBy: .none) { _ in },
      PicturePair(
        "a curve lies a fraction of a pixel elsewhere", isSame: true,
        seenBy: .except(.precision98, .perceptual, .pixelmatch01, .pixelmatch001)
      ) { $0.buttonRadius = 8.1 },
      PicturePair(
        "a line of one pixel lies a fraction of a pixel elsewhere", isSame: true,
        // Nothing dark and plain lies beside the line, so that pixelmatch takes its pixels for no smoothed edge.
        seenBy: .except(.precision98, .perceptual, .pixelmatch01)
      ) { $0.lineOffset = 0.03 },
      PicturePair(
        "edges are smoothed by another rasterizer", isSame: true,
        seenBy: .except(.precision98, .lab98, .perceptual, .pixelmatch01, .pixelmatch001)
      ) { _, _, pixel in
        // Middle tones exist at edges only.
        func changed(_ channel: UInt8) -> UInt8 { (90...200).contains(channel) ? channel + 3 : channel }
        if pixel.red == pixel.green, pixel.green == pixel.blue { pixel.red = changed(pixel.red) }
        if pixel.red == pixel.blue { (pixel.green, pixel.blue) = (pixel.red, pixel.red) }
      },
      PicturePair(
        "colours are rounded the other way", isSame: true,
        seenBy: .except(.channel2, .lab98, .perceptual, .pixelmatch01, .pixelmatch001)
      ) { x, y, pixel in
        if (x + y).isMultiple(of: 2), pixel.blue > 0 { pixel.blue -= 1 }
      },
    ]
  }

  private static var changedParts: [PicturePair] {
    [
      PicturePair("a 0 became a 5", seenBy: .except(.precision98)) { $0.total = "Total 15.00" },
      PicturePair("a text moved by a pixel", seenBy: .except(.precision98)) { $0.totalOffset = 0.5 },
      PicturePair("a text is semibold", seenBy: .all) { $0.totalWeight = .semibold },
      PicturePair("a pale divider is missing", seenBy: .except(.precision98, .pixelmatch01)) { $0.hasDivider = false },
      PicturePair("a tiny badge is missing", seenBy: .except(.count100, .precision98)) { $0.hasBadge = false },
      PicturePair("a faint shadow is missing", seenBy: .except(.pixelmatch01)) { $0.hasShadow = false },
      PicturePair("a line of one pixel is missing", seenBy: .except(.precision98)) { $0.hasLine = false },
      PicturePair("a line of one pixel moved by a pixel", seenBy: .except(.precision98)) { $0.lineOffset = 0.5 },
      PicturePair("corners are less round", seenBy: .all) { $0.buttonRadius = 6 },
      PicturePair("a button is a pixel wider on both sides", seenBy: .all) { $0.buttonWidth = 97 },
    ]
  }

  private static var changedColors: [PicturePair] {
    [
      PicturePair("a button's colour changed by 4", seenBy: .except(.pixelmatch01)) {
        $0.buttonColor = Color(red: 44.0 / 255, green: 116.0 / 255, blue: 220.0 / 255)
      },
      PicturePair("an icon is a little paler", seenBy: .except(.precision98, .pixelmatch01)) { $0.iconOpacity = 0.95 },
      PicturePair("a line of one pixel has another colour", seenBy: .except(.precision98)) {
        $0.lineColor = Color(red: 0.5, green: 0.2, blue: 0.2)
      },
      PicturePair("all is inverted", seenBy: .all) { _, _, pixel in
        (pixel.red, pixel.green, pixel.blue) = (255 - pixel.red, 255 - pixel.green, 255 - pixel.blue)
      },
    ]
  }

  private static var changedPixels: [PicturePair] {
    [
      PicturePair("one pixel is black", seenBy: .except(.count100, .window, .precision98)) { $0.dot = 255 },
      PicturePair("one pixel is pale", seenBy: .except(.count100, .window, .precision98, .pixelmatch01)) {
        $0.dot = 20
      },
      PicturePair("noise is scattered", seenBy: .except(.window, .precision98)) { x, y, pixel in
        if x % 23 == 3, y % 19 == 7 { pixel.green = pixel.green > 100 ? pixel.green - 90 : pixel.green + 90 }
      },
    ]
  }
}
