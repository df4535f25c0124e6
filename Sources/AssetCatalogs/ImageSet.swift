import Foundation

/// The variants of a named picture: the `Contents.json` of an `.imageset` folder.
struct ImageSet: Sendable {
  /// A picture file.
  struct File: Sendable {
    var name: String
    /// The pixels a point.
    var scale: CGFloat
  }

  let rendering: AssetPicture.Rendering?
  let preservesVector: Bool
  private let files: AssetVariants<File>

  init(folder: URL) throws(AssetError) {
    let contents = try AssetContents.read(Contents.self, in: folder)
    files = try AssetVariants(contents.images) { variant throws(AssetError) in
      variant.filename.map { File(name: $0, scale: variant.pixelsPerPoint) }
    }
    preservesVector = contents.properties?.preservesVector ?? false
    rendering =
      switch contents.properties?.intent {
      case "template": .template
      case "original": .original
      default: nil
      }
  }

  func file(isDark: Bool, displayScale: CGFloat) -> File? {
    let files = files.best(isDark: isDark).sorted { $0.scale < $1.scale }
    return files.first { $0.scale >= displayScale } ?? files.last
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var intent: String?
      var preservesVector: Bool?

      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
        case preservesVector = "preserves-vector-representation"
      }
    }

    var images: [Variant]
    var properties: Properties?
  }

  private struct Variant: AssetVariant {
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
