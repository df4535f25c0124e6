import Foundation
import JPEGFiles
import PNGFiles
package import PixelImages
import SVGFiles
import VectorPictures

#if LargeLibraries
  import PDFFiles
#endif

/// A picture file of an asset.
struct PictureFile {
  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  /// What is in a file.
  enum Content: Sendable {
    case pixels(Bitmap)
    case vector(VectorPicture)
  }

  func content() throws(AssetError) -> Content {
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](Data(contentsOf: url))
    } catch {
      throw .missing(url)
    }
    do {
      switch PictureFormat(of: bytes) {
      case .svg: return .vector(try VectorPicture(svg: bytes))
      case .pdf: return .vector(try pdfPicture(bytes))
      default: return .pixels(try PictureData(bytes).bitmap())
      }
    } catch {
      throw AssetError(file: url, reason: "\(error)")
    }
  }

  private func pdfPicture(_ bytes: [UInt8]) throws -> VectorPicture {
    #if LargeLibraries
      try VectorPicture(pdf: bytes)
    #else
      throw PDFPicturesLeftOut()
    #endif
  }
}

#if !LargeLibraries
  /// A PDF picture in a package that does without.
  private struct PDFPicturesLeftOut: Error, CustomStringConvertible {
    let description =
      "it is a PDF picture, and the trait LargeLibraries is switched off; name it among the traits of the dependency on Stills"
  }
#endif

/// The bytes of a picture file in one of the formats that can be drawn.
package struct PictureData {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The bytes of a PNG file.
  /// - Throws: `PNGError` for a picture that is too large.
  package init(png bitmap: Bitmap) throws {
    bytes = try PNGEncoder().encode(bitmap)
  }

  /// The bytes of a JPEG file; nil for a picture without pixels, or with too many in a row.
  /// - Parameter quality: 0 is the smallest file, 1 the best picture.
  package init?(jpeg bitmap: Bitmap, quality: Double) {
    guard let bytes = JPEGEncoder(quality: quality).encode(bitmap) else { return nil }
    self.bytes = bytes
  }

  /// The pixels.
  /// - Throws: an error whose description says what is wrong, and the way out.
  package func bitmap() throws -> Bitmap {
    switch PictureFormat(of: bytes) {
    case .png, nil: return try PNGDecoder().decode(bytes).bitmap
    case .jpeg: return try JPEGDecoder().decode(bytes)
    case .some(let format): throw UndrawableFormat(format: format)
    }
  }
}

/// A picture file in a format that is not drawn.
private struct UndrawableFormat: Error, CustomStringConvertible {
  let format: PictureFormat

  var description: String {
    "it is a picture in the format \(format.rawValue), and only \(drawn) can be drawn; export it as PNG for the scales 1x, "
      + "2x and 3x, and name those files in Contents.json"
  }

  private var drawn: String {
    switch format {
    // Of data a picture is pixels.
    case .pdf, .svg: "PNG and JPEG"
    default: "PNG, JPEG, SVG and PDF"
    }
  }
}

/// The kinds of picture files that an asset catalogue may hold, told by how they begin.
private enum PictureFormat: String, CaseIterable {
  case png = "PNG"
  case pdf = "PDF"
  case svg = "SVG"
  case jpeg = "JPEG"
  case heic = "HEIC"
  case gif = "GIF"
  case webP = "WebP"

  /// The kind of a file, or nil where it begins like none of them.
  init?(of bytes: [UInt8]) {
    guard let format = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
    self = format
  }

  // Signatures of the formats' specifications; those of containers stand behind four bytes of length.
  private func begins(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    case .pdf: bytes.starts(with: "%PDF".utf8)
    case .svg: Self.beginsSVG(bytes)
    case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .heic: bytes.dropFirst(4).starts(with: "ftyphei".utf8) || bytes.dropFirst(4).starts(with: "ftypmif1".utf8)
    case .gif: bytes.starts(with: "GIF8".utf8)
    case .webP: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }
  }

  /// An SVG is XML: a declaration and comments may stand before its first tag.
  private static func beginsSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.first == "<" && start.contains("<svg")
  }
}
