/// A glyph as HarfBuzz placed it, in font units; y grows up.
struct ShapedGlyph: Hashable, Sendable {
  var glyph: UInt32
  /// The index of the first scalar of the text that the glyph stands for.
  var cluster: Int
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32
  /// Whether a line may not be cut before this cluster without shaping both sides again.
  var isUnsafeToBreak: Bool
}
