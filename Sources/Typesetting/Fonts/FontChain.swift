/// The faces that a text in one font may use, in the order in which they are tried.
final class FontChain: Sendable {
  /// The order for ordinary characters: the face that was asked for is the first.
  let textFaces: [FontFace]
  /// The order for characters that are to be shown as emoji.
  let emojiFaces: [FontFace]
  /// Whether the first face is set with the metrics and the tracking of iOS's system font.
  let isSystem: Bool
  /// The family that was asked for and that the library lacks.
  let missingFamily: String?

  init(textFaces: [FontFace], emojiFaces: [FontFace], isSystem: Bool, missingFamily: String?) {
    self.textFaces = textFaces
    self.emojiFaces = emojiFaces
    self.isSystem = isSystem
    self.missingFamily = missingFamily
  }

  /// The vertical figures of a text, with leading of its own besides the font's.
  func metrics(size: Double, leading: Double) -> FontMetrics {
    var metrics = FontMetrics.system(size: size)
    if !isSystem, let face = textFaces.first { metrics = FontMetrics(face, size: size) }
    metrics.leading += leading
    return metrics
  }
}
