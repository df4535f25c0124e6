/// The picture of a colour glyph.
public struct ColorGlyph: Hashable, Sendable {
  /// The picture as the bytes of a PNG file.
  public let png: [UInt8]
  /// The distance of the picture's left edge from the glyph's origin, in font units.
  public let left: Int32
  /// The distance of the picture's top edge above the baseline, in font units.
  public let top: Int32
  /// The width of the picture in font units.
  public let width: Int32
  /// The height of the picture in font units.
  public let height: Int32
}
