import AssetCatalogs
package import PictureSources
import DrawingRenderer
package import Drawings
package import Foundation
package import PixelImages

/// Readers of files and the renderer, for views that were compiled before them.
///
/// Found by its name, `CurrentPictureServices.mangledName`, so that it is no private type and has this name.
package enum LinkedPictureServices: PictureServices {
  package static func assets(of bundle: Bundle) -> any AssetSource { AssetCatalog.catalog(of: bundle) }

  package static func bitmap(ofFile bytes: [UInt8]) throws -> Bitmap { try PictureData(bytes).bitmap() }

  package static func png(of bitmap: Bitmap) -> [UInt8]? { (try? PictureData(png: bitmap))?.bytes }

  package static func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]? {
    PictureData(jpeg: bitmap, quality: quality)?.bytes
  }

  package static func bitmap(of drawing: Drawing, scale: Double) -> Bitmap {
    DrawingRenderer(scale: scale).render(drawing)
  }
}
