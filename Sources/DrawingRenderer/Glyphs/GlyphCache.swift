import Synchronization
import Typesetting

/// Remembers drawn glyphs: a text repeats its letters, and a test run repeats its texts.
final class GlyphCache: Sendable {
  static let shared = GlyphCache()

  /// When the pixels of all glyphs take more than this, all are forgotten: 32 MiB, some 10,000 letters of 50 pixels.
  private static let byteLimit = 32 << 20

  private struct Contents {
    var glyphs: [GlyphKey: DrawnGlyph] = [:]
    var byteCount = 0
  }

  private let contents = Mutex(Contents())

  /// The pixels of a glyph, from memory or drawn now.
  func glyph(_ key: GlyphKey) -> DrawnGlyph {
    if let known = contents.withLock({ $0.glyphs[key] }) { return known }
    let drawn = DrawnGlyph(key)
    contents.withLock { contents in
      if contents.byteCount + drawn.byteCount > GlyphCache.byteLimit { contents = Contents() }
      if contents.glyphs.updateValue(drawn, forKey: key) == nil { contents.byteCount += drawn.byteCount }
    }
    return drawn
  }

  /// Forgets all glyphs, so that a benchmark can draw them anew.
  func removeAll() {
    contents.withLock { $0 = Contents() }
  }
}

/// What decides the pixels of a glyph, besides its colour and whole pixels of its place.
struct GlyphKey: Hashable, Sendable {
  var face: FontFace
  var glyph: UInt32
  /// The em size in 1/256 pixel.
  var emSize: Int32
  /// How many quarters of a pixel the origin lies to the right of a pixel edge.
  var quarter: UInt8

  /// The pixels of glyphs with larger ems, 1024 pixels, are not worth keeping, and may be many.
  static let largestKept: Int32 = 1024 << 8
}

/// The drawn glyphs that renderers remember.
package enum GlyphMemory {
  /// Forgets all glyphs; the next text is drawn from outlines.
  package static func forgetAll() {
    GlyphCache.shared.removeAll()
  }
}
