import PictureSources
import Foundation
import SVGFiles
import Symbols

/// The drawings of a named symbol: the `Contents.json` of a `.symbolset` folder.
struct SymbolSet: Sendable {
  private let folder: URL
  private let files: AssetVariants<String>

  init(folder: URL) throws(AssetError) {
    self.folder = folder
    let contents = try AssetContents.read(Contents.self, in: folder)
    files = try AssetVariants(contents.symbols) { variant throws(AssetError) in
      if let name = variant.filename { try AssetContents.check(fileName: name, in: folder) }
      return variant.filename
    }
  }

  /// The file that suits best; nil where none does.
  func file(for traits: AssetTraits) -> URL? {
    files.best(for: traits).first.map(folder.appendingPathComponent)
  }

  /// Reads a file of a set.
  static func template(_ file: URL) throws(AssetError) -> SymbolTemplate {
    let bytes: [UInt8]
    do {
      bytes = try [UInt8](Data(contentsOf: file))
    } catch {
      throw .missing(file)
    }
    do {
      if let template = try SymbolTemplate(svg: bytes) { return template }
    } catch {
      throw AssetError(file: file, reason: "\(error)")
    }
    throw AssetError(
      file: file,
      reason: "it is no template for symbols, because it has no group \"Symbols\"; export it as one, or put it into an "
        + "image set")
  }

  private struct Contents: Decodable {
    var symbols: [Variant]
  }

  private struct Variant: AssetVariant {
    let condition: AssetCondition
    let filename: String?

    private enum CodingKeys: CodingKey { case filename }

    init(from decoder: any Decoder) throws {
      condition = try AssetCondition(from: decoder)
      filename = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .filename)
    }
  }
}
