import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `A named colour` {
  private func color(_ value: String, _ scheme: ColorScheme = .light) throws -> (color: RGBAColor?, problems: [String])
  {
    let assets = try AssetBundle()
    defer { assets.remove() }
    try assets.add("c.colorset", contents: #"{ "colors": [ \#(value) ] }"#)
    let bundle = try #require(assets.bundle)
    let layout = LaidOut(Color("c", bundle: bundle)) { $0.colorScheme = scheme }
    return (layout.colors.first, layout.layout.problems)
  }

  private func universal(_ space: String, _ components: String) -> String {
    #"{ "idiom": "universal", "color": { "color-space": "\#(space)", "components": \#(components) } }"#
  }

  @Test(arguments: [
    #"{ "alpha": "1.000", "red": "0xA6", "green": "0xC0", "blue": "0xF1" }"#,
    #"{ "alpha": "1.000", "red": "0.651", "green": "0.753", "blue": "0.945" }"#,
    #"{ "red": "166", "green": "192", "blue": "241" }"#,
  ])
  func `is read from hexadecimal, fractions and bytes`(components: String) throws {
    #expect(try color(universal("srgb", components)).color == RGBAColor(red: 166, green: 192, blue: 241))
    #expect(try color(universal("display-p3", components)).color == RGBAColor(red: 159, green: 193, blue: 245))
  }

  @Test func `may be grey and translucent`() throws {
    let found = try color(universal("gray-gamma-22", #"{ "white": "0.5", "alpha": "0.500" }"#))
    #expect(found.color == RGBAColor(red: 128, green: 128, blue: 128, alpha: 128))
  }

  @Test func `has a dark variant and no other devices' variants`() throws {
    let white = universal("srgb", #"{ "red": "1.0", "green": "1.0", "blue": "1.0" }"#)
    let dark =
      #"{ "idiom": "universal", "appearances": [ { "appearance": "luminosity", "value": "dark" } ], "#
      + #""color": { "color-space": "srgb", "components": { "red": "0", "green": "0", "blue": "0" } } }"#
    let watch = #"{ "idiom": "watch", "color": { "color-space": "srgb", "components": {} } }"#
    let variants = [watch, dark, white].joined(separator: ",")
    #expect(try color(variants).color == .white)
    #expect(try color(variants, .dark).color == .black)
    #expect(try color(white, .dark).color == .white)
  }

  @Test func `may be one of the system's`() throws {
    func reference(_ name: String) -> String {
      #"{ "idiom": "universal", "color": { "platform": "universal", "reference": "\#(name)" } }"#
    }
    #expect(try color(reference("systemIndigoColor")).color == RGBAColor(red: 97, green: 85, blue: 245))
    #expect(try color(reference("systemIndigoColor"), .dark).color == RGBAColor(red: 109, green: 124, blue: 255))
    #expect(try color(reference("labelColor")).color == .black)
    let unknown = try color(reference("controlAccentColor"))
    #expect(unknown.color == RGBAColor(red: 255, green: 0, blue: 255))
    #expect(unknown.problems.first?.contains("refers to the system's colour controlAccentColor") == true)
  }

  @Test(arguments: [
    ("cmyk", #"{ "red": "1.0", "green": "1.0", "blue": "1.0" }"#), ("srgb", #"{ "red": "1.0", "green": "1.0" }"#),
    ("srgb", #"{ "red": "999", "green": "0", "blue": "0" }"#),
    ("srgb", #"{ "red": "0xGG", "green": "0", "blue": "0" }"#),
  ])
  func `that cannot be read is magenta and a sentence`(space: String, components: String) throws {
    let found = try color(universal(space, components))
    #expect(found.color == RGBAColor(red: 255, green: 0, blue: 255))
    #expect(found.problems.first?.contains("c.colorset/Contents.json: a colour must have a color-space") == true)
  }
}
