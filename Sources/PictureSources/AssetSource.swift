package import PixelImages
package import Symbols

/// A colour of an asset catalogue.
package enum AssetColor: Hashable, Sendable {
  case components(RGBAColor)
  /// One of the system's own, by its name as Xcode writes it, such as `systemIndigoColor`.
  case system(String)
}

/// The named colours, pictures and symbols of a bundle.
package protocol AssetSource {
  /// The colour of a name; nil where there is none.
  /// - Throws: an error whose description says what is wrong with its files, and the way out; so do the others.
  func color(named name: String, for traits: AssetTraits) throws -> AssetColor?

  /// The picture whose scale suits the display best; nil where there is none of the name.
  func picture(named name: String, for traits: AssetTraits) throws -> AssetPicture?

  /// Whether there is a symbol of a name.
  func hasSymbol(named name: String) -> Bool

  /// The symbol of a name; nil where there is none.
  func symbol(named name: String, for traits: AssetTraits) throws -> SymbolTemplate?
}
