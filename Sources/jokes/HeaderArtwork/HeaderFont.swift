import Foundation
import PixelImages
import PlaneGeometry
import Typesetting

/// The typeface of the header's letters, reduced to those letters.
enum HeaderFont {
  static let fileName = "RobotoSlab-Bold.otf"

  static func bytes() throws -> Data {
    let file = Bundle.module.bundleURL.appending(path: fileName)
    return try Data(contentsOf: file)
  }
}

extension Path {
  /// The contours of a glyph in font units, y growing up.
  init(_ outline: GlyphOutline) {
    func place(_ point: GlyphPoint) -> Point { Point(x: Double(point.x), y: Double(point.y)) }
    self.init { path in
      for element in outline.elements {
        switch element {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.addLine(to: place(point))
        case .quad(let point, let control): path.addQuad(to: place(point), control: place(control))
        case .cubic(let point, let control1, let control2):
          path.addCubic(to: place(point), control1: place(control1), control2: place(control2))
        case .close: path.close()
        }
      }
    }
  }
}

extension Bitmap {
  /// A black drawing on white paper as ink on transparent background: the darker a pixel, the more ink.
  func inkFromDarkness(_ ink: RGBAColor) -> Bitmap {
    withUnsafePixels { drawing in
      Bitmap(width: width, height: height) { inked in
        for index in inked.indices {
          inked[index] = PremultipliedColor(ink.multiplyingAlpha(by: 255 - drawing[index].green))
        }
      }
    }
  }
}
