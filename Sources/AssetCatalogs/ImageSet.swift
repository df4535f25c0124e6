import PictureSources
import Foundation

/// The variants of a named picture: the `Contents.json` of an `.imageset` folder.
struct ImageSet: Sendable {
  /// A picture file.
  struct File: Sendable {
    var name: String
    /// The pixels a point.
    var scale: CGFloat
    var slices: AssetSlices?
    /// The direction of lines that the picture is for; nil is both.
    var direction: String?

    /// Whether left and right are exchanged, because the picture is meant for lines that run the other way.
    func isMirrored(in traits: AssetTraits) -> Bool {
      direction.map { $0 != (traits.isMirrored ? "right-to-left" : "left-to-right") } ?? false
    }
  }

  let rendering: AssetPicture.Rendering?
  let preservesVector: Bool
  private let files: AssetVariants<File>

  init(folder: URL) throws(AssetError) {
    let contents = try AssetContents.read(Contents.self, in: folder)
    files = try AssetVariants(contents.images) { variant throws(AssetError) in
      if let file = variant.file { try AssetContents.check(fileName: file.name, in: folder) }
      return variant.file
    }
    preservesVector = contents.properties?.preservesVector ?? false
    rendering =
      switch contents.properties?.intent {
      case "template": .template
      case "original": .original
      default: nil
      }
  }

  func file(for traits: AssetTraits) -> File? {
    let files = files.best(for: traits).sorted { $0.scale < $1.scale }
    return files.first { $0.scale >= traits.displayScale } ?? files.last
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
    let condition: AssetCondition
    let file: File?

    enum CodingKeys: CodingKey { case filename, scale, resizing }

    init(from decoder: any Decoder) throws {
      condition = try AssetCondition(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let scale = Self.pixelsPerPoint(try container.decodeIfPresent(String.self, forKey: .scale))
      let slices = try container.decodeIfPresent(AssetSlices.self, forKey: .resizing)
      let direction = condition.direction
      file = try container.decodeIfPresent(String.self, forKey: .filename).map {
        File(name: $0, scale: scale, slices: slices, direction: direction)
      }
    }

    /// `3x` is 3; a picture without a scale has one pixel a point.
    private static func pixelsPerPoint(_ scale: String?) -> CGFloat {
      guard let scale, scale.hasSuffix("x"), let pixels = Double(scale.dropLast()), (0.01...100).contains(pixels) else {
        return 1
      }
      return CGFloat(pixels)
    }
  }
}
