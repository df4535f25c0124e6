import Typesetting

/// What decides the pixels of a glyph, besides its colour and whole pixels of its place.
struct GlyphKey: Hashable, Sendable {
  var face: FontFace
  var glyph: UInt32
  /// The em size in 1/256 pixel.
  var emSize: Int32
  /// How many quarters of a pixel the origin lies to the right of a pixel edge.
  var quarter: UInt8
}
