import Foundation

/// The variants of a named picture: the `Contents.json` of an `.imageset` folder.
struct ImageSet: Sendable {
  /// A picture file.
  struct File: Sendable {
    var name: String
    /// The pixels a point.
    var scale: CGFloat
  }

  let renderingMode: Image.TemplateRenderingMode?
  private let variants: [(appearances: [AssetAppearance]?, file: File)]

  init(folder: URL) throws(AssetError) {
    let contents = try AssetContents.read(Contents.self, in: folder)
    var variants: [(appearances: [AssetAppearance]?, file: File)] = []
    for variant in contents.images where ["universal", "iphone", "ios"].contains(variant.idiom) {
      guard let name = variant.filename else { continue }
      variants.append((variant.appearances, File(name: name, scale: variant.pixelsPerPoint)))
    }
    self.variants = variants
    renderingMode =
      switch contents.properties?.intent {
      case "template": .template
      case "original": .original
      default: nil
      }
  }

  func file(for scheme: ColorScheme, displayScale: CGFloat) -> File? {
    let suitable = variants.compactMap { variant in
      variant.appearances.suitability(for: scheme).map { (suitability: $0, file: variant.file) }
    }
    let best = suitable.map(\.suitability).max()
    let files = suitable.filter { $0.suitability == best }.map(\.file).sorted { $0.scale < $1.scale }
    return files.first { $0.scale >= displayScale } ?? files.last
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
      }
    }

    var images: [Variant]
    var properties: Properties?
  }

  private struct Variant: Decodable {
    var idiom: String
    var filename: String?
    var scale: String?
    var appearances: [AssetAppearance]?

    /// `3x` is 3; a picture without a scale has one pixel a point.
    var pixelsPerPoint: CGFloat {
      guard let scale, scale.hasSuffix("x"), let pixels = Double(scale.dropLast()), pixels > 0 else { return 1 }
      return CGFloat(pixels)
    }
  }
}
