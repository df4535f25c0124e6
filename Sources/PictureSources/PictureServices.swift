package import Drawings
package import Foundation
package import PixelImages

/// What views have done with pictures by modules that are compiled beside them: files read and written, drawings rendered.
///
/// Views are what takes longest to build, and readers of files and the rasterizer come next: none waits for the other.
/// `DeclarativeUI`, which is above all of them, has the one type that conforms.
package protocol PictureServices: SendableMetatype {
  /// The named colours, pictures and symbols of a bundle.
  static func assets(of bundle: Bundle) -> any AssetSource

  /// The pixels of a picture file.
  /// - Throws: an error whose description says what is wrong, and the way out.
  static func bitmap(ofFile bytes: [UInt8]) throws -> Bitmap

  /// The bytes of a PNG file; nil for a picture that is too large.
  static func png(of bitmap: Bitmap) -> [UInt8]?

  /// The bytes of a JPEG file; nil for a picture without pixels, or with too many in a row.
  /// - Parameter quality: 0 is the smallest file, 1 the best picture.
  static func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]?

  /// The pixels of a drawing.
  /// - Parameter scale: pixels a point, more than 0.
  static func bitmap(of drawing: Drawing, scale: Double) -> Bitmap
}

/// The picture services of this process.
package enum CurrentPictureServices {
  /// The type by its mangled name, since nothing below it can name it; each program that has views is linked with it.
  package static let type: any PictureServices.Type = {
    guard let type = _typeByName(mangledName) as? any PictureServices.Type else {
      fatalError(
        "A program with views must be linked with the module DeclarativeUI, which draws their pictures")
    }
    return type
  }()

  /// `DeclarativeUI.LinkedPictureServices`, as `docs/ABI/Mangling.rst` of the Swift repository spells an enumeration.
  package static let mangledName = "13DeclarativeUI21LinkedPictureServicesO"
}
