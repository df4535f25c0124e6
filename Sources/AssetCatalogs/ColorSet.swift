import PictureSources
import Foundation
import PixelImages

/// The variants of a named colour: the `Contents.json` of a `.colorset` folder.
struct ColorSet: Sendable {
  private let colors: AssetVariants<AssetColor>

  init(folder: URL) throws(AssetError) {
    let contents = try AssetContents.read(Contents.self, in: folder)
    colors = try AssetVariants(contents.colors) { variant throws(AssetError) in
      guard let value = variant.color else { return nil }
      if let name = value.reference { return .system(name) }
      guard let color = value.color else {
        throw AssetError(
          file: folder.appendingPathComponent("Contents.json"),
          reason:
            "a colour must have a color-space (srgb, extended-srgb or display-p3) and components from 0.0 to 1.0, "
            + "0 to 255 or 0x00 to 0xFF")
      }
      return .components(color)
    }
  }

  func color(for traits: AssetTraits) -> AssetColor? {
    colors.best(for: traits).first
  }

  private struct Contents: Decodable {
    var colors: [Variant]
  }

  private struct Variant: AssetVariant {
    let condition: AssetCondition
    let color: Value?

    enum CodingKeys: CodingKey { case color }

    init(from decoder: any Decoder) throws {
      condition = try AssetCondition(from: decoder)
      color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
    }
  }

  private struct Value: Decodable {
    var reference: String?
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    var color: RGBAColor? {
      guard let components, let alpha = component("alpha", default: "1") else { return nil }
      let gray = components["white"] == nil ? nil : "white"
      guard let red = component(gray ?? "red"), let green = component(gray ?? "green"),
        let blue = component(gray ?? "blue")
      else { return nil }
      switch space ?? "srgb" {
      case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray":
        return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
      case "display-p3":
        return RGBAColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      default: return nil
      }
    }

    /// A component as Xcode writes it: `0.651`, `166` or `0xA6`.
    private func component(_ name: String, default missing: String? = nil) -> UInt8? {
      guard let text = components?[name] ?? missing else { return nil }
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16) }
      if text.contains(".") || name == "alpha" { return Double(text).map(RGBAColor.channel) }
      return UInt8(text)
    }
  }
}
