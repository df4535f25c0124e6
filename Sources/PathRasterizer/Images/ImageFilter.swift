/// How the pixels of a scaled picture are found.
public enum ImageFilter: Hashable, Sendable {
  /// The nearest pixel of the picture: hard edges.
  case nearest
  /// The mean of all pixels that a smaller pixel covers; between the pixels of an enlarged picture, a straight blend.
  case smooth
}
