/// The faces that a text in one font may use, in the order in which they are tried.
struct FontChain: Sendable {
  /// The order for ordinary characters: the face that was asked for is the first.
  let textFaces: [FontFace]
  /// The order for characters that are to be shown as emoji.
  let emojiFaces: [FontFace]
  /// Whether the first face is set with the metrics and the tracking of iOS's system font.
  let isSystem: Bool
  /// The family that was asked for and that the library lacks.
  let missingFamily: String?
}
