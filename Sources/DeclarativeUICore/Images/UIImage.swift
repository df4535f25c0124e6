import PictureSources
public import Foundation
public import Pictures
public import PixelImages
import Symbols
import Typesetting

#if !canImport(CoreGraphics)
  /// Pixels, by Core Graphics' name.
  /// - Remark: a `Bitmap` of this package.
  public typealias CGImage = Bitmap
#endif

/// A picture, by UIKit's name: pixels with a number of them a point, or a drawing by its name.
///
/// It is a value here. Pictures of tests have the same type, so that a test compares what a view model makes, too.
/// - Remark: a value, and the type of the pictures that tests compare. A symbol has no pixels of its own.
public typealias UIImage = SnapshotPicture

extension UIImage {
  /// The part of a picture that is drawn.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// What the view says that shows it.
    case automatic
    /// Everything.
    case alwaysOriginal
    /// Its opacity only, in the colour of the view.
    case alwaysTemplate
  }

  /// Creates a picture without pixels.
  public init() {
    self.init(Bitmap(width: 0, height: 0))
  }

  /// Creates a picture of pixels, one a point.
  public init(cgImage: CGImage) {
    self.init(cgImage)
  }

  /// Creates a picture of pixels.
  /// - Parameters:
  ///   - cgImage: the pixels.
  ///   - scale: the pixels a point; what is not positive and finite counts as 1.
  ///   - orientation: how the pixels lie in what is seen.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(cgImage.oriented(orientation))
    pixelsPerPoint = PossibleNumbers.finitePositive.contains(Double(scale)) ? Double(scale) : 1
  }

  /// Reads a picture file; nil where the bytes are none that can be drawn.
  public init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Reads a picture file; nil where the bytes are none that can be drawn.
  public init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? CurrentPictureServices.type.bitmap(ofFile: [UInt8](data)) else { return nil }
    self.init(cgImage: bitmap, scale: scale)
  }

  /// Reads a picture file; nil where there is none that can be drawn.
  ///
  /// A name that ends with `@2x` or `@3x` before its extension says how many pixels a point has.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Finds a picture by its name in the asset catalogues of the main bundle; nil where there is none.
  ///
  /// Each view shows it in its own appearance and scale; the pixels themselves are those of a light screen of scale 3.
  public init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture by its name in the asset catalogues of a bundle, or the main one; nil where there is none.
  /// - Parameters:
  ///   - name: the name in the catalogue.
  ///   - bundle: the bundle; nil is the main one.
  ///   - traitCollection: always nil: the view that shows the picture knows its own traits.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: Never?) {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    guard let picture = try? AssetSearch(bundle: bundle, environment: environment).picture(named: name) else {
      return nil
    }
    self.init(cgImage: picture.bitmap, scale: CGFloat(picture.bitmap.width) / max(picture.size.width, 1))
    drawing = .asset(name: name, bundle: bundle)
  }

  /// Finds a picture by its name in the asset catalogues of a bundle, or the main one; nil where there is none.
  /// - Parameters:
  ///   - name: the name in the catalogue.
  ///   - bundle: the bundle; nil is the main one.
  ///   - configuration: always nil: the view that shows the picture knows its own traits.
  public init?(named name: String, in bundle: Bundle?, with configuration: Never?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Finds a symbol by the name that Apple gives to its own; nil where there is no drawing of it.
  ///
  /// Views draw it in their own font; it has no pixels of its own.
  public init?(systemName name: String) {
    guard EnvironmentValues().symbolLibrary.symbol(named: name, weight: .regular) != nil
    else { return nil }
    self.init()
    drawing = .symbol(name: name)
  }

  /// The extents in points.
  public var size: CGSize {
    CGSize(width: Double(bitmap.width) / pixelsPerPoint, height: Double(bitmap.height) / pixelsPerPoint)
  }

  /// The pixels a point.
  public var scale: CGFloat { CGFloat(pixelsPerPoint) }

  /// The pixels; nil for a picture without any.
  public var cgImage: CGImage? { bitmap.size.pixelCount == 0 ? nil : bitmap }

  /// What of the picture is drawn.
  public var renderingMode: RenderingMode {
    isDrawnAsTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
  }

  /// The picture, of which only a part is drawn.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    var image = self
    image.isDrawnAsTemplate = renderingMode == .automatic ? nil : renderingMode == .alwaysTemplate
    return image
  }

  /// The bytes of a PNG file; nil for a picture without pixels, or with too many.
  public func pngData() -> Data? {
    cgImage.flatMap { CurrentPictureServices.type.png(of: $0) }.map { Data($0) }
  }

  /// The bytes of a JPEG file; nil for a picture without pixels, or with too many in a row.
  /// - Parameter compressionQuality: 0 is the smallest file, 1 the best picture.
  /// - Remark: the files of iOS are others.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap { CurrentPictureServices.type.jpeg(of: $0, quality: Double(compressionQuality)) }.map { Data($0) }
  }

  /// What a view shows of the picture.
  var source: Image.Source {
    switch drawing {
    case .asset(let name, let bundle): .asset(name: name, bundle: bundle)
    case .symbol(let name, _): .symbol(name: name, value: nil)
    case nil: .bitmap(bitmap, scale: scale)
    }
  }
}
